import type { Translated } from './language/translated.ts';

export const frontWords: Translated<typeof import('./front-words.ts').frontWords> = {
  private: 'Teilt nicht, wer frontet',
  switchedOut: 'Switch-out',
  neverSwitched: 'Noch keine Switches',
  gone: 'Dieses System gibt es nicht mehr',
  needsToken: 'Euer eigenes System: Gebt seinen Token in den Einstellungen ein, um es hier zu sehen',
  privateSystem: 'Dieses System wird nicht mehr geteilt',
  unavailable: 'Noch nicht bekannt',
  unavailableOffline: 'Noch nicht bekannt, ihr seid offline',
  unavailableService: 'Noch nicht bekannt, PluralKit antwortet nicht',
  loading: 'Die Front wird geladen',
  someone: 'Jemand',
  unnamedSystem: (id) => `System ${id}`,
  fronting: (who, count) => `${who} ${count === 1 ? 'frontet' : 'fronten'}`,
  /** The same in every case, because these words are used after prepositions, too. */
  others: (count) => (count === 1 ? 'noch jemand' : `noch ${count}`),
  and: 'und',
};
