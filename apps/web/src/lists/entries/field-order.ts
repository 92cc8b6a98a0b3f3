import type { Member } from '@frontboard/model';
import {
  isFieldSort,
  type MemberIndex,
  type MemberQuery,
  MISSING,
  numberKey,
  type SortKey,
  textKeys,
  withFieldOrder,
} from '@frontboard/model/list';
import { problemOfValue } from '../../session/local/field-values.ts';
import type { FieldDefinition } from '../../session/local/local-tables.ts';
import { orderOfNames } from '../../text/by-name.ts';
import { fieldSort } from './known-sort.ts';
import type { LocalSearch } from './local-search.ts';

/** The index with the order of the field that it is sorted by, if it is sorted by one: nothing is computed for others. */
export function withOwnField(
  index: MemberIndex,
  sort: MemberQuery['sort'],
  { fields, textOf }: Pick<LocalSearch, 'fields' | 'textOf'>,
): MemberIndex {
  const field = fields.find((one) => fieldSort(one) === sort);
  if (field === undefined || !isFieldSort(sort)) return index;
  const keysOf = (members: readonly Member[]) =>
    fieldKeys(
      field,
      members.map((member) => textOf(member, field)),
      orderOfNames().compare,
    );
  return withFieldOrder(index, sort, keysOf);
}

/** One key for each value. Values that do not fit the kind of their field follow the others, by their text. */
function fieldKeys(
  field: Pick<FieldDefinition, 'kind' | 'choices'>,
  values: readonly string[],
  compare: (a: string, b: string) => number,
): readonly SortKey[] {
  const isFitting = (value: string) => problemOfValue(field, value) === null;
  const keyOf = valueKey(field);
  if (keyOf === null) return textKeys(values, compare);
  const others = textKeys(
    values.map((value) => (isFitting(value) ? null : value)),
    compare,
  );
  return values.map((value, at) => {
    if (value === '') return MISSING;
    return isFitting(value) ? numberKey(keyOf(value)) : { section: 1, value: others[at]?.value ?? 0 };
  });
}

/** A fitting value as a number, whose order is the one of its kind; null for kinds whose values are sorted as texts. */
function valueKey({
  kind,
  choices,
}: Pick<FieldDefinition, 'kind' | 'choices'>): ((value: string) => number) | null {
  switch (kind) {
    case 'number':
      return (value) => Number(value.replace(',', '.'));
    case 'date':
      return (value) => Number(value.replaceAll('-', ''));
    case 'choice':
      return (value) => choices.indexOf(value);
    case 'yes-no':
      return (value) => (value === 'yes' ? 0 : 1);
    case 'text':
    case 'link':
      return null;
  }
}
