import { collatorOf } from '@frontboard/model';
import { deviceLocale } from '../platform/device-format.ts';

/** Compares names as the device's language sorts them. */
export function byName(one: { readonly name: string }, other: { readonly name: string }): number {
  return collatorOf(deviceLocale()).compare(one.name, other.name);
}
