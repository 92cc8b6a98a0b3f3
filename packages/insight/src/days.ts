import type { Period } from './period.ts';
import { createZoneOffset } from './zone.ts';

const DAY_MS = 86_400_000;

/** A day of a time zone. */
export interface Day {
  /** `2026-05-03`. */
  readonly key: string;
  readonly startMs: number;
}

/** Whether this device knows a time zone. */
export function isKnownZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== null;
  } catch {
    return false;
  }
}

/** Finds the day of an instant in a time zone. */
export function createDayFinder(zone: string): (atMs: number) => Day {
  const offsetAt = createZoneOffset(zone);
  return (atMs) => {
    const midnight = Math.floor((atMs + offsetAt(atMs)) / DAY_MS) * DAY_MS;
    // The clocks may have changed since midnight, or at midnight.
    const foundMs = midnight - offsetAt(midnight - offsetAt(atMs));
    // Clocks that go back over midnight make two: the day begins with the first.
    const earlierMs = midnight - offsetAt(foundMs - 1);
    const hasTwo = earlierMs < foundMs && earlierMs + offsetAt(earlierMs) === midnight;
    const startMs = hasTwo ? earlierMs : foundMs;
    return {
      // Of thousands of days few are written.
      get key() {
        return new Date(midnight).toISOString().slice(0, 10);
      },
      startMs: Math.min(startMs, atMs),
    };
  };
}

/** The first instant of a day; if the zone has no such instant, the instant of UTC. Of `2026-05-03` in ms. */
export function startOfDay(key: string, dayOf: (atMs: number) => Day): number {
  const noonMs = Date.parse(key) + DAY_MS / 2;
  const within = [noonMs, noonMs - DAY_MS / 2, noonMs + DAY_MS / 2].map(dayOf).find((day) => day.key === key);
  return within?.startMs ?? Date.parse(key);
}

/** Longer than any day, and shorter than two. */
const INTO_NEXT_DAY_MS = 30 * 3_600_000;

/**
 * A day from its first instant to the first instant of the next day: on some days of many zones that is an hour more or less than 24. A day that its
 * zone left out is empty.
 */
export function periodOfDay(key: string, dayOf: (atMs: number) => Day): Period {
  const fromMs = startOfDay(key, dayOf);
  const isLeftOut = dayOf(fromMs).key !== key;
  return { fromMs, toMs: isLeftOut ? fromMs : dayOf(fromMs + INTO_NEXT_DAY_MS).startMs };
}
