import { dateFormat } from '../../platform/device-format.ts';

/** The days of the week from Monday, in the device's language. */
export function weekDays(length: 'short' | 'long'): readonly string[] {
  const format = dateFormat({ weekday: length, timeZone: 'UTC' });
  // 5 January 1970 was a Monday.
  return Array.from({ length: 7 }, (_, day) => format.format((4 + day) * 86_400_000));
}
