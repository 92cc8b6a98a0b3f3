import { type Micros, microsFromMs } from '../store/timestamp.ts';
import type { Random } from './random.ts';
import type { HistorySeed } from './system-seed.ts';

/** One switch of a seed, by member names. */
export interface PlannedSwitch {
  readonly timestamp: Micros;
  readonly names: readonly string[];
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const SHORTEST_GAP_MS = 4 * MINUTE_MS;

/** The switches of a history, oldest first; neighbours always differ and no two share an instant. */
export function planHistory(seed: HistorySeed, nowMs: number, random: Random): PlannedSwitch[] {
  const planned: PlannedSwitch[] = [];
  const put = (atMs: number, names: readonly string[]) => {
    // Real switches have microseconds; a whole millisecond would hide code that loses them.
    planned.push({ timestamp: microsFromMs(atMs) + BigInt(random.between(1, 999)), names });
  };
  put(nowMs - seed.sinceMinutes * MINUTE_MS, seed.now);
  for (const [minutesAgo, names] of seed.before ?? []) put(nowMs - minutesAgo * MINUTE_MS, names);

  let atMs = nowMs - (seed.before?.at(-1)?.[0] ?? seed.sinceMinutes) * MINUTE_MS;
  let later = planned.at(-1)?.names ?? [];
  const meanGapMs = DAY_MS / seed.perDay;
  for (;;) {
    const gapMs = -Math.log(1 - random.next()) * (meanGapMs - SHORTEST_GAP_MS);
    atMs = Math.floor(atMs - SHORTEST_GAP_MS - gapMs);
    if (seed.count === undefined ? atMs < nowMs - seed.days * DAY_MS : planned.length >= seed.count) break;
    later = drawFront(seed, later, random);
    put(atMs, later);
  }
  return planned.reverse();
}

function drawFront(seed: HistorySeed, not: readonly string[], random: Random): readonly string[] {
  const choices = seed.usual.filter(([, names]) => !isSame(names, not));
  let left = random.next() * choices.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, names] of choices) {
    left -= weight;
    if (left < 0) return names;
  }
  throw new RangeError('A history needs two usual fronts that differ.');
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name, index) => name === other[index]);
}
