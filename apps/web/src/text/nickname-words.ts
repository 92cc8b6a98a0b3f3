import { defineWords } from './define-words.ts';

/** A name with what the person calls them, where text stands alone: in notifications and files. */
export const nicknameWords = defineWords('nicknameWords', {
  beside: (name: string, nickname: string | null) => (nickname === null ? name : `${name} (${nickname})`),
});
