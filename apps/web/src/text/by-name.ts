import { collatorOf, sortByLabel } from '@frontboard/model';
import { deviceLocale } from '../platform/device-format.ts';

interface Named {
  readonly name: string;
}

/** How the device's language sorts names. */
export function orderOfNames(): Intl.Collator {
  return collatorOf(deviceLocale());
}

/** Compares names as the device's language sorts them. */
export function byName(one: Named, other: Named): number {
  return orderOfNames().compare(one.name, other.name);
}

/** A copy in this order. The language is read once: to read it for each comparison takes longer than to compare. */
export function sortedByName<Entry extends Named>(entries: Iterable<Entry>): Entry[] {
  const { compare } = orderOfNames();
  return [...entries].sort((one, other) => compare(one.name, other.name));
}

/** A copy in the order of the labels; items without a label come last. */
export function sortedByLabel<T>(items: readonly T[], getLabel: (item: T) => string | null): T[] {
  return sortByLabel(items, getLabel, deviceLocale());
}
