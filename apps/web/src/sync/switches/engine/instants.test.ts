import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freeInstant, tapInstant } from './instants.ts';

test('the time of a switch is the first free instant from the tap on', () => {
  fc.assert(
    fc.property(fc.integer(), fc.array(fc.nat({ max: 30 })), (atMs, offsets) => {
      const taken = new Set(offsets.map((offset) => atMs + offset));
      const free = freeInstant(atMs, taken);
      expect(taken.has(free)).toBe(false);
      for (let before = atMs; before < free; before += 1) expect(taken.has(before)).toBe(true);
    }),
  );
});

test.each([
  ['the first tap', 5_000, 5_000, null, 5_000],
  ['a later tap', 5_000, 5_000, 4_000, 5_000],
  ['the same millisecond', 5_000, 5_000, 5_000, 5_001],
  ['a clock set back by seconds', 2_000, 2_000, 5_000, 5_001],
  ['a clock set back by an hour', 1_000, 1_000, 3_601_000, 1_000],
  ['a tap that was heard of late', 4_000, 6_000, 5_000, 4_000],
] as const)('the moment of %s', (_, tapMs, nowMs, lastTapMs, expected) => {
  expect(tapInstant(tapMs, nowMs, lastTapMs)).toBe(expected);
});
