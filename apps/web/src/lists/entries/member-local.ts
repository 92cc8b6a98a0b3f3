import type { Member } from '@frontboard/model';
import type { FieldSort, MemberIndex, MemberQuery, MemberSort } from '@frontboard/model/list';
import type { MemberState } from '../../session/local/local-tables.ts';
import type { Column, Fact } from './entry.ts';
import { withKnownSort } from './known-sort.ts';
import type { ownListWords } from './words.ts';

type SortQuery = Pick<MemberQuery, 'sort' | 'order'>;
type Orders = (typeof ownListWords.orders)[keyof typeof ownListWords.orders];

/** How a list of members shows, sorts and finds states and own fields, which are only on this device. The same object until they change. */
export interface MemberLocal {
  readonly stateOf: (member: Member) => MemberState | undefined;
  readonly columns: readonly Column<Member, MemberSort | FieldSort>[];
  readonly fieldFact: (member: Member, sort: FieldSort) => Fact | null;
  /** The query without its sort if that is by a missing field. */
  readonly known: <Query extends SortQuery>(query: Query) => Query;
  /** The index with the order of this sort, and the keys of the search. */
  readonly indexed: (index: MemberIndex, sort: MemberQuery['sort']) => MemberIndex;
  /** The sorts by own fields, and what their orders are called. */
  readonly sorts: Readonly<Record<FieldSort, string>>;
  readonly orders: Readonly<Record<FieldSort, Orders>>;
}

/** For the members of other systems, which have no states and no own fields. */
export const NO_MEMBER_LOCAL: MemberLocal = {
  stateOf: () => undefined,
  columns: [],
  fieldFact: () => null,
  known: (query) => withKnownSort(query, []),
  indexed: (index) => index,
  sorts: {},
  orders: {},
};
