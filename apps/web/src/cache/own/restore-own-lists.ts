import { withDeadline } from '../../platform/with-deadline.ts';
import { ownRef, systemCaller } from '../../session/caller.ts';
import { groupQueries } from '../groups/queries.ts';
import { memberQueries } from '../members/queries.ts';
import { createPersister } from '../persisted/create-persister.ts';
import { LONGEST_RESTORE_MS } from '../persisted/persisted-queries.ts';
import { restoredQuery } from '../persisted/restored-query.ts';
import type { CacheServices } from '../services.ts';

/** A list of the own system. */
export type OwnListKind = 'members' | 'groups';

/** Restores the own members and groups. Waits for the device at most 500 ms; never rejects. */
export async function restoreOwnLists(services: CacheServices): Promise<void> {
  const own = services.session.getState().system;
  if (own === null) return;
  const ref = ownRef(own);
  const caller = systemCaller(services.client, own, ref);
  const keys = {
    members: memberQueries(caller).list(ref).queryKey,
    groups: groupQueries(caller).list(ref).queryKey,
  };
  const restoring = (['members', 'groups'] as const).map((kind) =>
    services.queryClient.prefetchQuery(
      restoredQuery(caller.viewer, kind, () => restoreList(services, keys[kind])),
    ),
  );
  await withDeadline(services.clock, LONGEST_RESTORE_MS, Promise.all(restoring));
}

/** Restores one list. */
export function restoreList(services: CacheServices, queryKey: readonly unknown[]): Promise<void> {
  return services.once(createPersister).restore([queryKey]);
}
