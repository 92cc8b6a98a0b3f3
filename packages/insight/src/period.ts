import type { CompactHistory } from './compact-history.ts';

/** From `fromMs` to before `toMs`, in milliseconds since 1970. */
export interface Period {
  readonly fromMs: number;
  readonly toMs: number;
}

/**
 * The part of a period that the history covers: from its first switch, and not past `nowMs`, so that a switch in the
 * future does not count. Empty (`toMs` equals `fromMs`) if nothing is known.
 */
export function knownPart(history: CompactHistory, { fromMs, toMs }: Period, nowMs: number): Period {
  const first = history.size === 0 ? Number.POSITIVE_INFINITY : (history.times[0] ?? 0);
  const from = Math.max(fromMs, first);
  const to = Math.min(toMs, nowMs);
  return from < to ? { fromMs: from, toMs: to } : { fromMs, toMs: fromMs };
}

/** The index of the last moment at or before a time, -1 when there is none. */
export function momentAt({ times, size }: CompactHistory, atMs: number): number {
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((times[middle] ?? 0) <= atMs) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The index of the first moment at or after a time, `size` when there is none. */
export function firstMomentFrom(history: CompactHistory, fromMs: number): number {
  const index = momentAt(history, fromMs);
  return index >= 0 && history.times[index] === fromMs ? index : index + 1;
}

/** Visits each part of a known period with one front: the moment it began, its start and end within the period. */
export function visitFronts(
  history: CompactHistory,
  { fromMs, toMs }: Period,
  visit: (moment: number, startMs: number, endMs: number) => void,
): void {
  if (fromMs >= toMs) return;
  const { times, size } = history;
  for (let moment = Math.max(0, momentAt(history, fromMs)); moment < size; moment += 1) {
    const startMs = Math.max(fromMs, times[moment] ?? 0);
    if (startMs >= toMs) return;
    const next = moment + 1 < size ? (times[moment + 1] ?? toMs) : toMs;
    visit(moment, startMs, Math.min(next, toMs));
  }
}
