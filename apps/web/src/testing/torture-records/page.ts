import type { Group, Member } from '@frontboard/model';
import { QueryObserver } from '@tanstack/react-query';
import '../../sync/records/left-creations.ts';
import '../../sync/twins/watch-created.ts';
import { groupQueries } from '../../cache/groups/queries.ts';
import { memberQueries } from '../../cache/members/queries.ts';
import { createRecordCache } from '../../cache/own/record-cache.ts';
import { createPersister } from '../../cache/persisted/create-persister.ts';
import { createServices } from '../../create-services.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Caller } from '../../session/caller.ts';
import { createDraftsStore, type DraftsStore } from '../../sync/edit/drafts.ts';
import { type CopyStore, deviceCopies } from '../../sync/restore/copy-store.ts';
import { copiesOfDeleted, type RestoreCopy } from '../../sync/restore/restore-copy.ts';
import { createFlag, type FakeOrigin } from '../fake-browser.ts';
import type { FakeClock } from '../fake-clock.ts';
import { OWN_UUID } from '../torture/own-system.ts';
import type { Line } from './line.ts';
import type { RecordKind } from './schedule.ts';
import { SERVICE_URL } from './world.ts';

/** A page of the app without its React components. */
export interface Page {
  readonly tab: number;
  readonly services: ReturnType<typeof createServices>;
  readonly clock: Clock;
  readonly caller: Caller;
  readonly cache: ReturnType<typeof createRecordCache>;
  readonly store: CopyStore;
  readonly drafts: DraftsStore;
  /** What the list of a kind shows, by name; null until it is loaded. */
  items(kind: 'member'): readonly Member[] | null;
  items(kind: 'group'): readonly Group[] | null;
  items(kind: RecordKind): readonly (Member | Group)[] | null;
  /** Fetches a list again that could not be loaded, like its button. */
  retryLists(): void;
  /** The copies that the page shows of what is deleted. */
  copies(): Promise<readonly RestoreCopy[]>;
  isGone(): boolean;
  /** Calls `fn` once both lists are shown. */
  whenShown(fn: () => void): void;
  /** Calls `fn` whenever a list may show something else. */
  onLists(fn: () => void): void;
  /** The page closes: its work ends, and what it has sent continues. */
  close(): void;
}

interface PageParts {
  readonly tab: number;
  readonly origin: FakeOrigin;
  readonly line: Line;
  readonly clock: FakeClock;
}

/** Opens a page with the lists of the own members and groups on its screen. */
export function openPage({ tab, origin, line, clock: trueClock }: PageParts): Page {
  let isGone = false;
  const clock: Clock = {
    now: trueClock.now,
    setTimeout: (fn, ms) => trueClock.setTimeout(() => isGone || fn(), ms),
    clearTimeout: trueClock.clearTimeout,
  };
  const tabs = origin.openTabs('status');
  const queueTabs = origin.openTabs('outbox');
  const services = createServices({
    storage: origin.openStorage(),
    tabs,
    queueTabs,
    online: line.online,
    visibility: createFlag(true),
    clock,
    fetch: (request) => whileThere(line.fetch(request)),
    serviceUrl: SERVICE_URL,
    demo: false,
    firstFollowed: [],
    openSettings: () => {},
  });
  const { client, queryClient, session } = services;
  // Before the clock starts: the loading of modules is not part of the schedule.
  void services.loadWrites();
  const caller: Caller = { client, viewer: OWN_UUID, call: { as: OWN_UUID } };
  const lists = {
    member: memberQueries(caller).list(OWN_UUID),
    group: groupQueries(caller).list(OWN_UUID),
  };
  const stops: (() => void)[] = [];
  const waiting: (() => void)[] = [];

  /** Nothing handles what comes after the page is closed. */
  function whileThere<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      work.then(
        (value) => isGone || resolve(value),
        (error: unknown) => isGone || reject(error),
      );
    });
  }

  async function show(): Promise<void> {
    await services.once(createPersister).restore([lists.member.queryKey, lists.group.queryKey]);
    if (isGone) return;
    stops.push(
      new QueryObserver(queryClient, { ...lists.member, refetchOnReconnect: true }).subscribe(() => {}),
      new QueryObserver(queryClient, { ...lists.group, refetchOnReconnect: true }).subscribe(() => {}),
    );
  }

  function items(kind: 'member'): readonly Member[] | null;
  function items(kind: 'group'): readonly Group[] | null;
  function items(kind: RecordKind): readonly (Member | Group)[] | null;
  function items(kind: RecordKind): readonly (Member | Group)[] | null {
    const answer =
      kind === 'member'
        ? queryClient.getQueryData(lists.member.queryKey)
        : queryClient.getQueryData(lists.group.queryKey);
    return answer?.state === 'shared' ? answer.value : null;
  }

  stops.push(
    queryClient.getQueryCache().subscribe(() => {
      if (waiting.length === 0 || items('member') === null || items('group') === null) return;
      for (const fn of waiting.splice(0)) queueMicrotask(() => isGone || fn());
    }),
  );
  let isShown = false;
  const showOnce = () => {
    if (isShown || session.getState().system === null) return;
    isShown = true;
    void show();
  };
  stops.push(session.subscribe(showOnce));
  showOnce();

  return {
    tab,
    services,
    clock,
    caller,
    cache: createRecordCache(queryClient, OWN_UUID),
    drafts: services.privateStorage.store(createDraftsStore, services.storage),
    store: {
      list: (viewer) => whileThere(deviceCopies.list(viewer)),
      get: (id) => whileThere(deviceCopies.get(id)),
      put: (copy) => whileThere(isGone ? Promise.resolve(null) : deviceCopies.put(copy)),
      remove: (id) => whileThere(isGone ? Promise.resolve() : deviceCopies.remove(id)),
    },
    items,
    retryLists() {
      for (const { queryKey } of Object.values(lists)) {
        if (queryClient.getQueryState(queryKey)?.status === 'error')
          void queryClient.refetchQueries({ queryKey, exact: true });
      }
    },
    async copies() {
      const all = await deviceCopies.list(OWN_UUID);
      return (['member', 'group'] as const).flatMap((kind) => {
        const list = items(kind);
        if (list === null) return [];
        return copiesOfDeleted(all, kind, new Set(list.map(({ uuid }) => uuid ?? '')));
      });
    },
    isGone: () => isGone,
    whenShown(fn) {
      if (items('member') !== null && items('group') !== null) fn();
      else waiting.push(fn);
    },
    onLists(fn) {
      stops.push(queryClient.getQueryCache().subscribe(() => queueMicrotask(() => isGone || fn())));
    },
    close() {
      isGone = true;
      for (const stop of stops) stop();
      tabs.close();
      queueTabs.close();
      services.dispose();
      queryClient.clear();
    },
  };
}
