import { brandId } from '@frontboard/model';
import { expect, test } from 'vitest';
import { type HistoryRow, historyRow } from '../../persistence/history/history-row.ts';
import type { StoredHistory } from '../../persistence/history/stored-history.ts';
import { createHistoryChunks } from './history-chunks.ts';
import { nextSpan, noDemand } from './history-demand.ts';
import {
  nothingLoaded,
  opened,
  outdated,
  withRequest,
  withStored,
  withSwitchChange,
} from './loaded-history.ts';
import { NEWEST } from './pending-spans.ts';

const ids = (rows: readonly HistoryRow[]) => rows.map(({ id }) => id);

function rowAt(day: number): HistoryRow {
  const row = historyRow({
    id: brandId('SwitchId', `00000000-0000-4000-8000-0000000000${String(day).padStart(2, '0')}`),
    timestamp: `2026-05-${String(day).padStart(2, '0')}T10:00:00Z`,
    memberIds: [brandId('MemberId', 'aaaaa')],
  });
  if (row === null) throw new Error('The row can’t be read.');
  return row;
}

function openedCopy(rows: readonly HistoryRow[]) {
  const chunks = createHistoryChunks();
  chunks.addStored(rows);
  return { chunks, rows };
}

const STORED = {
  pending: [],
  isPaused: false,
  checkedAtMs: 1,
  wholeFromMs: 1,
} as unknown as StoredHistory;

test('changes and wishes that arrive while the copy is opened count', () => {
  const rows = [rowAt(20), rowAt(10)];
  const reading = nothingLoaded(false);
  const received = reading.early?.received ?? new Map();
  const changed = withSwitchChange(reading, rowAt(20).id, null, true);
  const added = withSwitchChange(changed, rowAt(21).id, rowAt(21), true);
  const paused = withRequest(added, { isPaused: true });
  const read = withStored(paused, STORED, { ...openedCopy(rows), received, recheckedCount: 50 });
  expect(ids(read.rows)).toEqual(ids([rowAt(21), rowAt(10)]));
  expect([...read.chunks.byId.keys()].sort()).toEqual(ids([rowAt(10), rowAt(21)]));
  expect(read.state.isPaused).toBe(true);
});

test('what was received before the copy is opened is applied once', () => {
  const changed = withSwitchChange(nothingLoaded(false), rowAt(21).id, rowAt(21), true);
  const received = changed.early?.received ?? new Map();
  const rows = [rowAt(21), rowAt(20)];
  const read = withStored(changed, STORED, { ...openedCopy(rows), received, recheckedCount: 50 });
  expect(read.rows).toBe(rows);
});

test('until the copy is read only the newest page is fetched, and nothing if nobody asks', () => {
  const demand = noDemand(false);
  const history = nothingLoaded(false);
  expect(nextSpan(history, demand)).toBeUndefined();
  demand.isWatched = true;
  expect(nextSpan(history, demand)).toBe(NEWEST);
  expect(nextSpan({ ...history, refusal: 'private' }, demand)).toBeUndefined();
});

test('a page that was asked for before a change is not taken over', () => {
  const page = {
    page: { switches: [], nextBefore: null },
    before: NEWEST.before,
    askedAtMs: 5,
    changes: 0,
  };
  const early = { head: null, page, received: new Map(), requested: {} };
  expect(opened({ ...nothingLoaded(false), early }, []).state.checkedAtMs).toBe(5);
  const later = outdated({ ...nothingLoaded(false), early });
  expect(opened(later, []).state.checkedAtMs).toBeNull();
});
