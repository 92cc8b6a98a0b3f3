import { formatCount } from './format-count.ts';
import { formatDecimal } from './format-decimal.ts';

const UNITS = ['B', 'kB', 'MB', 'GB'] as const;

/** A readable size in the format of this device, in powers of a thousand: `1.2 MB`. */
export function formatBytes(bytes: number): string {
  let value = Math.max(0, bytes);
  let unit = 0;
  while (value >= 1_000 && unit < UNITS.length - 1) {
    value /= 1_000;
    unit += 1;
  }
  return `${value >= 10 || unit === 0 ? formatCount(Math.round(value)) : formatDecimal(value)} ${UNITS[unit]}`;
}
