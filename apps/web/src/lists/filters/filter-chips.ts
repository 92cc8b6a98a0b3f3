import type { ListQuery } from '@frontboard/model/list';
import { listWords } from '../words.ts';

/** One filter in use, and the query without it. */
export interface FilterChip<Q> {
  readonly key: string;
  readonly label: string;
  readonly without: Q;
}

/** The filters in use that every list has, without the search text. */
export function traitChips<Trait extends string, Q extends ListQuery<string, Trait>>(
  query: Q,
  traits: readonly Trait[],
  labels: Readonly<Record<Trait, string>>,
): FilterChip<Q>[] {
  const chips: FilterChip<Q>[] = [];
  for (const trait of traits) {
    const isThere = query.has[trait];
    if (isThere === undefined) continue;
    const words = isThere ? listWords.chips.has : listWords.chips.hasNot;
    chips.push({
      key: trait,
      label: words(labels[trait]),
      without: { ...query, has: { ...query.has, [trait]: undefined } },
    });
  }
  if (query.privacy !== null)
    chips.push({
      key: 'privacy',
      label: listWords.chips[query.privacy],
      without: { ...query, privacy: null },
    });
  return chips;
}

/** The groups that members are filtered by, by their names. */
export function groupChips<
  Q extends { readonly groups: readonly string[]; readonly notGroups: readonly string[] },
>(query: Q, nameOf: (ref: string) => string): FilterChip<Q>[] {
  return [
    ...query.groups.map((ref) => ({
      key: `in-${ref}`,
      label: listWords.chips.inGroup(nameOf(ref)),
      without: { ...query, groups: query.groups.filter((other) => other !== ref) },
    })),
    ...query.notGroups.map((ref) => ({
      key: `not-in-${ref}`,
      label: listWords.chips.notInGroup(nameOf(ref)),
      without: { ...query, notGroups: query.notGroups.filter((other) => other !== ref) },
    })),
  ];
}
