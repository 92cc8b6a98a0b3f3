import { formatRelative } from '../../../ui/time/format-time.ts';
import { formatWait } from '../../../ui/wait/format-wait.ts';
import { statusWords } from '../words.ts';

/** The input of the line under the heading; times are milliseconds since 1970. */
export interface FreshnessInput {
  readonly total: number;
  /** How many requests are in flight or due; a system may need two. */
  readonly pending: number;
  /** The most requests that were pending since this refresh began. */
  readonly peak: number;
  readonly refreshing: boolean;
  readonly oldestMs: number | null;
  readonly newestMs: number | null;
  readonly hasUndated: boolean;
  readonly online: boolean;
  readonly serviceReachable: boolean;
  /** The service asked for a pause until then; null if not. */
  readonly pausedUntilMs: number | null;
  /** The service refused a request in the last seconds because of the rate limit. */
  readonly slowedDown: boolean;
}

/** One line about the age of the shown data. */
export interface Freshness {
  readonly text: string;
  /** `away` if the shown data cannot be updated at the moment. */
  readonly tone: 'calm' | 'away';
  readonly busy: boolean;
}

/** A refresh of fewer systems than this ends before its counter could be read. */
const COUNTED_REFRESH = 3;
/** Ages closer together than this are shown as one. */
const NOTABLE_SPREAD_MS = 5 * 60_000;

/**
 * The age of the data, and whether it can be fetched again.
 *
 * A lost connection comes before anything else, because it changes what the rest means. The counter appears only for a
 * refresh of several systems, so that the line does not flicker during single refreshes in the background.
 * `format` formats a time in ms: by default, how long ago it was.
 *
 * While systems are refreshed one after the other, the newest age alone would be misleading: an older rest is named too.
 */
export function describeFreshness(
  input: FreshnessInput,
  nowMs: number,
  format: (atMs: number, nowMs: number) => string = formatRelative,
): Freshness {
  const words = statusWords.freshness;
  const age = (atMs: number) => format(atMs, nowMs);
  const { newestMs, oldestMs } = input;
  const nothing = (words: string, undatedWords: string) => (input.hasUndated ? undatedWords : words);

  if (!input.online) {
    return {
      text:
        newestMs === null
          ? nothing(words.offlineNothing, words.offlineUndated)
          : words.offline(age(newestMs)),
      tone: 'away',
      busy: false,
    };
  }
  if (!input.serviceReachable) {
    const text =
      newestMs === null
        ? nothing(words.unreachableNothing, words.unreachableUndated)
        : words.unreachable(age(newestMs));
    return { text, tone: 'away', busy: input.refreshing };
  }
  if (input.pausedUntilMs !== null && input.pausedUntilMs > nowMs && input.pending > 0) {
    const { pausedUntilMs } = input;
    const text =
      format === formatRelative
        ? words.paused(formatWait(pausedUntilMs - nowMs))
        : words.pausedUntil(age(pausedUntilMs));
    return { text, tone: 'calm', busy: false };
  }
  if (input.slowedDown && input.pending > 0) return { text: words.slowedDown, tone: 'calm', busy: true };
  if (input.refreshing && (input.pending >= COUNTED_REFRESH || newestMs === null) && input.total > 0) {
    const done = Math.floor(input.total * (1 - input.pending / Math.max(input.peak, input.pending, 1)));
    return { text: words.refreshing(done, input.total), tone: 'calm', busy: true };
  }
  if (newestMs === null) {
    const isAnswered = input.pending === 0 && !input.refreshing && input.total > 0;
    return { text: isAnswered ? words.nothingKnown : words.waiting, tone: 'calm', busy: input.refreshing };
  }
  const spread =
    oldestMs !== null && newestMs - oldestMs >= NOTABLE_SPREAD_MS && age(oldestMs) !== age(newestMs);
  const text = spread ? words.updatedRange(age(newestMs), age(oldestMs)) : words.updated(age(newestMs));
  return { text, tone: 'calm', busy: input.refreshing };
}
