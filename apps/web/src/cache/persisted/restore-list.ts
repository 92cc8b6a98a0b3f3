import type { Group, Member } from '@frontboard/model';
import { openAccounts } from '../../session/accounts.ts';
import { isOwnSystem } from '../../session/caller.ts';
import { PUBLIC, type Viewer, viewerOf } from '../../session/viewer.ts';
import { mayBeOutdated } from '../in-flight/write-journal.ts';
import type { CacheServices } from '../services.ts';
import type { Shared } from '../shared.ts';
import { deleteList, deleteLists, type ListKind, persistList, readPersistedList } from './persisted-lists.ts';

type Answer = Shared<readonly Member[] | readonly Group[]>;

/** Several edits in a row are one writing, and a long list that has just come is drawn before it is written. */
const WRITE_DELAY_MS = 2_000;

/**
 * Puts the list of the last visit under `queryKey`, as old as it is, unless something is there already; and sees to it that what
 * comes after it is kept. Never rejects: without the device's database there is no copy, and the service is asked.
 */
export async function restoreList(
  services: CacheServices,
  kind: ListKind,
  viewer: Viewer,
  queryKey: readonly unknown[],
): Promise<void> {
  const { queryClient, session, clock } = services;
  // Their tab starts with nothing and leaves nothing.
  if (!session.getState().isStored) return;
  services.once(persistOwnLists);
  try {
    const kept = await readPersistedList(viewer, kind, clock.now());
    if (kept === null || queryClient.getQueryData(queryKey) !== undefined) return;
    // The account may have been changed or forgotten meanwhile.
    if (viewerOf(session.getState().system, '@me') !== viewer) return;
    const answer: Answer = { state: 'shared', value: kept.items };
    queryClient.setQueryData(queryKey, answer, { updatedAt: kept.atMs });
    const copy = { account: viewer, touched: [kind], atMs: kept.atMs };
    // A write was in flight when it was kept: it is asked for again at once.
    if (mayBeOutdated(services.storage, copy, clock.now()))
      await queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  } catch {
    // The copy would have been shown while the service is asked; now it is asked without.
  }
}

/** Keeps every own list a little after it changed, and deletes the copy of one that is not to be seen any more. */
function persistOwnLists(services: CacheServices): void {
  const { queryClient, session, clock, visibility } = services;
  const waiting = new Map<ListKind, readonly unknown[]>();
  let timer: unknown = null;

  function write(): void {
    if (timer !== null) clock.clearTimeout(timer);
    timer = null;
    for (const [kind, queryKey] of waiting) void keep(kind, queryKey);
    waiting.clear();
  }

  async function keep(kind: ListKind, queryKey: readonly unknown[]): Promise<void> {
    const viewer = ownViewer(services, queryKey);
    const state = queryClient.getQueryState<Answer>(queryKey);
    if (viewer === null || state?.data === undefined) return;
    if (state.data.state !== 'shared') {
      await deleteList(viewer, kind).catch(() => {});
      return;
    }
    const list = { atMs: state.dataUpdatedAt, items: state.data.value };
    await persistList(viewer, kind, list);
  }

  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { queryKey } = event.query;
    const kind = queryKey[1];
    if ((kind !== 'members' && kind !== 'groups') || queryKey[2] !== 'list') return;
    const viewer = ownViewer(services, queryKey);
    if (viewer === null) return;
    // Changed here by a write. The copy of before must not pass for fresh if the page is closed before the new one is kept.
    const { manual, dataUpdatedAt } = event.action;
    if (manual === true && dataUpdatedAt === undefined) void deleteList(viewer, kind).catch(() => {});
    waiting.set(kind, queryKey);
    timer ??= clock.setTimeout(write, WRITE_DELAY_MS);
  });
  visibility.subscribe(() => {
    if (!visibility.getSnapshot()) write();
  });
  const accounts = openAccounts(services);
  // What anyone may see was looked up, see `data/kept-lookups`.
  const isKnown = (viewer: Viewer) =>
    viewer === PUBLIC ||
    viewer === viewerOf(session.getState().system, '@me') ||
    accounts.getState().some((account) => account.viewer === viewer);
  deleteLists((it) => !isKnown(it)).catch(() => {});
}

/** The viewer of a list of the own system that may be kept on the device, or null for any other query. */
function ownViewer({ session }: CacheServices, [viewer, , , ref]: readonly unknown[]): Viewer | null {
  const { system, isStored } = session.getState();
  const own = viewerOf(system, '@me');
  return isStored && viewer === own && isOwnSystem(system, String(ref)) ? own : null;
}
