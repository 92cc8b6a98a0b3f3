import { recordSchema } from '@frontboard/model';
import * as v from 'valibot';
import { JOURNAL_KEY } from '../../cache/in-flight/journal-key.ts';
import { isNoDatabase, openDatabase } from '../../persistence/database.ts';
import { jsonOf } from '../../persistence/json-of.ts';
import type { SafeStorage } from '../../platform/storage.ts';
import {
  dismissAccount,
  isSwept,
  noteSwept,
  residenceOf,
  spareAccount,
} from '../../session/account-dismissal.ts';
import { MARK_PREFIX } from '../../session/account-place.ts';
import { openAccounts } from '../../session/accounts.ts';
import { SERVERS_KEY } from '../../session/servers.ts';
import type { Viewer } from '../../session/viewer.ts';
import { DRAFTS_KEY } from '../edit/drafts-key.ts';
import type { Services } from '../services.ts';
import { CREATED_KEY } from '../twins/created-key.ts';

/**
 * Deletes what the device has of accounts that are gone: a page was closed while it forgot one, or another stored something before it knew.
 * What a person keeps without an account stays, as does what is not sent yet. `interrupted`: accounts whose forgetting nobody continues.
 */
export async function sweepDevice(services: Services, interrupted: readonly Viewer[] = []): Promise<void> {
  const { storage, sessionOnlyAccounts, documents } = services;
  // The device may have lost the mark of an account that is there.
  await documents.load().catch((error: unknown) => {
    if (!isNoDatabase(error)) throw error;
  });
  openAccounts(services);
  const isFirst = !isSwept(storage);
  for (const [viewer, isMoreThanSpared] of await viewersHere(storage)) {
    const residence = residenceOf(storage, viewer);
    const isUnowned =
      residence === 'gone' ||
      (residence === 'spared' && isMoreThanSpared) ||
      (residence === 'leaving' && interrupted.includes(viewer));
    if (!isUnowned) continue;
    const isOfSession = sessionOnlyAccounts.getState().some((account) => account.viewer === viewer);
    // Earlier releases have not noted what a person wanted to keep.
    const keepsOnlyHere = residence === 'spared' || (isFirst && residence === 'gone' && !isOfSession);
    // If the page is closed meanwhile, the next one continues.
    if (keepsOnlyHere) spareAccount(storage, viewer);
    else dismissAccount(storage, viewer);
    const { forgetPrivate, moveToSession } = await import('./forget-private.ts');
    if (isOfSession) await moveToSession(services, viewer);
    else await forgetPrivate(services, viewer, { keepsOnlyHere, keepsDevice: residence !== 'leaving' });
  }
  noteSwept(storage);
}

/** An account of which something was found, and whether that is something that a person may keep without the account. */
type Found = readonly [viewer: Viewer, isKeepable: boolean];

/**
 * The accounts of which there is something on the device, and whether there is more than what a person may keep. Unsent switches are left out: a
 * session-only account of another tab may have them.
 */
async function viewersHere(storage: SafeStorage): Promise<ReadonlyMap<Viewer, boolean>> {
  const found = [
    ...storage.keys().flatMap((key) => foundIn(key, storage.get(key) ?? '')),
    ...(await foundInDatabase()),
  ];
  const viewers = new Map<Viewer, boolean>();
  for (const [viewer, isKeepable] of found) viewers.set(viewer, viewers.get(viewer) === true || !isKeepable);
  return viewers;
}

const entriesSchema = v.array(v.looseObject({ account: v.string() }));
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** The key of a document of one account, or of a copy that was set aside. */
const ACCOUNT_KEY = new RegExp(`:(${UUID})(?:\\.|$)`);

/** The accounts that a document is about. */
function foundIn(key: string, text: string): readonly Found[] {
  const [, viewer] = ACCOUNT_KEY.exec(key) ?? [];
  if (viewer !== undefined) return [[viewer, key.startsWith(MARK_PREFIX)]];
  const isKeepable = key === DRAFTS_KEY;
  return viewersIn(key, text).map((it) => [it, isKeepable]);
}

function viewersIn(key: string, text: string): readonly Viewer[] {
  if (![DRAFTS_KEY, SERVERS_KEY, JOURNAL_KEY, CREATED_KEY].includes(key)) return [];
  const document = v.safeParse(recordSchema, jsonOf(text));
  const content = document.success ? document.output[key] : null;
  const entries = v.safeParse(entriesSchema, content);
  if (entries.success) return entries.output.map(({ account }) => account);
  const parts = v.safeParse(recordSchema, content);
  return parts.success ? Object.keys(parts.output) : [];
}

async function foundInDatabase(): Promise<readonly Found[]> {
  try {
    const database = await openDatabase();
    const found: Found[] = [];
    for (const name of ['lists', 'history'] as const)
      for (const [viewer] of await database.getAllKeys(name)) found.push([viewer, false]);
    for (const name of ['restore', 'runs'] as const) {
      const { store } = database.transaction(name);
      let cursor = await store.index('viewer').openKeyCursor(null, 'nextunique');
      for (; cursor !== null; cursor = await cursor.continue()) found.push([cursor.key, true]);
    }
    return found;
  } catch (error) {
    if (isNoDatabase(error)) return [];
    throw error;
  }
}
