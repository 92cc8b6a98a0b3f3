import type { Translated } from '../language/translated.ts';
import { codeWords } from './code-words.de.ts';
import { plainErrorWords } from './plain-words.de.ts';

export const errorWords: Translated<typeof import('./words.ts').errorWords> = {
  limited: {
    title: 'PluralKit bittet um weniger Tempo',
    detail: 'Es wurden zu viele Anfragen auf einmal gesendet.',
  },
  unreachable: {
    title: 'PluralKit ist nicht erreichbar',
    detail: 'Dieses Gerät oder der Dienst ist offline. Vielleicht hilft ein neuer Versuch.',
  },
  slow: {
    title: 'PluralKit braucht zu lange für die Antwort',
    detail:
      'Die Verbindung ist vielleicht langsam, oder der Dienst ist ausgelastet. Vielleicht hilft ein neuer Versuch.',
  },
  strangeAnswer: {
    title: 'Die Antwort von PluralKit war nicht zu verstehen',
    detail:
      'Vielleicht hat etwas anderes als PluralKit geantwortet. Prüft, ob euer Netz eine Anmeldung verlangt, und versucht es dann erneut.',
  },
  serviceTrouble: {
    title: 'PluralKit hat gerade Probleme',
    detail: 'Versucht es in ein paar Minuten erneut.',
  },
  tokenRefused: {
    title: codeWords.tokenRefused.title,
    detail: codeWords.tokenRefused.help,
  },
  tokenMissing: {
    title: 'PluralKit verlangt hier einen Token',
    detail:
      'Nur mit dem eigenen Token des Systems ist das zu sehen. Wenn es euer System ist, gebt euren Token in den Einstellungen ein.',
  },
  notShared: {
    title: 'Das wird nicht geteilt',
    detail: 'Das System hat sich entschieden, das nicht zu teilen.',
  },
  notFound: {
    title: 'Dort wurde nichts gefunden',
    detail:
      'PluralKit hat nichts mit dieser ID. Vielleicht wurde es gelöscht, oder die ID hat sich geändert.',
  },
  refused: { title: 'PluralKit hat das nicht angenommen' },
  cannotDo: { title: 'Das ist nicht möglich' },
  missingCode: plainErrorWords.missingCode,
  ourFault: plainErrorWords.ourFault,
  notKnownYet: 'Auf diesem Gerät ist das noch nicht bekannt. Es erscheint, sobald PluralKit erreichbar ist.',
};
