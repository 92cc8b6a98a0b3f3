import { recordSchema } from '@frontboard/model';
import * as v from 'valibot';
import { pick } from '../../persistence/pick.ts';
import { fieldReader } from '../../persistence/read-fields.ts';
import { accountPlace } from '../../session/account-place.ts';
import {
  accountColorSchema,
  accountNameSchema,
  openAccounts,
  type ShownAccount,
} from '../../session/accounts.ts';
import {
  addingLocal,
  backedUpOf,
  countLocal,
  LOCAL_KINDS,
  type LocalData,
  localDataStores,
  missingLocal,
  NO_LOCAL_DATA,
  pathsOfLocal,
  readLocalData,
  removingAdded,
  settingLocal,
} from '../../session/local/local-data.ts';
import { changing, createServersStore, type KnownServer, knownServerSchema } from '../../session/servers.ts';
import { knownMemberSchema, type SwitchChoices, switchChoicesStores } from '../../session/switch-choices.ts';
import { createDraftsStore, type Draft, draftPlace, draftSchema } from '../edit/drafts.ts';
import { type CopyStore, storedCopies } from '../restore/copy-store.ts';
import { fromStored, idOfCopy, type RestoreCopy, toStored } from '../restore/restore-copy.ts';
import type { Services } from '../services.ts';
import type { Entries } from './merge-entries.ts';

/** What a person made for one of their systems and that is only on this device. It contains no token. */
export interface AccountParts extends LocalData {
  readonly name: string | null;
  /** `#rrggbb` */
  readonly color: string | null;
  /** Uuids of members, with their names. */
  readonly favourites: readonly string[];
  readonly known: SwitchChoices['known'];
  readonly servers: readonly KnownServer[];
  /** By form. */
  readonly drafts: Readonly<Record<string, Draft>>;
  /** The restore copies of deleted members and groups. */
  readonly copies: readonly RestoreCopy[];
}

/** The parts of each account, by its viewer. */
export type AccountBackup = Readonly<Record<string, AccountParts>>;

/** How much of each kind a restore would add. */
export type AccountPartCounts = Readonly<
  Record<'favourites' | 'servers' | 'drafts' | 'notes' | 'copies' | 'descriptions', number>
>;

/** An account of a backup that is not on this device: its parts stay in the file. */
export interface AbsentAccount {
  readonly viewer: string;
  readonly hasToken: boolean;
}

/** The accounts of a backup that are not on this device and of which it has something, or a token. */
export function absentAccounts(
  services: Services,
  backup: AccountBackup,
  tokens: Readonly<Record<string, string>> = {},
): readonly AbsentAccount[] {
  // Also session-only accounts: a backup does not move them to the device.
  const here = new Set(
    openAccounts(services)
      .getState()
      .map(({ viewer }) => viewer),
  );
  const filled = Object.keys(backup).filter((viewer) => !isEmpty(pick(backup, [viewer])));
  return [...new Set([...filled, ...Object.keys(tokens)])]
    .filter((viewer) => !here.has(viewer))
    .map((viewer) => ({ viewer, hasToken: Object.hasOwn(tokens, viewer) }));
}

/** `missing` without what a merge of the same accounts does: unsaved forms and copies of what was deleted are only ever added. */
export function withoutMerged(
  missing: AccountBackup,
  merged: readonly { readonly viewer: string }[],
): AccountBackup {
  return Object.fromEntries(
    Object.entries(missing).map(([viewer, parts]) => [
      viewer,
      merged.some((it) => it.viewer === viewer)
        ? { ...NO_PARTS, drafts: parts.drafts, copies: parts.copies }
        : parts,
    ]),
  );
}

const NO_PARTS: AccountParts = {
  ...NO_LOCAL_DATA,
  name: null,
  color: null,
  favourites: [],
  known: {},
  servers: [],
  drafts: {},
  copies: [],
};

/** The parts of the accounts stored on the device. Rejects if the restore copies can't be read. */
export async function collectAccountParts(
  services: Services,
  copies: CopyStore = storedCopies(services),
): Promise<AccountBackup> {
  const parts = storedAccounts(services).map(
    async (account): Promise<[string, AccountParts]> => [
      account.viewer,
      { ...partsWithoutCopies(services, account), copies: await copies.list(account.viewer) },
    ],
  );
  return Object.fromEntries(await Promise.all(parts));
}

function partsWithoutCopies(
  services: Services,
  { viewer, name, color }: Pick<ShownAccount, 'viewer' | 'name' | 'color'>,
): AccountParts {
  const stores = storesOf(services);
  const { favourites, known } = stores.choices(viewer).getState();
  return {
    name,
    color,
    favourites,
    known: Object.fromEntries(Object.entries(known).filter(([uuid]) => favourites.includes(uuid))),
    servers: stores.servers.getState()[viewer] ?? [],
    drafts: stores.drafts.getState()[viewer] ?? {},
    ...backedUpOf(stores.local(viewer).getState()),
    copies: [],
  };
}

/** The same as JSON. */
export function writeAccountParts(backup: AccountBackup) {
  return Object.fromEntries(
    Object.entries(backup).map(([viewer, parts]) => [
      viewer,
      { ...parts, copies: parts.copies.map((copy) => toStored(copy)) },
    ]),
  );
}

/** Reads parsed JSON of any shape. `problems` lists by path what did not fit; the rest is used. */
export function readAccountParts(stored: unknown): {
  readonly backup: AccountBackup;
  readonly problems: readonly string[];
} {
  const whole = fieldReader({ ownSystems: stored });
  const systems = Object.entries(whole.table('ownSystems', recordSchema));
  const paths = [...whole.problems];
  const backup = systems.map(([viewer, system]): [string, AccountParts] => {
    const fields = fieldReader(system);
    // A copy of another account, or of another record, must not be added to this one.
    const copySchema = v.pipe(
      v.unknown(),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const copy = fromStored(dataset.value);
        if (copy !== null && copy.viewer === viewer && copy.id === idOfCopy(copy)) return copy;
        addIssue();
        return NEVER;
      }),
    );
    const parts: AccountParts = {
      name: fields.one('name', accountNameSchema, null),
      color: fields.one('color', accountColorSchema, null),
      favourites: fields.list('favourites', v.string()),
      known: fields.table('known', knownMemberSchema),
      servers: fields.list('servers', knownServerSchema),
      drafts: fields.table('drafts', draftSchema),
      ...backedUpOf(readLocalData(fields)),
      copies: fields.list('copies', copySchema),
    };
    paths.push(...fields.problems.map((path) => `ownSystems.${viewer}.${path}`));
    return [viewer, parts];
  });
  return {
    backup: Object.fromEntries(backup),
    problems: paths.map((path) => `${path}: Invalid input`),
  };
}

/**
 * What restoring `backup` would add to the accounts on this device. Nothing there is ever replaced or removed. Accounts that are
 * not on the device are left out.
 */
export async function missingParts(
  services: Services,
  backup: AccountBackup,
  copies: CopyStore = storedCopies(services),
): Promise<AccountBackup> {
  // If no copy can be read, none can be stored either; adding them reports that.
  const list = (viewer: string) => copies.list(viewer).catch(() => []);
  const here = await collectAccountParts(services, { ...copies, list });
  const existing = new Set<string>();
  for (const { id } of Object.values(backup).flatMap((parts) => parts.copies)) {
    // Any account: its id is the same.
    if ((await copies.get(id).catch(() => null)) !== null) existing.add(id);
  }
  const missing = Object.entries(here).flatMap(([viewer, mine]): [string, AccountParts][] => {
    const theirs = Object.hasOwn(backup, viewer) ? backup[viewer] : undefined;
    if (theirs === undefined) return [];
    const ids = new Set(mine.servers.map(({ id }) => id));
    const parts: AccountParts = {
      name: mine.name === null ? theirs.name : null,
      color: mine.color === null ? theirs.color : null,
      favourites: theirs.favourites.filter((uuid) => !mine.favourites.includes(uuid)),
      known: theirs.known,
      servers: theirs.servers.filter(({ id }) => !ids.has(id)),
      drafts: without(theirs.drafts, mine.drafts),
      ...missingLocal(mine, theirs),
      copies: theirs.copies.filter(({ id }) => !existing.has(id)),
    };
    return [[viewer, parts]];
  });
  return Object.fromEntries(missing);
}

/** Whether there is nothing that a restore would add. */
function isEmpty(backup: AccountBackup): boolean {
  return Object.values(countParts(backup)).every((count) => count === 0);
}

/** How much `parts` hold, kind by kind. */
export function countParts(backup: AccountBackup): AccountPartCounts {
  const all = Object.values(backup);
  const sum = (count: (parts: AccountParts) => number) =>
    all.reduce((total, parts) => total + count(parts), 0);
  return {
    favourites: sum(({ favourites }) => favourites.length),
    servers: sum(({ servers }) => servers.length),
    drafts: sum(({ drafts }) => Object.keys(drafts).length),
    notes: sum(countLocal),
    copies: sum(({ copies }) => copies.length),
    descriptions: sum(({ name, color }) => Number(name !== null || color !== null)),
  };
}

/** Adds what `missingParts` found. Rejects if a restore copy can't be stored; everything else is added. */
export async function addParts(
  services: Services,
  missing: AccountBackup,
  copies: CopyStore = storedCopies(services),
): Promise<void> {
  const stores = storesOf(services);
  for (const [viewer, parts] of Object.entries(missing)) {
    stores.choices(viewer).update((choices) => ({
      ...choices,
      favourites: [...new Set([...choices.favourites, ...parts.favourites])],
      known: { ...parts.known, ...choices.known },
    }));
    stores.servers.update(changing(viewer, (servers) => [...servers, ...parts.servers]));
    for (const [form, draft] of Object.entries(parts.drafts))
      draftPlace(stores.drafts, viewer, form).save(draft);
    stores.local(viewer).update(addingLocal(parts));
    describe(services, viewer, ({ name, color }) => ({
      name: name ?? parts.name,
      color: color ?? parts.color,
    }));
  }
  // Last, and separately: only these need a database.
  const isAllowed = ({ viewer }: RestoreCopy) => accountPlace(services.storage, viewer).isOpen;
  await settleAll(copiesOf(missing).map((copy) => copies.put(copy, isAllowed(copy))));
}

/** Removes what `addParts` has added and nothing has changed since. */
export async function removeParts(
  services: Services,
  added: AccountBackup,
  copies: CopyStore = storedCopies(services),
): Promise<void> {
  const stores = storesOf(services);
  for (const [viewer, parts] of Object.entries(added)) {
    stores.choices(viewer).update((choices) => ({
      ...choices,
      favourites: choices.favourites.filter((uuid) => !parts.favourites.includes(uuid)),
    }));
    const ids = new Set(parts.servers.map(({ id }) => id));
    stores.servers.update(changing(viewer, (servers) => servers.filter(({ id }) => !ids.has(id))));
    for (const [form, draft] of Object.entries(parts.drafts)) {
      const place = draftPlace(stores.drafts, viewer, form);
      if (place.load()?.atMs === draft.atMs) place.remove();
    }
    stores.local(viewer).update(removingAdded(parts));
    describe(services, viewer, ({ name, color }) => ({
      name: parts.name !== null && name === parts.name ? null : name,
      color: parts.color !== null && color === parts.color ? null : color,
    }));
  }
  await settleAll(copiesOf(added).map(({ id }) => copies.remove(id)));
}

/** The parts of an account on the device that two devices merge entry by entry, by path. Null for an account that is not there. */
export function mergeableEntries(services: Services, viewer: string): Entries | null {
  const account = storedAccounts(services).find((it) => it.viewer === viewer);
  return account === undefined ? null : entriesOfParts(partsWithoutCopies(services, account));
}

/** The kinds of these entries that this release knows. */
export const ACCOUNT_KINDS: readonly string[] = ['name', 'color', 'favourites', 'servers', ...LOCAL_KINDS];

/** The same of the parts in a backup. */
export function entriesOfParts(parts: AccountParts): Entries {
  return {
    ...(parts.name !== null && { name: parts.name }),
    ...(parts.color !== null && { color: parts.color }),
    ...Object.fromEntries(parts.favourites.map((uuid) => [`favourites/${uuid}`, true])),
    ...Object.fromEntries(parts.servers.map((server) => [`servers/${server.id}`, server])),
    ...pathsOfLocal(parts),
  };
}

/** Makes the parts of an account on the device have these entries. Favourites and servers that are there keep their order. */
export function setMergeableEntries(services: Services, viewer: string, entries: Entries): void {
  const stores = storesOf(services);
  const favourites = Object.keys(entries)
    .filter((path) => path.startsWith('favourites/'))
    .map((path) => path.slice('favourites/'.length));
  stores.choices(viewer).update((choices) => ({
    ...choices,
    favourites: [
      ...new Set([...choices.favourites.filter((uuid) => favourites.includes(uuid)), ...favourites]),
    ],
  }));
  // The schemas have read every entry, here or in a backup.
  const servers = Object.entries(entries).flatMap(([path, entry]) =>
    path.startsWith('servers/') ? [entry as KnownServer] : [],
  );
  stores.servers.update(
    changing(viewer, (former) => {
      const ordered = former.flatMap(({ id }) => servers.filter((server) => server.id === id));
      return [...new Set([...ordered, ...servers])];
    }),
  );
  stores.local(viewer).update(settingLocal(entries));
  describe(services, viewer, () => ({
    name: (entries.name as string | undefined) ?? null,
    color: (entries.color as string | undefined) ?? null,
  }));
}

/** The entries of a table whose keys another one does not have. */
function without<T>(
  table: Readonly<Record<string, T>>,
  other: Readonly<Record<string, T>>,
): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(table).filter(([key]) => !Object.hasOwn(other, key)));
}

function copiesOf(backup: AccountBackup): readonly RestoreCopy[] {
  return Object.values(backup).flatMap(({ copies }) => copies);
}

/** Waits for all, and rejects as the first of them that did. */
async function settleAll(works: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(works);
  await Promise.all(works);
}

type Description = Pick<ShownAccount, 'name' | 'color'>;

function describe(
  services: Services,
  viewer: string,
  change: (description: Description) => Description,
): void {
  const accounts = openAccounts(services);
  const account = accounts.getState().find((it) => it.viewer === viewer && it.isStored);
  if (account === undefined) return;
  const next = change(account);
  if (next.name !== account.name || next.color !== account.color) accounts.describe(viewer, next);
}

/** The stores of the device: what belongs to session-only accounts is in no backup. */
function storesOf({ privateStorage, storage }: Services) {
  return {
    choices: privateStorage.store(switchChoicesStores, storage),
    local: privateStorage.store(localDataStores, storage),
    servers: privateStorage.store(createServersStore, storage),
    drafts: privateStorage.store(createDraftsStore, storage),
  };
}

function storedAccounts(services: Services): readonly ShownAccount[] {
  return openAccounts(services)
    .getState()
    .filter(({ isStored }) => isStored);
}
