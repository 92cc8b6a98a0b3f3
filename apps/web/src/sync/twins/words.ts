import { defineWords } from '../../text/define-words.ts';

/** The words for records that PluralKit made more than once. */
export const twinWords = defineWords('twinWords', {
  savedTwice: (name: string, copies: number) =>
    copies === 1 ? `PluralKit saved ${name} twice` : `PluralKit saved ${name} ${copies + 1} times`,
  caption: (copies: number) =>
    copies === 1
      ? 'The connection was lost while it was being saved. You can remove the copy. It is unused.'
      : 'The connection was lost while it was being saved. You can remove the copies. They are unused.',
  /** Above the list of members or groups. */
  title: 'Saved more than once',
  keep: (copies: number) => (copies === 1 ? 'Keep both' : 'Keep all'),
  remove: (copies: number) => (copies === 1 ? 'Remove the copy' : 'Remove the copies'),
  removed: (name: string) => `There is one ${name} now`,
  notRemoved: {
    title: 'The copy is still there',
    caption: 'PluralKit can’t be reached. You can delete it in the list of your members or groups.',
  },
});
