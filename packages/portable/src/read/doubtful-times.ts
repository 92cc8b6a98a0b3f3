import type { TimeDoubtKind } from '../system-file.ts';
import { isTime } from './read-value.ts';
import type { Notes } from './reading.ts';

/** Before these programs. An earlier time is none, such as 0, or has another unit. */
export const EARLIEST_MS = Date.parse('2000-01-01T00:00:00Z');

const DAY_MS = 86_400_000;

/** Between the units that programs write: seconds, milliseconds and microseconds. */
const UNIT = 1_000;

/** Why a time can't be one of a history; null if it can, or if it is not a time at all. */
function doubtOf(ms: number, nowMs: number): TimeDoubtKind | null {
  // Clocks may differ by a day, because of time zones.
  const isPlausible = (time: number) => time >= EARLIEST_MS && time <= nowMs + DAY_MS;
  if (isPlausible(ms)) return null;
  if (isPlausible(ms * UNIT)) return 'seconds';
  if (isPlausible(ms / UNIT)) return 'milliseconds';
  if (!isTime(ms)) return null;
  return ms < EARLIEST_MS ? 'implausible' : 'future';
}

interface Settling {
  /** Null where every time is history already. */
  readonly nowMs: number | null;
  readonly notes: Notes;
}

/** The time of a history that a value of a file stands for, as a person has chosen for its kind; null for one that is left out, which is noted. */
export function settleTime(ms: number, path: string, { nowMs, notes }: Settling): number | null {
  const kind = nowMs === null ? null : doubtOf(ms, nowMs);
  if (kind === null) {
    if (isTime(ms)) return ms;
    notes.add('unreadable', path);
    return null;
  }
  const use = notes.doubt(kind, path, ms);
  if (use === 'as-is' && isTime(ms)) return ms;
  if (use === 'scaled') return scaledTime(kind, ms);
  notes.add(kind, path);
  return null;
}

/** The time in the unit that makes it plausible. */
export function scaledTime(kind: TimeDoubtKind, ms: number): number {
  return kind === 'seconds' ? ms * UNIT : kind === 'milliseconds' ? Math.round(ms / UNIT) : ms;
}

/** A front whose start and end are times of a history; null for one that is left out, which is noted with the reason. */
export function settleSpan(
  { startMs, endMs }: { readonly startMs: number; readonly endMs: number | null | undefined },
  path: string,
  { nowMs, notes }: { readonly nowMs: number; readonly notes: Notes },
): { readonly startMs: number; readonly endMs: number | null } | null {
  const settling = { nowMs, notes };
  const start = settleTime(startMs, path, settling);
  if (start === null) return null;
  if (start > nowMs) {
    notes.doubt('future', path, start);
    notes.add('future', path);
    return null;
  }
  if (endMs === null) return { startMs: start, endMs };
  // An end of 0 means that there is none; nobody is asked about it.
  const isNoEnd = endMs === undefined || (endMs <= start && doubtOf(endMs, nowMs) !== 'seconds');
  const end = isNoEnd ? start : settleTime(endMs, path, settling);
  if (end === null) return null;
  if (end <= start) {
    notes.add('no-end', path);
    return null;
  }
  return { startMs: start, endMs: end > nowMs ? null : end };
}
