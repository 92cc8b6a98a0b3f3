import { deviceLocale } from '../../platform/device-format.ts';

let format: Intl.NumberFormat | null = null;

/** A share between 0 and 1 in the device's format: 12.3 %. */
export function formatShare(share: number): string {
  format ??= new Intl.NumberFormat(deviceLocale(), { style: 'percent', maximumFractionDigits: 1 });
  return format.format(share);
}
