import { isNoDatabase } from '../../persistence/database.ts';
import { endDismissal, residenceOf, spareAccount } from '../../session/account-dismissal.ts';
import type { Viewer } from '../../session/viewer.ts';
import type { Services } from '../services.ts';
import type { OnlyHereKind, PrivateData } from './private-data.ts';

/** How much of each kind is only on this device and would be lost with an account. */
export interface OnlyHere extends Readonly<Record<OnlyHereKind, number>> {
  /** Some could not be read, and may belong to any account. */
  readonly hasUnreadable: boolean;
}

/** Counts what an account has only on this device. Null if there is nothing to ask the person about. */
export async function countOnlyHere(services: Services, viewer: Viewer): Promise<OnlyHere | null> {
  const counts = { switches: 0, drafts: 0, notes: 0, runs: 0, copies: 0 };
  let hasUnreadable = false;
  for (const { onlyHere } of await loadTable(services)) {
    if (onlyHere === undefined) continue;
    counts[onlyHere.kind] += await onlyHere.count(services, viewer);
    hasUnreadable ||= await onlyHere.hasUnreadable(services);
  }
  const hasAny = hasUnreadable || Object.values(counts).some((count) => count > 0);
  return hasAny ? { ...counts, hasUnreadable } : null;
}

/** Reads what a person made for an account, and returns the function that stores it again once the account is back. */
export async function snapshotPrivate(services: Services, viewer: Viewer): Promise<() => Promise<void>> {
  const putBacks = await Promise.all(
    (await loadTable(services)).map(({ snapshot }) => snapshot?.(services, viewer)),
  );
  return async () => {
    await Promise.all(putBacks.map((putBack) => putBack?.()));
  };
}

/**
 * Deletes what is stored of an account; with `keepsOnlyHere`, all but what `countOnlyHere` counts; with `keepsDevice`, nothing that is of no
 * account. Rejects with an `AggregateError` when
 * some of it could not be deleted; the rest is deleted, and a later start of the app tries again.
 */
export async function forgetPrivate(
  services: Services,
  viewer: Viewer,
  { keepsOnlyHere, keepsDevice = false }: { readonly keepsOnlyHere: boolean; readonly keepsDevice?: boolean },
): Promise<void> {
  const { storage } = services;
  if (keepsOnlyHere && residenceOf(storage, viewer) === 'leaving') spareAccount(storage, viewer);
  await forgetAll(
    services,
    viewer,
    ({ onlyHere, isOfDevice = false }) =>
      !(keepsOnlyHere && onlyHere !== undefined) && !(keepsDevice && isOfDevice),
  );
  const isSpared = keepsOnlyHere && (await countOnlyHere(services, viewer)) !== null;
  endDismissal(storage, viewer, { isSpared });
  endDismissal(services.privateStorage.of(false), viewer, { isSpared: false });
  await flushDocuments(services);
}

/**
 * Deletes the copies of what a token saw, once there is no account. After a refused token, which a person replaces, what is unfinished keeps
 * what it continues from.
 */
export async function forgetSeen(
  services: Services,
  viewer: Viewer,
  { isRefused }: { readonly isRefused: boolean },
): Promise<void> {
  await forgetAll(
    services,
    viewer,
    ({ onSessionOnly, isNeeded }) =>
      onSessionOnly === 'forget' && !(isRefused && isNeeded?.(services, viewer) === true),
  );
}

/**
 * Clears the device of an account that becomes session-only: what a person made moves into this page; copies of what
 * the service has are deleted. Rejects with an `AggregateError` when some of it could not be moved; the rest is moved.
 */
export async function moveToSession(services: Services, viewer: Viewer): Promise<void> {
  await settleAll(await loadTable(services), async ({ forget, onSessionOnly }) =>
    onSessionOnly === 'forget' ? forget(services, viewer) : onSessionOnly?.(services, viewer),
  );
  endDismissal(services.storage, viewer, { isSpared: false });
  await flushDocuments(services);
}

/** The second copies of the documents follow them. Rejects when the database can't be written. */
async function flushDocuments({ documents }: Services): Promise<void> {
  await documents.flush().catch((error: unknown) => {
    if (!isNoDatabase(error)) throw error;
  });
}

async function forgetAll(
  services: Services,
  viewer: Viewer,
  isMeant: (data: PrivateData) => boolean,
): Promise<void> {
  await settleAll((await loadTable(services)).filter(isMeant), async (data) => data.forget(services, viewer));
}

async function settleAll(
  table: readonly PrivateData[],
  work: (data: PrivateData) => Promise<void>,
): Promise<void> {
  const results = await Promise.allSettled(table.map(work));
  const errors = results
    .flatMap((result): unknown[] => (result.status === 'rejected' ? [result.reason] : []))
    .filter((error) => !isNoDatabase(error));
  if (errors.length > 0) throw new AggregateError(errors, 'Not everything could be deleted.');
}

/** Loaded when first needed: it imports the code of everything that stores data about an account. */
async function loadTable({ documents }: Services): Promise<readonly PrivateData[]> {
  // What is recovered later would not be forgotten.
  await documents.load().catch(() => {});
  return (await import('./private-data-table.ts')).PRIVATE_DATA;
}
