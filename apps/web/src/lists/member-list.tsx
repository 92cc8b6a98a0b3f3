import { type Group, groupLabel, isCalled, type Member } from '@frontboard/model';
import {
  DEFAULT_MEMBER_QUERY,
  isFieldSort,
  listMembers,
  MEMBER_TRAITS,
  type MemberQuery,
  withGroups,
  withLastFronted,
} from '@frontboard/model/list';
import { useCallback, useMemo, useState } from 'react';
import type { NamingOptions } from '../cache/naming/system-view.ts';
import { useNaming } from '../cache/naming/use-naming.ts';
import { useMemberNicknames } from '../cache/naming/use-nickname.ts';
import { startOfLocalDay } from '../platform/local-day.ts';
import { useSettings } from '../state/hooks.ts';
import { type LastFrontedState, NOT_YET, NOTHING_ASKED } from '../sync/history/last-fronted-state.ts';
import { sortedByLabel } from '../text/by-name.ts';
import { lazyPart } from '../ui/loading/lazy-part.ts';
import { lazyWhenIdle } from '../ui/loading/lazy-when-idle.tsx';
import { EntityList } from './entity-list.tsx';
import { type GroupsOf, memberKind } from './entries/member-kind.ts';
import { type MemberLocal, NO_MEMBER_LOCAL } from './entries/member-local.ts';
import { groupChips, traitChips } from './filters/filter-chips.ts';
import { frontedChips } from './filters/fronted-chips.ts';
import type { LastFrontedReaderProps } from './last-fronted-reader.tsx';
import { useShownLayout } from './look/list-layouts.ts';
import { columnsIn } from './look/use-list-columns.ts';
import { type RecordListProps, useRecordList } from './query/use-record-list.ts';
import { useMemberIndex } from './search/use-member-index.ts';
import type { RowEditing } from './views/list-view.ts';
import { listWords } from './words.ts';

/** A long list is shown before the code of histories is loaded, which few of its layouts need. */
const LastFrontedReader = lazyWhenIdle<LastFrontedReaderProps>(async () => ({
  default: (await import('./last-fronted-reader.tsx')).LastFrontedReader,
}));
const MemberFilters = lazyPart(async () => ({
  default: (await import('./filters/member-filters.tsx')).MemberFilters,
}));

type Sort = MemberQuery['sort'];

const NO_GROUPS: readonly Group[] = [];
/** Own members have no nicknames. */
const nobodyCalled = () => null;

export interface MemberListProps extends RecordListProps<MemberQuery> {
  /** All members; the same array while they are the same. */
  members: readonly Member[];
  /** The groups of the system with their members; absent leaves the filter by group out. */
  groups?: readonly Group[] | undefined;
  /** The reference of their system, whose history says when they were fronting; null if it is unknown. */
  system: string | null;
  /** How members are changed in wide rows; absent if they are not. */
  editing?: RowEditing<Member>;
  /** What is on this device about the members; absent if they are not the own ones. */
  local?: MemberLocal;
}

/** Members of any number with the tools to find, sort and filter them. */
export function MemberList({
  members,
  groups,
  system,
  editing,
  local = NO_MEMBER_LOCAL,
  ...props
}: MemberListProps) {
  const { owner, onQueryChange } = props;
  const asked = useMemo(() => local.known(props.query), [props.query, local]);
  const isAsked = useIsFrontedAsked(asked, owner, props.selection?.isFixed ?? false);
  const [read, setRead] = useState<LastFrontedState | null>(null);
  const fronts = isAsked && system !== null ? (read ?? NOT_YET) : NOTHING_ASKED;
  const naming = useNaming();
  const others = useMemberNicknames();
  const nicknameOf = owner ? nobodyCalled : others;
  const bare = useMemberIndex(members, owner, nicknameOf);
  const grouped = useMemo(() => withGroups(bare, groups ?? []), [bare, groups]);
  const lastFrontedOf = useCallback(({ id }: Member) => fronts.lastOf(id), [fronts]);
  const index = useMemo(() => {
    const known = isAsked
      ? withLastFronted(grouped, { lastOf: lastFrontedOf, startOf: startOfLocalDay })
      : grouped;
    return local.indexed(known, asked.sort);
  }, [isAsked, grouped, lastFrontedOf, asked.sort, local]);
  const list = useRecordList(
    { records: members, index, list: listMembers, defaults: DEFAULT_MEMBER_QUERY },
    { ...props, query: asked },
  );
  const { query } = list;
  const kind = useMemo(() => {
    const whole = memberKind(naming, owner, groupNames(groups ?? [], naming), lastFrontedOf);
    return withLocal(whole, groups !== undefined, { ...local, nicknameOf });
  }, [naming, owner, groups, lastFrontedOf, local, nicknameOf]);
  const sorts = useMemo(() => ({ ...listWords.memberSorts, ...local.sorts }), [local]);
  const orders = useMemo(() => ({ ...listWords.orders, ...local.orders }), [local]);
  const nameOf = (ref: string) => {
    const group = groups?.find((one) => isCalled(one, ref));
    return (group && groupLabel(group, naming)) || listWords.unknownGroup;
  };
  return (
    <>
      {isAsked && system !== null && (
        <LastFrontedReader system={system} asOthers={props.asOthers ?? false} onRead={setRead} />
      )}
      <EntityList
        {...list}
        kind={kind}
        editing={editing}
        sorts={sorts}
        orders={orders}
        chips={[
          ...groupChips(query, nameOf),
          ...frontedChips(query),
          ...traitChips(query, MEMBER_TRAITS, listWords.memberTraits),
        ]}
        filters={
          <MemberFilters
            query={query}
            onChange={onQueryChange}
            groups={groups ?? NO_GROUPS}
            fronts={system === null ? null : fronts}
            owner={owner}
          />
        }
      />
    </>
  );
}

/** The kind with what is on this device. */
function withLocal(
  whole: ReturnType<typeof memberKind>,
  areGroupsKnown: boolean,
  local: MemberLocal & { readonly nicknameOf: (member: Member) => string | null },
) {
  // Nobody is in a group that is not known here.
  const shared = areGroupsKnown ? whole.columns : whole.columns.filter(({ key }) => key !== 'groups');
  const { stateOf, fieldFact, nicknameOf } = local;
  return {
    ...whole,
    stateOf,
    toEntry: (member: Member) => ({
      ...whole.toEntry(member),
      state: stateOf(member),
      nickname: nicknameOf(member),
    }),
    columns: [...shared, ...local.columns],
    sortFact: (member: Member, sort: Sort) =>
      isFieldSort(sort) ? fieldFact(member, sort) : whole.sortFact(member, sort),
  };
}

/** Whether the list shows, sorts or filters by when members were last fronting: only then their history is read. */
function useIsFrontedAsked(
  { sort, frontedSince, notFrontedSince }: MemberQuery,
  owner: boolean,
  isFixed: boolean,
): boolean {
  const { layout, isWide } = useShownLayout(isFixed);
  const isColumn = useSettings((settings) =>
    columnsIn(settings, layout, { owner, isWide }).includes('last-fronted'),
  );
  return isColumn || sort === 'last-fronted' || frontedSince !== null || notFrontedSince !== null;
}

/** Finds the names of a member's groups. The table of all of them is built at the first call. */
function groupNames(groups: readonly Group[], naming: NamingOptions): GroupsOf {
  let namesByRef: Map<string, string[]> | null = null;
  const read = () => {
    const names = new Map<string, string[]>();
    for (const group of sortedByLabel(groups, groupLabel)) {
      const name = groupLabel(group, naming) || listWords.unknownGroup;
      for (const ref of group.memberRefs ?? []) names.set(ref, [...(names.get(ref) ?? []), name]);
    }
    return names;
  };
  return ({ id, uuid }) => {
    namesByRef ??= read();
    return namesByRef.get(uuid ?? id) ?? namesByRef.get(id) ?? [];
  };
}
