import type { Translated } from '../text/language/translated.ts';

export const backWords: Translated<typeof import('./back-words.ts').backWords> = { manage: 'Verwalten' };
