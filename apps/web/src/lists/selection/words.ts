import { defineWords } from '../../text/define-words.ts';
import { formatCount } from '../../ui/numbers/format-count.ts';

/** Everything the selection in a list says. */
export const selectionWords = defineWords('selectionWords', {
  select: 'Select',
  bar: 'Selection',
  selected: (count: number) => (count === 0 ? 'None selected' : `${formatCount(count)} selected`),
  hidden: (count: number) =>
    count === 1 ? 'One is hidden by the filter.' : `${formatCount(count)} are hidden by the filter.`,
  onlySelected: 'Showing only what is selected.',
  showHidden: 'Show selected only',
  showAll: 'Show all again',
  deselectHidden: 'Deselect hidden',
  ways: 'Change the selection',
  all: (count: number) => `All ${formatCount(count)} found`,
  invert: 'Invert',
  none: 'None',
  done: 'Done',
  hint: 'Space selects. Shift with the arrow keys or Space selects a range. Ctrl or ⌘ + A selects all. Enter opens. Escape ends the selection.',
  hintFixed: 'Space selects. Shift with the arrow keys or Space selects a range. Ctrl or ⌘ + A selects all.',
  searchHint: 'Enter selects the first result. The down arrow moves to the list.',
  open: 'Open',
});
