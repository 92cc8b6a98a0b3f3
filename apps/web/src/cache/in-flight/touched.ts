import type { OutgoingWrite } from '@frontboard/client';
import type { QueryClient } from '@tanstack/react-query';
import type { Viewer } from '../../session/viewer.ts';
import { announceSwitchNews } from '../switches/switch-news.ts';
import { frontsKey, systemsKey } from '../system-keys.ts';

/** What a write may change, as coarse as what is cached. */
export const TOUCHABLE = ['system', 'settings', 'members', 'groups', 'switches', 'servers'] as const;
export type Touched = (typeof TOUCHABLE)[number];

/** Everything cached that a write may change. A deleted member leaves its groups and past switches, too. */
export function touchedBy({ method, path }: OutgoingWrite): readonly Touched[] {
  const [, , resource, , below] = path.split(/[/?]/);
  switch (resource) {
    case 'members':
      if (below === 'guilds') return ['servers'];
      if (below === 'groups') return ['members', 'groups'];
      return method === 'DELETE' ? ['members', 'groups', 'switches'] : ['members'];
    case 'groups':
      return below === 'members' || method === 'DELETE' ? ['members', 'groups'] : ['groups'];
    default:
      if (below === 'switches' || below === 'settings') return [below];
      return below === 'guilds' || below === 'autoproxy' ? ['servers'] : ['system'];
  }
}

/** The keys of the cached queries that show what was touched. */
function keysOf(viewer: Viewer, touched: Touched): readonly (readonly string[])[] {
  switch (touched) {
    case 'system':
      return [systemsKey(viewer)];
    case 'switches':
      return [[viewer, 'switches'], frontsKey(viewer)];
    case 'servers':
      return [[viewer, 'guilds']];
    default:
      return [[viewer, touched]];
  }
}

/** Marks everything that `viewer` has cached of what was touched as stale. What is shown is fetched again, now or `later` by the caller. */
export function invalidateTouched(
  queryClient: QueryClient,
  viewer: Viewer,
  touched: readonly Touched[],
  later = false,
): void {
  if (touched.includes('switches')) announceSwitchNews(queryClient, { kind: 'stale', viewer });
  for (const queryKey of touched.flatMap((one) => keysOf(viewer, one))) {
    void queryClient.invalidateQueries({ queryKey, refetchType: later ? 'none' : 'active' });
  }
}
