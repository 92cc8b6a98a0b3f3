import { defineWords } from '../../text/define-words.ts';

/** The words for what can come of saving, beside those of `data/words.ts`. */
export const words = defineWords({
  notSaved: 'Not saved',
  /** After a failure that is certain. */
  kept: 'Nothing you typed is lost.',
  lostAnswer: {
    title: 'Not saved',
    detail: 'PluralKit didn’t get the change. Nothing you typed is lost: try again.',
  },
  late: {
    title: 'Not saved',
    detail:
      'PluralKit took too long to answer, and it doesn’t have the change. Nothing you typed is lost: try again.',
  },
  partlySaved: {
    title: 'Only a part is saved',
    detail:
      'The connection was lost in between. What PluralKit doesn’t have yet is still here: try again to save the rest.',
  },
  uncertain: {
    title: 'It may or may not have been saved',
    detail:
      'The connection was lost before PluralKit answered, and it can’t be asked right now. Nothing you typed is lost. Trying again looks first, so nothing is sent twice.',
  },
  gone: {
    title: 'This is not in PluralKit any more',
    detail: 'It was removed there meanwhile. What you typed is still here, to be copied.',
  },
  notYours: {
    title: 'PluralKit doesn’t let this key change that',
    detail: 'It belongs to another system, or the key was changed. Nothing you typed is lost.',
  },
  tokenRefused: {
    title: 'That key didn’t work',
    detail:
      'PluralKit doesn’t know your key any more. Enter it again in Settings; what you typed waits here.',
  },
  serviceTrouble: {
    title: 'PluralKit has trouble right now',
    detail: 'Not saved. Nothing you typed is lost: try again in a while.',
  },
  limited: {
    title: 'PluralKit asks us to slow down',
    detail: 'Not saved yet. Nothing you typed is lost.',
  },
  unreachable: {
    title: 'PluralKit can’t be reached',
    detail: 'Nothing was sent, and nothing you typed is lost. Try again when you are online.',
  },
  wasMade: {
    title: 'It was added',
    detail: 'The page was left before PluralKit answered. What you sent is saved, and is in your list.',
  },
  alreadyMade: {
    title: 'It is saved already',
    detail: 'What you changed since is still here. Open it from its list to save that too.',
  },
  perhapsMadeElsewhere: {
    title: 'Not saved yet',
    detail:
      'The same form was used in another tab, so what you typed may be saved already. Look at the list; to save it all the same, press Save once more.',
  },
  memberLimit: {
    title: 'Your system has as many members as it can have',
    detail: 'PluralKit takes no more. Nothing you typed is lost.',
  },
  groupLimit: {
    title: 'Your system has as many groups as it can have',
    detail: 'PluralKit takes no more. Nothing you typed is lost.',
  },
  fieldProblem: (field: string, message: string) => `${field}: ${message}`,
  lengths: (message: string, actual: number, most: number) => `${message} (${actual} of ${most})`,
});
