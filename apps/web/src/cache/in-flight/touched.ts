import type { OutgoingWrite } from '@frontboard/client';
import type { QueryClient } from '@tanstack/react-query';
import type { Viewer } from '../../session/viewer.ts';
import { frontKey } from '../front-key.ts';
import { systemKey } from '../systems/system-keys.ts';

/** What a write may change, as coarse as what is cached. */
export type Touched = 'system' | 'settings' | 'members' | 'groups' | 'switches' | 'servers';

/** Everything cached that a write may change. A deleted member leaves its groups and past switches, too. */
export function touchedBy({ method, path }: OutgoingWrite): readonly Touched[] {
  const [, , resource = '', , below] = path.split(/[/?]/);
  switch (resource) {
    case 'm':
    case 'members':
      if (below === 'guilds') return ['servers'];
      if (below === 'groups') return ['members', 'groups'];
      return method === 'DELETE' ? ['members', 'groups', 'switches'] : ['members'];
    case 'groups':
      return below === 'members' || method === 'DELETE' ? ['members', 'groups'] : ['groups'];
    default:
      return touchedOfSystem(path);
  }
}

function touchedOfSystem(path: string): readonly Touched[] {
  const segments = path.split(/[/?]/);
  if (segments.includes('switches')) return ['switches'];
  if (segments.includes('guilds') || segments.includes('autoproxy')) return ['servers'];
  return [segments.includes('settings') ? 'settings' : 'system'];
}

type KeyOf = (viewer: Viewer) => readonly string[];

const all =
  (resource: string): KeyOf =>
  (viewer) => [viewer, resource];

/** The keys of the cached queries that show what was touched. */
const QUERIES: Readonly<Record<Touched, readonly KeyOf[]>> = {
  system: [(viewer) => systemKey(viewer)],
  settings: [all('settings')],
  members: [all('members')],
  groups: [all('groups')],
  switches: [all('switches'), (viewer) => frontKey(viewer)],
  servers: [all('guilds')],
};

/** Marks everything that `viewer` has cached of what was touched as stale. What is shown is fetched again, now or `later` by the caller. */
export function invalidateTouched(
  queryClient: QueryClient,
  viewer: Viewer,
  touched: readonly Touched[],
  later = false,
): void {
  for (const keyOf of touched.flatMap((one) => QUERIES[one])) {
    void queryClient.invalidateQueries({
      queryKey: keyOf(viewer),
      refetchType: later ? 'none' : 'active',
    });
  }
}

/** Whether `viewer` has a list of the resource in the cache, which a write to it has to change. */
export function isListCached(queryClient: QueryClient, viewer: Viewer, resource: Touched): boolean {
  return queryClient
    .getQueriesData({ queryKey: [viewer, resource, 'list'] })
    .some(([, data]) => data !== undefined);
}
