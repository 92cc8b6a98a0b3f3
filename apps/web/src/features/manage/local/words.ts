import { defineWords } from '../../../text/define-words.ts';

/** Everything that gives many members a state says. */
export const localWords = defineWords('localWords', {
  former: {
    title: (count: number) => `Notes about former members and groups (${count})`,
    lead: 'They are on this device only, and stay until you delete them. If you restore a member or group here, its note goes back to it.',
    /** As its buttons name it; the number tells it from the others. */
    name: (number: number, count: number) =>
      count === 1 ? 'a former member or group' : `former member or group ${number}`,
  },
  state: 'State',
  set: {
    active: (count: number) => `Active: ${of(count)}`,
    resting: (count: number) => `Resting: ${of(count)}`,
    'not-a-person': (count: number) => `Not a person: ${of(count)}`,
  },
  noneSelected: 'Select members first',
  rest: 'Resting: all without a switch in 12 months…',
  dialog: {
    title: 'Resting members',
    lead: (day: string) =>
      `These active members have not fronted since ${day}. Choose who is resting. It is noted on this device only, and Undo takes it back.`,
    none: (day: string) => `Every active member has fronted since ${day}, as far as it is known.`,
    loading: 'The history is loading.',
    /** What is known reaches back to a day. */
    knownFrom: (day: string, left: number) =>
      `Only switches since ${day} are loaded here. Open the history to load more: until then, it is not known of ${of(left)} whether they fronted.`,
    nothingKnown: 'No switches are loaded here, so nobody can be listed. Open the history first.',
    history: 'Open the history',
    members: 'Members',
    set: (count: number) => `Resting: ${of(count)}`,
    cancel: 'Cancel',
  },
});

function of(count: number): string {
  return count === 1 ? '1 member' : `${count} members`;
}
