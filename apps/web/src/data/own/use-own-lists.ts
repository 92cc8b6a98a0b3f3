import type { Group, Member, System } from '@frontboard/model';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useOwnSystem } from '../../state/hooks.ts';
import { type Account, useSystemAccount } from '../account/account.ts';
import type { Shared } from '../account/shared.ts';
import { groupQueries } from '../groups/queries.ts';
import { memberQueries } from '../members/queries.ts';

/** A list of the own system as it is known. */
export interface OwnList<T> {
  /** `none` without an own system; `loaded` also while it is renewed, and when that failed: `error` then says why. */
  readonly state: 'none' | 'loading' | 'loaded' | 'failed';
  /** Null until it is loaded; the same array until something in it changes. */
  readonly items: readonly T[] | null;
  /** When the service told it, in milliseconds since 1970; null until it is loaded. */
  readonly atMs: number | null;
  readonly error: unknown;
  readonly retry: () => void;
}

/** All members of the own system, with what only the owner sees, in no order. */
export function useOwnMembers(): OwnList<Member> {
  const { own, account, ref } = useOwnReference();
  return toOwnList(own, useQuery({ ...memberQueries(account).list(ref), enabled: own !== null }));
}

/** All groups of the own system with their members (`memberRefs`), in no order. */
export function useOwnGroups(): OwnList<Group> {
  const { own, account, ref } = useOwnReference();
  return toOwnList(own, useQuery({ ...groupQueries(account).list(ref), enabled: own !== null }));
}

/** By its uuid, since the short id of a system can change. */
function useOwnReference(): { own: System | null; account: Account; ref: string } {
  const own = useOwnSystem();
  const ref = own?.uuid ?? own?.id ?? '';
  return { own, account: useSystemAccount(ref), ref };
}

function toOwnList<T>(
  own: System | null,
  { data, error, dataUpdatedAt, refetch }: UseQueryResult<Shared<readonly T[]>>,
): OwnList<T> {
  const items = data?.state === 'shared' ? data.value : null;
  const state =
    own === null
      ? 'none'
      : items !== null
        ? 'loaded'
        : data !== undefined || error !== null
          ? 'failed'
          : 'loading';
  return { state, items, atMs: items === null ? null : dataUpdatedAt, error, retry: () => void refetch() };
}
