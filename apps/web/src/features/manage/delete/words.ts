import { defineWords } from '../../../text/define-words.ts';

/** What the dialog says before something is deleted for good. */
export const deleteWords = defineWords({
  title: (name: string) => `Delete ${name}?`,
  goes: {
    member:
      'PluralKit deletes a member for good: the profile, proxy tags and settings for servers go, and the name leaves every group and every past switch.',
    group:
      'PluralKit deletes a group for good: its name, pictures and list of members go. The members themselves stay.',
  },
  copy: {
    member:
      'A copy stays on this device, so that you can restore most of it. The ID, the day it was made, the number of messages and the places in past switches can’t come back.',
    group:
      'A copy stays on this device, so that you can restore most of it. The ID and the day it was made can’t come back.',
  },
  /** Of sample data, and of an account whose key is here for this session only. */
  passingCopy: {
    member:
      'A copy stays in this tab, and is gone when you reload or close it. Until then you can restore most of it. The ID, the day it was made, the number of messages and the places in past switches can’t come back.',
    group:
      'A copy stays in this tab, and is gone when you reload or close it. Until then you can restore most of it. The ID and the day it was made can’t come back.',
  },
  hideLead: 'You can also keep it and hide it from the lists others see.',
  hide: 'Hide instead',
  hidden: (name: string) => `${name} is hidden from others now`,
  hiddenCaption: 'It is still in your own lists.',
  label: (name: string) => `To delete, type the name: ${name}`,
  mismatch: 'That isn’t the name yet.',
  keep: 'Keep it',
  remove: 'Delete for good',
  removing: 'Deleting…',
  noCopy: {
    title: 'No copy can be kept on this device',
    detail:
      'The browser’s storage is full or switched off, so nothing was deleted yet. Download the copy first if you may want it back.',
    download: 'Download the copy',
    anyway: 'Delete without a copy',
  },
  refused: 'Nothing was deleted.',
  unknown:
    'The answer was lost, and PluralKit can’t be asked whether it is gone. The copy is kept. Try again to find out.',
  deleted: (name: string) => `${name} was deleted`,
  deletedCaption: 'A copy is under “Recently deleted”.',
  deletedNoCopy: 'There is no copy on this device.',
  wasGone: (name: string) => `${name} was deleted already`,
});
