import type { Group, Member, System } from '@frontboard/model';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Caller, useOwnCaller } from '../../session/caller.ts';
import { groupQueries } from '../groups/queries.ts';
import { memberQueries } from '../members/queries.ts';
import { useRestored } from '../persisted/use-restored.ts';
import type { Shared } from '../shared.ts';
import { type OwnListKind, restoreList } from './restore-own-lists.ts';

/** A list of the own system. */
export interface OwnList<T> {
  /** `none` without an own system; `loaded` also while it is fetched again, and if that failed: `error` then says why. */
  readonly state: 'none' | 'loading' | 'loaded' | 'failed';
  /** Null until it is loaded; the same array until the next answer. */
  readonly items: readonly T[] | null;
  /** When it was fetched, in milliseconds since 1970; null until it is loaded. */
  readonly atMs: number | null;
  readonly error: unknown;
  readonly retry: () => void;
}

/** A restored list that could not be refetched is refetched once the device is online. */
const RENEWED = { refetchOnReconnect: true } as const;

/** All members of the own system, with what only the owner sees, in no order. */
export function useOwnMembers(): OwnList<Member> {
  const { own, caller, ref } = useOwnCaller();
  const options = memberQueries(caller).list(ref);
  const isReady = useRestoredList('members', own, caller, options.queryKey);
  return useOwnList(own !== null, useQuery({ ...options, ...RENEWED, enabled: isReady }));
}

/** All groups of the own system with their members (`memberRefs`), in no order. */
export function useOwnGroups(): OwnList<Group> {
  const { own, caller, ref } = useOwnCaller();
  const options = groupQueries(caller).list(ref);
  const isReady = useRestoredList('groups', own, caller, options.queryKey);
  return useOwnList(own !== null, useQuery({ ...options, ...RENEWED, enabled: isReady }));
}

/** How many members and groups the own system has, if known: no request is sent only for a number. */
export function useOwnCounts(): { readonly members: number | null; readonly groups: number | null } {
  const { own, caller, ref } = useOwnCaller();
  const members = memberQueries(caller).list(ref);
  const groups = groupQueries(caller).list(ref);
  useRestoredList('members', own, caller, members.queryKey);
  useRestoredList('groups', own, caller, groups.queryKey);
  const membersAnswer = useQuery({ ...members, enabled: false, select: countOf });
  const groupsAnswer = useQuery({ ...groups, enabled: false, select: countOf });
  return { members: membersAnswer.data ?? null, groups: groupsAnswer.data ?? null };
}

function countOf(answer: Shared<readonly unknown[]>): number | null {
  return answer.state === 'shared' ? answer.value.length : null;
}

/** Restores a list. True once a request may be sent. */
function useRestoredList(
  kind: OwnListKind,
  own: System | null,
  { viewer }: Caller,
  queryKey: readonly unknown[],
): boolean {
  return useRestored(kind, own, viewer, (services) => restoreList(services, queryKey));
}

/** The same object until the next answer: many views derive from it. */
function useOwnList<T>(
  hasOwn: boolean,
  { data, error, dataUpdatedAt, refetch }: UseQueryResult<Shared<readonly T[]>>,
): OwnList<T> {
  return useMemo(() => {
    const items = data?.state === 'shared' ? data.value : null;
    const state = !hasOwn
      ? 'none'
      : items !== null
        ? 'loaded'
        : data !== undefined || error !== null
          ? 'failed'
          : 'loading';
    return { state, items, atMs: items === null ? null : dataUpdatedAt, error, retry: () => void refetch() };
  }, [hasOwn, data, error, dataUpdatedAt, refetch]);
}
