import { expect, it } from 'vitest';
import { isLoadedSince } from './history-data.ts';

const MAY = '2026-05-01T00:00:00Z';
const mayMs = Date.parse(MAY);
const none: ReadonlySet<number> = new Set();

it.each([
  ['a complete history', null, none, Number.NEGATIVE_INFINITY, true],
  ['a period that begins with the oldest switch', MAY, none, mayMs, true],
  ['a period that begins before it', MAY, none, mayMs - 1, false],
  ['all time of a part of a history', MAY, none, Number.NEGATIVE_INFINITY, false],
  ['a history with a gap', null, new Set([mayMs]), mayMs, false],
])('%s', (_, loadedBackTo, unknownAfter, fromMs, isLoaded) => {
  expect(isLoadedSince({ loadedBackTo, unknownAfter }, fromMs)).toBe(isLoaded);
});
