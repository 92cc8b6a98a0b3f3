import { expect, test } from 'vitest';
import { notableSkew } from './clock-skew.ts';

const DAY_MS = 86_400_000;

test.each([
  ['unknown before an answer', null, null, null],
  ['as it was if an answer says nothing', null, DAY_MS, DAY_MS],
  ['none below a minute', 59_000, null, 0],
  ['the difference from a minute', -60_000, null, -60_000],
  ['the same while the clocks keep their distance', DAY_MS + 900, DAY_MS, DAY_MS],
  ['not lost at the limit', 59_500, 60_200, 60_200],
  ['none after the clock was set right', 300, DAY_MS, 0],
  ['another one after the clock was changed', 2 * DAY_MS, DAY_MS, 2 * DAY_MS],
])('the clock skew is %s', (_what, measuredMs, knownMs, expected) => {
  expect(notableSkew(measuredMs, knownMs)).toBe(expected);
});
