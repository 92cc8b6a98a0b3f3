import { brandId, type FrontSwitch } from '@frontboard/model';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { Viewer } from '../../session/viewer.ts';
import { type Shared, sharedValue } from '../shared.ts';
import type { Front } from '../status/types.ts';
import { isFrontKey } from '../system-keys.ts';
import { isSwitchKey } from './queries.ts';

/** A switch that was read alone, or as the front: its members are in front order. */
export interface OrderRead extends Pick<FrontSwitch, 'id' | 'timestamp' | 'memberIds'> {
  readonly viewer: Viewer;
  /** As in the keys of queries. */
  readonly system: string;
}

/** The orders that the cache has now. */
export function ordersIn(queryClient: QueryClient): readonly OrderRead[] {
  return queryClient
    .getQueryCache()
    .getAll()
    .flatMap((query) => orderIn(query) ?? []);
}

/** Calls `fn` with each order that arrives. Returns an unsubscribe function. */
export function subscribeOrders(queryClient: QueryClient, fn: (order: OrderRead) => void): () => void {
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const order = orderIn(event.query);
    if (order !== null) fn(order);
  });
}

function orderIn({ queryKey, state }: Query): OrderRead | null {
  const [viewer, , , system] = queryKey as readonly [Viewer, string, string, string];
  if (isSwitchKey(queryKey)) {
    const read = sharedValue(state.data as Shared<FrontSwitch> | undefined);
    return read === null ? null : { ...read, viewer, system };
  }
  if (!isFrontKey(queryKey)) return null;
  const { switchId = null, lastSwitch = null, members = [] } = (state.data ?? {}) as Partial<Front>;
  if (switchId === null || lastSwitch === null) return null;
  const memberIds = members.map(({ id }) => brandId('MemberId', id));
  return { id: brandId('SwitchId', switchId), timestamp: lastSwitch, memberIds, viewer, system };
}
