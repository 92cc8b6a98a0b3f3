import { deviceLocale } from '../platform/device-format.ts';

let collator: Intl.Collator | null = null;

/** Compares names as the device's language sorts them. One collator for all: `localeCompare` makes one each time. */
export function byName(one: { readonly name: string }, other: { readonly name: string }): number {
  collator ??= new Intl.Collator(deviceLocale(), { numeric: true });
  return collator.compare(one.name, other.name);
}
