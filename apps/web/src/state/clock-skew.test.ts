import { expect, test } from 'vitest';
import { steadySkew } from './clock-skew.ts';
import { isNotable } from './service-now.ts';

const DAY_MS = 86_400_000;

test.each([
  ['unknown before an answer', null, null, null],
  ['as it was if an answer says nothing', null, DAY_MS, DAY_MS],
  ['none if it may be one of measuring', -3_000, null, 0],
  ['the difference from there', -3_001, null, -3_001],
  ['the same while the clocks keep their distance', DAY_MS + 900, DAY_MS, DAY_MS],
  ['not lost at the limit', 59_500, 60_200, 60_200],
  ['none after the clock was set right', 300, DAY_MS, 0],
  ['another one after the clock was changed', 2 * DAY_MS, DAY_MS, 2 * DAY_MS],
])('the clock skew is %s', (_what, measuredMs, knownMs, expected) => {
  expect(steadySkew(measuredMs, knownMs)).toBe(expected);
});

test.each([
  [59_999, false],
  [-60_000, true],
])('a person has to know about %i ms: %s', (skewMs, expected) => {
  expect(isNotable(skewMs)).toBe(expected);
});
