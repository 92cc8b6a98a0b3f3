import { putWrite, readWrites, removeWrites } from '../../cache/in-flight/write-journal.ts';
import { forgetAnswers } from '../../cache/persisted/forget-answers.ts';
import { isNoDatabase } from '../../persistence/database.ts';
import { deleteHistory } from '../../persistence/history/stored-history.ts';
import { forgetSetAside, hasSetAside } from '../../persistence/set-aside.ts';
import { openCopyFolder } from '../../platform/copy-folder.ts';
import type { AccountDocument } from '../../session/account-document.ts';
import type { PrivateStorage } from '../../session/private-storage.ts';
import { changing, createServersStore, SERVERS_KEY } from '../../session/servers.ts';
import { switchChoicesStores } from '../../session/switch-choices.ts';
import { createSwitchLink } from '../../session/switch-link.ts';
import { forgetTabSelections } from '../../session/tab-selection.ts';
import { countDrafts, createDraftsStore, forgetDrafts } from '../edit/drafts.ts';
import { DRAFTS_KEY } from '../edit/drafts-key.ts';
import { revisionsStores } from '../edit/revisions/revisions.ts';
import { openHistories } from '../history/open-histories.ts';
import { deviceCopies, pageCopies } from '../restore/copy-store.ts';
import { importLinksStores } from '../runs/import-links.ts';
import { markRuns } from '../runs/mark-runs.ts';
import { openRuns } from '../runs/open-runs.ts';
import type { Run } from '../runs/run.ts';
import { deviceRuns, pageRuns } from '../runs/run-store.ts';
import { systemCopiesStores } from '../system-file/system-copies.ts';
import { putCreated, readCreated, removeCreated } from '../twins/created-journal.ts';
import { foreignDocuments } from './foreign-documents.ts';
import { deleteRestoreRows, deleteRunRows, foreignRows } from './foreign-rows.ts';
import type { PrivateData } from './private-data.ts';
import { unsentSwitches } from './unsent-switches.ts';

const cachedAnswers: PrivateData = {
  onSessionOnly: 'forget',
  forget: ({ statusCache }, viewer) => statusCache.forgetViewer(viewer),
};

const persistedAnswers: PrivateData = {
  onSessionOnly: 'forget',
  forget: (_services, viewer) => forgetAnswers(viewer),
};

const drafts: PrivateData = {
  unsent: {
    kind: 'drafts',
    hasUnreadable: ({ storage }) => hasSetAside(storage, DRAFTS_KEY),
    count: ({ privateStorage }, viewer) =>
      storesOn(privateStorage, createDraftsStore).reduce((sum, store) => sum + countDrafts(store, viewer), 0),
  },
  forget({ storage, privateStorage }, viewer) {
    const stores = storesOn(privateStorage, createDraftsStore);
    for (const store of stores) forgetDrafts(store, viewer);
    // Writes again what could be read of other accounts.
    if (forgetSetAside(storage, DRAFTS_KEY))
      forgetDrafts(privateStorage.store(createDraftsStore, storage), viewer);
  },
  onSessionOnly({ storage, privateStorage }, viewer) {
    const device = privateStorage.store(createDraftsStore, storage);
    const forms = device.getState()[viewer];
    if (forms === undefined) return;
    privateStorage
      .store(createDraftsStore, privateStorage.of(false))
      .update((all) => ({ ...all, [viewer]: forms }));
    forgetDrafts(device, viewer);
  },
};

const servers: PrivateData = {
  forget({ storage, privateStorage }, viewer) {
    const forget = changing(viewer, () => []);
    for (const store of storesOn(privateStorage, createServersStore)) store.update(forget);
    // Writes again what could be read of other accounts.
    if (forgetSetAside(storage, SERVERS_KEY))
      privateStorage.store(createServersStore, storage).update(forget);
  },
  onSessionOnly({ storage, privateStorage }, viewer) {
    const device = privateStorage.store(createServersStore, storage);
    const known = device.getState()[viewer];
    if (known === undefined) return;
    privateStorage.store(createServersStore, privateStorage.of(false)).update(changing(viewer, () => known));
    device.update(changing(viewer, () => []));
  },
};

/** A document of which each account has its own. `join`: the value for the page, from what the page and the device have. */
function privateDocument<T>(
  stores: AccountDocument<T>,
  join: (page: T, device: T) => T = (_page, device) => device,
): PrivateData {
  return {
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

/** Favourites, recent members and the draft of the switch screen. */
const switchChoices = privateDocument(switchChoicesStores);

/** What was changed on this device, and what had been there before. */
const revisions = privateDocument(revisionsStores);

/** The file that is being saved, and when the last copy was saved. */
const systemCopies = privateDocument(systemCopiesStores);

/** Which files of the folder for dated copies are of the system. The files are the person's: they stay, and nothing deletes them later. */
const writtenCopies: PrivateData = {
  async forget({ demo }, viewer) {
    if (!demo) await openCopyFolder()?.forget(viewer);
  },
  async onSessionOnly({ demo }, viewer) {
    if (!demo) await openCopyFolder()?.forget(viewer);
  },
};

/** Which records of the service the records of imported files are. */
const importLinks = privateDocument(importLinksStores, (page, device) => ({ ...page, ...device }));

/** Copies of deleted records, also the unreadable ones. */
const restoreCopies: PrivateData = {
  async forget(services, viewer) {
    for (const { id } of await pageCopies.list(viewer)) await pageCopies.remove(id);
    await deleteRestoreRows(services, viewer);
  },
  async onSessionOnly({ demo }, viewer) {
    if (demo) return;
    for (const copy of await deviceCopies.list(viewer)) {
      await pageCopies.put(copy);
      await deviceCopies.remove(copy.id);
    }
  },
};

/** Writes whose outcome is unknown, and what they touch. */
const writesInFlight: PrivateData = {
  forget({ privateStorage, clock }, viewer) {
    for (const place of privateStorage.places)
      removeWrites(place, (write) => write.viewer === viewer, clock.now());
  },
  onSessionOnly({ storage, privateStorage, clock }, viewer) {
    const nowMs = clock.now();
    for (const write of readWrites(storage, nowMs)) {
      if (write.viewer === viewer) putWrite(privateStorage.of(false), write, nowMs);
    }
    removeWrites(storage, (write) => write.viewer === viewer, nowMs);
  },
};

/** Created records that were not checked for twins yet. */
const createdRecords: PrivateData = {
  forget({ privateStorage, clock }, viewer) {
    for (const place of privateStorage.places)
      removeCreated(place, (created) => created.viewer === viewer, clock.now());
  },
  onSessionOnly({ storage, privateStorage, clock }, viewer) {
    const nowMs = clock.now();
    for (const created of readCreated(storage, nowMs)) {
      if (created.viewer === viewer) putCreated(privateStorage.of(false), created, nowMs);
    }
    removeCreated(storage, (created) => created.viewer === viewer, nowMs);
  },
};

/** Without a database, it contains no runs. */
function noRuns(error: unknown): readonly Run[] {
  if (isNoDatabase(error)) return [];
  throw error;
}

/** Runs, with the values from before each of their operations. */
const runs: PrivateData = {
  unsent: {
    kind: 'runs',
    hasUnreadable: () => false,
    async count({ demo }, viewer) {
      const stored = demo ? [] : await deviceRuns.load(viewer).catch(noRuns);
      return [...stored, ...(await pageRuns.load(viewer))].filter(({ head }) => head.phase !== 'ended')
        .length;
    },
  },
  async forget(services, viewer) {
    markRuns(services.storage, viewer, false);
    for (const { head } of await pageRuns.load(viewer)) await pageRuns.remove(head.id);
    await deleteRunRows(services, viewer);
    await openRuns(services).reload();
  },
  async onSessionOnly({ storage, demo }, viewer) {
    if (demo) return;
    for (const run of await deviceRuns.load(viewer)) {
      await pageRuns.add(run);
      await deviceRuns.remove(run.head.id);
    }
    markRuns(storage, viewer, false);
  },
};

/** What is selected in the lists of own members and groups. */
const selections: PrivateData = { forget: (_services, viewer) => forgetTabSelections(viewer) };

/** A link to a switch that waits for its members. It names members, of whichever account. */
const switchLink: PrivateData = {
  forget: (services) => services.once(createSwitchLink).setState(null, true),
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

/** Its lines may name anything that was requested. */
const log: PrivateData = { forget: (services) => services.log.clear() };

/** Everything that this device and this page hold about an account. Forgetting is a filter over this table. */
export const PRIVATE_DATA: readonly PrivateData[] = [
  cachedAnswers,
  persistedAnswers,
  drafts,
  unsentSwitches,
  servers,
  restoreCopies,
  switchChoices,
  revisions,
  importLinks,
  systemCopies,
  writtenCopies,
  writesInFlight,
  createdRecords,
  runs,
  selections,
  switchLink,
  history,
  foreignRows,
  foreignDocuments,
  log,
];

/** The stores of all places. */
function storesOn<Store>(
  privateStorage: PrivateStorage,
  open: Parameters<typeof privateStorage.store<Store>>[0],
) {
  return privateStorage.places.map((place) => privateStorage.store(open, place));
}
