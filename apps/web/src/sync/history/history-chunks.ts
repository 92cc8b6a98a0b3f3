import type { HistoryRow } from '../../persistence/history/history-row.ts';
import { CHUNK_ROWS } from '../../persistence/history/stored-history.ts';

/** The switches of a history by the chunk they are stored in. A new switch goes to the last chunk, whatever its time. */
export interface HistoryChunks {
  readonly byId: ReadonlyMap<string, HistoryRow>;
  readonly chunkCount: number;
  /** Adds a chunk that is on the device. */
  addStored(rows: readonly HistoryRow[]): void;
  put(row: HistoryRow): void;
  remove(id: string): void;
  /** All chunks, by number. */
  all(): ReadonlyMap<number, readonly HistoryRow[]>;
  /** The chunks that were changed since they were last taken. */
  takeChanged(): ReadonlyMap<number, readonly HistoryRow[]>;
}

/** Without switches. */
export function createHistoryChunks(): HistoryChunks {
  const byId = new Map<string, HistoryRow>();
  const chunkOf = new Map<string, number>();
  const chunks: Set<string>[] = [];
  const changed = new Set<number>();

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
    },
    remove(id) {
      const number = chunkOf.get(id);
      if (number === undefined) return;
      byId.delete(id);
      chunkOf.delete(id);
      chunks[number]?.delete(id);
      changed.add(number);
    },
    all: () => new Map(chunks.map((_, number) => [number, rowsOf(number)])),
    takeChanged() {
      const taken = new Map([...changed].map((number) => [number, rowsOf(number)]));
      changed.clear();
      return taken;
    },
  };
}
