import { brandId } from '@frontboard/model';
import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { Caller } from '../../session/caller.ts';
import { LOOKED_UP, shared } from '../looked-up.ts';
import { systemInKey } from '../system-keys.ts';

/** The service leaves out future switches unless `before` is later. */
export const END_OF_TIME = '9999-12-31T00:00:00Z';

/** Whether a key is of a single switch. */
export function isSwitchKey([, resource, query]: QueryKey): boolean {
  return resource === 'switches' && query === 'detail';
}

/**
 * Queries about single switches. References are normalised before they get here.
 * Keys: the viewer, `switches`, the query, its system, its switch.
 */
export function switchQueries(caller: Caller) {
  const { client, viewer, call } = caller;
  return {
    /**
     * Since when the members of one front have been there, read from the switches before it. The front of a switch does not change, so
     * it is fetched once; a change of an earlier switch makes it stale.
     */
    since: (systemRef: string, lastSwitch: string) =>
      ({
        ...LOOKED_UP,
        staleTime: Number.POSITIVE_INFINITY,
        queryKey: [viewer, 'switches', 'since', systemInKey(caller, systemRef), lastSwitch],
      }) as const,
    /** One switch with whole members in front order; fetched each time it is opened. */
    detail: (systemRef: string, switchId: string) =>
      queryOptions({
        ...LOOKED_UP,
        staleTime: 0,
        queryKey: [viewer, 'switches', 'detail', systemInKey(caller, systemRef), switchId],
        queryFn: ({ signal }) =>
          shared(
            client.switches.fetch(brandId('SystemRef', systemRef), brandId('SwitchId', switchId), {
              ...call,
              signal,
            }),
          ),
      }),
  };
}
