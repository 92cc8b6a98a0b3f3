import type { FileFormat, FileHint, FileProblemKind, NoteKind } from '@frontboard/portable';
import { defineWords } from '../../../text/define-words.ts';
import { formatCount } from '../../../ui/numbers/format-count.ts';
import { groupWords } from '../groups/words.ts';
import { memberWords } from '../members/words.ts';
import { ownSystemWords } from '../system/words.ts';

const count = (amount: number, one: string, many: string) =>
  `${formatCount(amount)} ${amount === 1 ? one : many}`;

/** The words of the screen for the system as a file. */
export const fileWords = defineWords('fileWords', {
  title: 'System file',
  lead: 'Your whole system as a file, in the format that PluralKit’s own pk;export writes.',
  save: {
    title: 'Save to a file',
    text: 'The file contains everything that PluralKit knows about your system, private fields too. Anyone who has the file can read it. It contains no token.',
    what: 'What to save',
    whole: 'The whole system',
    part: 'A part',
    members: 'Members',
    allMembers: 'All members',
    publicMembers: 'Members that everyone can see',
    selected: (count: number) =>
      count === 1 ? 'The one you selected' : `The ${formatCount(count)} you selected`,
    membersOf: (group: string) => `Members of ${group}`,
    groups: 'Groups',
    allGroups: 'All groups',
    onlyThis: 'Only this group',
    noGroups: 'No groups',
    history: 'Front history',
    allHistory: 'All of it',
    period: 'A period',
    noHistory: 'None',
    since: 'From',
    until: 'To the end of',
    format: 'File format',
    formatText: 'Other programs can read PluralPort. pk;import accepts only PluralKit’s own format.',
    formats: { pluralkit: 'PluralKit', pluralport: 'PluralPort' },
    start: 'Save the file',
    unfinished: (begun: string) => `Saving to a file started on ${begun} and is not finished.`,
    unfinishedText: 'It continues where it stopped: the switches that were fetched are not fetched again.',
    lastSaved: (day: string) => `The whole system was last saved here on ${day}.`,
    remind: 'Reminders and dated copies',
    resume: 'Continue',
    discard: 'Discard',
    elsewhere: {
      running: 'Another tab is saving your system. The file is saved there.',
      paused: 'Another tab was saving your system and is paused. Continue or cancel it there.',
      failed: 'Another tab couldn’t continue saving your system. Try again or cancel it there.',
    },
    unavailable:
      'PluralKit doesn’t show other programs which accounts are linked to a system, so the file doesn’t contain them.',
  },
  progress: {
    label: 'Progress',
    profile: 'Fetching your system and its settings…',
    members: 'Fetching the members…',
    groups: 'Fetching the groups…',
    history: (switches: number, day: string) =>
      `${formatCount(switches)} ${switches === 1 ? 'switch' : 'switches'}, back to ${day}`,
    historyStarts: 'Fetching the history…',
    paused: 'Paused. The switches that were fetched are not fetched again.',
    elsewhere: 'You can use other screens while it runs.',
    elsewhereInSession:
      'You can use other screens while it runs. The token is only for this session: reloading or closing Frontboard ends it.',
    entries: (done: number, of: number) => `${formatCount(done)} of ${formatCount(of)} entries`,
    pause: 'Pause',
    resume: 'Continue',
    cancel: 'Cancel',
  },
  compare: {
    title: 'Compare a file',
    text: 'See what was added, removed or changed. Nothing is sent to PluralKit and nothing is changed. Files of PluralKit, Frontboard, Tupperbox, Simply Plural, PluralPort, PluralSpace, Octocon, Sheaf, Plural Star, Open Plural, Ampersand, Prism, Ourcana, HiveMind and tables (CSV) can be read.',
    reading: 'Reading the file…',
    readSoFar: (read: string, of: string) => `${read} of ${of}`,
    choose: 'Choose a file',
    drop: 'Drop the file here',
    droppedFolder:
      'A folder can’t be read. Drop the file that is in it, or pack the folder into a ZIP archive and drop that.',
    droppedSeveral: 'Drop one file at a time.',
    paste: 'Paste the text of a file',
    pasteLabel: 'Text of the file',
    pasteText: 'All of it, from the first to the last character.',
    readPasted: 'Read this text',
    pastedName: 'Pasted text',
    chooseEarlier: 'Choose the earlier file',
    chooseLater: 'Choose the later file',
    with: 'Compare with',
    now: 'PluralKit now',
    other: 'Another file',
    start: 'Compare',
    comparing: 'Comparing…',
    failed: 'The files couldn’t be compared',
    failedText: 'Nothing is lost. Press Compare to try again.',
    chosen: (name: string, format: string) => `${name} (${format})`,
    contains: (members: number, groups: number, switches: number) =>
      [
        count(members, 'member', 'members'),
        count(groups, 'group', 'groups'),
        count(switches, 'switch', 'switches'),
      ].join(', '),
    formats: {
      pluralkit: 'PluralKit',
      tupperbox: 'Tupperbox',
      'simply-plural': 'Simply Plural',
      pluralport: 'PluralPort',
      pluralspace: 'PluralSpace',
      octocon: 'Octocon',
      sheaf: 'Sheaf',
      'plural-star': 'Plural Star',
      'open-plural': 'Open Plural',
      ampersand: 'Ampersand',
      prism: 'Prism',
      ourcana: 'Ourcana',
      hivemind: 'HiveMind (Multiplicity)',
      table: 'Table (CSV)',
    } satisfies Record<FileFormat, string>,
    program: 'Program that wrote the file',
    noProgram: 'Choose a program',
    pluralKitForm: 'PluralKit’s format, from another program',
    passphrase: 'Passphrase of the file',
    passphraseText: 'The one you entered when you saved the file in Prism. It is not stored.',
    decrypt: 'Open the file',
    systemChoice: (name: string, members: number) => `${name} (${count(members, 'member', 'members')})`,
    tableChoice: (number: number, rows: number) =>
      `Table ${formatCount(number)} (${count(rows, 'row', 'rows')})`,
    unnamedSystem: 'System without a name',
    columns: {
      title: 'What is in the columns?',
      text: (rows: number) =>
        `The table has ${count(rows, 'row', 'rows')}, each of them a member. Choose what each column is; what is left out stays in the file.`,
      hasHeader: 'The first row has the names of the columns',
      column: (number: number) => `Column ${formatCount(number)}`,
      examples: (cells: string) => `First rows: ${cells}`,
      noExamples: 'Empty in the first rows',
      out: 'Leave out',
      needsName: 'Choose the column that has the names.',
      read: 'Read the table',
    },
    hints: {
      'octocon-small':
        'This is the small file of Octocon’s export. It has no front history, custom fields or privacy. If you have the file octocon_export_full.json, choose that one.',
      'plural-star-form':
        'Plural Star made this file for PluralKit. Switch-outs, groups, custom fronts and custom fields are not in it. Plural Star’s own backup has them: choose that, if you can.',
      'history-only':
        'This file has a front history with the names of members, and nothing else of them. The names are matched with your members; others are created only if you switch on Members.',
    } satisfies Record<FileHint, string>,
    restoreBackup: 'Restore it in Settings',
    notes: (amount: number) =>
      count(amount, 'value of this file was left out', 'values of this file were left out'),
    row: (kind: string, number: number) => `${kind} ${formatCount(number)}`,
    rowKinds: {
      member: 'Member',
      customFront: 'Custom front',
      group: 'Group',
      switch: 'Switch',
      front: 'Front',
      field: 'Custom field',
    },
    /** By the names of lists in files. */
    rows: {
      members: 'member',
      tuppers: 'member',
      headmates: 'member',
      alters: 'member',
      frontStatuses: 'customFront',
      customFronts: 'customFront',
      groups: 'group',
      tags: 'group',
      folders: 'group',
      member_groups: 'group',
      memberGroups: 'group',
      systems: 'group',
      switches: 'switch',
      front_events: 'switch',
      fronts: 'front',
      frontHistory: 'front',
      fronters: 'front',
      front_periods: 'front',
      front_entries: 'front',
      frontingEntries: 'front',
      frontSessions: 'front',
      customFields: 'field',
      customFieldDefs: 'field',
      custom_fields: 'field',
    } as Readonly<
      Record<string, 'member' | 'customFront' | 'group' | 'switch' | 'front' | 'field' | undefined>
    >,
    named: (row: string, name: string) => `${row} (${name})`,
    between: (row: string, after: string | null, before: string | null) =>
      after !== null && before !== null
        ? `${row}, between ${after} and ${before}`
        : after !== null
          ? `${row}, after ${after}`
          : before !== null
            ? `${row}, before ${before}`
            : row,
    fieldOf: (place: string, field: string) => `${place}, ${field}`,
    noteKinds: {
      unreadable: 'not readable',
      closed: 'not readable, so it is private',
      repeated: 'another entry has the same ID',
      'unknown-member': 'a member who is not in the file',
      'same-time': 'a switch that is in the file twice',
      moved: 'another switch has the same time, so this one was moved a millionth of a second later',
      implausible: 'before the year 2000',
      seconds: 'in seconds instead of milliseconds, so before the year 2000',
      milliseconds: 'in milliseconds instead of seconds, so in the future',
      future: 'in the future',
      'no-end': 'without a usable end',
      'no-place': 'PluralKit can’t store it',
    } satisfies Record<NoteKind, string>,
  },
  problems: {
    empty: 'This file is empty.',
    'too-large':
      'This file is too large to be read. If the program can leave out pictures or chats, export it without them.',
    'too-long': 'This file contains a number or an ID that is longer than any in files from these programs.',
    'too-deep': 'This file is nested more deeply than any file from these programs.',
    'cut-off': 'This file is incomplete. Save or download it again.',
    'not-json': 'This file is not JSON. Save or download it again, or choose another export of the program.',
    'unknown-format':
      'Frontboard doesn’t know the format of this file. Choose an export from one of the programs listed under “Compare a file”, or a table (CSV) with a row for each member.',
    unclear: 'Several programs write files like this one. Choose the program that wrote it.',
    'other-program': 'This file is from a program whose files Frontboard can’t read.',
    'settings-backup': 'This is a backup of settings and followed systems from Frontboard or PKStatus.',
    prism:
      'This Prism file is encrypted in a way that Frontboard doesn’t know. Update Prism, save a PluralPort file in it and choose that.',
    passphrase: 'This Prism file is encrypted. Enter its passphrase to open it.',
    'wrong-passphrase':
      'This passphrase doesn’t open the file, or the file is damaged. Check the passphrase.',
    'no-decryption':
      'This Prism file is encrypted, and browsers only decrypt on pages with https or on this device. Open Frontboard there, or save a PluralPort file in Prism and choose that.',
    ampersand:
      'This is a backup that only Ampersand can read. Export the JSON file for other apps in Ampersand, and choose that.',
    table: 'This file is a table.',
    'several-systems': 'This file has several systems. Which one do you mean?',
    'unknown-archive':
      'This archive contains no file with a system. Pictures alone can’t be read. A spreadsheet can be read once you save it as a table (CSV).',
    'damaged-archive': 'This archive is damaged. Save or download it again.',
    'not-text': 'This is not a text file. Save or download it again.',
    'wrong-shape':
      'A part of this file doesn’t have the expected form. Save or download it again, or choose another export of the program.',
    'unknown-version':
      'This file has a version that Frontboard doesn’t know. If the program can save a PluralPort file or one in PluralKit’s format, choose that.',
    'too-many': 'This file has more entries than a system can have.',
  } satisfies Record<FileProblemKind, string>,
  otherProgram: (name: string, way: string) =>
    `This file is from ${name}, whose files Frontboard can’t read. ${way}`,
  /** What people of programs whose files can't be read can choose instead. */
  ways: {
    Plurapack: 'Export it for PluralKit or Tupperbox in Plurapack, and choose that.',
    PluralMatrix: 'Choose its export for PluralKit instead of the backup.',
    PluralNova: 'Export an OpenPlural file in PluralNova, and choose that.',
    BerryTree: 'The PluralPort converter turns it into a PluralPort file, which you can choose here.',
  } as Readonly<Record<string, string | undefined>>,
  otherWay:
    'If the program can save a PluralPort file or one in PluralKit’s format, choose that. A table (CSV) with a row for each member can be read, too.',
  problemAt: (text: string, place: string) => `${text} Location: ${place}`,
  unreadable: 'This file couldn’t be read.',
  result: {
    title: 'What differs',
    equal: 'Nothing differs.',
    otherSystem: 'The files are from different systems. Members and groups are matched by name.',
    empty: 'Empty',
    change: (before: string, after: string) => `${before} → ${after}`,
    texts: 'Show both texts',
    before: 'Before',
    after: 'After',
    kinds: {
      system: 'Profile of the system',
      config: 'Settings in PluralKit',
      members: 'Members',
      groups: 'Groups',
      switches: 'Switches',
    },
    counts: (added: number, removed: number, changed: number, equal: number) =>
      [
        added > 0 && `${formatCount(added)} added`,
        removed > 0 && `${formatCount(removed)} removed`,
        changed > 0 && `${formatCount(changed)} changed`,
        equal > 0 && `${formatCount(equal)} equal`,
      ]
        .filter(Boolean)
        .join(', '),
    added: (amount: number) => `Added: ${formatCount(amount)}`,
    removed: (amount: number) => `Removed: ${formatCount(amount)}`,
    changed: (amount: number) => `Changed: ${formatCount(amount)}`,
    joined: 'Joined',
    left: 'Left',
    unnamed: 'Without a name',
    switchOut: 'Switch-out',
    privacyOf: (label: string) => `Who can see: ${label}`,
  },
  values: { public: 'Public', private: 'Private', yes: 'Yes', no: 'No' },
  /** By part and field; a field without a label has the service's name. */
  labels: {
    system: ownSystemWords.profile.labels,
    config: ownSystemWords.settings.labels,
    members: memberWords.labels,
    groups: groupWords.labels,
  } as Readonly<Record<string, Readonly<Record<string, string>>>>,
});
