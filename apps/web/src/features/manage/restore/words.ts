import { defineWords } from '../../../text/define-words.ts';

/** What the copies of deleted members and groups say. */
export const restoreWords = defineWords({
  title: (count: number) => `Recently deleted (${count})`,
  where: {
    device: 'Copies on this device.',
    /** Of sample data, and of an account whose key is here for this session only. */
    tab: 'Copies in this tab, gone when you reload or close it.',
  },
  lead: {
    member:
      'Restoring makes the member anew, with a new ID, and puts it back into its groups. The number of messages, the day it was made, the places in past switches and whether autoproxy was switched off don’t come back.',
    group:
      'Restoring makes the group anew, with a new ID, and puts its members back. The day it was made doesn’t come back.',
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
  restored: (name: string) => `${name} is back`,
  newId: (id: string) => `The new ID is ${id}.`,
  refusedFields: (fields: string) =>
    `PluralKit didn’t take this back: ${fields}. Its copy stays under “Recently deleted”.`,
  keptFor: 'It is back, but PluralKit didn’t take this. The copy stays until you forget it.',
  lostMemberships: {
    member: (count: number) =>
      count === 1 ? 'One group it was in is gone.' : `${count} groups it was in are gone.`,
    group: (count: number) =>
      count === 1 ? 'One of its members is gone.' : `${count} of its members are gone.`,
  },
  unfinished: {
    member: 'It is back, but not in its groups yet. Restore goes on from there.',
    group: 'It is back, but without its members yet. Restore goes on from there.',
  },
  unknown: 'The answer was lost. Restore looks first whether it is there already, and makes no second one.',
  refused: 'Nothing was made. The copy is still here.',
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
