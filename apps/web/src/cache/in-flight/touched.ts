import type { OutgoingWrite } from '@frontboard/client';
import type { QueryClient } from '@tanstack/react-query';

/** What a write may change, as coarse as what is cached. */
export type Touched = 'system' | 'settings' | 'members' | 'groups' | 'switches' | 'servers';

/** Everything a write may change that is cached. A deleted member leaves its groups and past switches, too. */
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

/** The cached queries that show what was touched, as the second and third parts of their keys; the first is the viewer. */
const QUERIES: Readonly<Record<Touched, readonly (readonly string[])[]>> = {
  system: [
    ['systems', 'looked-up'],
    ['systems', 'detail'],
  ],
  settings: [['settings']],
  members: [['members']],
  groups: [['groups']],
  switches: [['switches'], ['systems', 'looked-up-front']],
  servers: [['guilds']],
};

/** Marks everything that `viewer` has cached of what was touched as stale. What is shown is fetched again, now or `later` by the caller. */
export function invalidateTouched(
  queryClient: QueryClient,
  viewer: string,
  touched: readonly Touched[],
  later = false,
): void {
  for (const rest of touched.flatMap((one) => QUERIES[one])) {
    void queryClient.invalidateQueries({
      queryKey: [viewer, ...rest],
      refetchType: later ? 'none' : 'active',
    });
  }
}
