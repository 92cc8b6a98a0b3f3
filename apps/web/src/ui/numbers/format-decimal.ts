import { formatNumber } from '../../platform/device-format.ts';

/** A number with one decimal in the format of this device: 1.2 or 1,2. */
export function formatDecimal(value: number): string {
  return formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
