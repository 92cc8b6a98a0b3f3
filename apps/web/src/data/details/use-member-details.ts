import { type CachedMember, type Member, parseRef } from '@frontboard/model';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useOwnSystem } from '../../state/hooks.ts';
import { useServices } from '../../state/services.tsx';
import { viewerOf } from '../status/status-queries.ts';

/** The whole member, or why there is no more than the cached part. */
export interface MemberDetails {
  readonly state: 'loading' | 'loaded' | 'unavailable';
  readonly member: Member | null;
}

const STALE_AFTER_MS = 300_000;

/**
 * The parts of a member that are not kept on the device: message count, last message and proxy tags. Asked for when
 * someone opens the details, which is one request.
 */
export function useMemberDetails({
  id,
  uuid,
  systemId,
}: Pick<CachedMember, 'id' | 'uuid' | 'systemId'>): MemberDetails {
  const { client } = useServices();
  const own = useOwnSystem();
  const viewer = systemId === null ? 'public' : viewerOf(own, systemId);
  const ref = parseRef('member', uuid ?? id);
  const { data, isPending, fetchStatus } = useQuery(
    queryOptions({
      queryKey: [viewer, 'member', ref.ok ? ref.ref : null],
      queryFn: ({ signal }) => {
        if (!ref.ok) throw new Error(ref.message);
        return client.members.fetch(ref.ref, { signal, priority: 'interactive' });
      },
      enabled: ref.ok,
      staleTime: STALE_AFTER_MS,
    }),
  );
  if (data !== undefined) return { state: 'loaded', member: data };
  return { state: isPending && fetchStatus === 'fetching' ? 'loading' : 'unavailable', member: null };
}
