import type { Group, Member } from '@frontboard/model';
import { cachedRecords } from '../../cache/lookup/find-listed.ts';
import { readAnswer } from '../../persistence/answers/answer-rows.ts';
import { forgetSetAside } from '../../persistence/set-aside.ts';
import type { ShownAccount } from '../../session/accounts.ts';
import {
  createRecentLookupsStore,
  forgettingAll,
  RECENT_LOOKUPS_KEY,
  type RecentKind,
  type RecentLookup,
} from '../../session/recent-lookups.ts';
import { isOwnSystem } from '../../session/viewer.ts';
import type { Services } from '../services.ts';

/**
 * Removes what belongs to an own system from the recent lookups: itself, its members and groups. If its members or groups are not
 * known, all lookups of that kind are removed, since each might be one. Call it while the account still exists, because its copies
 * identify them. Never rejects.
 */
export async function forgetOwnLookups(
  services: Services,
  account: Pick<ShownAccount, 'viewer' | 'system'>,
): Promise<void> {
  const stores = services.privateStorage.places.map((place) =>
    services.privateStorage.store(createRecentLookupsStore, place),
  );
  if (forgetSetAside(services.storage, RECENT_LOOKUPS_KEY)) stores[0]?.update((recent) => recent);
  if (stores.every((store) => store.getState().entries.length === 0)) return;
  const [members, groups] = await Promise.all([
    knownIds(services, account, 'members'),
    knownIds(services, account, 'groups'),
  ]);
  const own: Readonly<Record<RecentKind, ReadonlySet<string> | null>> = {
    system: account.system === null ? null : new Set([account.system.id]),
    member: members,
    group: groups,
  };
  const isOwn = ({ kind, id }: RecentLookup) => own[kind]?.has(id) ?? true;
  for (const store of stores) store.update(forgettingAll(isOwn));
}

/** The short ids of the members or groups, from memory and the device; null if neither knows them all. */
async function knownIds(
  { queryClient, clock }: Services,
  { viewer, system }: Pick<ShownAccount, 'viewer' | 'system'>,
  kind: 'members' | 'groups',
): Promise<ReadonlySet<string> | null> {
  const row = { viewer, kind: `own-${kind}`, ref: null } as const;
  const persisted = await readAnswer(row, clock.now()).catch(() => null);
  const ids = new Set<string>(persisted?.value.map(({ id }) => id));
  let isWhole = persisted !== null;
  for (const { isSystemList, records } of cachedRecords<Member | Group>(queryClient, viewer, kind)) {
    isWhole ||= isSystemList;
    for (const { id, systemId } of records) {
      if (isSystemList || (systemId !== null && isOwnSystem(system, systemId))) ids.add(id);
    }
  }
  return isWhole ? ids : null;
}
