import { defineWords } from '../text/define-words.ts';

/** What the log says of what the app has done on its own. */
export const logWords = defineWords('logWords', {
  lost: (lost: string) => `The browser has deleted the database. Lost: ${lost}.`,
  removingCopies: {
    member: (count: number) => `Removing what a repeated request had made: ${count} member.`,
    group: (count: number) => `Removing what a repeated request had made: ${count} group.`,
  },
  removingSwitches: (extra: number, doubled: number) =>
    `Removing what repeated requests had left: ${extra} extra switches, ${doubled} with doubled members.`,
  removedSwitches: (extra: number, doubled: number) =>
    `Removed what repeated requests had left: ${extra} extra switches, ${doubled} with doubled members.`,
});
