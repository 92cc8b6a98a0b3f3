import { expect, test } from 'vitest';
import { isCopyDue } from './copy-reminder.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 5, 1);

test.each([
  ['off', null, null, false],
  ['off', 1_000, null, false],
  ['week', null, null, true],
  ['week', 6.9, null, false],
  ['week', 7, null, true],
  ['month', 29, null, false],
  ['month', 30, null, true],
  ['quarter', 90, null, false],
  ['quarter', 91, null, true],
  ['week', 8, 2.9, false],
  ['week', null, 2.9, false],
  ['week', 8, 3, true],
] as const)('with "%s", saved %s days ago and put off %s days ago: %s', (wanted, saved, putOff, isDue) => {
  const at = (days: number | null) => (days === null ? null : NOW - days * DAY_MS);
  expect(isCopyDue({ savedAtMs: at(saved), putOffAtMs: at(putOff) }, wanted, NOW)).toBe(isDue);
});
