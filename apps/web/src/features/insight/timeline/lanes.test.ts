import { describe, expect, it } from 'vitest';
import type { StretchesAnswer } from '../../../sync/insight/questions.ts';
import { laneBars, sessionsIn, timelineLanes } from './lanes.ts';

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

  describe('are drawn', () => {
    const room = { left: 0, right: 100, view: { fromMs: 0, toMs: 1_000 } };
    /** The bars of sessions from, until, in milliseconds; 10 are a pixel. */
    const bars = (...sessions: [number, number][]) =>
      laneBars(
        {
          person: { id: 'm0', name: 'Luna', color: null },
          starts: Float64Array.from(sessions, ([start]) => start),
          ends: Float64Array.from(sessions, ([, end]) => end),
          totalMs: 0,
        },
        (atMs) => atMs / 10,
        room,
      );

    it('with all their colour where a session fills a pixel, within the view', () => {
      expect(bars([101, 199], [950, 2_000])).toEqual([
        { x: 10, endX: 20, share: 1 },
        { x: 95, endX: 100, share: 1 },
      ]);
    });

    it('with the share of each pixel where sessions are shorter than one', () => {
      // One of 0.5 ms in each 10 ms, as a member with a twentieth of the time has them.
      const short = Array.from({ length: 100 }, (_, at): [number, number] => [at * 10, at * 10 + 0.5]);
      expect(bars(...short)).toEqual([{ x: 0, endX: 100, share: 0.125 }]);
      expect(bars([0, 2], [4, 6], [8, 9], [14, 19])).toEqual([{ x: 0, endX: 2, share: 0.5 }]);
      // Even a session without a length is seen.
      expect(bars([500, 500])).toEqual([{ x: 50, endX: 51, share: 0.125 }]);
    });
  });
});
