import { compareNewestFirst } from '../../cache/switches/switch-order.ts';
import type { HistoryRow } from '../../persistence/history/history-row.ts';
import type { HistoryHead, StoredHistory } from '../../persistence/history/stored-history.ts';
import { runInSlices } from '../../platform/run-in-slices.ts';
import { isNotLoaded } from './find-gaps.ts';
import { createHistoryChunks, type HistoryChunks, type RowChanges } from './history-chunks.ts';
import { withRow } from './merge-page.ts';

/** The newest switches of a stored history: its last save, with the changes since. */
export function newestRows({ newest, changes }: HistoryHead): readonly HistoryRow[] {
  const oldestMs = newest.at(-1)?.atMs ?? Number.POSITIVE_INFINITY;
  return [...changes].reduce(
    (rows, [id, row]) => withRow(rows, id, row !== null && row.atMs >= oldestMs ? row : null),
    newest,
  );
}

/** A stored history with the changes since its last save, in slices between which the page responds. The rows are newest first. */
export function openStored(
  stored: StoredHistory,
  later: RowChanges,
): Promise<{ readonly chunks: HistoryChunks; readonly rows: readonly HistoryRow[] }> {
  return new Promise((resolve) => runInSlices(opening(stored, later), resolve));
}

function* opening(stored: StoredHistory, later: RowChanges) {
  const chunks = createHistoryChunks();
  const sorted = () => [...chunks.byId.values()].sort(compareNewestFirst);
  for (const rows of stored.chunks) {
    chunks.addStored(rows);
    yield;
  }
  const rows = sorted();
  const changes = [...stored.changes, ...later];
  for (const [id, row] of changes) {
    if (row === null || isNotLoaded(row, rows, stored.pending)) chunks.remove(id);
    else chunks.put(row);
  }
  return { chunks, rows: changes.length === 0 ? rows : sorted() };
}
