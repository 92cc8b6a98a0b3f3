import { describe, expect, it } from 'vitest';
import type { StretchesAnswer } from '../../../sync/insight/questions.ts';
import { sessionsIn, timelineLanes } from './lanes.ts';

const people = new Map(
  // By name, as the people of a history are.
  [
    ['m1', 'Ash'],
    ['m0', 'Luna'],
  ].map(([id = '', name = '']) => [id, { id, name, color: null }]),
);
/** Luna fronts first, Ash longest; then there is no fronter. */
const answer: StretchesAnswer = {
  laneIds: ['m1', 'm0', 'gone'],
  known: { fromMs: 0, toMs: 100 },
  stretches: {
    offsets: Uint32Array.of(0, 1, 3, 3, 4),
    starts: Float64Array.of(20, 0, 50, 90),
    ends: Float64Array.of(80, 10, 60, 100),
  },
  totals: Float64Array.of(60, 20, 0, 10),
};
const names = (sort: 'name' | 'time' | 'first') =>
  timelineLanes(answer, people, sort).map(({ person }) => person.name);

describe('the lanes of a timeline', () => {
  it('are in the order that was chosen, with the time with no fronter last', () => {
    expect(names('name')).toEqual(['Ash', 'Luna', 'No fronter']);
    expect(names('time')).toEqual(['Ash', 'Luna', 'No fronter']);
    expect(names('first')).toEqual(['Luna', 'Ash', 'No fronter']);
  });

  it('list the sessions of a range, newest first', () => {
    const lanes = timelineLanes(answer, people, 'name');
    const found = sessionsIn(lanes, { fromMs: 10, toMs: 60 });
    expect(found.map(({ person, startMs }) => `${person.name} ${startMs}`)).toEqual(['Luna 50', 'Ash 20']);
  });
});
