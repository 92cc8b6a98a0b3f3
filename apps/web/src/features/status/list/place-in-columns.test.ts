import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeInColumns } from './place-in-columns.ts';

const boxes = (...heightsPx: readonly number[]) => heightsPx.map((heightPx) => ({ heightPx }));

test('a wide box is below all before it, and those after it begin below it', () => {
  const { places, heightPx } = placeInColumns(
    [...boxes(100, 300), { heightPx: 40, isWide: true }, ...boxes(50, 20)],
    3,
    10,
  );
  expect(places.slice(2)).toEqual([
    { column: 0, topPx: 310 },
    { column: 0, topPx: 360 },
    { column: 1, topPx: 360 },
  ]);
  expect(heightPx).toBe(410);
});

test('boxes fill the first row in their order, then the shortest column', () => {
  const { places, heightPx } = placeInColumns(boxes(100, 300, 50, 20), 3, 10);
  expect(places).toEqual([
    { column: 0, topPx: 0 },
    { column: 1, topPx: 0 },
    { column: 2, topPx: 0 },
    { column: 2, topPx: 60 },
  ]);
  expect(heightPx).toBe(300);
});

test('without boxes there is no height', () => {
  expect(placeInColumns([], 2, 10)).toEqual({ places: [], heightPx: 0 });
});

test('no box starts above an earlier one', () => {
  const heights = fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1 });
  fc.assert(
    fc.property(heights, fc.integer({ min: 1, max: 6 }), (heightsPx, columns) => {
      const tops = placeInColumns(boxes(...heightsPx), columns, 8).places.map(({ topPx }) => topPx);
      expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    }),
  );
});
