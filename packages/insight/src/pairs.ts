import type { CompactHistory } from './compact-history.ts';
import { knownPart, type Period, visitFronts } from './period.ts';

/** Two members who fronted together. */
export interface Pair {
  readonly memberIds: readonly [string, string];
  readonly totalMs: number;
}

/** The pairs of a period. */
export interface Pairs {
  /** The pairs with the most time together, the longest first. */
  readonly longest: readonly Pair[];
  /** The number of all pairs. */
  readonly count: number;
}

/** Upper bound on the members of one moment that are paired: the number of pairs grows with the square. */
const MOST_PAIRED = 200;

/** Up to so many members, the totals of all possible pairs are one array of a few megabytes; reading and writing it is quick. */
const MOST_IN_ARRAY = 600;

interface PairsOptions {
  readonly limit: number;
  /** Counts the pairs of this member; all if absent. */
  readonly only?: string | null;
}

/** Who fronted together in a period: at most `limit` pairs, and how many there are. */
export function pairsOf(
  history: CompactHistory,
  period: Period,
  nowMs: number,
  { limit, only = null }: PairsOptions,
): Pairs {
  const count = history.members.length;
  const onlyIndex = only === null ? null : history.members.indexOf(only);
  const totals = totalsOf(history, knownPart(history, period, nowMs), onlyIndex);
  return {
    longest: longest(totals, limit).map(({ key, totalMs }) => ({
      memberIds: [history.members[Math.floor(key / count)] ?? '', history.members[key % count] ?? ''],
      totalMs,
    })),
    count: totals.times.length,
  };
}

/** Pairs as numbers, and their times at the same indexes: an object for each of tens of thousands would take longer than counting them. */
interface PairTotals {
  readonly keys: ArrayLike<number>;
  readonly times: Float64Array;
}

function totalsOf(history: CompactHistory, period: Period, only: number | null): PairTotals {
  const { offsets, who } = history;
  const count = history.members.length;
  const totals = count <= MOST_IN_ARRAY ? arrayTotals(count) : mapTotals();
  visitFronts(history, period, (moment, startMs, endMs) => {
    const from = offsets[moment] ?? 0;
    const to = Math.min(offsets[moment + 1] ?? 0, from + MOST_PAIRED);
    for (let one = from; one < to; one += 1) {
      for (let other = one + 1; other < to; other += 1) {
        const a = who[one] ?? 0;
        const b = who[other] ?? 0;
        if (only !== null && a !== only && b !== only) continue;
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
    all(): PairTotals {
      const times = new Float64Array(keys.length);
      for (let at = 0; at < keys.length; at += 1) times[at] = totals[keys[at] ?? 0] ?? 0;
      return { keys, times };
    },
  };
}

function mapTotals() {
  const totals = new Map<number, number>();
  return {
    add: (key: number, ms: number) => void totals.set(key, (totals.get(key) ?? 0) + ms),
    all: (): PairTotals => ({ keys: [...totals.keys()], times: new Float64Array(totals.values()) }),
  };
}

/** The greatest, without putting all in order: a large system has tens of thousands of pairs. */
function longest({ keys, times }: PairTotals, limit: number) {
  const leastMs = times.slice().sort().at(-limit) ?? 0;
  const found: { key: number; totalMs: number }[] = [];
  for (let at = 0; at < times.length; at += 1) {
    const totalMs = times[at] ?? 0;
    if (totalMs >= leastMs) found.push({ key: keys[at] ?? 0, totalMs });
  }
  return found.sort((a, b) => b.totalMs - a.totalMs || a.key - b.key).slice(0, limit);
}
