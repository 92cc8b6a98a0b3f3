import { defineWords } from '../../../text/define-words.ts';

/** What the switch screen says about saved fronts. */
export const savedWords = defineWords('savedWords', {
  title: 'Saved fronts on this device',
  more: 'More',
  manage: 'Change saved fronts',
  switchTo: (name: string) => `Switch to ${name}`,
  switchOut: (name: string) => `Switch out: ${name}`,
  who: (label: string, names: string) => `${label}: ${names}`,
  without: (label: string, count: number) =>
    `${label}, without ${count === 1 ? 'a former member' : `${count} former members`}`,
  formerOnly: (label: string) => `${label}, former members only`,
  leftOut: (name: string, count: number) =>
    count === 1
      ? `A former member of “${name}” was left out`
      : `${count} former members of “${name}” were left out`,
  leftOutHint:
    'They are no longer in your system. Who is left is in the next front, and nothing is recorded yet.',
  nobody: (name: string) => `Everyone in “${name}” is a former member`,
  nobodyHint: 'All of its members have left your system, so it can’t be recorded.',
  others: (count: number) => (count === 1 ? 'Show 1 more' : `Show ${count} more`),
  often: (names: string) => `Save ${names}…`,
  oftenHint: 'Often fronting together in your last switches. Asks for a name, and records nothing.',

  manageTitle: 'Saved fronts',
  onlyHere: 'On this device only. PluralKit doesn’t get them.',
  list: 'Saved fronts, in order',
  search: 'Find saved fronts',
  none: 'No saved fronts.',
  nothing: 'Nothing matches.',
  menuOf: (name: string) => `More for ${name}`,
  rename: 'Rename',
  renamed: 'Save',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  linkLead:
    '“Copy link” makes a link that opens Switch with this front in the next front, and records nothing. It has the name, and no members, so it works on this device.',
  linkHint:
    'It opens Switch with this front in the next front, and records nothing. It has the name, and no members.',
  delete: 'Delete',
  deleted: (name: string) => `“${name}” deleted`,
});
