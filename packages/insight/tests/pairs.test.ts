import { expect, it } from 'vitest';
import { compactHistory, type HistorySwitch, pairsOf } from '../src/index.ts';

const HOUR_MS = 3_600_000;
const START_MS = Date.UTC(2025, 0, 1);

/** Switches of an hour each, one after the other, after as many switches of single members as asked for. */
function historyOf(singles: number, fronts: readonly (readonly string[])[]) {
  const alone = Array.from({ length: singles }, (_, index) => [`single-${index}`]);
  const all = [...alone, ...fronts, []];
  return compactHistory(
    all.map((memberIds, index): HistorySwitch => {
      const timestamp = new Date(START_MS + (index - singles) * HOUR_MS).toISOString();
      return { id: `${index}`, timestamp, memberIds } as unknown as HistorySwitch; // plain texts instead of branded ones
    }),
  );
}

it.each([0, 700])('the longest pairs come first, also in a history of %i more members', (singles) => {
  const history = historyOf(singles, [
    ['ash', 'bo'],
    ['bo', 'cy'],
    ['cy', 'bo', 'dee'],
    ['ash', 'bo'],
    ['ash', 'bo'],
  ]);
  const always = { fromMs: Number.NEGATIVE_INFINITY, toMs: Number.POSITIVE_INFINITY };
  const pairs = (limit: number, only: string | null = null) =>
    pairsOf(history, always, START_MS + 100 * HOUR_MS, { limit, only }).longest.map(
      ({ memberIds, totalMs }) => [[...memberIds].sort().join(' '), totalMs / HOUR_MS],
    );
  // Also of those that are left out.
  expect(pairsOf(history, always, START_MS + 100 * HOUR_MS, { limit: 1 }).count).toBe(4);
  expect(pairs(2)).toEqual([
    ['ash bo', 3],
    ['bo cy', 2],
  ]);
  expect(pairs(1)).toEqual([['ash bo', 3]]);
  expect(pairs(99)).toHaveLength(4);
  expect(pairs(99, 'dee')).toEqual([
    ['bo dee', 1],
    ['cy dee', 1],
  ]);
  expect(pairs(1, 'cy')).toEqual([['bo cy', 2]]);
  expect(pairs(99, 'nobody')).toEqual([]);
});
