import { defineWords } from '../../text/define-words.ts';

export const frontTitleWords = defineWords('frontTitleWords', {
  /** Who is in front, before the title of the screen. */
  titleOf: (front: string, screen: string) => `${front} · ${screen}`,
});
