import type { Slice } from '@frontboard/insight';
import { describe, expect, it } from 'vitest';
import { createPeopleIn } from '../../../parts/ribbon/person.ts';
import { ringPath } from './ring-path.ts';
import { sharesOf, sliceBands } from './slice-bands.ts';
import { partsOfDay, scaledToMost, timeInParts } from './usual-day.ts';

const person = (id: string, color: string | null = `#${id.repeat(6)}`) => ({
  id,
  name: id.toUpperCase(),
  color,
});
const peopleIn = createPeopleIn(
  new Map(['a', 'b', 'c', 'd'].map((id) => [id, person(id, id === 'd' ? null : undefined)])),
);
const slice = (parts: Readonly<Record<string, number>>, knownMs = 100, restMs = 0): Slice => ({
  parts: Object.entries(parts).map(([id, ms]) => ({ id, ms })),
  restMs,
  knownMs,
  unknownMs: 0,
});

describe('the shares of a slice', () => {
  it('are beside each other by name, and what is left had nobody', () => {
    const shares = sharesOf(slice({ b: 25, a: 50 }), peopleIn);
    expect(shares.map(({ person: it, from, to }) => [it?.id, from, to])).toEqual([
      ['a', 0, 0.5],
      ['b', 0.5, 0.75],
    ]);
    const { bands, paper } = sliceBands([slice({ b: 25, a: 50 }), slice({}, 0)], peopleIn);
    expect(bands.map(({ color }) => color)).toEqual(['#aaaaaa', '#bbbbbb']);
    expect(paper).toEqual([
      { x: 0, width: 0.5, y: 0.75, height: 0.25 },
      { x: 0.5, width: 0.5, y: 0, height: 1 },
    ]);
  });

  it('leave the time of which nothing is known to nobody, neither as people nor as paper', () => {
    const gap = { ...slice({}, 0), unknownMs: 100 };
    const slices = [{ ...slice({ a: 50 }, 50), unknownMs: 50 }, gap, gap, slice({ a: 100 })];
    const { bands, paper, unknown } = sliceBands(slices, peopleIn);
    expect(bands[0]?.boxes).toEqual([
      { x: 0, width: 0.25, y: 0, height: 0.5 },
      { x: 0.75, width: 0.25, y: 0, height: 1 },
    ]);
    expect(unknown).toEqual([
      { x: 0, width: 0.25, y: 0.5, height: 0.5 },
      { x: 0.25, width: 0.5, y: 0, height: 1 },
    ]);
    expect(paper).toEqual([]);
  });

  it('end with the sum of those who have the least, without a colour', () => {
    const { bands } = sliceBands([slice({ a: 50, d: 25 }, 100, 25)], peopleIn);
    expect(bands.find(({ color }) => color === null)?.boxes).toEqual([
      { x: 0, width: 1, y: 0.5, height: 0.25 },
      { x: 0, width: 1, y: 0.75, height: 0.25 },
    ]);
  });
});

describe('a usual day', () => {
  it('names who has much of each quarter, up to three, by name', () => {
    const day = [
      slice({ c: 40, b: 30, a: 20, d: 10 }),
      slice({ a: 10, b: 5 }),
      slice({ d: 100 }),
      slice({}, 0),
    ];
    expect(
      partsOfDay(day, peopleIn).map(({ part, people }) => [part, ...people.map(({ id }) => id)]),
    ).toEqual([['night', 'a', 'b', 'c'], ['morning'], ['afternoon', 'd'], ['evening']]);
  });

  it('of one member has their time in each quarter, and is drawn as if its fullest slice were full', () => {
    const day = [slice({ a: 20 }), slice({ a: 5 }), slice({}), slice({ a: 10 })];
    expect(timeInParts(day).map(({ ms }) => ms)).toEqual([20, 5, 0, 10]);
    expect(scaledToMost(day).map((it) => sharesOf(it, peopleIn)[0]?.to ?? 0)).toEqual([1, 0.25, 0, 0.5]);
    expect(scaledToMost([slice({})]).flatMap((it) => sharesOf(it, peopleIn))).toEqual([]);
  });

  it('is a ring of one closed shape for slices that follow each other', () => {
    const path = ringPath([
      { from: 0, to: 0.25, innerR: 1, outerR: 2 },
      { from: 0.25, to: 0.5, innerR: 1, outerR: 3 },
    ]);
    expect(path).toBe('M0 -2A2 2 0 0 1 2 0L3 0A3 3 0 0 1 0 3L0 1A1 1 0 0 0 1 0L1 0A1 1 0 0 0 0 -1z');
    expect(ringPath([])).toBe('');
  });
});
