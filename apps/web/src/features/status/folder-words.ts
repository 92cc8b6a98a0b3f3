import { defineWords } from '../../text/define-words.ts';

/** The words of folders, hidden systems and their order on the status screens. */
export const folderWords = defineWords('folderWords', {
  count: (count: number) => (count === 1 ? '1 system' : `${count} systems`),
  showHidden: (count: number) => `Show ${count} hidden`,
  hideAgain: 'Hide them again',
  sortAgain: 'Sort again',
  order: 'Order',
  board: 'Show fronts on a board',
  orderText: 'Pinned systems come first. Nothing moves while you read: “Sort again” is below the systems.',
});
