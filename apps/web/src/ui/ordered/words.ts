import { defineWords } from '../../text/define-words.ts';

/** The words of an ordered list. */
export const orderedWords = defineWords('orderedWords', {
  drag: (name: string) => `Move ${name}`,
  moveUp: 'Move up',
  moveDown: 'Move down',
  moveTop: 'Move to the top',
  moveBottom: 'Move to the bottom',
  moved: (name: string, place: number, all: number) => `${name} is now ${place} of ${all}`,
});
