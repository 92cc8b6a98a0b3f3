import type { Translated } from '../../text/language/translated.ts';

export const themeWords: Translated<typeof import('./theme-words.ts').themeWords> = {
  label: 'Design',
  system: 'Gerät',
  light: 'Hell',
  dark: 'Dunkel',
  change: { light: 'Auf hell umstellen', dark: 'Auf dunkel umstellen' },
};
