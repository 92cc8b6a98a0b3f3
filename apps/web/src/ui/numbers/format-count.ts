import { formatNumber } from '../../platform/device-format.ts';

/** Smaller numbers need no separator, and so no format, which takes tens of milliseconds to create. */
const SEPARATED = 1_000;

/** A count in the format of this device: 2,500 or 2.500. */
export function formatCount(count: number): string {
  return count < SEPARATED ? String(count) : formatNumber(count);
}
