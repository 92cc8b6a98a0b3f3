import type { Group, Member } from '@frontboard/model';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useOwnCaller } from '../../session/caller.ts';
import { useOwnSystem } from '../../session/hooks.ts';
import { groupQueries } from '../groups/queries.ts';
import { memberQueries } from '../members/queries.ts';
import { useRestored } from '../persisted/use-restored.ts';
import { type Shared, sharedCount, sharedValue } from '../shared.ts';
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

type ListAnswer<T> = Shared<T[]>;
type ListOptions<T> = UseQueryOptions<ListAnswer<T>, Error, ListAnswer<T>, readonly string[]>;

/** All members of the own system, with what only the owner sees, in no order. */
export function useOwnMembers(): OwnList<Member> {
  const { caller, ref } = useOwnCaller();
  return useOwnList('members', memberQueries(caller).list(ref));
}

/** All groups of the own system with their members (`memberRefs`), in no order. */
export function useOwnGroups(): OwnList<Group> {
  const { caller, ref } = useOwnCaller();
  return useOwnList('groups', groupQueries(caller).list(ref));
}

/** How many members and groups the own system has, if known: no request is sent only for a number. */
export function useOwnCounts(): { readonly members: number | null; readonly groups: number | null } {
  const { caller, ref } = useOwnCaller();
  useRestoredList('members');
  useRestoredList('groups');
  const members = useQuery({ ...memberQueries(caller).list(ref), enabled: false, select: sharedCount });
  const groups = useQuery({ ...groupQueries(caller).list(ref), enabled: false, select: sharedCount });
  return { members: members.data ?? null, groups: groups.data ?? null };
}

/** Restores a list. True once a request may be sent. */
function useRestoredList(kind: OwnListKind): boolean {
  return useRestored(kind, (services, own) => restoreList(services, own, kind));
}

/** The same object until the next answer: many views derive from it. */
function useOwnList<T>(kind: OwnListKind, options: ListOptions<T>): OwnList<T> {
  const hasOwn = useOwnSystem() !== null;
  const enabled = useRestoredList(kind);
  // A restored list that could not be refetched is refetched once the device is online.
  const { data, error, dataUpdatedAt, refetch } = useQuery({ ...options, refetchOnReconnect: true, enabled });
  return useMemo(() => {
    const items = sharedValue(data);
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
