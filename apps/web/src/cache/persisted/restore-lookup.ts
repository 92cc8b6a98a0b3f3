import { type Group, type Member, parseRef, type System } from '@frontboard/model';
import { isOwnSystem } from '../../session/caller.ts';
import { createRecentLookupsStore } from '../../session/recent-lookups.ts';
import { PUBLIC, type Viewer, viewerOf } from '../../session/viewer.ts';
import type { CacheServices } from '../services.ts';
import type { Shared } from '../shared.ts';
import { LOOKUP_KINDS, shapeOf } from './lookup-shapes.ts';
import {
  deleteLookup,
  deleteLookups,
  deleteLookupsOf,
  persistLookup,
  readPersistedLookup,
} from './persisted-lookups.ts';
import { restoreList } from './restore-list.ts';
import { withDeadline } from './with-deadline.ts';

const OWN_LISTS = ['members', 'groups'] as const;

/**
 * Puts what is kept of the page of a system, member or group into the query cache, as old as it is, unless something is there
 * already; and sees to it that what is looked up is kept. Resolves withDeadline, whatever becomes of it.
 *
 * @param id as it stands in the address
 */
export async function restoreLookup(
  services: CacheServices,
  kind: 'system' | 'member' | 'group',
  id: string,
): Promise<void> {
  const { session, clock } = services;
  const parsed = parseRef(kind, id);
  if (!parsed.ok || !mayPersist(services)) return;
  services.once(persistLookups);
  const { system: own } = session.getState();
  const isOwn = kind === 'system' && isOwnSystem(own, parsed.ref);
  const ref = isOwn && own !== null ? own.id : parsed.ref;
  const me = viewerOf(own, '@me');
  const viewers = new Set([PUBLIC, me]);
  const work = Promise.all([
    ...[...viewers].map((viewer) => bringAll(services, viewer, ref)),
    // What belongs to the own system is told by its own lists, which are kept in any case.
    ...(isOwn || kind !== 'system' ? OWN_LISTS : []).map((list) =>
      own === null
        ? null
        : restoreList(services, list, me, [me, list, 'list', isOwn ? ref : (own.uuid ?? own.id)]),
    ),
  ])
    .then(() => {
      if (own !== null && kind !== 'system') tellBelonging(services, me, own, kind, ref);
    })
    .catch(() => {
      // Without the device's database there is no copy, and the service is asked.
    });
  await withDeadline(clock, work);
}

/** Who is in a group of the own system, or in which groups one of its members is: the own lists know. */
function tellBelonging(
  { queryClient }: CacheServices,
  me: Viewer,
  own: System,
  kind: 'member' | 'group',
  ref: string,
): void {
  const stateOf = <T>(list: 'members' | 'groups') =>
    queryClient.getQueryState<Shared<readonly T[]>>([me, list, 'list', own.uuid ?? own.id]);
  const [members, groups] = [stateOf<Member>('members'), stateOf<Group>('groups')];
  if (members?.data?.state !== 'shared' || groups?.data?.state !== 'shared') return;
  const isCalled = ({ id, uuid }: Member | Group, name: string) => id === name || uuid === name;
  const isIn = (member: Member, group: Group) =>
    group.memberRefs?.some((memberRef) => isCalled(member, memberRef)) ?? false;
  const member = kind === 'member' ? members.data.value.find((one) => isCalled(one, ref)) : undefined;
  const group = kind === 'group' ? groups.data.value.find((one) => isCalled(one, ref)) : undefined;
  const tell = (asked: readonly [string, string], of: Member | Group, value: readonly unknown[]) => {
    const queryKey = [me, ...asked, of.uuid ?? of.id];
    if (queryClient.getQueryData(queryKey) !== undefined) return;
    const updatedAt = Math.min(members.dataUpdatedAt, groups.dataUpdatedAt);
    queryClient.setQueryData(queryKey, { state: 'shared', value }, { updatedAt });
    void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  };
  if (member !== undefined)
    tell(
      ['groups', 'of-member'],
      member,
      groups.data.value.filter((one) => isIn(member, one)),
    );
  if (group !== undefined)
    tell(
      ['members', 'of-group'],
      group,
      members.data.value.filter((one) => isIn(one, group)),
    );
}

/** Everything that is kept of one reference; of a member or group also what is asked by its uuid. */
async function bringAll(services: CacheServices, viewer: Viewer, ref: string): Promise<void> {
  await Promise.all(LOOKUP_KINDS.map((kind) => bring(services, [viewer, ...kind.split(' '), ref])));
  for (const resource of ['members', 'groups']) {
    const answer = services.queryClient.getQueryData<Shared<Member | Group>>([
      viewer,
      resource,
      'detail',
      ref,
    ]);
    const uuid = answer?.state === 'shared' ? answer.value.uuid : null;
    if (uuid !== null && uuid !== undefined && String(uuid) !== ref) await bringAll(services, viewer, uuid);
  }
}

async function bring({ queryClient, clock }: CacheServices, queryKey: readonly string[]): Promise<void> {
  const [viewer = PUBLIC, resource, asked, ref] = queryKey;
  if (queryClient.getQueryData(queryKey) !== undefined) return;
  const name = `${resource} ${asked} ${ref}`;
  const kept = await readPersistedLookup(viewer, name, clock.now());
  if (kept === null) return;
  const value = shapeOf(`${resource} ${asked}`)?.read(kept.value) ?? null;
  if (value === null) {
    await deleteLookup(viewer, name);
    return;
  }
  if (queryClient.getQueryData(queryKey) !== undefined) return;
  const answer: Shared<unknown> = { state: 'shared', value };
  queryClient.setQueryData(queryKey, answer, { updatedAt: kept.atMs });
  // However young: what happened while the app was closed is not known.
  await queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
}

/** Whether anything that is looked up may stay on the device: not in a session that leaves nothing, nor if nothing is to be remembered. */
function mayPersist({ session, storage, privateStorage }: CacheServices): boolean {
  return (
    session.getState().isStored && privateStorage.store(createRecentLookupsStore, storage).getState().isOn
  );
}

/** Keeps what is looked up as soon as it comes, and deletes the copy of what is not to be seen any more. */
function persistLookups(services: CacheServices): void {
  const { queryClient, session, privateStorage } = services;

  async function keep(queryKey: readonly unknown[]): Promise<void> {
    const [first, resource, asked, ref] = queryKey;
    const viewer = String(first);
    const shape = shapeOf(`${resource} ${asked}`);
    const state = queryClient.getQueryState<Shared<unknown>>(queryKey);
    if (shape === null || state?.data === undefined || !mayPersist(services)) return;
    const name = `${resource} ${asked} ${ref}`;
    // An account that has gone meanwhile leaves nothing.
    if (viewer !== PUBLIC && viewer !== viewerOf(session.getState().system, '@me')) return;
    if (state.data.state !== 'shared') {
      await (resource === 'systems' ? deleteLookupsOf(String(ref)) : deleteLookup(viewer, name)).catch(
        () => {},
      );
    } else if (!isOwnRecord(session.getState().system, state.data.value)) {
      await persistLookup(viewer, name, { atMs: state.dataUpdatedAt, value: shape.write(state.data.value) });
    }
  }

  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual === true) return;
    const { queryKey } = event.query;
    if (shapeOf(`${queryKey[1]} ${queryKey[2]}`) === null) return;
    void keep(queryKey);
  });
  // The search may have found it before anything was opened.
  for (const { queryKey } of queryClient.getQueryCache().getAll()) void keep(queryKey);
  for (const place of privateStorage.places) {
    privateStorage.store(createRecentLookupsStore, place).subscribe(({ isOn, entries }, former) => {
      if (!isOn || (entries.length === 0 && former.entries.length > 0)) void deleteLookups().catch(() => {});
    });
  }
}

/** Whether it is of the own system: its own lists tell that, and after a change made here a copy would be wrong. */
function isOwnRecord(own: System | null, value: unknown): boolean {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  const { id, systemId } = (first ?? {}) as { readonly id?: unknown; readonly systemId?: unknown };
  return [id, systemId].some((ref) => typeof ref === 'string' && isOwnSystem(own, ref));
}
