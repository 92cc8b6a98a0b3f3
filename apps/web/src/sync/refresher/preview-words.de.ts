import type { Translated } from '../../text/language/translated.ts';

export const followPreviewWords: Translated<typeof import('./preview-words.ts').followPreviewWords> = {
  notShared: 'Das wird nicht geteilt.',
};
