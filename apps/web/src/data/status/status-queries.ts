import type { CachedSystem, System } from '@frontboard/model';
import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Front } from './types.ts';

/**
 * Whose eyes see something: `public`, or the uuid of the own system. It comes first in every query key, so that what one
 * account may see never shows to another.
 */
export type Viewer = string;

/** The eyes of nobody known. */
export const PUBLIC: Viewer = 'public';

/** Who asks for `ref`: the owner for the own system (such requests carry the token), nobody known for any other. */
export function viewerOf(own: System | null, ref: string): Viewer {
  if (own === null) return PUBLIC;
  return ref === own.id || ref === own.uuid || ref === '@me' ? (own.uuid ?? own.id) : PUBLIC;
}

/**
 * What the status screens show, by the id that is followed. The refresher puts it there and decides when it is old,
 * so these queries never fetch by themselves and never expire.
 */
export function statusQueries(viewer: Viewer) {
  const common = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY } as const;
  return {
    system: (id: string) =>
      queryOptions<CachedSystem>({
        ...common,
        queryKey: [viewer, 'status', 'system', id],
        queryFn: skipToken,
      }),
    front: (id: string) =>
      queryOptions<Front>({ ...common, queryKey: [viewer, 'status', 'front', id], queryFn: skipToken }),
  };
}
