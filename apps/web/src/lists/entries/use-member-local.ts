import type { Member } from '@frontboard/model';
import { type MemberSort, withKeys } from '@frontboard/model/list';
import { useMemo } from 'react';
import type { OwnField } from '../../session/local/member-fields.ts';
import { withOwnField } from './field-order.ts';
import { fieldSort, withKnownSort } from './known-sort.ts';
import { fieldColumns, localColumns, useLocalSearch } from './local-search.ts';
import type { MemberLocal } from './member-local.ts';
import { ownListWords } from './words.ts';

/** What is on this device about the own members. */
export function useMemberLocal(): MemberLocal {
  const local = useLocalSearch(true);
  return useMemo(() => {
    const { fields } = local;
    const own = fieldColumns<Member>(local);
    const ofFields = <Words>(wordsOf: (field: OwnField) => Words) =>
      Object.fromEntries(fields.map((field) => [fieldSort(field), wordsOf(field)]));
    return {
      stateOf: local.stateOf,
      columns: [...own, ...localColumns<Member, MemberSort>(local)],
      fieldFact: (member, sort) => own.find((column) => column.sort === sort)?.fact(member) ?? null,
      known: (query) => withKnownSort(query, fields),
      indexed(index, sort) {
        const sorted = withOwnField(index, sort, local);
        return { ...sorted, list: withKeys(sorted.list, local.keys) };
      },
      sorts: ofFields(({ name }) => ownListWords.field(name)),
      orders: ofFields(({ kind }) => ownListWords.orders[kind]),
    };
  }, [local]);
}
