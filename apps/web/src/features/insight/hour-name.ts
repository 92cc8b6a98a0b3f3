import { dateFormat } from '../../platform/device-format.ts';

const HOUR_FORMATS = {
  short: { hour: 'numeric', timeZone: 'UTC' },
  long: { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' },
} as const;

/** The start of an hour of the day, from 0 to 23, in the person's format of 12 or 24 hours: "14" or "14:00". */
export function hourName(hour: number, length: keyof typeof HOUR_FORMATS): string {
  return dateFormat(HOUR_FORMATS[length]).format(hour * 3_600_000);
}
