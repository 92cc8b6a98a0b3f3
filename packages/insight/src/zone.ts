const DAY_MS = 86_400_000;

/** A part of a period in which the clocks of a time zone differ from UTC by one amount. */
export interface ZonePart {
  readonly fromMs: number;
  readonly toMs: number;
  /** Local time minus UTC. */
  readonly offsetMs: number;
}

/** Before 1970 the clocks of a zone count as they stood then: only invalid switches are that old. */
const FIRST_LOOK_MS = 0;

/** Splits a period where the clocks change. An unknown time zone counts as UTC. */
export function zoneParts(
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
  timeZone: string,
): readonly ZonePart[] {
  const offsetAt = offsetReader(timeZone);
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

function offsetReader(timeZone: string): (atMs: number) => number {
  const format = formatOf(timeZone);
  return (atMs) => {
    const seconds = Math.floor(atMs / 1000) * 1000;
    const part = new Map(format.formatToParts(seconds).map(({ type, value }) => [type, Number(value)]));
    const local = Date.UTC(
      part.get('year') ?? 0,
      (part.get('month') ?? 1) - 1,
      part.get('day') ?? 1,
      part.get('hour') ?? 0,
      part.get('minute') ?? 0,
      part.get('second') ?? 0,
    );
    return local - seconds;
  };
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const options = {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
    calendar: 'iso8601',
    numberingSystem: 'latn',
  } as const;
  try {
    return new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  }
}
