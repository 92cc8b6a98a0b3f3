import { formatNumber } from '../../platform/device-format.ts';

/** A share between 0 and 1 in the device's format: 12.3%. */
export function formatShare(share: number): string {
  return formatNumber(share, { style: 'percent', maximumFractionDigits: 1 });
}
