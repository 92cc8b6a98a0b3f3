import type { HistoryRow } from '../../persistence/history/history-row.ts';
import {
  addToHistory,
  CHUNK_ROWS,
  deleteHistory,
  type HistoryHead,
  type HistoryState,
  readHistory,
  readHistoryHead,
  type StoredHistory,
  saveHistory,
} from '../../persistence/history/stored-history.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Viewer } from '../../session/viewer.ts';
import type { HistoryChunks } from './history-chunks.ts';

/** Saves are batched: pages of one second are one save. */
const SAVE_EVERY_MS = 1_000;

/** With more changes beside the copy, all of it is saved: the first screen reads them all. */
const MOST_CHANGES = 200;

/** How many of the newest switches are stored apart: more than a screen of them. */
const NEWEST_ROWS = 200;

interface Saved extends HistoryState {
  /** Newest first. */
  readonly rows: readonly HistoryRow[];
  readonly chunks: HistoryChunks;
  /** Whether the page loads all of it, and not only the newest. */
  readonly isWhole: boolean;
}

/** The copy of an own history on the device. */
export interface HistoryDevice {
  /** What the first screen needs, read at once. Null without a copy. Rejects when the device refuses. */
  readHead(): Promise<HistoryHead | null>;
  /** Null without one. Rejects when the device refuses. */
  read(): Promise<StoredHistory | null>;
  /** Saves the current result of `current`, at once or after a delay. Never rejects: what could not be saved is fetched again later. */
  save(current: () => Saved, isAtOnce: boolean): void;
  remove(): Promise<void>;
  dispose(): void;
}

/**
 * The copy of the history of `viewer`. Of several pages, only the one that has saved last continues to save, and nothing is saved
 * after the copy was deleted. A page with only the newest switches adds to the copy that it has read, which stays another page's to save.
 */
export function createHistoryDevice(viewer: Viewer, clock: Clock, isAllowed: () => boolean): HistoryDevice {
  let revision = 0;
  let isEnded = false;
  let timer: unknown = null;
  let saving: Promise<void> = Promise.resolve();

  async function write(current: () => Saved): Promise<void> {
    if (isEnded) return;
    const { chunks, rows, isWhole, ...state } = current();
    const newest = rows.slice(0, NEWEST_ROWS);
    const isStillAllowed = () => !isEnded && isAllowed();
    const isAdded = !isWhole && revision > 0 && chunks.changes.size <= MOST_CHANGES;
    try {
      if (isAdded) {
        const { isPaused: _, ...found } = state;
        return await addToHistory(
          viewer,
          { ...found, revision, newest, changes: chunks.changes },
          isStillAllowed,
        );
      }
      const changed = chunks.takeChanged(revision === 0);
      const info = { ...state, rowCount: rows.length, chunkCount: chunks.chunkCount };
      const save = { ...info, revision, changed, newest, makesRoom: isWhole };
      if (await saveHistory(viewer, save, isStillAllowed)) revision += 1;
      else isEnded = true;
    } catch {
      // Part of it may be missing now. A first copy and what is added are written as a whole each time.
      if (!isAdded && revision > 0) isEnded = true;
    }
  }

  return {
    readHead: () => readHistoryHead(viewer),
    async read() {
      const stored = await readHistory(viewer);
      if (stored === null) await deleteHistory(viewer);
      revision = stored?.revision ?? 0;
      return stored;
    },
    save(current, isAtOnce) {
      const begin = () => {
        timer = null;
        saving = saving.then(() => write(current));
      };
      if (timer !== null && isAtOnce) clock.clearTimeout(timer);
      if (isAtOnce) begin();
      else timer ??= clock.setTimeout(begin, SAVE_EVERY_MS);
    },
    remove() {
      isEnded = true;
      return deleteHistory(viewer);
    },
    dispose() {
      isEnded = true;
      if (timer !== null) clock.clearTimeout(timer);
    },
  };
}

/**
 * The copy of the history of a session-only account, in the memory of the page: what was read is not asked for again while the page is open. Where
 * the copies are is `memory`, by viewer, which forgetting deletes from.
 */
export function createMemoryDevice(
  viewer: Viewer,
  memory: Map<Viewer, StoredHistory>,
  isAllowed: () => boolean,
): HistoryDevice {
  let isEnded = false;
  return {
    readHead: async () => null,
    read: async () => memory.get(viewer) ?? null,
    save(current) {
      if (isEnded || !isAllowed()) return;
      const { chunks, rows, isWhole: _, ...state } = current();
      chunks.takeChanged();
      memory.set(viewer, { ...state, revision: 0, chunks: inChunks(rows), changes: new Map() });
    },
    async remove() {
      isEnded = true;
      memory.delete(viewer);
    },
    dispose() {
      isEnded = true;
    },
  };
}

function inChunks(rows: readonly HistoryRow[]): readonly (readonly HistoryRow[])[] {
  return Array.from({ length: Math.ceil(rows.length / CHUNK_ROWS) }, (_, index) =>
    rows.slice(index * CHUNK_ROWS, (index + 1) * CHUNK_ROWS),
  );
}
