import type {
  AssumedKind,
  ExceededLimit,
  FieldProblem,
  ImportVerdict,
  LostKind,
  SwitchSkip,
  TimeDoubtKind,
} from '@frontboard/portable';
import type { ExtrasOfFile } from '../../../sync/system-file/file-tasks.ts';
import { defineWords } from '../../../text/define-words.ts';
import { formatCount } from '../../../ui/numbers/format-count.ts';

const count = (amount: number, one: string, many: string) =>
  `${formatCount(amount)} ${amount === 1 ? one : many}`;

/** The words for importing a file into the own system. */
export const importWords = defineWords('importWords', {
  title: 'Import a file into your system',
  text: 'Restore a file, or bring your system over from another program. You see everything that would change, and nothing is sent before you start it. Nothing is deleted.',
  choose: 'Choose a file to import',
  look: 'See what would change',
  planning: 'Checking what would change…',
  notPlanned: 'The changes couldn’t be compared',
  notPlannedText: 'Your last choice was not applied. Choose it again.',
  otherSystem: 'This file is from another system. Its members and groups are matched by name.',
  sameSystem: 'This file is from your system.',
  byAnother:
    'This file has PluralKit’s format, but PluralKit didn’t write it. What is empty in it, or public, says nothing: it only fills in what is empty in your system, and what is new is visible only to you.',
  emptied: {
    title: (amount: number) => count(amount, 'field would be emptied', 'fields would be emptied'),
    empty: 'Empty them',
    text: 'The file has no value for these fields. While this is off, they keep the values you have.',
  },
  opened: {
    title: (list: string) => `${list} would become visible to everyone`,
    list: (members: number, groups: number, fields: number) => [
      ...(members > 0 ? [count(members, 'member', 'members')] : []),
      ...(groups > 0 ? [count(groups, 'group', 'groups')] : []),
      ...(fields > 0 ? [count(fields, 'field', 'fields')] : []),
    ],
    label: 'Private in your system, public in the file',
    keep: 'Keep private',
    open: 'Make visible',
  },
  showHeld: 'Show them',
  lost: 'Some of this file’s content is not imported: PluralKit can’t store it, or Frontboard doesn’t know it. It stays in the file.',
  lostKinds: {
    messages: 'Messages and chats',
    notes: 'Notes and journals',
    polls: 'Polls',
    comments: 'Comments',
    reminders: 'Reminders',
    friends: 'Friends',
    pictures: 'Pictures without an address on the web',
    relationships: 'Relationships',
    'privacy-levels': 'Privacy levels',
    statuses: 'Statuses of fronts',
    tags: 'Tags',
    parents: 'Groups inside groups',
    systems: 'Other systems',
    settings: 'Settings of the other program',
    health: 'Health notes',
    counts: 'Message counts',
    accounts: 'Linked accounts',
    emojis: 'Emoji of members and groups',
    deleted: 'Deleted members',
    fields: 'Custom fields without a name',
    files: 'Files',
  } satisfies Record<LostKind, string>,
  lostCount: (kind: string, amount: string) => `${kind}: ${amount}`,
  unknown: {
    part: (name: string, amount: string) => `Unknown “${name}”: ${amount}`,
    field: (name: string, rows: string) => `Unknown “${name}”: ${rows}`,
    others: (amount: string) => `Other unknown content: ${amount}`,
    rows: {
      member: (amount: number) => count(amount, 'member', 'members'),
      customFront: (amount: number) => count(amount, 'custom front', 'custom fronts'),
      group: (amount: number) => count(amount, 'group', 'groups'),
      switch: (amount: number) => count(amount, 'switch', 'switches'),
      front: (amount: number) => count(amount, 'front', 'fronts'),
      field: (amount: number) => count(amount, 'custom field', 'custom fields'),
    },
  },
  assumed: {
    zone: (amount: number) =>
      amount === 1
        ? '1 time has no time zone, so it is read as UTC.'
        : `${formatCount(amount)} times have no time zone, so they are read as UTC.`,
    opacity: (amount: number) =>
      amount === 1
        ? '1 colour is transparent in the file, and PluralKit has no transparency.'
        : `${formatCount(amount)} colours are transparent in the file, and PluralKit has no transparency.`,
    end: (amount: number) =>
      amount === 1
        ? '1 front has no end, so it ends when the next one starts.'
        : `${formatCount(amount)} fronts have no end, so each ends when the next one starts.`,
    encoding: () =>
      'The text of this file is not UTF-8, so it is read as Windows-1252. Check letters with accents.',
  } satisfies Record<AssumedKind, (amount: number) => string>,
  /** Doubts about switches and fronts; the texts call both entries. */
  doubts: {
    title: {
      implausible: (amount: number) => `Before the year 2000: ${count(amount, 'entry', 'entries')}`,
      seconds: (amount: number) =>
        `Probably in seconds instead of milliseconds: ${count(amount, 'entry', 'entries')}`,
      milliseconds: (amount: number) =>
        `Probably in a smaller unit than the program says: ${count(amount, 'entry', 'entries')}`,
      future: (amount: number) => `In the future: ${count(amount, 'entry', 'entries')}`,
    } satisfies Record<TimeDoubtKind, (amount: number) => string>,
    label: 'Switches at these times',
    out: 'Leave out',
    'as-is': 'Import as they are',
    scaled: { seconds: 'Read as seconds', milliseconds: 'Read as milliseconds' },
    noChoice: 'They are left out, because PluralKit takes no times in the future.',
    example: (place: string, time: string) => `${place}: ${time}`,
    scaledExample: {
      seconds: (place: string, time: string) => `${place}: in seconds ${time}`,
      milliseconds: (place: string, time: string) => `${place}: in milliseconds ${time}`,
    },
  },
  choices: {
    title: 'What to import',
    parts: {
      system: 'Profile of your system',
      config: 'Settings in PluralKit',
      members: 'Members',
      groups: 'Groups',
      switches: 'Switches',
    },
    configText: 'These are changed separately, with a button below.',
    existing: 'Members and groups you already have',
    replace: 'Use the file’s values',
    fill: 'Fill in only what is empty',
    newPrivacy: 'Who can see new members and groups',
    newPrivacyText: 'Where the file doesn’t say who can see something.',
    privacies: {
      private: 'Only you',
      friends: 'Everyone, where every friend could see it',
      public: 'Everyone',
    },
    kinds: {
      customFronts: 'Custom fronts that become members',
      facets: 'Facets that become members',
      archived: 'Archived members',
      groups: 'Groups',
    },
    kind: (name: string, chosen: number, of: number) =>
      `${name}: ${formatCount(chosen)} of ${formatCount(of)}`,
    kindTexts: {
      customFronts:
        'During one that is left out, nobody is fronting. If the file has a history, those that were never used are off at first.',
      facets: 'A facet is a form of somebody. The file doesn’t say of whom, so facets are off at first.',
      archived:
        'Those that are left out are missing in switches, too, unless they are in your system already.',
      groups: 'Their members are imported anyway.',
    },
    all: 'All',
    none: 'None',
    neverUsed: 'Never fronting in this file',
    history: 'Which switches',
    histories: {
      all: 'All',
      before: 'Those before your first switch in PluralKit',
      after: 'Those after your last switch in PluralKit',
    },
    join: 'Very short switches',
    joins: { none: 'Keep all', minute: 'Leave out those shorter than a minute' },
    fields: 'Fields',
    fieldsText: 'A field that is off stays as it is.',
  },
  extras: {
    title: 'What PluralKit can’t store',
    uses: { device: 'On this device', description: 'In the description', out: 'Leave out' },
    texts: {
      device:
        'Custom fields, notes, roles and states stay here and in your backups. PluralKit doesn’t get them, and nothing that you have written is replaced.',
      description: 'Custom fields are added below the description of their member, as far as they fit.',
      out: 'It stays in the file.',
    },
    amounts: ({ fields, members, notes, switchNotes, roles, states }: ExtrasOfFile) => [
      ...(fields > 0
        ? [`${count(fields, 'field', 'fields')} for ${count(members, 'member', 'members')}`]
        : []),
      ...(notes > 0 ? [count(notes, 'note', 'notes')] : []),
      ...(switchNotes > 0 ? [count(switchNotes, 'note of a switch', 'notes of switches')] : []),
      ...(roles > 0 ? [count(roles, 'role in a switch', 'roles in switches')] : []),
      ...(states > 0 ? [count(states, 'state of a member', 'states of members')] : []),
    ],
    stored: (list: string) => `Stored on this device: ${list}.`,
    nothing: 'There is nothing new for this device.',
    left: (list: string) => `Not imported: ${list}.`,
    inNotes: (amount: number) =>
      `${count(amount, 'value', 'values')} in the note of the member: too long for a field, or there are too many fields.`,
    others: (amount: number) =>
      amount === 1
        ? 'You have another value in 1 field. Yours stays.'
        : `You have other values in ${formatCount(amount)} fields. Yours stay.`,
    lost: (amount: number) =>
      `${count(amount, 'note', 'notes')} of fronts that belong to no switch in PluralKit: left out.`,
    full: (amount: number) => `${count(amount, 'text', 'texts')} left out: there is no room on this device.`,
    session:
      'The token is only for this session: what is stored here is gone when you reload or close Frontboard.',
    line: 'How each custom field is written',
    lineText: 'With {name} and {value}.',
  },
  settings: {
    change: 'Change the settings',
    done: 'The settings in PluralKit were changed',
  },
  verdicts: {
    new: (amount: number) => `New: ${formatCount(amount)}`,
    changed: (amount: number) => `Changed: ${formatCount(amount)}`,
    equal: (amount: number) => `No difference: ${formatCount(amount)}`,
    refused: (amount: number) => `Can’t be imported: ${formatCount(amount)}`,
    unsure: (amount: number) => `Needs your decision: ${formatCount(amount)}`,
    out: (amount: number) => `Left out: ${formatCount(amount)}`,
  } satisfies Record<ImportVerdict, (amount: number) => string>,
  newPrivacy: {
    private: 'Visible only to you.',
    public: 'Visible to everyone.',
    open: (settings: string) => `Visible to everyone: ${settings}. The rest only to you.`,
    closed: (settings: string) => `Visible only to you: ${settings}. The rest to everyone.`,
    kinds: { private: 'only you', mixed: 'partly everyone', public: 'everyone' },
    count: (kind: string, amount: number) => `${kind} (${formatCount(amount)})`,
    counts: (counts: string) => `Who can see what is new: ${counts}.`,
    hint: 'What the file says about this counts. You choose the rest under “What to import”, and can change all of it later.',
  },
  joins: 'Joins',
  newFields: 'Show its values',
  refusedText: 'PluralKit needs a name for it.',
  unsureText: 'Several of your records have this name. Which is it?',
  confirmText: 'An earlier file had another name for this ID. Which of your records is it?',
  undecided: 'Not decided: left out',
  asNew: 'A new one',
  candidate: (name: string, id: string) => `${name} (${id})`,
  problems: {
    cut: 'Too long, so it is shortened',
    secured: 'The address is changed to https',
    named: 'The display name is used',
    refused: 'PluralKit would refuse this, so it is left out',
  } satisfies Record<FieldProblem['kind'], string>,
  problem: (field: string, text: string) => `${field}: ${text}`,
  switches: {
    added: (amount: number) => `New switches: ${formatCount(amount)}`,
    skipped: {
      exists: (amount: number) => `Already in PluralKit: ${formatCount(amount)}`,
      differs: (amount: number) =>
        `PluralKit has other members at the same time and keeps them: ${formatCount(amount)}`,
      'same-front': (amount: number) => `Same members as the switch before: ${formatCount(amount)}`,
      'no-members': (amount: number) => `Without an imported member: ${formatCount(amount)}`,
      future: (amount: number) => `In the future: ${formatCount(amount)}`,
      short: (amount: number) => `Shorter than a minute: ${formatCount(amount)}`,
      outside: (amount: number) => `Outside the chosen part: ${formatCount(amount)}`,
    } satisfies Record<SwitchSkip, (amount: number) => string>,
  },
  worth: {
    title: 'Worth a look after the import',
    text: 'These are all in your system, whether from the file or not. You can leave them as they are.',
    kinds: {
      picture: (amount: number) => `${count(amount, 'member', 'members')} without a picture`,
      hidden: (amount: number) =>
        amount === 1
          ? '1 member is visible only to you'
          : `${formatCount(amount)} members are visible only to you`,
      empty: (amount: number) => `${count(amount, 'group', 'groups')} without members`,
    },
  },
  exceeded: ({ part, limit, existing, added }: ExceededLimit) =>
    part === 'members'
      ? `Your system may have ${formatCount(limit)} members. It has ${formatCount(existing)}, and ${formatCount(added)} would be new. Leave some out.`
      : `Your system may have ${formatCount(limit)} groups. It has ${formatCount(existing)}, and ${formatCount(added)} would be new. Leave some out.`,
  ways: {
    title: 'Import',
    nothing: 'Nothing would change.',
    writes: (amount: number) => count(amount, 'change', 'changes'),
    takes: (writes: string, time: string) => `${writes}: ${time}`,
    here: 'From here',
    hereText:
      'Frontboard sends one change at a time. You can pause it, close Frontboard and continue later, and undo it as a whole.',
    hereSuits: 'Suggested for this file: it can be undone.',
    start: 'Start',
    file: 'With PluralKit’s own import',
    fileText:
      'Save a file with the same content, and send it to PluralKit on Discord with the command pk;import. It is imported immediately and can’t be undone.',
    fileSuits: 'Suggested for this file: from here it would take a long time.',
    fileSteps: [
      'Open a direct message to PluralKit on Discord.',
      'Write pk;import, attach the file, and send both as one message.',
    ],
    fileLocal:
      'What is stored on this device is not in the file. Choose your file here again after PluralKit’s import: then only that is left to do.',
    onlyLocal: 'Nothing is sent to PluralKit.',
    fileLeft: (amount: number) =>
      amount === 1
        ? '1 new entry has the same name as one that you have. PluralKit’s import would overwrite that one, so the new entry is not in the file.'
        : `${formatCount(amount)} new entries have the same names as others that you have. PluralKit’s import would overwrite those, so the new entries are not in the file.`,
    save: 'Save it for pk;import',
    preparing: 'Preparing the import…',
    notSaved: 'The file couldn’t be created',
    notSavedText: 'Nothing is lost. Save it again.',
    saved: (name: string) => `Saved as ${name}`,
  },
});
