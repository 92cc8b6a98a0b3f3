import { defineWords } from '../../text/define-words.ts';
import { codeWords } from '../../text/errors/code-words.ts';

/** The words for the outcomes of saving, in addition to `text/errors`. */
export const saveWords = defineWords('saveWords', {
  notSaved: 'Not saved',
  /** After a failure that is certain. */
  nothingLost: 'Nothing you typed is lost.',
  lostAnswer: {
    title: 'Not saved',
    detail: 'PluralKit didn’t receive the change. Nothing you typed is lost. Try again.',
  },
  late: {
    title: 'Not saved',
    detail:
      'PluralKit took too long to answer and doesn’t have the change. Nothing you typed is lost. Try again.',
  },
  partlySaved: {
    title: 'Only part of it was saved',
    detail:
      'The connection was lost in between. What PluralKit doesn’t have yet is still here: try again to save the rest.',
  },
  uncertain: {
    title: 'It may or may not have been saved',
    detail:
      'The connection was lost before PluralKit answered. Nothing you typed is lost. If you try again, Frontboard checks first, so nothing is saved twice.',
  },
  gone: {
    title: 'This no longer exists in PluralKit',
    detail: 'It was deleted in the meantime. What you typed is still here for you to copy.',
  },
  notYours: {
    title: 'This token can’t change that',
    detail: 'It belongs to another system, or the token was changed. Nothing you typed is lost.',
  },
  tokenRefused: {
    title: codeWords.tokenRefused.title,
    detail: 'PluralKit no longer accepts your token. Enter it again in Settings. What you typed stays here.',
  },
  serviceTrouble: {
    title: 'PluralKit has problems right now',
    detail: 'Not saved. Nothing you typed is lost. Try again in a few minutes.',
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
    title: 'It was saved',
    detail: 'You left the page before PluralKit answered. It is saved and in your list.',
  },
  alreadyMade: {
    title: 'It is already saved',
    detail: 'Your later changes are still here. Open it from the list to save them, too.',
  },
  perhapsMadeElsewhere: {
    title: 'Not saved yet',
    detail:
      'The same form was used in another tab, so this may already be saved. Check the list. To save it anyway, press Save again.',
  },
  memberLimit: {
    title: codeWords.memberLimit,
    detail: 'Nothing you typed is lost.',
  },
  groupLimit: {
    title: codeWords.groupLimit,
    detail: 'Nothing you typed is lost.',
  },
  fieldProblem: (field: string, message: string) => `${field}: ${message}`,
  lengths: (message: string, actual: number, most: number) => `${message} (${actual} of ${most})`,
});
