import { defineWords } from '../../text/define-words.ts';

/** What others see of the own front. */
export const seenByOthersWords = defineWords('seenByOthersWords', {
  frontPrivate: 'Only you see who is fronting.',
  inHistory: 'Your current front is private, but your front history is public and shows it.',
  unlisted: (names: string) =>
    `Others still see ${names} in this front: PluralKit leaves private members out of lists only.`,
  named: (names: string, count: number) =>
    count === 1
      ? `In the front, others see the private name of ${names}, because there is no display name.`
      : `In the front, others see the private names of ${names}, because there are no display names.`,
});
