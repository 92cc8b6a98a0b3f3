import { brandId } from '@frontboard/model';
import { queryOptions } from '@tanstack/react-query';
import type { Account } from '../account/account.ts';
import { LOOKED_UP, shared } from '../account/shared.ts';

/** Who is fronting changes more often than what is told of a system. */
const FRONT_STALE_MS = 60_000;

/**
 * What a page asks about one system. References are normalised before they come here.
 * Keys: the viewer, `systems`, what is asked, of which system.
 */
export function systemLookups({ client, viewer, call }: Account) {
  return {
    system: (ref: string) =>
      queryOptions({
        ...LOOKED_UP,
        queryKey: [viewer, 'systems', 'looked-up', ref],
        queryFn: ({ signal }) => shared(client.systems.fetch(brandId('SystemRef', ref), { ...call, signal })),
      }),
    /** Not sharing who is fronting is one of its answers. */
    fronters: (ref: string) =>
      queryOptions({
        ...LOOKED_UP,
        staleTime: FRONT_STALE_MS,
        queryKey: [viewer, 'systems', 'looked-up-front', ref],
        queryFn: ({ signal }) => client.fronters.fetch(brandId('SystemRef', ref), { ...call, signal }),
      }),
  };
}
