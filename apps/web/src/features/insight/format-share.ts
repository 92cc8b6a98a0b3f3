import { deviceLocale } from '../../platform/device-format.ts';

/** A share between 0 and 1 as the device writes it: 12.3 %. */
export function formatShare(share: number): string {
  return new Intl.NumberFormat(deviceLocale(), { style: 'percent', maximumFractionDigits: 1 }).format(share);
}
