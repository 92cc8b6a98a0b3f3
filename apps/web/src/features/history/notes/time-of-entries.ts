import { type HistoryEntry, spanAt } from '../entries.ts';

/** How long some fronts lasted together until a time, in ms. One with an unknown end, or in the future, counts for nothing. */
export function timeOfEntries(entries: Iterable<HistoryEntry>, nowMs: number): number {
  let sumMs = 0;
  for (const entry of entries) {
    if (entry.kind === 'gap') continue;
    const { state, untilMs } = spanAt(entry, nowMs);
    if (state === 'past' || state === 'current') sumMs += untilMs - entry.fromMs;
  }
  return sumMs;
}
