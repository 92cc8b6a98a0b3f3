import { brandId } from '@frontboard/model';
import { queryOptions } from '@tanstack/react-query';
import type { Caller } from '../../session/caller.ts';
import { LOOKED_UP, shared } from '../shared.ts';

/**
 * What a page asks about one system. References are normalised before they come here.
 * Keys: the viewer, `systems`, what is asked, of which system.
 */
export function systemLookups({ client, viewer, call }: Caller) {
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
        queryKey: [viewer, 'systems', 'looked-up-front', ref],
        queryFn: ({ signal }) => client.fronters.fetch(brandId('SystemRef', ref), { ...call, signal }),
      }),
  };
}
