import { defineWords } from '../../../text/define-words.ts';

/** The words of the restore copies. */
export const restoreWords = defineWords({
  title: (count: number) => `Recently deleted (${count})`,
  where: {
    device: 'Copies on this device.',
    /** For sample data and for a session-only account. */
    tab: 'Copies in this tab, gone when you reload or close it.',
  },
  lead: {
    member:
      'Restoring creates the member again, with a new ID, and adds it to its groups. The message count, the creation date, its place in past switches and the autoproxy setting are not restored.',
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
  copyStays: 'It is restored, but PluralKit didn’t accept this. The copy stays until you forget it.',
  lostMemberships: {
    member: (count: number) =>
      count === 1 ? 'One group it was in is gone.' : `${count} groups it was in are gone.`,
    group: (count: number) =>
      count === 1 ? 'One of its members is gone.' : `${count} of its members are gone.`,
  },
  unfinished: {
    member: 'It is restored, but not in its groups yet. Restore continues from there.',
    group: 'It is restored, but without its members yet. Restore continues from there.',
  },
  unknown:
    'It may have been created. Restore first checks whether it exists, and never creates a second one.',
  refused: 'Nothing was created. The copy is still here.',
  busy: 'It is being restored in another tab.',
  gone: 'It was restored or its copy was forgotten in another tab.',
  limit: {
    member: 'Your system has as many members as PluralKit allows. Delete one to make room.',
    group: 'Your system has as many groups as PluralKit allows. Delete one to make room.',
  },
  forgotten: (name: string) => `The copy of ${name} was removed`,
  undo: 'Undo',
  notForgotten: 'The copy couldn’t be removed',
});
