import type { System } from '@frontboard/model';
import { viewerOf } from '../../session/viewer.ts';
import { createPersister } from '../persisted/create-persister.ts';
import { ownKeysOf } from '../persisted/persisted-queries.ts';
import { restoredQuery } from '../persisted/restored-query.ts';
import type { CacheServices } from '../services.ts';

/** A list of the own system. */
export type OwnListKind = 'members' | 'groups';

/** Restores the own members and groups. Never rejects. */
export async function restoreOwnLists(services: CacheServices): Promise<void> {
  const own = services.session.getState().system;
  if (own === null) return;
  const restore = (kind: OwnListKind) =>
    services.queryClient.prefetchQuery(
      restoredQuery(services, viewerOf(own), kind, () => restoreList(services, own, kind)),
    );
  await Promise.all([restore('members'), restore('groups')]);
}

/** Restores one list. */
export function restoreList(services: CacheServices, own: System, kind: OwnListKind): Promise<void> {
  return services.once(createPersister).restore(ownKeysOf(own, [`own-${kind}`]));
}
