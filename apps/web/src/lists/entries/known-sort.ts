import { type FieldSort, isFieldSort, type MemberQuery } from '@frontboard/model/list';
import type { OwnField } from '../../session/local/member-fields.ts';

/** The sort by an own field, and the key of its column. */
export const fieldSort = ({ id }: Pick<OwnField, 'id'>): FieldSort => `field:${id}`;

/** A query without its sort if the field is missing: it was deleted, or it belongs to another system. */
export function withKnownSort<Query extends Pick<MemberQuery, 'sort' | 'order'>>(
  query: Query,
  fields: readonly OwnField[],
): Query {
  const isKnown = !isFieldSort(query.sort) || fields.some((field) => fieldSort(field) === query.sort);
  return isKnown ? query : { ...query, sort: 'name', order: 'asc' };
}
