import { dateFormat } from '../../../platform/device-format.ts';

/** A month (`2026-05`) in the device's format: "May 2026". */
export function monthName(month: string): string {
  return dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' }).format(Date.parse(`${month}-01`));
}
