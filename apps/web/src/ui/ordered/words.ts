import { defineWords } from '../../text/define-words.ts';

/** What a list in an order of one's own says. */
export const orderedWords = defineWords({
  drag: (name: string) => `Move ${name}`,
  moveUp: 'Move up',
  moveDown: 'Move down',
  moveTop: 'Move to the top',
  moveBottom: 'Move to the bottom',
  moved: (name: string, place: number, all: number) => `${name} is now ${place} of ${all}`,
});
