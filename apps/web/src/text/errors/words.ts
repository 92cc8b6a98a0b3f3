import { defineWords } from '../define-words.ts';
import { codeWords } from './code-words.ts';
import { plainErrorWords } from './plain-words.ts';

/** The words for what can go wrong between the app and the service. */
export const errorWords = defineWords('errorWords', {
  limited: {
    title: 'PluralKit asks us to slow down',
    detail: 'Too many requests were sent at once.',
  },
  unreachable: {
    title: 'PluralKit can’t be reached',
    detail: 'This device or the service is offline. Trying again may help.',
  },
  slow: {
    title: 'PluralKit is taking too long to answer',
    detail: 'The connection may be slow, or the service is busy. Trying again may help.',
  },
  strangeAnswer: {
    title: 'PluralKit’s answer couldn’t be understood',
    detail:
      'Something other than PluralKit may have answered. Check whether your network asks you to sign in, then try again.',
  },
  serviceTrouble: {
    title: 'PluralKit has problems right now',
    detail: 'Try again in a few minutes.',
  },
  tokenRefused: {
    title: codeWords.tokenRefused.title,
    detail: codeWords.tokenRefused.help,
  },
  tokenMissing: {
    title: 'PluralKit asks for a token here',
    detail: 'Only the system’s own token can show this. If it is your system, enter your token in Settings.',
  },
  notShared: {
    title: 'This isn’t shared',
    detail: 'The system has chosen not to share this.',
  },
  notFound: {
    title: 'Nothing found there',
    detail: 'PluralKit has nothing with this ID. It may have been deleted, or the ID may have changed.',
  },
  refused: { title: 'PluralKit didn’t accept that' },
  cannotDo: { title: 'That isn’t possible' },
  missingCode: plainErrorWords.missingCode,
  ourFault: plainErrorWords.ourFault,
  notKnownYet: 'This isn’t known on this device yet. It appears once PluralKit can be reached.',
});
