import { isUnauthorised } from '@frontboard/client';
import type { Group, Member, System } from '@frontboard/model';
import { type QueryClient, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Caller, useEntityCaller } from '../../session/caller.ts';
import { useOwnSystem } from '../../session/hooks.ts';
import { isOwnSystem, PUBLIC } from '../../session/viewer.ts';
import { groupQueries } from '../groups/queries.ts';
import { memberQueries } from '../members/queries.ts';
import { useCacheServices } from '../services.ts';
import { type Shared, sharedValue } from '../shared.ts';
import { findListed } from './find-listed.ts';
import { createGoneLookups } from './gone-lookups.ts';

/** One member or group. */
export interface Entity<T> {
  /** `loaded` also while it is fetched again, and if that failed: `error` then says why. */
  readonly state: 'loading' | 'loaded' | 'not-found' | 'private' | 'failed';
  /** Present when loaded. */
  readonly value: T | null;
  /** When it was fetched, in milliseconds since 1970; null when it is not loaded, or shown from a list while it loads. */
  readonly atMs: number | null;
  readonly error: unknown;
  /** Whether it belongs to the own system. */
  readonly isOwn: boolean;
  /** Who requested it. */
  readonly caller: Caller;
  readonly retry: () => void;
}

/**
 * One member by short id or uuid.
 *
 * @param ref a normalised reference, or null to request nothing
 * @param asOthers asks without the token, for what others see
 */
export function useMember(ref: string | null, asOthers: boolean): Entity<Member> {
  const caller = useEntityCaller(asOthers);
  return useEntity(caller, 'members', ref, memberQueries(caller).detail(ref ?? ''));
}

/** One group by short id or uuid; see `useMember`. */
export function useGroup(ref: string | null, asOthers: boolean): Entity<Group> {
  const caller = useEntityCaller(asOthers);
  return useEntity(caller, 'groups', ref, groupQueries(caller).detail(ref ?? ''));
}

function useEntity<T extends Member | Group>(
  caller: Caller,
  resource: 'members' | 'groups',
  ref: string | null,
  options: UseQueryOptions<Shared<T>, Error, Shared<T>, readonly string[]>,
): Entity<T> {
  const own = useOwnSystem();
  const queryClient = useQueryClient();
  useCacheServices().once(createGoneLookups);
  // Looked for once, not at each render.
  const known = useMemo(
    () => listed<T>(queryClient, caller, own, resource, ref),
    [queryClient, caller, own, resource, ref],
  );
  // Not as `placeholderData`, which is gone when the request fails.
  const { data = known, dataUpdatedAt, error, refetch } = useQuery({ ...options, enabled: ref !== null });
  const state = stateOf(data, error);
  const value = state === 'loaded' ? sharedValue(data) : null;
  return {
    state,
    value,
    atMs: value === null ? null : dataUpdatedAt || (error === null ? null : Date.parse(value.updatedAt)),
    error,
    isOwn: value?.systemId != null && isOwnSystem(own, value.systemId),
    caller,
    retry: () => void refetch(),
  };
}

/** What a list already contains, to be shown until the answer comes, and if none does. */
function listed<T extends Member | Group>(
  queryClient: QueryClient,
  { viewer }: Caller,
  own: System | null,
  resource: 'members' | 'groups',
  ref: string | null,
): Shared<T> | undefined {
  if (ref === null) return undefined;
  const mine = findListed<T>(queryClient, [viewer], resource, ref);
  if (mine !== null) return { state: 'shared', value: mine };
  // Lists of other systems are requested without the token, so they are public.
  const everybodys = findListed<T>(queryClient, [PUBLIC], resource, ref);
  if (everybodys === null || isOwnSystem(own, everybodys.systemId ?? '')) return undefined;
  return { state: 'shared', value: everybodys };
}

function stateOf(data: Shared<unknown> | undefined, error: unknown): Entity<unknown>['state'] {
  // A token that no longer works sees nothing of what it could see before.
  if (isUnauthorised(error)) return 'failed';
  if (data === undefined) return error === null ? 'loading' : 'failed';
  return data.state === 'shared' ? 'loaded' : data.state;
}
