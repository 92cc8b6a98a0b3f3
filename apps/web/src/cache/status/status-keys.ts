import { type AskedSystem, frontKey, systemInKey } from '../system-keys.ts';

/**
 * The keys of what the status screens show of a system. The refresher writes both entries and decides when they are stale. The front is the
 * entry of the lookup.
 */
export function statusKeys(asked: AskedSystem, id: string) {
  return {
    system: [asked.viewer, 'status', 'system', systemInKey(asked, id)],
    front: frontKey(asked, id),
  } as const;
}
