import type { Translated } from '../../text/language/translated.ts';

export const switchNoteWords: Translated<typeof import('./words.ts').switchNoteWords> = {
  roles: { primary: 'Zuerst', cofronting: 'Mit dabei', near: 'In der Nähe' },
  mark: 'Markierung, auf diesem Gerät',
  anyMark: 'Beliebige Markierung',
  role: 'Rolle, auf diesem Gerät',
  anyRole: 'Beliebige Rolle',
  marked: (mark) => `Markiert mit ${mark}`,
  markedSomehow: 'Mit einer Markierung',
  inRole: (role) => `Rolle: ${role}`,
};
