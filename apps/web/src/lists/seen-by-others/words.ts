import { defineWords } from '../../text/define-words.ts';

/** What others see of the own front. */
export const seenByOthersWords = defineWords({
  frontPrivate: 'Only you see who is fronting.',
  unlisted: (names: string) =>
    `Others still see ${names} in this front: PluralKit leaves private members out of lists only.`,
  named: (names: string, count: number) =>
    count === 1
      ? `Others see the private name of ${names} here, because there is no display name.`
      : `Others see the private names of ${names} here, because there are no display names.`,
});
