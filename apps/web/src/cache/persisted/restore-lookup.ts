import { type Group, isCalled, type Member, parseRef, recordKey, type System } from '@frontboard/model';
import type { QueryPersister } from '../../persistence/answers/query-persister.ts';
import { withDeadline } from '../../platform/with-deadline.ts';
import type { RecentKind } from '../../session/recent-lookups.ts';
import { isOwnSystem, PUBLIC, type Viewer, viewerOf } from '../../session/viewer.ts';
import { meantBy, uuidOf } from '../aliases.ts';
import type { CacheServices } from '../services.ts';
import type { Shared } from '../shared.ts';
import { aliasKey } from '../system-keys.ts';
import { createPersister } from './create-persister.ts';
import { LONGEST_RESTORE_MS, ownKeysOf, persistedKeysOf } from './persisted-queries.ts';

/**
 * Restores what the page of a system, member or group shows. Waits for the device at most 500 ms; never rejects.
 *
 * @param id as it is in the address
 */
export async function restoreLookup(services: CacheServices, kind: RecentKind, id: string): Promise<void> {
  const { session, clock } = services;
  const parsed = parseRef(kind, id);
  if (!parsed.ok) return;
  const persister = services.once(createPersister);
  const { system: own } = session.getState();
  const isOwn = kind === 'system' && isOwnSystem(own, parsed.ref);
  const ref = isOwn && own !== null ? own.id : parsed.ref;
  const me = viewerOf(own);
  // The owner asks for one system only, and for any member or group.
  const viewers = new Set(kind === 'system' ? [PUBLIC, viewerOf(own, ref)] : [PUBLIC, me]);
  const work = Promise.all([
    ...[...viewers].map((viewer) => restoreAll(services, persister, viewer, kind, ref)),
    // The own lists show what belongs to the own system.
    own === null || kind === 'system'
      ? null
      : persister.restore(ownKeysOf(own, ['own-members', 'own-groups'])),
  ]).then(() => {
    if (own !== null && kind !== 'system') deriveBelonging(services, me, own, kind, ref);
  });
  await withDeadline(clock, LONGEST_RESTORE_MS, work);
}

/** Who is in a group of the own system, or in which groups one of its members is: the own lists know. */
function deriveBelonging(
  { queryClient }: CacheServices,
  me: Viewer,
  own: System,
  kind: 'member' | 'group',
  ref: string,
): void {
  const stateOf = <T>(list: 'members' | 'groups') =>
    queryClient.getQueryState<Shared<readonly T[]>>([me, list, 'list', recordKey(own)]);
  const [members, groups] = [stateOf<Member>('members'), stateOf<Group>('groups')];
  if (members?.data?.state !== 'shared' || groups?.data?.state !== 'shared') return;
  const isIn = (member: Member, group: Group) =>
    group.memberRefs?.some((memberRef) => isCalled(member, memberRef)) ?? false;
  const member = kind === 'member' ? members.data.value.find((one) => isCalled(one, ref)) : undefined;
  const group = kind === 'group' ? groups.data.value.find((one) => isCalled(one, ref)) : undefined;
  const put = (asked: readonly [string, string], of: Member | Group, value: readonly unknown[]) => {
    const queryKey = [me, ...asked, recordKey(of)];
    if (queryClient.getQueryData(queryKey) !== undefined) return;
    const updatedAt = Math.min(members.dataUpdatedAt, groups.dataUpdatedAt);
    queryClient.setQueryData(queryKey, { state: 'shared', value }, { updatedAt });
    void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  };
  if (member !== undefined)
    put(
      ['groups', 'of-member'],
      member,
      groups.data.value.filter((one) => isIn(member, one)),
    );
  if (group !== undefined)
    put(
      ['members', 'of-group'],
      group,
      members.data.value.filter((one) => isIn(one, group)),
    );
}

/** Everything persisted about one reference; for a member or group also what is requested by its uuid. */
async function restoreAll(
  services: CacheServices,
  persister: QueryPersister,
  viewer: Viewer,
  kind: RecentKind,
  ref: string,
): Promise<void> {
  const { queryClient } = services;
  if (kind === 'system' && viewer === PUBLIC) await persister.restore([aliasKey(ref)]);
  const known = viewer === PUBLIC ? (meantBy(queryClient, ref) ?? uuidOf(services, ref)) : viewer;
  const name = kind === 'system' ? (known ?? ref) : ref;
  await persister.restore(persistedKeysOf(viewer, kind, name));
  if (kind === 'system') return;
  const queryKey = [viewer, `${kind}s`, 'detail', ref];
  const answer = queryClient.getQueryData<Shared<Member | Group>>(queryKey);
  const uuid = answer?.state === 'shared' ? answer.value.uuid : null;
  if (uuid !== null && String(uuid) !== ref) await restoreAll(services, persister, viewer, kind, uuid);
}
