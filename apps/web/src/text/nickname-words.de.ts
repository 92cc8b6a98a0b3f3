import type { Translated } from './language/translated.ts';

export const nicknameWords: Translated<typeof import('./nickname-words.ts').nicknameWords> = {
  beside: (name, nickname) => (nickname === null ? name : `${name} (${nickname})`),
  shownFirst: 'Der Spitzname ist auf diesem Gerät',
};
