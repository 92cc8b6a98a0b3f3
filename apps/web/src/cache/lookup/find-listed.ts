import { isCalled } from '@frontboard/model';
import type { QueryClient } from '@tanstack/react-query';
import type { Viewer } from '../../session/viewer.ts';
import type { Shared } from '../shared.ts';

interface Listed {
  readonly id: string;
  readonly uuid: string | null;
}

/**
 * Looks for one member or group in the lists that were loaded for the same viewer, so that its page shows at once. Null if
 * no list has it. Newer lists come first.
 */
export function findListed<T extends Listed>(
  queryClient: QueryClient,
  viewer: Viewer,
  resource: 'members' | 'groups',
  ref: string,
): T | null {
  const lists = queryClient
    .getQueryCache()
    .findAll({ queryKey: [viewer, resource] })
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  for (const { state } of lists) {
    // Every query of a resource contains one record or a list of them; see the factories.
    const answer = state.data as Shared<T | readonly T[]> | undefined;
    if (answer?.state !== 'shared') continue;
    const things = Array.isArray(answer.value) ? (answer.value as readonly T[]) : [answer.value as T];
    const found = things.find((thing) => isCalled(thing, ref));
    if (found !== undefined) return found;
  }
  return null;
}

/** All cached members or groups of a viewer, query by query. `isSystemList`: the query holds the whole list of a system. */
export function cachedRecords<T extends Listed>(
  queryClient: QueryClient,
  viewer: Viewer,
  resource: 'members' | 'groups',
): readonly { readonly isSystemList: boolean; readonly records: readonly T[] }[] {
  return queryClient
    .getQueriesData<Shared<T | readonly T[]>>({ queryKey: [viewer, resource] })
    .flatMap(([queryKey, cached]) =>
      cached?.state === 'shared'
        ? [{ isSystemList: queryKey[2] === 'list', records: [cached.value].flat() as readonly T[] }]
        : [],
    );
}
