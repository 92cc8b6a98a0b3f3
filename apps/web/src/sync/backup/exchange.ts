import { isRecord, randomUuid } from '@frontboard/model';
import * as v from 'valibot';
import type { DeepReadonly } from '../../persistence/documents/deep-readonly.ts';
import { jsonOf } from '../../persistence/json-of.ts';
import { openAccounts } from '../../session/accounts.ts';
import { type Restorable, readBackupText, writeBackupFile } from '../../state/backup.ts';
import { createMemoryCopies } from '../restore/copy-store.ts';
import type { Services } from '../services.ts';
import {
  type AccountBackup,
  collectAccountParts,
  entriesOfParts,
  readAccountParts,
  writeAccountParts,
} from './account-parts.ts';
import { addingExchanged, createExchangedStore, exchangedEntriesStores } from './exchanged.ts';
import { hashesOf } from './merge-entries.ts';

/** What a backup that goes from one device to another says about itself. */
const exchangeSchema = v.object({
  id: v.string(),
  /** The backups that its device had in common with others, newest first. */
  known: v.array(v.string()),
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
}

/** Composes a backup for another device, and remembers it as what both have. */
export async function composeExchange(
  services: Services,
  { hasTokens }: { readonly hasTokens: boolean },
): Promise<ComposedExchange> {
  const collected = await collectAccountParts(services).then(
    (parts) => ({ parts, isWhole: true }),
    async () => ({ parts: await collectAccountParts(services, createMemoryCopies()), isWhole: false }),
  );
  const { clock } = services;
  const exchange: ExchangeIds = { id: randomUuid(), known: knownExchanges(services) };
  const documents = writeBackupFile(services, undefined);
  const text = JSON.stringify({
    ...documents,
    ownSystems: writeAccountParts(collected.parts),
    exchange,
    ...(hasTokens && { ownTokens: openAccounts(services).readTokens() }),
  });
  remember(services, { id: exchange.id, atMs: clock.now(), documents, backup: collected.parts });
  return { text, isWhole: collected.isWhole };
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

/** What both devices had: the id of the newest such backup. Null if there is none, or if the backup itself was here before. */
export function commonExchange(services: Services, exchange: ExchangeIds | null): string | null {
  const here = openExchanged(services).getState();
  if (exchange === null || Object.hasOwn(here, exchange.id)) return null;
  return exchange.known.find((id) => Object.hasOwn(here, id)) ?? null;
}

/** The documents of a common backup. */
export function commonDocuments(services: Services, id: string): Restorable | null {
  const known = openExchanged(services).getState()[id];
  return known === undefined ? null : readBackupText(JSON.stringify(known.documents));
}

/** Remembers a backup that was restored as what both devices have. */
export function rememberRestored(services: Services, text: string, { exchange, backup }: ReadExchange): void {
  const content = jsonOf(text);
  if (exchange === null || !isRecord(content)) return;
  const { settings, systems, preferences, followedDetails } = content;
  const documents = { settings, systems, preferences, followedDetails };
  remember(services, { id: exchange.id, atMs: services.clock.now(), documents, backup });
}

interface CommonBackup {
  readonly id: string;
  readonly atMs: number;
  readonly documents: Readonly<Record<string, unknown>>;
  readonly backup: AccountBackup;
}

function remember(services: Services, { id, atMs, documents, backup }: CommonBackup): void {
  openExchanged(services).update(addingExchanged(id, { atMs, documents }));
  const stores = services.privateStorage.store(exchangedEntriesStores, services.storage);
  for (const { viewer, isStored } of openAccounts(services).getState()) {
    const parts = Object.hasOwn(backup, viewer) ? backup[viewer] : undefined;
    if (!isStored || parts === undefined) continue;
    stores(viewer).update(addingExchanged(id, { atMs, hashes: hashesOf(entriesOfParts(parts)) }));
  }
}

function openExchanged({ privateStorage, storage }: Services) {
  return privateStorage.store(createExchangedStore, storage);
}

function knownExchanges(services: Services): readonly string[] {
  return Object.entries(openExchanged(services).getState())
    .toSorted(([, one], [, other]) => other.atMs - one.atMs)
    .map(([id]) => id);
}
