import { dateFormat } from '../../platform/device-format.ts';

const HOUR_FORMATS = {
  short: { hour: 'numeric', timeZone: 'UTC' },
  long: { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' },
} as const;

/** The start of an hour of the day, from 0 to 23, in the person's format of 12 or 24 hours: "14" or "14:00". */
export function hourName(hour: number, length: keyof typeof HOUR_FORMATS): string {
  const format = dateFormat(HOUR_FORMATS[length]);
  const time = hour * 3_600_000;
  if (length === 'long') return format.format(time);
  // Without words such as "Uhr", for which an axis has no room.
  return format
    .formatToParts(time)
    .filter(({ type }) => type === 'hour' || type === 'dayPeriod')
    .map(({ value }) => value)
    .join('\u202f');
}
