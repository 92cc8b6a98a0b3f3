import * as v from 'valibot';
import { putWrite, readWrites, removeWrites } from '../../cache/in-flight/write-journal.ts';
import { forgetLookups } from '../../cache/persisted/delete-lookups.ts';
import { deleteAnswers } from '../../persistence/answers/answer-rows.ts';
import { type Database, isNoDatabase, openDatabase } from '../../persistence/database.ts';
import { deleteHistory } from '../../persistence/history/stored-history.ts';
import type { PersistentStore } from '../../persistence/persistent-store.ts';
import { forgetSetAside, hasSetAside } from '../../persistence/set-aside.ts';
import { openCopyFolder } from '../../platform/copy-folder.ts';
import type { SafeStorage } from '../../platform/storage.ts';
import type { AccountDocument } from '../../session/account-document.ts';
import { addingLocal, countLocal, localDataStores } from '../../session/local/local-data.ts';
import type { PrivateStorage } from '../../session/private-storage.ts';
import { createRecentLookupsStore, joining } from '../../session/recent-lookups.ts';
import { createServersStore, SERVERS_KEY } from '../../session/servers.ts';
import { switchChoicesStores } from '../../session/switch-choices.ts';
import { createSwitchLink } from '../../session/switch-link.ts';
import { forgetTabSelections, snapshotTabSelections } from '../../session/tab-selection.ts';
import type { Viewer } from '../../session/viewer.ts';
import { accountExchangedStores } from '../backup/exchanged.ts';
import { createDraftsStore } from '../edit/drafts.ts';
import { DRAFTS_KEY } from '../edit/drafts-key.ts';
import { revisionsStores } from '../edit/revisions/revisions.ts';
import { openHistories } from '../history/open-histories.ts';
import { deviceCopies, pageCopies } from '../restore/copy-store.ts';
import { fromStored } from '../restore/restore-copy.ts';
import { importLinksStores } from '../runs/import-links.ts';
import { openRuns } from '../runs/open-runs.ts';
import { deviceRuns, pageRuns } from '../runs/run-store.ts';
import type { Services } from '../services.ts';
import { systemCopiesStores } from '../system-file/system-copies.ts';
import { putCreated, readCreated, removeCreated } from '../twins/created-journal.ts';
import { deleteRows } from './delete-rows.ts';
import { foreignDocuments } from './foreign-documents.ts';
import type { PrivateData } from './private-data.ts';
import { unsentSwitches } from './unsent-switches.ts';

const cachedAnswers: PrivateData = {
  onSessionOnly: 'forget',
  forget: ({ statusCache }, viewer) => statusCache.forgetViewer(viewer),
};

const persistedAnswers: PrivateData = {
  onSessionOnly: 'forget',
  forget: (_services, viewer) => deleteAnswers((row) => row.viewer === viewer),
};

/** What was looked up, whoever the viewer was. */
const lookups: PrivateData = {
  isOfDevice: true,
  onSessionOnly: 'forget',
  forget: ({ queryClient }) => forgetLookups(queryClient),
};

/** A document with one part for each account. */
function sharedDocument<Part>(
  open: (place: SafeStorage) => PersistentStore<Readonly<Record<Viewer, Part>>>,
  key: string,
) {
  function without(viewer: Viewer) {
    return ({ [viewer]: _gone, ...others }: Readonly<Record<Viewer, Part>>) => others;
  }
  return {
    snapshot({ privateStorage }, viewer) {
      const parts = storesOn(privateStorage, open).flatMap((store) => {
        const part = store.getState()[viewer];
        return part === undefined ? [] : [{ store, part }];
      });
      return () => {
        for (const { store, part } of parts) store.update((all) => ({ ...all, [viewer]: part }));
      };
    },
    forget({ storage, privateStorage }, viewer) {
      for (const store of storesOn(privateStorage, open)) store.update(without(viewer));
      // Writes again what could be read of other accounts.
      if (forgetSetAside(storage, key)) privateStorage.store(open, storage).update(without(viewer));
    },
    onSessionOnly({ storage, privateStorage }, viewer) {
      const device = privateStorage.store(open, storage);
      const part = device.getState()[viewer];
      if (part === undefined) return;
      const page = privateStorage.store(open, privateStorage.of(false));
      page.update((all) => ({ ...all, [viewer]: part }));
      device.update(without(viewer));
    },
  } satisfies PrivateData;
}

const drafts: PrivateData = {
  ...sharedDocument(createDraftsStore, DRAFTS_KEY),
  onlyHere: {
    kind: 'drafts',
    hasUnreadable: ({ storage }) => hasSetAside(storage, DRAFTS_KEY),
    count: ({ privateStorage }, viewer) =>
      storesOn(privateStorage, createDraftsStore).flatMap((store) =>
        Object.keys(store.getState()[viewer] ?? {}),
      ).length,
  },
};

const servers: PrivateData = sharedDocument(createServersStore, SERVERS_KEY);

interface AccountPrivateData extends PrivateData {
  /** Whether a storage key is of this document of any account, or of a copy that was set aside. */
  isKey(key: string): boolean;
}

/** A document of which each account has its own. `join`: the value for the page, from what the page and the device have. */
function privateDocument<T>(
  stores: AccountDocument<T>,
  join: (page: T, device: T) => T = (_page, device) => device,
): AccountPrivateData {
  return {
    isKey: (key) => key.startsWith(stores.keyOf('')),
    snapshot({ privateStorage }, viewer) {
      const values = privateStorage.places
        // Opening a store may write its document.
        .filter((place) => place.get(stores.keyOf(viewer)) !== null)
        .map((place) => privateStorage.store(stores, place))
        .map((storeOf) => ({ storeOf, value: storeOf(viewer).getState() }));
      return () => {
        for (const { storeOf, value } of values) storeOf(viewer).update(() => value);
      };
    },
    forget({ storage, privateStorage }, viewer) {
      const key = stores.keyOf(viewer);
      for (const place of privateStorage.places) place.remove(key);
      forgetSetAside(storage, key);
    },
    onSessionOnly({ storage, privateStorage }, viewer) {
      const key = stores.keyOf(viewer);
      if (storage.get(key) === null) return;
      const known = privateStorage.store(stores, storage)(viewer).getState();
      const onPage = privateStorage.store(stores, privateStorage.of(false))(viewer);
      onPage.update((page) => join(page, known));
      storage.remove(key);
    },
  };
}

/** Every `accountDocument`. */
const ACCOUNT_DOCUMENTS: readonly AccountPrivateData[] = [
  // Favourites, recent members and the draft of the switch screen.
  privateDocument(switchChoicesStores),
  {
    // What PluralKit has no place for.
    ...privateDocument(localDataStores, (page, device) => addingLocal(page)(device)),
    onlyHere: {
      kind: 'notes',
      hasUnreadable: ({ storage }) =>
        storage.keys().some((key) => key.startsWith(localDataStores.keyOf('')) && hasSetAside(storage, key)),
      count: ({ privateStorage }, viewer) =>
        privateStorage.places
          .filter((place) => place.get(localDataStores.keyOf(viewer)) !== null)
          .map((place) => privateStorage.store(localDataStores, place)(viewer).getState())
          .reduce((sum, data) => sum + countLocal(data), 0),
    },
  },
  // Hashes of what another device has had, too.
  privateDocument(accountExchangedStores),
  // What was changed on this device, and what had been there before.
  privateDocument(revisionsStores),
  // Which records of the service the records of imported files are.
  privateDocument(importLinksStores, (page, device) => ({ ...page, ...device })),
  // The file that is being saved, and when the last copy was saved.
  privateDocument(systemCopiesStores),
];

/**
 * Which files of the folder for dated copies are of the system. The files are the person's: they stay, and nothing deletes them later. The
 * program can't be told which they were.
 */
const writtenCopies: PrivateData = { forget: forgetWrittenCopies, onSessionOnly: forgetWrittenCopies };

async function forgetWrittenCopies({ demo }: Services, viewer: Viewer): Promise<void> {
  if (!demo) await openCopyFolder()?.forget(viewer);
}

/** Copies of deleted records, also the unreadable ones. */
const restoreCopies: PrivateData = {
  onlyHere: {
    kind: 'copies',
    hasUnreadable: ({ demo }) => !demo && hasUnreadableCopies().catch(orWithoutDatabase(false)),
    async count({ demo }, viewer) {
      const stored = demo ? [] : await deviceCopies.list(viewer).catch(orWithoutDatabase([]));
      return stored.length + (await pageCopies.list(viewer)).length;
    },
  },
  async forget(services, viewer) {
    for (const { id } of await pageCopies.list(viewer)) await pageCopies.remove(id);
    await deleteRows(services, viewer, 'restore', (row) => fromStored(row)?.viewer ?? null);
  },
  async onSessionOnly({ demo }, viewer) {
    if (demo) return;
    for (const copy of await deviceCopies.list(viewer)) {
      await pageCopies.put(copy);
      await deviceCopies.remove(copy.id);
    }
  },
};

/** Whether there are copies that this release can't read: damaged, or of another release. */
async function hasUnreadableCopies(): Promise<boolean> {
  const rows = await (await openDatabase()).getAll('restore');
  return rows.some((row) => fromStored(row) === null);
}

/** A list of entries of all accounts, in one document. */
function journal<Entry extends { readonly viewer: Viewer }>(
  read: (place: SafeStorage, nowMs: number) => readonly Entry[],
  put: (place: SafeStorage, entry: Entry, nowMs: number) => void,
  remove: (place: SafeStorage, isMeant: (entry: Entry) => boolean, nowMs: number) => void,
): PrivateData {
  return {
    snapshot({ privateStorage, clock }, viewer) {
      const places = privateStorage.places.map((place) => ({
        place,
        entries: read(place, clock.now()).filter((entry) => entry.viewer === viewer),
      }));
      return () => {
        for (const { place, entries } of places) for (const entry of entries) put(place, entry, clock.now());
      };
    },
    forget({ privateStorage, clock }, viewer) {
      for (const place of privateStorage.places)
        remove(place, (entry) => entry.viewer === viewer, clock.now());
    },
    onSessionOnly({ storage, privateStorage, clock }, viewer) {
      const nowMs = clock.now();
      for (const entry of read(storage, nowMs)) {
        if (entry.viewer === viewer) put(privateStorage.of(false), entry, nowMs);
      }
      remove(storage, (entry) => entry.viewer === viewer, nowMs);
    },
  };
}

/** Writes whose outcome is unknown, and what they touch. */
const writesInFlight = journal(readWrites, putWrite, removeWrites);

/** Created records that were not checked for twins yet. */
const createdRecords = journal(readCreated, putCreated, removeCreated);

/** The runs of an account on the device and in this page, with their places. */
async function loadRuns({ demo }: Services, viewer: Viewer) {
  const stored = demo ? [] : await deviceRuns.load(viewer).catch(orWithoutDatabase([]));
  return [
    { store: deviceRuns, all: stored },
    { store: pageRuns, all: await pageRuns.load(viewer) },
  ] as const;
}

/** Runs, with the values from before each of their operations. */
const runs: PrivateData = {
  onlyHere: {
    kind: 'runs',
    hasUnreadable: () => false,
    async count(services, viewer) {
      const all = (await loadRuns(services, viewer)).flatMap((place) => place.all);
      return all.filter(({ head }) => head.phase !== 'ended').length;
    },
  },
  async snapshot(services, viewer) {
    const places = await loadRuns(services, viewer);
    return async () => {
      for (const { store, all } of places) for (const run of all) await store.add(run);
      await openRuns(services).reload();
    };
  },
  async forget(services, viewer) {
    for (const { head } of await pageRuns.load(viewer)) await pageRuns.remove(head.id);
    await deleteRows(services, viewer, 'runs', (row) => {
      const owned = v.safeParse(v.object({ viewer: v.string() }), row);
      return owned.success ? owned.output.viewer : null;
    });
    await openRuns(services).reload();
  },
  async onSessionOnly({ demo }, viewer) {
    if (demo) return;
    for (const run of await deviceRuns.load(viewer)) {
      await pageRuns.add(run);
      await deviceRuns.remove(run.head.id);
    }
  },
};

/** What is selected in the lists of own members and groups. */
const selections: PrivateData = {
  snapshot: (_services, viewer) => snapshotTabSelections(viewer),
  forget: (_services, viewer) => forgetTabSelections(viewer),
  // What is selected stays selected in the page.
  onSessionOnly: (_services, viewer) => forgetTabSelections(viewer),
};

/** A link to a switch that waits for its members. It names members, of whichever account. */
const switchLink: PrivateData = {
  isOfDevice: true,
  snapshot(services) {
    const store = services.once(createSwitchLink);
    const link = store.getState();
    // A newer link stays.
    return () => store.setState((now) => now ?? link, true);
  },
  forget: (services) => services.once(createSwitchLink).setState(null, true),
};

/**
 * The recent lookups. `forgetOwnLookups` removes the account's lookups before the account is gone, because its copies identify
 * them; the others stay.
 */
const recentLookups: PrivateData = {
  snapshot({ privateStorage }) {
    const places = storesOn(privateStorage, createRecentLookupsStore).map((store) => ({
      store,
      recent: store.getState(),
    }));
    return () => {
      for (const { store, recent } of places) store.update(joining(recent));
    };
  },
  forget() {},
};

const history: PrivateData = {
  onSessionOnly: 'forget',
  // A file of the system that is not finished takes its switches from there.
  isNeeded: ({ privateStorage }, viewer) =>
    storesOn(privateStorage, systemCopiesStores).some((of) => of(viewer).getState().unfinished !== null),
  async forget(services, viewer) {
    openHistories(services).forget(viewer);
    await deleteHistory(viewer);
  },
};

const OWN_STORES: readonly string[] = [
  'outbox',
  'lists',
  'restore',
  'history',
  'runs',
  'documents',
] satisfies Database['objectStoreNames'][number][];

/** Rows in stores that another release has added. */
const foreignRows: PrivateData = {
  async forget(services, viewer) {
    for (const name of (await openDatabase()).objectStoreNames) {
      if (!OWN_STORES.includes(name)) await deleteRows(services, viewer, name, () => null);
    }
  },
};

/** Its lines may name anything that was requested, so nothing holds them until Undo. */
const log: PrivateData = { isOfDevice: true, forget: (services) => services.log.clear() };

/** Everything that this device and this page hold about an account. Forgetting is a filter over this table. */
export const PRIVATE_DATA: readonly PrivateData[] = [
  cachedAnswers,
  persistedAnswers,
  lookups,
  drafts,
  unsentSwitches,
  servers,
  restoreCopies,
  ...ACCOUNT_DOCUMENTS,
  writtenCopies,
  writesInFlight,
  createdRecords,
  runs,
  selections,
  switchLink,
  recentLookups,
  history,
  foreignRows,
  foreignDocuments((key) => ACCOUNT_DOCUMENTS.some(({ isKey }) => isKey(key))),
  log,
];

/** For `catch`: a device without a database has `nothing` in it. Other errors are thrown again. */
function orWithoutDatabase<T>(nothing: T): (error: unknown) => T {
  return (error) => {
    if (isNoDatabase(error)) return nothing;
    throw error;
  };
}

/** The stores of all places. */
function storesOn<Store>(
  privateStorage: PrivateStorage,
  open: Parameters<typeof privateStorage.store<Store>>[0],
) {
  return privateStorage.places.map((place) => privateStorage.store(open, place));
}
