import { defineWords } from '../define-words.ts';

/** The words for what can go wrong between the app and the service. */
export const errorWords = defineWords({
  limited: {
    title: 'PluralKit asks us to slow down',
    detail: 'Too much was asked for at once.',
  },
  unreachable: {
    title: 'PluralKit can’t be reached',
    detail: 'Either this device is offline or the service is. Another try may go through.',
  },
  slow: {
    title: 'PluralKit is taking too long to answer',
    detail: 'The connection may be slow, or the service is busy. Another try may go through.',
  },
  strangeAnswer: {
    title: 'That answer made no sense',
    detail:
      'Something other than PluralKit answered, or it answered in a way we don’t know. Some public networks do that.',
  },
  serviceTrouble: {
    title: 'PluralKit has trouble right now',
    detail: 'Another try in a while may go through.',
  },
  tokenRefused: {
    title: 'That key didn’t work',
    detail: 'Check that all of it was copied, without spaces, and that it wasn’t replaced since.',
  },
  tokenMissing: {
    title: 'PluralKit asks for a token here',
    detail: 'Only the system’s own token opens this. Enter yours in Settings if it is your system.',
  },
  notShared: {
    title: 'This isn’t shared',
    detail: 'The system keeps this to itself, which is fine.',
  },
  notFound: {
    title: 'Nothing found there',
    detail: 'PluralKit knows nothing by that ID. It may have been removed, or the ID may have changed.',
  },
  serviceRefused: 'PluralKit didn’t accept that',
  cannotDo: 'That can’t be done like this',
  missingCode: {
    title: 'This could not be loaded',
    detail:
      'Once you are online, load the page again: what you typed into forms stays; a key for this session only goes, with its drafts.',
  },
  ourFault: {
    title: 'Something went wrong in Frontboard',
    detail: 'Nothing you did. Another try may go through.',
  },
  preview: {
    notFound: 'No system was found there.',
  },
});
