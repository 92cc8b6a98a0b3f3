import { brandId, recordKey } from '@frontboard/model';
import type { RecordCache } from '../../cache/own/record-cache.ts';
import { isRecordGone } from '../../cache/refusals.ts';
import type { Caller } from '../../session/caller.ts';
import { sendWrite } from '../writes/send-write.ts';
import type { CopyStore } from './copy-store.ts';
import { type Doomed, fetchForCopy, knownForCopy } from './fetch-for-copy.ts';
import { idOfCopy, makeRestoreCopy, type RestoreCopy } from './restore-copy.ts';

/** By then a deletion sent by another page has ended and settled. */
const LONGEST_TRY_MS = 300_000;

/** The outcome of deleting. */
export type DeleteResult =
  /** It is gone. `wasGone`: something else had deleted it before. */
  | { readonly state: 'deleted'; readonly wasGone: boolean }
  /** The copy could not be persisted, so nothing was sent. `copy` is for downloading. */
  | { readonly state: 'no-copy'; readonly copy: RestoreCopy }
  /** It still exists. */
  | { readonly state: 'refused'; readonly error: unknown }
  /** The answer was lost and the service could not be asked since. The copy stays. */
  | { readonly state: 'unknown'; readonly error: unknown };

export interface DeleteContext {
  readonly caller: Caller;
  readonly store: CopyStore;
  readonly cache: RecordCache;
  /** Milliseconds since 1970. */
  readonly nowMs: number;
  /** Resolves once a deletion that just got no answer can no longer be running. */
  readonly settle: () => Promise<void>;
}

/**
 * Deletes a member or group of the own system permanently. Stores a restore copy of its newest state on the device before the request
 * is sent. Never rejects.
 *
 * @param isCopyWaived the person knows that no copy can be stored, and deletes without one
 */
export async function deleteRecord(
  context: DeleteContext,
  doomed: Doomed,
  isCopyWaived = false,
): Promise<DeleteResult> {
  const { caller, store, nowMs } = context;
  let isThere: boolean;
  let copy: RestoreCopy;
  /** Of an earlier attempt here, or in another tab, whose outcome is unknown. */
  let earlier: RestoreCopy | null = null;
  try {
    const latest = await fetchForCopy(caller, doomed);
    isThere = latest !== null;
    copy = makeRestoreCopy(latest ?? knownForCopy(doomed), caller.viewer, nowMs);
  } catch (error) {
    // Nothing was sent now. Whether the earlier attempt has deleted it is unknown.
    earlier = await store.get(idOfCopy(knownForCopy(doomed))).catch(() => null);
    return { state: earlier === null ? 'refused' : 'unknown', error };
  }
  try {
    earlier = await store.get(copy.id);
    // What is known without asking the service lacks memberships: it does not replace a whole copy.
    if (isThere || earlier === null) await store.put(copy);
  } catch {
    // Storage is blocked or full. Nothing is deleted without a copy unless the person agrees.
    if (!isCopyWaived && isThere) return { state: 'no-copy', copy };
  }
  const result: DeleteResult = isThere
    ? await sendDelete(context, doomed)
    : { state: 'deleted', wasGone: earlier === null };
  if (result.state === 'deleted') showGone(context.cache, doomed);
  // The record exists, so the copy is not needed. If it stays, no harm is done: only copies of deleted records are shown.
  if (result.state === 'refused') await dropCopy(store, copy, earlier).catch(() => {});
  return result;
}

/** Removes the copy of a refused deletion, unless another attempt may still delete the record: they share the copy. */
async function dropCopy(store: CopyStore, copy: RestoreCopy, earlier: RestoreCopy | null): Promise<void> {
  if (earlier !== null && copy.keptAtMs - earlier.keptAtMs < LONGEST_TRY_MS) return;
  const stored = await store.get(copy.id);
  if (stored?.keptAtMs === copy.keptAtMs) await store.remove(copy.id);
}

async function sendDelete({ caller, settle }: DeleteContext, doomed: Doomed): Promise<DeleteResult> {
  const outcome = await sendWrite<true>({
    // It existed just before, so a 404 answers the browser's repetition of this request.
    send: () => orGone(remove(caller, doomed)),
    look: () => look(caller, doomed).then(() => null, trueIfGone),
    settle,
  });
  switch (outcome.state) {
    case 'done':
      return { state: 'deleted', wasGone: false };
    case 'unknown':
      return outcome;
    default:
      return { state: 'refused', error: outcome.error };
  }
}

function orGone(removing: Promise<void>): Promise<true> {
  return removing.then(() => true as const, trueIfGone);
}

function trueIfGone(error: unknown): true {
  if (isRecordGone(error)) return true;
  throw error;
}

function remove({ client, call }: Caller, { kind, record }: Doomed): Promise<void> {
  const ref = recordKey(record);
  return kind === 'member'
    ? client.members.remove(brandId('MemberRef', ref), call)
    : client.groups.remove(brandId('GroupRef', ref), call);
}

function look({ client, call }: Caller, { kind, record }: Doomed): Promise<unknown> {
  const ref = recordKey(record);
  return kind === 'member'
    ? client.members.fetch(brandId('MemberRef', ref), call)
    : client.groups.fetch(brandId('GroupRef', ref), call);
}

function showGone(cache: RecordCache, { kind, record }: Doomed): void {
  if (kind === 'member') cache.dropMember(record.uuid ?? '');
  else cache.dropGroup(record.uuid ?? '');
}
