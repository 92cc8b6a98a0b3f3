import type { CompactHistory } from './compact-history.ts';
import { knownPart, type Period, visitFronts } from './period.ts';

/** Two members who fronted together. */
export interface Pair {
  readonly memberIds: readonly [string, string];
  readonly totalMs: number;
}

/** Upper bound on the members of one moment that are paired: the number of pairs grows with the square. */
const MOST_PAIRED = 200;

/** The pairs of a period with the most time together, at most `limit`, the longest first. */
export function pairsOf(
  history: CompactHistory,
  period: Period,
  nowMs: number,
  limit: number,
): readonly Pair[] {
  const count = history.members.length;
  const totals = new Map<number, number>();
  visitFronts(history, knownPart(history, period, nowMs), (moment, startMs, endMs) => {
    const from = history.offsets[moment] ?? 0;
    const to = Math.min(history.offsets[moment + 1] ?? 0, from + MOST_PAIRED);
    for (let one = from; one < to; one += 1) {
      for (let other = one + 1; other < to; other += 1) {
        const [a, b] = [history.who[one] ?? 0, history.who[other] ?? 0];
        const key = Math.min(a, b) * count + Math.max(a, b);
        totals.set(key, (totals.get(key) ?? 0) + endMs - startMs);
      }
    }
  });
  return [...totals]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, limit)
    .map(([key, totalMs]) => ({
      memberIds: [history.members[Math.floor(key / count)] ?? '', history.members[key % count] ?? ''],
      totalMs,
    }));
}
