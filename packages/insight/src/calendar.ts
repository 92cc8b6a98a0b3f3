import type { CompactHistory } from './compact-history.ts';
import type { Lane } from './lanes.ts';
import { firstMomentFrom, knownPart, type Period } from './period.ts';
import { stretchesOf } from './stretches.ts';
import { type ZonePart, zoneParts } from './zone.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;
/** 1970 began on a Thursday; a week here begins on Monday. */
const MONDAY_MS = 3 * DAY_MS;

/** What is counted: a period up to now, on the clocks of a time zone. */
export interface CalendarQuery {
  readonly period: Period;
  readonly nowMs: number;
  readonly timeZone: string;
}

/** A local day on which something is counted. */
export interface DayCount {
  /** As `2026-11-03`. */
  readonly day: string;
  /** A number of switches. */
  readonly amount: number;
}

/** The switches of each local day that has any, oldest first. */
export function switchesPerDay(history: CompactHistory, query: CalendarQuery): readonly DayCount[] {
  const days = new Map<number, number>();
  let [day, switches] = [Number.NaN, 0];
  // Switches come in order, so one addition for each day is enough.
  visitSwitches(history, query, (localMs) => {
    const next = Math.floor(localMs / DAY_MS);
    if (next === day) switches += 1;
    else {
      if (switches > 0) add(days, day, switches);
      [day, switches] = [next, 1];
    }
  });
  if (switches > 0) add(days, day, switches);
  return namedDays(days);
}

/** The switches of each hour of the week: 24 hours of Monday, then of Tuesday, and so on. */
export function switchesPerHour(history: CompactHistory, query: CalendarQuery): Float64Array {
  const hours = new Float64Array(168);
  visitSwitches(history, query, (localMs) => addHour(hours, Math.floor(localMs / HOUR_MS), 1));
  return hours;
}

/** How long a lane fronted in each hour of the week, from Monday 0:00. An hour that the clocks repeat counts twice. */
export function timePerHour(history: CompactHistory, query: CalendarQuery, lane: Lane): Float64Array {
  const hours = new Float64Array(168);
  visitTime(history, query, lane, (startMs, endMs) => {
    const weeks = Math.floor((endMs - startMs) / WEEK_MS);
    for (let hour = 0; weeks > 0 && hour < 168; hour += 1) addHour(hours, hour, weeks * HOUR_MS);
    visitHours(startMs + weeks * WEEK_MS, endMs, (hour, length) => addHour(hours, hour, length));
  });
  return hours;
}

function visitSwitches(
  history: CompactHistory,
  { period, nowMs, timeZone }: CalendarQuery,
  visit: (localMs: number) => void,
): void {
  for (const part of zoneParts(knownPart(history, period, nowMs), timeZone)) {
    const end = firstMomentFrom(history, part.toMs);
    for (let at = firstMomentFrom(history, part.fromMs); at < end; at += 1) {
      visit((history.times[at] ?? 0) + part.offsetMs);
    }
  }
}

/** Visits the stretches of a lane in local time, cut where the clocks change. */
function visitTime(
  history: CompactHistory,
  { period, nowMs, timeZone }: CalendarQuery,
  lane: Lane,
  visit: (localStartMs: number, localEndMs: number) => void,
): void {
  const known = knownPart(history, period, nowMs);
  const { offsets, starts, ends } = stretchesOf(history, known, [lane]);
  const parts: readonly ZonePart[] = zoneParts(known, timeZone);
  let first = 0;
  for (let at = 0; at < (offsets[1] ?? 0); at += 1) {
    const [startMs, endMs] = [starts[at] ?? 0, ends[at] ?? 0];
    while ((parts[first]?.toMs ?? endMs) <= startMs) first += 1;
    for (const part of parts.slice(first, partAfter(parts, first, endMs))) {
      visit(Math.max(startMs, part.fromMs) + part.offsetMs, Math.min(endMs, part.toMs) + part.offsetMs);
    }
  }
}

function partAfter(parts: readonly ZonePart[], first: number, endMs: number): number {
  let after = first;
  while (after < parts.length && (parts[after]?.fromMs ?? endMs) < endMs) after += 1;
  return after;
}

/** Cuts a stretch at each hour. */
function visitHours(startMs: number, endMs: number, visit: (hour: number, length: number) => void): void {
  let atMs = startMs;
  while (atMs < endMs) {
    const hour = Math.floor(atMs / HOUR_MS);
    const nextMs = Math.min((hour + 1) * HOUR_MS, endMs);
    visit(hour, nextMs - atMs);
    atMs = nextMs;
  }
}

function addHour(hours: Float64Array, hourSince1970: number, amount: number): void {
  const index = (((hourSince1970 + MONDAY_MS / HOUR_MS) % 168) + 168) % 168;
  hours[index] = (hours[index] ?? 0) + amount;
}

function add(days: Map<number, number>, day: number, amount: number): void {
  days.set(day, (days.get(day) ?? 0) + amount);
}

function namedDays(days: ReadonlyMap<number, number>): readonly DayCount[] {
  return [...days]
    .sort((a, b) => a[0] - b[0])
    .map(([day, amount]) => ({ day: new Date(day * DAY_MS).toISOString().slice(0, 10), amount }));
}
