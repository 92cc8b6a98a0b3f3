export const ISO_INSTANT = /^(\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d)(?:[.,](\d{1,9}))?([Zz]|[+-]\d\d:\d\d)$/;

/**
 * Reads a timestamp of the service to milliseconds since 1970 (whole ones; the service sends microseconds, which stay
 * in the original string). Null if it is not one.
 */
export function parseTimestamp(text: string | null | undefined): number | null {
  const match = text ? ISO_INSTANT.exec(text) : null;
  return match && msOf(match);
}

function msOf([, seconds = '', fraction = '', zone = 'Z']: RegExpExecArray): number | null {
  const ms = Date.parse(`${seconds}.${fraction.slice(0, 3).padEnd(3, '0')}${zone.toUpperCase()}`);
  return Number.isNaN(ms) ? null : ms;
}

/**
 * A text by which timestamps of the service can be sorted: comparing two such texts with `<` compares the instants to the last
 * digit the service sent. Null if it is not one.
 */
export function timestampSortKey(text: string | null | undefined): string | null {
  const match = text ? ISO_INSTANT.exec(text) : null;
  const ms = match && msOf(match);
  if (!match || ms === null) return null;
  const [, seconds = '', fraction = '', zone = ''] = match;
  const utc = zone.toUpperCase() === 'Z' ? seconds.toUpperCase() : new Date(ms).toISOString().slice(0, 19);
  // An offset can lead to a year outside 0 to 9999; those are written with a sign and would not sort.
  return /^\d/.test(utc) ? `${utc}.${fraction.padEnd(9, '0')}` : null;
}

/**
 * The next instant that the service can distinguish, as the service writes it. A text without a later one (no timestamp, or the end of the year
 * 9999) is returned as it is: the service refuses it, or finds nothing later.
 */
export function microsecondAfter(timestamp: string): string {
  const [seconds, fraction = ''] = timestampSortKey(timestamp)?.split('.') ?? [];
  if (seconds === undefined) return timestamp;
  const micros = Number(fraction.slice(0, 6)) + 1;
  if (micros < 1_000_000) return instantOf(seconds, String(micros).padStart(6, '0'));
  const next = new Date(Date.parse(`${seconds}Z`) + 1_000).toISOString();
  return /^\d/.test(next) ? instantOf(next.slice(0, 19), '') : timestamp;
}

/** As the service writes it. */
export function instantOf(seconds: string, digits: string): string {
  const fraction = digits.replace(/0+$/, '');
  return `${seconds}${fraction === '' ? '' : `.${fraction}`}Z`;
}
