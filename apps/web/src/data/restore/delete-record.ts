import { isAnswerLost, isApiError } from '@frontboard/client';
import { brandId } from '@frontboard/model';
import type { Account } from '../account/account.ts';
import type { RecordCache } from '../own/record-cache.ts';
import type { CopyStore } from './copy-store.ts';
import { type Doomed, fetchForCopy, isGone, knownForCopy } from './fetch-for-copy.ts';
import { makeRestoreCopy, type RestoreCopy } from './restore-copy.ts';

/** What came of deleting. */
export type DeleteResult =
  /** It is gone. `wasGone`: before we asked, by another hand. */
  | { readonly state: 'deleted'; readonly wasGone: boolean }
  /** No copy could be kept on this device, so nothing was sent. `copy` is for downloading. */
  | { readonly state: 'no-copy'; readonly copy: RestoreCopy }
  /** It is still there. */
  | { readonly state: 'refused'; readonly error: unknown }
  /** The answer was lost and the service could not be looked at. The copy is kept. */
  | { readonly state: 'unknown'; readonly error: unknown };

export interface DeleteContext {
  readonly account: Account;
  readonly store: CopyStore;
  readonly cache: RecordCache;
  /** Milliseconds since 1970. */
  readonly nowMs: number;
}

/**
 * Deletes a member or group of the own system for good. A restore copy of its newest state is on the device before the service
 * is asked. Never rejects.
 *
 * @param isCopyWaived the person was told that no copy can be kept, and deletes all the same
 */
export async function deleteRecord(
  context: DeleteContext,
  doomed: Doomed,
  isCopyWaived = false,
): Promise<DeleteResult> {
  const { account, store, nowMs } = context;
  let isThere: boolean;
  let copy: RestoreCopy;
  try {
    const latest = await fetchForCopy(account, doomed);
    isThere = latest !== null;
    copy = makeRestoreCopy(latest ?? knownForCopy(doomed), account.viewer, nowMs);
  } catch (error) {
    return { state: 'refused', error };
  }
  try {
    await store.put(copy);
  } catch {
    // Storage that is blocked or full; what matters is that nothing is deleted without a word about it.
    if (!isCopyWaived && isThere) return { state: 'no-copy', copy };
  }
  const result = isThere ? await sendDelete(account, doomed) : ({ state: 'deleted', wasGone: true } as const);
  if (result.state === 'deleted') showGone(context.cache, doomed);
  // A copy of what is still there would only be in the way. Failing to remove it harms nothing: it is shown once its record is gone.
  if (result.state === 'refused') await store.remove(copy.id).catch(() => {});
  return result;
}

async function sendDelete(account: Account, doomed: Doomed): Promise<DeleteResult> {
  try {
    await remove(account, doomed);
    return { state: 'deleted', wasGone: false };
  } catch (error) {
    if (isGone(error)) return { state: 'deleted', wasGone: true };
    if (!isAnswerLost(error)) return { state: 'refused', error };
    return (await isStillThere(account, doomed, error)) ?? { state: 'unknown', error };
  }
}

/** Looks after a lost answer; null when that is not possible either. */
async function isStillThere(account: Account, doomed: Doomed, lost: unknown): Promise<DeleteResult | null> {
  try {
    await look(account, doomed);
    return { state: 'refused', error: lost };
  } catch (error) {
    if (isGone(error)) return { state: 'deleted', wasGone: false };
    // Without the right to look, the service has spoken after all.
    return isApiError(error) && error.status < 500 ? { state: 'refused', error } : null;
  }
}

function remove({ client, call }: Account, { kind, record }: Doomed): Promise<void> {
  const ref = record.uuid ?? record.id;
  return kind === 'member'
    ? client.members.remove(brandId('MemberRef', ref), call)
    : client.groups.remove(brandId('GroupRef', ref), call);
}

function look({ client, call }: Account, { kind, record }: Doomed): Promise<unknown> {
  const ref = record.uuid ?? record.id;
  return kind === 'member'
    ? client.members.fetch(brandId('MemberRef', ref), call)
    : client.groups.fetch(brandId('GroupRef', ref), call);
}

function showGone(cache: RecordCache, { kind, record }: Doomed): void {
  if (kind === 'member') cache.dropMember(record.uuid ?? '');
  else cache.dropGroup(record.uuid ?? '');
}
