import type { CompactHistory } from './compact-history.ts';
import { knownPart, type Period, visitFronts } from './period.ts';

/** Two members who fronted together. */
export interface Pair {
  readonly memberIds: readonly [string, string];
  readonly totalMs: number;
}

/** Upper bound on the members of one moment that are paired: the number of pairs grows with the square. */
const MOST_PAIRED = 200;

/** Up to so many members, the totals of all possible pairs are one array of a few megabytes; reading and writing it is quick. */
const MOST_IN_ARRAY = 600;

/** The pairs of a period with the most time together, at most `limit`, the longest first. */
export function pairsOf(
  history: CompactHistory,
  period: Period,
  nowMs: number,
  limit: number,
): readonly Pair[] {
  const count = history.members.length;
  const totals = totalsOf(history, knownPart(history, period, nowMs));
  return longest(totals, limit).map(([key, totalMs]) => ({
    memberIds: [history.members[Math.floor(key / count)] ?? '', history.members[key % count] ?? ''],
    totalMs,
  }));
}

/** A pair as a number, and its time. */
type PairTotal = readonly [key: number, totalMs: number];

function totalsOf(history: CompactHistory, period: Period): readonly PairTotal[] {
  const { offsets, who } = history;
  const count = history.members.length;
  const totals = count <= MOST_IN_ARRAY ? arrayTotals(count) : mapTotals();
  visitFronts(history, period, (moment, startMs, endMs) => {
    const from = offsets[moment] ?? 0;
    const to = Math.min(offsets[moment + 1] ?? 0, from + MOST_PAIRED);
    for (let one = from; one < to; one += 1) {
      for (let other = one + 1; other < to; other += 1) {
        const [a, b] = [who[one] ?? 0, who[other] ?? 0];
        totals.add(a < b ? a * count + b : b * count + a, endMs - startMs);
      }
    }
  });
  return totals.all();
}

function arrayTotals(count: number) {
  const totals = new Float64Array(count * count);
  const keys: number[] = [];
  return {
    add(key: number, ms: number) {
      const before = totals[key] ?? 0;
      if (before === 0) keys.push(key);
      totals[key] = before + ms;
    },
    all: () => keys.map((key): PairTotal => [key, totals[key] ?? 0]),
  };
}

function mapTotals() {
  const totals = new Map<number, number>();
  return {
    add: (key: number, ms: number) => void totals.set(key, (totals.get(key) ?? 0) + ms),
    all: (): PairTotal[] => [...totals],
  };
}

/** The greatest, without putting all in order: a large system has tens of thousands of pairs. */
function longest(totals: readonly PairTotal[], limit: number): readonly PairTotal[] {
  const lengths = Float64Array.from(totals, ([, totalMs]) => totalMs).sort();
  const leastMs = lengths[lengths.length - limit] ?? 0;
  return totals
    .filter(([, totalMs]) => totalMs >= leastMs)
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, limit);
}
