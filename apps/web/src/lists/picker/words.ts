import { defineWords } from '../../text/define-words.ts';
import { formatCount } from '../../ui/numbers/format-count.ts';

/** What the pickers of members and groups say. */
export const pickerWords = defineWords('pickerWords', {
  chosen: (count: number) => (count === 0 ? 'Nobody chosen' : `${formatCount(count)} chosen`),
  chosenOne: (name: string) => `${name} chosen`,
  onlyChosen: 'Only chosen members',
  inOrder: 'In order',
  nobody: 'Nobody yet. Choose below, the primary fronter first.',
  find: 'Find members',
  findHint: 'Enter adds the first result.',
  findOneHint: 'Enter chooses the first result.',
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  remove: (name: string) => `Remove ${name}`,
  added: (name: string) => `${name} added`,
  removed: (name: string) => `${name} removed`,
  moved: (name: string, place: number, count: number) => `${name} is number ${place} of ${count}`,
  found: (count: number) => (count === 1 ? '1 found' : `${formatCount(count)} found`),
  nothingFound: 'Nobody by that name',
  groups: {
    chosen: (count: number) => (count === 0 ? 'None chosen' : `${formatCount(count)} chosen`),
    onlyChosen: 'Only those chosen',
    find: 'Find groups',
    nothingFound: 'No group by that name',
  },
});
