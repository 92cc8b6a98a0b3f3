import { defineWords } from '../../../text/define-words.ts';
import { codeWords } from '../../../text/errors/code-words.ts';

/** The words of the restore copies. */
export const restoreWords = defineWords('restoreWords', {
  title: (count: number) => `Recently deleted (${count})`,
  where: {
    device: 'Copies on this device.',
    /** For sample data and for a session-only account. */
    tab: 'Copies in this tab, gone when you reload or close it.',
  },
  lead: {
    member:
      'Restoring creates the member again, with a new ID, and adds them to their groups. The message count, the creation date, their place in past switches and the autoproxy setting are not restored.',
    group:
      'Restoring creates the group again, with a new ID, and adds its members. The creation date is not restored.',
  },
  list: 'Recently deleted',
  deleted: 'Deleted',
  restore: 'Restore',
  restoreOf: (name: string) => `Restore ${name}`,
  restoring: 'Restoring…',
  download: 'Download',
  downloadOf: (name: string) => `Download the copy of ${name}`,
  forget: 'Forget',
  forgetOf: (name: string) => `Forget the copy of ${name}`,
  more: (count: number) => `Show ${count} more`,
  restored: (name: string) => `${name} is restored`,
  newId: (id: string) => `The new ID is ${id}.`,
  refusedFields: (fields: string) =>
    `PluralKit didn’t accept: ${fields}. The copy stays under “Recently deleted”.`,
  copyStays: 'Restored, but PluralKit didn’t accept this. The copy stays until you forget it.',
  lostMemberships: {
    member: (count: number) =>
      count === 1
        ? 'One group they were in no longer exists.'
        : `${count} groups they were in no longer exist.`,
    group: (count: number) =>
      count === 1
        ? 'One of its members is no longer in your system.'
        : `${count} of its members are no longer in your system.`,
  },
  unfinished: {
    member: 'They are restored, but not yet in their groups. Press Restore to continue.',
    group: 'It is restored, but its members are not in it yet. Press Restore to continue.',
  },
  unknown: 'This may already be restored. Restore checks that first, and never creates a second one.',
  refused: 'Nothing was created. The copy is still here.',
  busy: 'This is being restored in another tab.',
  gone: 'This was restored, or the copy was forgotten, in another tab.',
  limit: {
    member: `${codeWords.memberLimit}. Nothing was created. The copy stays here until there is room.`,
    group: `${codeWords.groupLimit}. Nothing was created. The copy stays here until there is room.`,
  },
  forgotten: (name: string) => `The copy of ${name} was removed`,
  notForgotten: 'The copy couldn’t be removed',
});
