import { ownRef, systemCaller } from '../../session/caller.ts';
import { groupQueries } from '../groups/queries.ts';
import { memberQueries } from '../members/queries.ts';
import { createPersister } from '../persisted/create-persister.ts';
import { restoredQuery } from '../persisted/restored-query.ts';
import type { CacheServices } from '../services.ts';

/** A list of the own system. */
export type OwnListKind = 'members' | 'groups';

/** Restores the own members and groups. Never rejects. */
export async function restoreOwnLists(services: CacheServices): Promise<void> {
  const own = services.session.getState().system;
  if (own === null) return;
  const ref = ownRef(own);
  const caller = systemCaller(services.client, own, ref);
  const restore = (kind: OwnListKind, queryKey: readonly unknown[]) =>
    services.queryClient.prefetchQuery(
      restoredQuery(services, caller.viewer, kind, () => restoreList(services, queryKey)),
    );
  await Promise.all([
    restore('members', memberQueries(caller).list(ref).queryKey),
    restore('groups', groupQueries(caller).list(ref).queryKey),
  ]);
}

/** Restores one list. */
export function restoreList(services: CacheServices, queryKey: readonly unknown[]): Promise<void> {
  return services.once(createPersister).restore([queryKey]);
}
