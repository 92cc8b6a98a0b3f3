import type { Day } from '@frontboard/insight';
import { dateFormat } from '../../platform/device-format.ts';
import { formatDuration } from '../../ui/time/format-duration.ts';
import { clockOptions } from '../../ui/time/format-moment.ts';
import { formatShortDuration } from '../../ui/time/short-duration.ts';
import { type Gap, type Moment, spanAt } from './entries.ts';
import { historyScreenWords as words } from './words.ts';

const DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const LONG_DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

/** Formats days and times of a time zone. Times in ms. */
export interface EntryTimes {
  readonly day: (atMs: number) => string;
  readonly time: (atMs: number) => string;
  /** A time of a front that began at `fromMs`: with the day if it is another one. */
  readonly within: (fromMs: number, atMs: number) => string;
  readonly exact: (atMs: number) => string;
  /** "14:02 – 16:30", with the day of the end if it is another one. */
  readonly span: (moment: Moment, nowMs: number) => string;
  /** The same for a gap. */
  readonly gap: (gap: Gap) => string;
}

/** The times of `zone`. `dayOf` finds its days. */
export function createEntryTimes(zone: string, dayOf: (atMs: number) => Day): EntryTimes {
  const inZone = (options: Intl.DateTimeFormatOptions) => dateFormat({ ...options, timeZone: zone });
  const clock = clockOptions();
  const time = inZone(clock);
  const dayAndTime = inZone({ ...DAY, ...clock });
  const within = (fromMs: number, atMs: number) =>
    (dayOf(fromMs).key === dayOf(atMs).key ? time : dayAndTime).format(atMs);
  const between = (fromMs: number, untilMs: number) =>
    words.span(time.format(fromMs), within(fromMs, untilMs));
  return {
    day: (atMs) => inZone(LONG_DAY).format(atMs),
    time: (atMs) => time.format(atMs),
    within,
    exact: (atMs) => inZone({ ...DAY, year: 'numeric', ...clock, second: '2-digit' }).format(atMs),
    span(moment, nowMs) {
      const { state, untilMs } = spanAt(moment, nowMs);
      const from = time.format(moment.fromMs);
      if (state === 'future') return words.future(from);
      if (state === 'current') return words.since(from);
      if (state === 'ended') return words.endUnknown(from);
      return between(moment.fromMs, untilMs);
    },
    gap: ({ fromMs, untilMs }) =>
      fromMs === null ? words.before(dayAndTime.format(untilMs)) : between(fromMs, untilMs),
  };
}

/** The maximum length of a gap; null if its start is unknown. */
export function gapLength({ fromMs, untilMs }: Gap): string | null {
  return fromMs === null ? null : words.atMost(formatDuration(untilMs - fromMs));
}

/** The end of a line of the list: how long the front lasted, or why that is not known. */
export function shortLengthOf(moment: Moment, nowMs: number, isRunningShown: boolean): string {
  const { state, untilMs } = spanAt(moment, nowMs);
  if (state === 'future') return words.short.future;
  if (state === 'ended') return words.short.endUnknown;
  if (state === 'current' && !isRunningShown) return words.short.now;
  return formatShortDuration(untilMs - moment.fromMs);
}

/** The duration of a front; for the current one, so far, or nothing if relative times are off. Null if unknown. */
export function lengthOf(
  moment: Moment,
  nowMs: number,
  isRunningShown: boolean,
  format: (ms: number) => string = formatDuration,
): string | null {
  const { state, untilMs } = spanAt(moment, nowMs);
  if (state === 'future' || state === 'ended' || (state === 'current' && !isRunningShown)) return null;
  const duration = format(untilMs - moment.fromMs);
  return state === 'current' ? words.soFar(duration) : duration;
}
