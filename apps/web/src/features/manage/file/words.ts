import type { FileFormat, FileProblemKind, NoteKind } from '@frontboard/portable';
import { defineWords } from '../../../text/define-words.ts';
import { formatCount } from '../../../ui/format-count.ts';
import { groupWords } from '../groups/words.ts';
import { memberWords } from '../members/words.ts';
import { ownSystemWords } from '../system/words.ts';

const count = (amount: number, one: string, many: string) =>
  amount === 1 ? `1 ${one}` : `${amount} ${many}`;

/** The words of the screen for the system as a file. */
export const fileWords = defineWords({
  title: 'System file',
  lead: 'Your whole system as a file, in the form that PluralKit’s own pk;export writes.',
  back: 'Manage',
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
    format: 'Kind of file',
    formatText: 'PluralPort can be read by other programs. Only PluralKit’s own form goes into pk;import.',
    formats: { pluralkit: 'PluralKit', pluralport: 'PluralPort' },
    start: 'Save the file',
    saved: (name: string) => `Saved as ${name}`,
    unavailable:
      'PluralKit tells no program which accounts are linked to a system, so the file leaves them out.',
  },
  progress: {
    label: 'Progress',
    profile: 'Fetching your system and its settings…',
    members: 'Fetching the members…',
    groups: 'Fetching the groups…',
    history: (switches: string, day: string) => `${switches} switches, back to ${day}`,
    historyStarts: 'Fetching the history…',
    paused: 'Paused. What was fetched stays until you close Frontboard.',
    elsewhere: 'You can use other screens while it runs.',
    pause: 'Pause',
    resume: 'Continue',
    cancel: 'Cancel',
  },
  compare: {
    title: 'Compare a file',
    text: 'See what was added, removed or changed. Nothing is sent to PluralKit and nothing is changed. Files of PluralKit, Frontboard, Tupperbox, Simply Plural, PluralPort, PluralSpace, Octocon, Sheaf, Plural Star and Open Plural can be read.',
    reading: 'Reading the file…',
    choose: 'Choose a file',
    chooseEarlier: 'Choose the earlier file',
    chooseLater: 'Choose the later file',
    with: 'Compare with',
    now: 'PluralKit now',
    other: 'Another file',
    start: 'Compare',
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
    } satisfies Record<FileFormat, string>,
    notes: (amount: number) =>
      count(amount, 'value of this file was left out', 'values of this file were left out'),
    noteKinds: {
      unreadable: 'not readable',
      'unknown-member': 'a member who is not in the file',
      'same-time': 'the same switch is there twice',
      moved: 'another switch has the same time, so it is a millionth of a second later',
      future: 'in the future',
      'no-end': 'without a usable end',
      'no-place': 'PluralKit has no place for it',
    } satisfies Record<NoteKind, string>,
  },
  problems: {
    empty: 'This file is empty.',
    'too-large': 'This file is too large to be read.',
    'too-deep': 'This file is nested more deeply than any file of these programs.',
    'cut-off': 'This file ends in the middle. Save or download it once more.',
    'not-json': 'This file is not JSON.',
    'unknown-format': 'This file is of no program that Frontboard knows.',
    'settings-backup': 'This is a backup of settings, not of a system. It can be restored in Settings.',
    prism: 'This file of Prism is encrypted. Save a PluralPort file in Prism and choose that.',
    ampersand: 'This form of Ampersand can’t be read. Save a PluralPort file in Ampersand and choose that.',
    'unknown-archive': 'This archive has no file that tells of a system. Pictures alone can’t be read.',
    'damaged-archive': 'This archive is damaged. Save or download it once more.',
    'not-text': 'This file is no text. Save or download it once more.',
    'repeated-id': 'Two entries of this file have the same ID.',
    'wrong-shape': 'A part of this file is not what it should be.',
    'unknown-version': 'This file has a version that Frontboard does not know.',
    'too-many': 'This file has more entries than any system.',
  } satisfies Record<FileProblemKind, string>,
  problemAt: (text: string, place: string) => `${text} Place: ${place}`,
  unreadable: 'This file could not be read.',
  result: {
    title: 'What differs',
    equal: 'Nothing differs.',
    otherSystem: 'The files are of different systems. Members and groups are matched by name.',
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
        added > 0 && `${added} added`,
        removed > 0 && `${removed} removed`,
        changed > 0 && `${changed} changed`,
        equal > 0 && `${equal} equal`,
      ]
        .filter(Boolean)
        .join(', '),
    added: (amount: number) => `Added: ${amount}`,
    removed: (amount: number) => `Removed: ${amount}`,
    changed: (amount: number) => `Changed: ${amount}`,
    more: (next: string, left: string) => `Show ${next} of ${left} more`,
    joined: 'Joined',
    left: 'Left',
    unnamed: 'Without a name',
    switchOut: 'Switch-out',
    privacyOf: (label: string) => `Who can see: ${label}`,
  },
  values: { public: 'Public', private: 'Private', yes: 'Yes', no: 'No' },
  /** By part and field; a field without one is named as the service names it. */
  labels: {
    system: ownSystemWords.profile.labels,
    config: ownSystemWords.settings.labels,
    members: memberWords.labels,
    groups: groupWords.labels,
  } as Readonly<Record<string, Readonly<Record<string, string>>>>,
});
