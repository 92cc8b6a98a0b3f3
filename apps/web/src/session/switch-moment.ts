import { parseTimestamp } from '@frontboard/model';

const LOCAL = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)?$/;

/**
 * Reads the time in an address, in milliseconds since 1970: with an offset or `Z`, or without one in the device's own zone.
 * Null if it is not a date or not a time of day.
 */
export function readMoment(text: string): number | null {
  // In an address a plus represents a blank, and the plus of an offset is often not escaped.
  const written = text
    .trim()
    .replace(/ (\d\d:\d\d)$/, (whole, offset: string) => (text.includes('T') ? `+${offset}` : whole));
  const withSeconds = written.replace(/T(\d\d:\d\d)(?=Z|[+-]|$)/i, 'T$1:00');
  const known = parseTimestamp(withSeconds);
  if (known !== null) return known;
  if (!LOCAL.test(written)) return null;
  const [day = '', time = '00:00'] = written.split(/[T ]/);
  const ms = new Date(`${day}T${time}`).getTime();
  // Dates such as 31 February roll over into the next month instead of failing.
  return Number.isNaN(ms) || new Date(ms).getDate() !== Number(day.slice(8)) ? null : ms;
}
