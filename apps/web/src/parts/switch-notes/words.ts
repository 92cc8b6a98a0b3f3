import { defineWords } from '../../text/define-words.ts';

/** The roles of members in switches, and what filters by what is noted on this device. */
export const switchNoteWords = defineWords('switchNoteWords', {
  roles: { primary: 'Primary', cofronting: 'Co-fronting', near: 'Near' },
  mark: 'Mark, on this device',
  anyMark: 'Any mark',
  role: 'Role, on this device',
  anyRole: 'Any role',
  marked: (mark: string) => `Marked ${mark}`,
  /** In discreet mode: a mark may be a name. */
  markedSomehow: 'With a mark',
  inRole: (role: string) => `Role: ${role}`,
});
