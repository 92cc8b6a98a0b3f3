import { isRecord, randomUuid } from '@frontboard/model';
import * as v from 'valibot';
import type { DeepReadonly } from '../../persistence/documents/deep-readonly.ts';
import { NO_FOLLOWED_DETAILS } from '../../persistence/documents/followed-details-document.ts';
import { jsonOf } from '../../persistence/json-of.ts';
import type { PersistentStore } from '../../persistence/persistent-store.ts';
import { hasSetAside } from '../../persistence/set-aside.ts';
import { openAccounts } from '../../session/accounts.ts';
import { localDataStores } from '../../session/local/local-data.ts';
import {
  type BackupDocuments,
  documentsOf,
  type Restorable,
  readBackupText,
  restoredDocuments,
  writeBackupFile,
} from '../../state/backup.ts';
import { FOLLOWED_KEY } from '../../state/followed.ts';
import { FOLLOWED_DETAILS_KEY } from '../../state/followed-details.ts';
import { PREFERENCES_KEY, SETTINGS_KEY } from '../../state/settings.ts';
import { createMemoryCopies } from '../restore/copy-store.ts';
import type { Services } from '../services.ts';
import {
  ACCOUNT_KINDS,
  type AccountBackup,
  collectAccountParts,
  entriesOfParts,
  readAccountParts,
  writeAccountParts,
} from './account-parts.ts';
import { deviceHashes, deviceKinds } from './device-entries.ts';
import {
  accountExchangedStores,
  addingExchanged,
  confirmingExchanged,
  createExchangedStore,
  type Exchanged,
  idsOfExchanged,
  withoutExchanged,
} from './exchanged.ts';
import { type Hashes, hashesOf } from './merge-entries.ts';

const idsSchema = v.array(v.string());

/** What a backup that goes from one device to another says about itself. */
const exchangeSchema = v.object({
  id: v.string(),
  /** The backups that its device had in common with others, newest first. */
  known: idsSchema,
  /** The same of each account: an account may have come to the device later. By viewer. */
  accounts: v.record(v.string(), idsSchema),
  /** What its release knows: nothing of another kind was removed there. */
  kinds: v.array(v.string()),
});

export type ExchangeIds = DeepReadonly<v.InferOutput<typeof exchangeSchema>>;

const tokensSchema = v.record(v.string(), v.pipe(v.string(), v.regex(/^[!-~]{1,200}$/)));

/** A backup that was read, its parts for own systems apart. */
export interface ReadExchange {
  readonly restorable: Restorable;
  readonly backup: AccountBackup;
  /** Null in a backup that was not made for another device. */
  readonly exchange: ExchangeIds | null;
  /** By viewer. Only an encrypted backup may have them. */
  readonly tokens: Readonly<Record<string, string>>;
}

/** A backup for another device, before it is encrypted. */
export interface ComposedExchange {
  readonly text: string;
  /** Whether the copies of what was deleted could be read. */
  readonly isWhole: boolean;
  /** Remembers it as what both may have, once it is handed over. */
  readonly remember: () => void;
}

/** Composes a backup for another device. */
export async function composeExchange(
  services: Services,
  { hasTokens }: { readonly hasTokens: boolean },
): Promise<ComposedExchange> {
  const { parts, isWhole } = await collectAccountParts(services).then(
    (collected) => ({ parts: collected, isWhole: true }),
    async () => ({ parts: await collectAccountParts(services, createMemoryCopies()), isWhole: false }),
  );
  const id = randomUuid();
  const documents = documentsOf(services);
  const exchange: ExchangeIds = {
    id,
    known: isDamaged(services, DEVICE_KEYS) ? [] : idsOfExchanged(openExchanged(services).getState()),
    accounts: Object.fromEntries(
      Object.keys(parts).map((viewer) => [
        viewer,
        isDamaged(services, [localDataStores.keyOf(viewer)])
          ? []
          : idsOfExchanged(ofAccount(services, viewer).getState()),
      ]),
    ),
    kinds: [...deviceKinds(documents), ...ACCOUNT_KINDS],
  };
  const text = JSON.stringify({
    ...writeBackupFile(services, writeAccountParts(parts)),
    exchange,
    ...(hasTokens && { ownTokens: openAccounts(services).readTokens() }),
  });
  return {
    text,
    isWhole,
    remember: () => void remember(services, { id, documents, backup: parts, isCommon: false }),
  };
}

/** Reads the text of a backup. `isEncrypted`: it was. A token in another one might belong to anybody. Never throws. */
export function readExchange(text: string, isEncrypted: boolean): ReadExchange {
  const { ownSystems, ...restorable } = readBackupText(text);
  const { backup, problems } = readAccountParts(ownSystems);
  const content = jsonOf(text);
  const { exchange, ownTokens } = isRecord(content) ? content : {};
  const tokens = v.safeParse(tokensSchema, ownTokens);
  const ids = v.safeParse(exchangeSchema, exchange);
  return {
    restorable: { ...restorable, problems: [...restorable.problems, ...problems] },
    backup,
    exchange: ids.success ? ids.output : null,
    tokens: isEncrypted && tokens.success ? tokens.output : {},
  };
}

/** The settings and followed systems that both devices had last; null if that is not known. */
export function deviceBase(services: Services, exchange: ExchangeIds): Hashes | null {
  return baseIn(openExchanged(services).getState(), [exchange.id, ...exchange.known]);
}

/** The parts of an account that both devices had last; null if that is not known. */
export function accountBase(services: Services, exchange: ExchangeIds, viewer: string): Hashes | null {
  return baseIn(ofAccount(services, viewer).getState(), [exchange.id, ...(exchange.accounts[viewer] ?? [])]);
}

function baseIn(here: Exchanged, ids: readonly string[]): Hashes | null {
  const id = ids.find((known) => Object.hasOwn(here, known));
  return id === undefined ? null : (here[id]?.hashes ?? null);
}

/** The settings and followed systems of a file, or of this device where the file has none. */
export function documentsIn(services: Services, restorable: Restorable): BackupDocuments {
  const current = documentsOf(services);
  const { settings, followed } = restoredDocuments(current, restorable, 'replace');
  const known = restorable.followed === null ? current.followedDetails : NO_FOLLOWED_DETAILS;
  return { settings, followed, followedDetails: restorable.followedDetails ?? known };
}

/** Remembers a backup that was restored as what both devices have. Returns what forgets that again. */
export function rememberRestored(
  services: Services,
  { restorable, exchange, backup }: ReadExchange,
): () => void {
  if (exchange === null) return () => {};
  const { id } = exchange;
  // The other device has had these, too.
  for (const known of exchange.known) openExchanged(services).update(confirmingExchanged(known));
  return remember(services, {
    id,
    documents: documentsIn(services, restorable),
    backup,
    isCommon: true,
  });
}

interface CommonBackup {
  readonly id: string;
  readonly documents: BackupDocuments;
  readonly backup: AccountBackup;
  readonly isCommon: boolean;
}

/**
 * Remembers a backup, unless the device can't store everything: what is lost with this page would count as removed. Returns what forgets it where it was
 * not known before.
 */
function remember(services: Services, { id, documents, backup, isCommon }: CommonBackup): () => void {
  if (services.storage.problem !== null) return () => {};
  const atMs = services.clock.now();
  const added: PersistentStore<Exchanged>[] = [];
  const add = (store: PersistentStore<Exchanged>, hashes: Hashes) => {
    if (!Object.hasOwn(store.getState(), id)) added.push(store);
    store.update(addingExchanged(id, { atMs, isCommon, hashes }));
  };
  add(openExchanged(services), deviceHashes(documents));
  for (const { viewer, isStored } of openAccounts(services).getState()) {
    const parts = Object.hasOwn(backup, viewer) ? backup[viewer] : undefined;
    if (!isStored || parts === undefined) continue;
    add(ofAccount(services, viewer), hashesOf(entriesOfParts(parts)));
  }
  return () => {
    for (const store of added) store.update(withoutExchanged(id));
  };
}

const DEVICE_KEYS = [SETTINGS_KEY, PREFERENCES_KEY, FOLLOWED_KEY, FOLLOWED_DETAILS_KEY];

/** Whether some of the documents could not be read: what is missing in them was not removed by a person. */
function isDamaged({ storage }: Services, keys: readonly string[]): boolean {
  return keys.some((key) => hasSetAside(storage, key));
}

function openExchanged({ privateStorage, storage }: Services) {
  return privateStorage.store(createExchangedStore, storage);
}

function ofAccount({ privateStorage, storage }: Services, viewer: string) {
  return privateStorage.store(accountExchangedStores, storage)(viewer);
}
