import type { ListPrivacy } from '@frontboard/model/list';
import { defineWords } from '../../text/define-words.ts';

/** What the filters of lists say, which are loaded when they are opened. */
export const filterWords = defineWords('filterWords', {
  any: 'Any',
  having: 'With',
  lacking: 'Without',
  privacy: 'Who can see them',
  privacies: { visible: 'Everyone', hidden: 'Only you' } satisfies Record<ListPrivacy, string>,
  inGroup: 'In group',
  notInGroup: 'Not in group',
  anyGroup: 'Any group',
  anotherGroup: 'Add a group',
  fronted: {
    label: 'Last fronted',
    choices: { any: 'Any', since: 'Since', notSince: 'Not since' },
    day: 'Day',
    loading: 'The history is loading.',
    knownFrom: (day: string) =>
      `Only switches since ${day} are known here. Members for whom they don’t decide are left out.`,
    nothingKnown: 'No switches are known here, so this filter can’t find members.',
  },
  searchHint:
    'The search knows what is on this device, too: mark:artist finds a mark, note:tea a word of your notes, -mark: whoever has no mark, state:resting a state, and role:artist a field of yours that is called Role.',
});
