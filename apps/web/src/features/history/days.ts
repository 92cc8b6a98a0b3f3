import type { Moment } from './moments.ts';

const DAY_MS = 86_400_000;

/** A day of a time zone. */
export interface Day {
  /** `2026-05-03`. */
  readonly key: string;
  readonly startMs: number;
}

/** A line of the list: the heading of a day or a front. */
export type HistoryLine =
  | { readonly kind: 'day'; readonly id: string; readonly day: Day; readonly count: number }
  | { readonly kind: 'moment'; readonly id: string; readonly moment: Moment };

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
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  const wallMs = (atMs: number) => {
    const parts = Object.fromEntries(
      format.formatToParts(atMs).map(({ type, value }) => [type, Number(value)]),
    );
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
    return Date.UTC(year, month - 1, day, hour, minute, second);
  };
  return (atMs) => {
    const wall = wallMs(atMs);
    const midnight = Math.floor(wall / DAY_MS) * DAY_MS;
    // The clocks may have been changed since midnight, or at it.
    const first = Math.floor(atMs / 1_000) * 1_000 - (wall - midnight);
    const startMs = first + (midnight - wallMs(first));
    return { key: new Date(midnight).toISOString().slice(0, 10), startMs: Math.min(startMs, atMs) };
  };
}

/** The first instant of a day, which no instant may have in the zone: then that of UTC. Of `2026-05-03` in ms. */
export function startOfDay(key: string, dayOf: (atMs: number) => Day): number {
  const noonMs = Date.parse(key) + DAY_MS / 2;
  const within = [noonMs, noonMs - DAY_MS / 2, noonMs + DAY_MS / 2].map(dayOf).find((day) => day.key === key);
  return within?.startMs ?? Date.parse(key);
}

/** The fronts under the days on which they began. */
export function linesOf(moments: readonly Moment[], dayOf: (atMs: number) => Day): readonly HistoryLine[] {
  const lines: HistoryLine[] = [];
  for (let index = 0; index < moments.length; ) {
    const first = moments[index];
    if (first === undefined) break;
    const day = dayOf(first.fromMs);
    let end = index + 1;
    while ((moments[end]?.fromMs ?? Number.NEGATIVE_INFINITY) >= day.startMs) end += 1;
    lines.push({ kind: 'day', id: day.key, day, count: end - index });
    for (const moment of moments.slice(index, end)) lines.push({ kind: 'moment', id: moment.id, moment });
    index = end;
  }
  return lines;
}

/** The index of the heading of a day, or of the next earlier day that has one; -1 when all are later. */
export function lineOfDay(lines: readonly HistoryLine[], key: string): number {
  return lines.findIndex((line) => line.kind === 'day' && line.day.key <= key);
}
