import { formatNumber } from '../platform/device-format.ts';

/** From here on there is something to separate; below, no format has to be made, which takes tens of milliseconds. */
const SEPARATED = 1_000;

/** A count as this device writes it: 2,500 or 2.500. */
export function formatCount(count: number): string {
  return count < SEPARATED ? String(count) : formatNumber(count);
}
