import { isCalled } from '@frontboard/model';
import type { QueryClient } from '@tanstack/react-query';
import type { Viewer } from '../../session/viewer.ts';
import { type Shared, sharedValue } from '../shared.ts';

interface Listed {
  readonly id: string;
  readonly uuid: string | null;
}

/**
 * Looks for one member or group in the lists that were loaded for `viewers`, starting with the first viewer's lists, so that its page shows at once.
 * Null if no list has it. Of one viewer, newer lists come first.
 */
export function findListed<T extends Listed>(
  queryClient: QueryClient,
  viewers: readonly Viewer[],
  resource: 'members' | 'groups',
  ref: string,
): T | null {
  const lists = viewers.flatMap((viewer) =>
    queryClient
      .getQueryCache()
      .findAll({ queryKey: [viewer, resource] })
      .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt),
  );
  for (const { state } of lists) {
    const found = recordsOf(state.data as ListedAnswer<T>).find((record) => isCalled(record, ref));
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
    .getQueriesData<ListedAnswer<T>>({ queryKey: [viewer, resource] })
    .filter(([, answer]) => answer?.state === 'shared')
    .map(([queryKey, answer]) => ({ isSystemList: queryKey[2] === 'list', records: recordsOf(answer) }));
}

/** Every query of a resource contains one record or a list of them; see the factories. */
type ListedAnswer<T> = Shared<T | readonly T[]> | undefined;

function recordsOf<T>(answer: ListedAnswer<T>): readonly T[] {
  return [sharedValue(answer) ?? []].flat() as readonly T[];
}
