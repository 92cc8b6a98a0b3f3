import { dateFormat } from '../../platform/device-format.ts';

const FORMATS = {
  long: { month: 'long', year: 'numeric', timeZone: 'UTC' },
  medium: { month: 'short', year: 'numeric', timeZone: 'UTC' },
  short: { month: 'short', timeZone: 'UTC' },
} as const;

/** A month (`2026-05`) in the device's format: "May 2026" or "Sep 2026", and "Sep" without its year. */
export function monthName(month: string, length: keyof typeof FORMATS): string {
  return dateFormat(FORMATS[length]).format(Date.parse(`${month}-01`));
}
