import { type Member, parseRef, recordKey } from '@frontboard/model';
import { useQuery } from '@tanstack/react-query';
import type { CachedMember } from '../../persistence/documents/cached-records.ts';
import { useEntityCaller } from '../../session/caller.ts';
import { memberQueries } from './queries.ts';

/** The whole member, or why there is only the cached part. */
export interface MemberDetails {
  readonly state: 'loading' | 'loaded' | 'unavailable';
  readonly member: Member | null;
}

/**
 * The parts of a member that are not persisted: message count, last message and proxy tags. Fetched when the details are opened, with
 * one request. A member that no longer exists or is no longer shared has none.
 */
export function useMemberDetails(of: Pick<CachedMember, 'id' | 'uuid'>): MemberDetails {
  const caller = useEntityCaller();
  const ref = parseRef('member', recordKey(of));
  const { data, isPending, fetchStatus } = useQuery({
    ...memberQueries(caller).detail(ref.ok ? ref.ref : ''),
    enabled: ref.ok,
  });
  if (data?.state === 'shared') return { state: 'loaded', member: data.value };
  return { state: isPending && fetchStatus === 'fetching' ? 'loading' : 'unavailable', member: null };
}
