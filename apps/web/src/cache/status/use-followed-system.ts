import { skipToken, useQuery } from '@tanstack/react-query';
import type { CachedSystem } from '../../persistence/documents/cached-records.ts';
import type { AskedSystem } from '../system-keys.ts';
import { statusKeys } from './status-keys.ts';

/** What the status screens know of a system, and when it arrived, in milliseconds since 1970. Nothing is fetched. */
export function useFollowedSystem(asked: AskedSystem, ref: string) {
  const { data, dataUpdatedAt } = useQuery<CachedSystem>({
    queryKey: statusKeys(asked, ref).system,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return { system: data, atMs: dataUpdatedAt };
}
