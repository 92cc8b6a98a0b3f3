import { expect, test } from 'vitest';
import type { HistoryRow } from '../../persistence/history/history-row.ts';
import { timesBeforeGaps } from './find-gaps.ts';

const row = (id: string, timestamp: string): HistoryRow => ({
  id: id as HistoryRow['id'],
  timestamp,
  atMs: Date.parse(timestamp),
  memberIds: [],
  isInOrder: true,
});
const [NEWER, OLDER] = ['2026-11-20T12:00:00Z', '2026-11-19T12:00:00Z'];
const ROWS = [row('newer', NEWER), row('older', OLDER)];
const timesOf = (gapsBefore: readonly string[], loadedBackTo: string | null) => [
  ...timesBeforeGaps(ROWS, { gapsBefore, loadedBackTo }),
];

test('nothing is unknown before the first switch of a history that is loaded', () => {
  expect(timesOf([], null)).toEqual([]);
});

test('a gap is after the front of the switch before it, or before all switches', () => {
  expect(timesOf([NEWER], null)).toEqual([Date.parse(OLDER)]);
  expect(timesOf([OLDER], null)).toEqual([Number.NEGATIVE_INFINITY]);
});

test('what is before the newest switches is unknown while the copy on the device is read', () => {
  expect(timesOf([], OLDER)).toEqual([Number.NEGATIVE_INFINITY]);
});

test('what was known before stays known while all switches are checked again', () => {
  expect(timesOf([], '2026-11-20T00:00:00Z')).toEqual([]);
});
