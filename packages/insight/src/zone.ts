const DAY_MS = 86_400_000;

/** A part of a period in which the clocks of a time zone differ from UTC by one amount. */
export interface ZonePart {
  readonly fromMs: number;
  readonly toMs: number;
  /** Local time minus UTC. */
  readonly offsetMs: number;
}

/** Before 1970 the clocks of a zone count as they were then: only invalid switches are that old. */
const FIRST_LOOK_MS = 0;

/** Splits a period where the clocks change. An unknown time zone counts as UTC. */
export function zoneParts(
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
  timeZone: string,
): readonly ZonePart[] {
  const offsetAt = createZoneOffset(timeZone);
  const parts: ZonePart[] = [];
  let startMs = fromMs;
  let seenMs = Math.max(fromMs, FIRST_LOOK_MS);
  let offsetMs = offsetAt(seenMs);
  while (seenMs < toMs) {
    const nextMs = Math.min(seenMs + DAY_MS, toMs);
    const nextOffset = offsetAt(nextMs);
    if (nextOffset !== offsetMs) {
      const changeMs = changeBetween(seenMs, nextMs, offsetMs, offsetAt);
      if (changeMs < toMs) {
        parts.push({ fromMs: startMs, toMs: changeMs, offsetMs });
        startMs = changeMs;
      }
      offsetMs = changeMs < toMs ? nextOffset : offsetMs;
    }
    seenMs = nextMs;
  }
  return startMs < toMs ? [...parts, { fromMs: startMs, toMs, offsetMs }] : parts;
}

/** The first whole second with another offset. */
function changeBetween(
  fromMs: number,
  toMs: number,
  before: number,
  offsetAt: (atMs: number) => number,
): number {
  let low = Math.floor(fromMs / 1000);
  let high = Math.ceil(toMs / 1000);
  while (low + 1 < high) {
    const middle = (low + high) >>> 1;
    if (offsetAt(middle * 1000) === before) low = middle;
    else high = middle;
  }
  return high * 1000;
}

/** No zone has changed its clocks and changed them back within a week. */
const LOOK_MS = 7 * DAY_MS;

/**
 * Reads how much the clocks of a time zone differ from UTC at a time, in milliseconds; an unknown zone counts as UTC. The browser's
 * answer is slow, so a week with the same offset at both ends is requested once.
 */
export function createZoneOffset(timeZone: string): (atMs: number) => number {
  const made = offsets.get(timeZone) ?? zoneOffset(timeZone);
  offsets.set(timeZone, made);
  return made;
}

/** By time zone; a page asks for one or two. */
const offsets = new Map<string, (atMs: number) => number>();

function zoneOffset(timeZone: string): (atMs: number) => number {
  const read = offsetReader(timeZone);
  const starts = new Map<number, number>();
  const atStart = (week: number) => {
    const known = starts.get(week);
    if (known !== undefined) return known;
    const offset = read(week * LOOK_MS);
    starts.set(week, offset);
    return offset;
  };
  return (atMs) => {
    const countedMs = Math.max(atMs, FIRST_LOOK_MS);
    const week = Math.floor(countedMs / LOOK_MS);
    const offset = atStart(week);
    return offset === atStart(week + 1) ? offset : read(countedMs);
  };
}

/** Reads the parts by their names: browsers differ in how they put them together. */
function offsetReader(timeZone: string): (atMs: number) => number {
  // Made for the first time that is read: it takes as long as rendering a small screen.
  let format: Intl.DateTimeFormat | null = null;
  return (atMs) => {
    format ??= formatOf(timeZone);
    const seconds = Math.floor(atMs / 1000) * 1000;
    const wall = new Map(format.formatToParts(seconds).map(({ type, value }) => [type, Number(value)]));
    const part = (type: Intl.DateTimeFormatPartTypes) => wall.get(type) ?? 0;
    const [year, month, day] = [part('year'), part('month') - 1, part('day')];
    return Date.UTC(year, month, day, part('hour'), part('minute'), part('second')) - seconds;
  };
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const options = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    calendar: 'gregory',
    numberingSystem: 'latn',
  } as const;
  try {
    return new Intl.DateTimeFormat('en', { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' });
  }
}
