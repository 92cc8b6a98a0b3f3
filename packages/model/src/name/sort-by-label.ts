import { collatorOf } from './collator.ts';

/**
 * The items in the order of their shown names, by the rules of `locale` (see `collatorOf`), numbers by value. Equal names keep their order; items without a name come last. Returns a new array.
 */
export function sortByLabel<T>(
  items: readonly T[],
  getLabel: (item: T) => string | null,
  locale: string | undefined,
): T[] {
  const collator = collatorOf(locale);
  return items
    .map((item) => ({ item, label: getLabel(item)?.trim() || null }))
    .sort((a, b) => {
      if (a.label === null || b.label === null) return Number(a.label === null) - Number(b.label === null);
      return collator.compare(a.label, b.label);
    })
    .map(({ item }) => item);
}
