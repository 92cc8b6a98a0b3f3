const ISO_INSTANT = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:[.,](\d{1,9}))?(Z|[+-]\d\d:\d\d)$/i;

/**
 * Reads a timestamp of the service to milliseconds since 1970 (whole ones; the service sends microseconds, which stay
 * in the original string). Null when it is no such timestamp.
 */
export function parseTimestamp(text: string | null | undefined): number | null {
  const match = text ? ISO_INSTANT.exec(text) : null;
  if (!match) return null;
  const [, seconds = '', fraction = '', zone = 'Z'] = match;
  const ms = Date.parse(`${seconds}.${fraction.slice(0, 3).padEnd(3, '0')}${zone.toUpperCase()}`);
  return Number.isNaN(ms) ? null : ms;
}
