import type { Group, GroupRef, Member, MemberRef } from '@frontboard/model';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { Viewer } from '../../session/viewer.ts';
import { type Shared, sharedValue } from '../shared.ts';
import { frontsKey } from '../system-keys.ts';

export type RecordCache = ReturnType<typeof createRecordCache>;

type Named = Member | Group;

/**
 * Applies a write to everything that the owner, `viewer`, has cached, so that every screen shows it without a request. What others see of the own
 * system is fetched again.
 */
export function createRecordCache(queryClient: QueryClient, viewer: Viewer) {
  /** Applies `change` to every list of the resource that is known to this viewer. */
  function changeLists<T extends Named>(
    resource: 'members' | 'groups',
    kinds: readonly string[],
    change: (items: readonly T[]) => readonly T[],
  ): void {
    for (const kind of kinds) {
      const filter = { queryKey: [viewer, resource, kind] };
      const outdated = queryClient.getQueryCache().findAll(filter).filter(isOutdated);
      queryClient.setQueriesData<Shared<readonly T[]>>(filter, (data) => {
        if (data?.state !== 'shared') return data;
        const next = change(data.value);
        return next === data.value ? data : { state: 'shared', value: next };
      });
      // The rest of the list is as stale as before.
      for (const { queryKey } of outdated) void queryClient.invalidateQueries({ queryKey, exact: true });
    }
  }

  function changeDetails<T extends Named>(
    resource: 'members' | 'groups',
    uuid: string,
    change: (item: T) => Shared<T>,
  ): void {
    queryClient.setQueriesData<Shared<T>>({ queryKey: [viewer, resource, 'detail'] }, (data) =>
      data?.state === 'shared' && data.value.uuid === uuid ? change(data.value) : data,
    );
  }

  /** Whether a member was deleted while it was being added to a group: the list of members doesn't have it. */
  function isGone(uuid: string): boolean {
    const lists = queryClient.getQueriesData<Shared<readonly Member[]>>({
      queryKey: [viewer, 'members', 'list'],
    });
    return lists.some(([, data]) => sharedValue(data)?.every((it) => it.uuid !== uuid));
  }

  /** Marks queries as stale and fetches those that are shown. */
  function refetch(...keys: readonly (readonly unknown[])[]): void {
    for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
  }

  return {
    /** A member from a fresh answer: created, changed or fetched. */
    putMember(member: Member): void {
      changeLists<Member>('members', ['list'], (items) => replaced(items, member, true));
      changeLists<Member>('members', ['of-group'], (items) => replaced(items, member, false));
      changeDetails<Member>('members', member.uuid ?? '', () => ({ state: 'shared', value: member }));
      refetch(['public', 'members']);
    },
    dropMember(uuid: string): void {
      changeLists<Member>('members', ['list', 'of-group'], (items) => without(items, uuid));
      changeLists<Group>('groups', ['list'], (items) =>
        items.map((group) => withMembers(group, (refs) => refs.filter((ref) => ref !== uuid))),
      );
      changeDetails<Member>('members', uuid, () => ({ state: 'not-found' }));
      refetch(['public', 'members'], frontsKey(viewer));
    },
    /** A group from a fresh answer. An answer without `memberRefs` leaves the cached ones. */
    putGroup(group: Group): void {
      const whole = (former: Group | undefined): Group => ({
        ...group,
        memberRefs: group.memberRefs ?? former?.memberRefs ?? [],
      });
      changeLists<Group>('groups', ['list'], (items) =>
        replaced(items, whole(items.find(({ uuid }) => uuid === group.uuid)), true),
      );
      changeLists<Group>('groups', ['of-member'], (items) => replaced(items, group, false));
      changeDetails<Group>('groups', group.uuid ?? '', (former) => ({
        state: 'shared',
        value: whole(former),
      }));
      refetch(['public', 'groups']);
    },
    dropGroup(uuid: string): void {
      changeLists<Group>('groups', ['list', 'of-member'], (items) => without(items, uuid));
      changeDetails<Group>('groups', uuid, () => ({ state: 'not-found' }));
      refetch(['public', 'groups']);
    },
    /** Members added to groups or removed from them. All references are uuids. */
    changeMembership({
      members,
      groups,
      isIn,
    }: {
      readonly members: readonly MemberRef[];
      readonly groups: readonly GroupRef[];
      readonly isIn: boolean;
    }): void {
      const changed = new Set<string>(groups);
      const added = isIn ? members.filter((ref) => !isGone(ref)) : [];
      changeLists<Group>('groups', ['list'], (items) =>
        items.map((group) =>
          changed.has(group.uuid ?? '')
            ? withMembers(group, (refs) => {
                const others = refs.filter((ref) => !members.includes(ref));
                return [...others, ...added];
              })
            : group,
        ),
      );
      refetch(
        [viewer, 'members', 'of-group'],
        [viewer, 'groups', 'of-member'],
        ['public', 'members', 'of-group'],
        ['public', 'groups'],
      );
    },
  };
}

/** Whether a list must be fetched again: an answer in flight may be from before the change. */
function isOutdated({ state }: Query): boolean {
  return state.isInvalidated || state.status === 'error' || state.fetchStatus === 'fetching';
}

function replaced<T extends Named>(items: readonly T[], item: T, isAdded: boolean): readonly T[] {
  const index = items.findIndex(({ uuid }) => uuid === item.uuid);
  if (index < 0) return isAdded ? [...items, item] : items;
  return items.with(index, item);
}

function without<T extends Named>(items: readonly T[], uuid: string): readonly T[] {
  return items.some((item) => item.uuid === uuid) ? items.filter((item) => item.uuid !== uuid) : items;
}

function withMembers(group: Group, change: (refs: readonly MemberRef[]) => readonly MemberRef[]): Group {
  return group.memberRefs === null ? group : { ...group, memberRefs: change(group.memberRefs) };
}
