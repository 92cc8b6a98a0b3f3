import { ISO_INSTANT, instantOf, timestampSortKey } from './timestamp.ts';

/**
 * Milliseconds since 1970 with the microseconds of the timestamp as the fraction, so that two timestamps of the service have the same
 * number only if they are equal. Null if it is not one.
 */
export function preciseTimestamp(text: string): number | null {
  const match = ISO_INSTANT.exec(text);
  if (!match) return null;
  const [, seconds = '', fraction = '', zone = 'Z'] = match;
  const wholeMs = Date.parse(`${seconds}${zone.toUpperCase()}`);
  return Number.isNaN(wholeMs) ? null : wholeMs + Number(fraction.slice(0, 6).padEnd(6, '0')) / 1_000;
}

/** The instant as the service writes it: UTC with `Z`, at most six digits after the second, no zeros at the end. Null if it is not one. */
export function serviceTimestamp(text: string): string | null {
  const [seconds, fraction = ''] = timestampSortKey(text)?.split('.') ?? [];
  return seconds === undefined ? null : instantOf(seconds, fraction.slice(0, 6));
}
