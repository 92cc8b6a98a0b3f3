import { defineWords } from '../../../text/define-words.ts';

/** The words of the dialog before something is deleted permanently. */
export const deleteWords = defineWords('deleteWords', {
  title: (name: string) => `Delete ${name}?`,
  goes: {
    member:
      'PluralKit deletes a member permanently: the profile, proxy tags and server settings, and their place in every group and every past switch.',
    group:
      'PluralKit deletes a group permanently: its name, pictures and list of members. The members themselves stay.',
  },
  copy: {
    member:
      'A copy stays on this device, so that you can restore most of their data. The ID, the creation date, the message count and their place in past switches can’t be restored.',
    group:
      'A copy stays on this device, so that you can restore most of it. The ID and the creation date can’t be restored.',
  },
  /** For sample data and for a session-only account. */
  passingCopy: {
    member:
      'A copy stays in this tab until you reload or close it. Until then you can restore most of their data. The ID, the creation date, the message count and their place in past switches can’t be restored.',
    group:
      'A copy stays in this tab until you reload or close it. Until then you can restore most of it. The ID and the creation date can’t be restored.',
  },
  hideLead: {
    member: 'Instead, you can hide this member from the lists others see.',
    group: 'Instead, you can hide this group from the lists others see.',
  },
  hide: 'Hide instead',
  hidden: (name: string) => `${name} is now hidden from others`,
  hiddenCaption: {
    member: 'They are still in your own lists.',
    group: 'It is still in your own lists.',
  },
  notHidden: { member: 'They are not hidden. Try again.', group: 'It is not hidden. Try again.' },
  perhapsHidden: {
    member: 'They may be hidden. Try again to find out.',
    group: 'It may be hidden. Try again to find out.',
  },
  label: (name: string) => `To delete, type the name: ${name}`,
  mismatch: 'The name doesn’t match yet.',
  cancel: 'Cancel',
  /** Instead of Cancel while a request is in flight, which closing the dialog doesn’t stop. */
  doNotWait: 'Don’t wait',
  remove: 'Delete permanently',
  removing: 'Deleting…',
  noCopy: {
    title: 'No copy can be saved on this device',
    detail:
      'The browser’s storage is full or blocked, so nothing was deleted yet. Download the copy first if you may want to restore it.',
    download: 'Download the copy',
    anyway: 'Delete without a copy',
  },
  refused: 'Nothing was deleted.',
  unknown: {
    member:
      'PluralKit’s answer was lost, and Frontboard can’t check whether they were deleted. The copy is saved. Try again to find out.',
    group:
      'PluralKit’s answer was lost, and Frontboard can’t check whether it was deleted. The copy is saved. Try again to find out.',
  },
  /** Titles of notices, after the dialog was closed. */
  notDeleted: (name: string) => `${name} was not deleted`,
  perhapsDeleted: (name: string) => `${name} may or may not have been deleted`,
  notHiddenOf: (name: string) => `${name} was not hidden`,
  perhapsHiddenOf: (name: string) => `${name} may or may not have been hidden`,
  deleted: (name: string) => `${name} was deleted`,
  deletedCaption: 'A copy is under “Recently deleted”.',
  deletedNoCopy: 'There is no copy on this device.',
  wasGone: (name: string) => `${name} was already deleted`,
});
