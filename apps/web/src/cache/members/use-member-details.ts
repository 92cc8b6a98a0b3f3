import { type Member, parseRef, recordKey } from '@frontboard/model';
import { useQuery } from '@tanstack/react-query';
import type { CachedMember } from '../../persistence/documents/cached-records.ts';
import { type Caller, useEntityCaller } from '../../session/caller.ts';
import { memberQueries } from './queries.ts';

/** The whole member, or why there is only the cached part. */
export interface MemberDetails {
  readonly state: 'loading' | 'loaded' | 'unavailable';
  readonly member: Member | null;
}

/**
 * The parts of a member that are not persisted: message count, last message and proxy tags. Fetched when they are shown, with
 * one request. A member that no longer exists or is no longer shared has none.
 *
 * @param options `as`: who asks, by default as on a status screen. `isNeeded`: false if they are known from elsewhere
 */
export function useMemberDetails(
  of: Pick<CachedMember, 'id' | 'uuid'>,
  { as, isNeeded = true }: { as?: Caller; isNeeded?: boolean } = {},
): MemberDetails {
  const usual = useEntityCaller();
  const caller = as ?? usual;
  const ref = parseRef('member', recordKey(of));
  const { data, isPending, fetchStatus } = useQuery({
    ...memberQueries(caller).detail(ref.ok ? ref.ref : ''),
    enabled: ref.ok && isNeeded,
  });
  if (data?.state === 'shared') return { state: 'loaded', member: data.value };
  return { state: isPending && fetchStatus === 'fetching' ? 'loading' : 'unavailable', member: null };
}
