import { CHUNK_ROWS, type HistoryRow } from '../../persistence/history/stored-history.ts';

/** The switches of a history by the chunk they are stored in. A new switch goes to the last chunk, whatever its time. */
export interface HistoryChunks {
  readonly byId: ReadonlyMap<string, HistoryRow>;
  readonly chunkCount: number;
  put(row: HistoryRow): void;
  remove(id: string): void;
  /** The chunks that were changed since they were last taken. */
  takeChanged(): ReadonlyMap<number, readonly HistoryRow[]>;
}

/** Begins with the chunks of the device. */
export function createHistoryChunks(stored: readonly (readonly HistoryRow[])[]): HistoryChunks {
  const byId = new Map<string, HistoryRow>();
  const chunkOf = new Map<string, number>();
  const chunks: Set<string>[] = [];
  const changed = new Set<number>();
  for (const rows of stored) {
    const number = chunks.length;
    chunks.push(new Set(rows.map(({ id }) => id)));
    for (const row of rows) {
      byId.set(row.id, row);
      chunkOf.set(row.id, number);
    }
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
    takeChanged() {
      const rowsOf = (number: number) => [...(chunks[number] ?? [])].flatMap((id) => byId.get(id) ?? []);
      const taken = new Map([...changed].map((number) => [number, rowsOf(number)]));
      changed.clear();
      return taken;
    },
  };
}
