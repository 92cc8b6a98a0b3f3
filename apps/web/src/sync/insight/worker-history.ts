import { type CompactHistory, compactHistory, type HistoryEntry, withNewest } from '@frontboard/insight';
import { UNKNOWN_MEMBER } from './questions.ts';

/** A history in the worker: its switches newest first, and the compact form, which is built when it is first asked for. */
export interface WorkerHistory {
  splice(start: number, deleteCount: number, rows: readonly HistoryEntry[]): void;
  /** Members outside of these are one unknown member; null counts everybody as unknown. */
  know(ids: readonly string[] | null): void;
  compact(): CompactHistory;
}

export function createWorkerHistory(): WorkerHistory {
  let rows: HistoryEntry[] = [];
  let known: ReadonlySet<string> = new Set();
  let compact: CompactHistory | null = null;

  const readable = ({ id, timestamp, memberIds }: HistoryEntry): HistoryEntry => ({
    id,
    timestamp,
    memberIds: [...new Set(memberIds.map((it) => (known.has(it) ? it : (UNKNOWN_MEMBER as typeof it))))],
  });

  return {
    splice(start, deleteCount, inserted) {
      rows = [...rows.slice(0, start), ...inserted, ...rows.slice(start + deleteCount)];
      const isNewest = start === 0 && deleteCount === 0 && inserted.length < 10;
      compact = isNewest ? appended(compact, inserted.map(readable)) : null;
    },
    know(ids) {
      known = new Set(ids);
      compact = null;
    },
    compact() {
      compact ??= compactHistory(rows.map(readable));
      return compact;
    },
  };
}

function appended(
  history: CompactHistory | null,
  newestFirst: readonly HistoryEntry[],
): CompactHistory | null {
  return newestFirst.reduceRight<CompactHistory | null>(
    (before, entry) => before && withNewest(before, entry),
    history,
  );
}
