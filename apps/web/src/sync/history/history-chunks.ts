import type { HistoryRow } from '../../persistence/history/history-row.ts';
import { CHUNK_ROWS } from '../../persistence/history/stored-history.ts';

/** Changes of switches by their id; null for one that was deleted. */
export type RowChanges = ReadonlyMap<string, HistoryRow | null>;

/** The switches of a history by the chunk they are stored in. A new switch goes to the last chunk, whatever its time. */
export interface HistoryChunks {
  readonly byId: ReadonlyMap<string, HistoryRow>;
  readonly chunkCount: number;
  /** Adds a chunk that is on the device. */
  addStored(rows: readonly HistoryRow[]): void;
  put(row: HistoryRow): void;
  remove(id: string): void;
  /** What was put and removed since the changed chunks were last taken. */
  readonly changes: RowChanges;
  /** The chunks that were changed since they were last taken, or all of them. */
  takeChanged(isAll?: boolean): ReadonlyMap<number, readonly HistoryRow[]>;
}

/** Without switches. */
export function createHistoryChunks(): HistoryChunks {
  const byId = new Map<string, HistoryRow>();
  const chunkOf = new Map<string, number>();
  const chunks: Set<string>[] = [];
  const changed = new Set<number>();
  const changes = new Map<string, HistoryRow | null>();

  function rowsOf(number: number): readonly HistoryRow[] {
    return [...(chunks[number] ?? [])].flatMap((id) => byId.get(id) ?? []);
  }

  function placeFor(id: string): number {
    const known = chunkOf.get(id);
    if (known !== undefined) return known;
    const last = chunks.length - 1;
    if ((chunks[last]?.size ?? CHUNK_ROWS) < CHUNK_ROWS) return last;
    chunks.push(new Set());
    return last + 1;
  }

  return {
    byId,
    get chunkCount() {
      return chunks.length;
    },
    addStored(rows) {
      const number = chunks.length;
      chunks.push(new Set(rows.map(({ id }) => id)));
      for (const row of rows) {
        byId.set(row.id, row);
        chunkOf.set(row.id, number);
      }
    },
    put(row) {
      const number = placeFor(row.id);
      byId.set(row.id, row);
      chunkOf.set(row.id, number);
      chunks[number]?.add(row.id);
      changed.add(number);
      changes.set(row.id, row);
    },
    remove(id) {
      const number = chunkOf.get(id);
      if (number === undefined) return;
      byId.delete(id);
      chunkOf.delete(id);
      chunks[number]?.delete(id);
      changed.add(number);
      changes.set(id, null);
    },
    changes,
    takeChanged(isAll = false) {
      const numbers = isAll ? chunks.keys() : changed.keys();
      const taken = new Map([...numbers].map((number) => [number, rowsOf(number)]));
      changed.clear();
      changes.clear();
      return taken;
    },
  };
}
