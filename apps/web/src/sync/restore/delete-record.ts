import { type Group, type Member, recordKey } from '@frontboard/model';
import { isRecordGone } from '../../cache/refusals.ts';
import { createGroupWrites, createMemberWrites, type RecordContext } from '../records/record-writes.ts';
import { type OwnKind, type OwnRecordsContext, ownRecords, removeOwnRecord } from '../writes/own-records.ts';
import { sendWrite, type WriteOutcome } from '../writes/send-write.ts';
import type { CopyStore } from './copy-store.ts';
import {
  type Doomed,
  idOfCopy,
  makeRestoreCopy,
  type RestoreCopy,
  type RestoreInput,
} from './restore-copy.ts';

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

interface DeleteContext extends OwnRecordsContext {
  readonly store: CopyStore;
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
  let latest: RestoreInput | null;
  try {
    latest = await fetchForCopy(context, doomed.kind, recordKey(doomed.record));
  } catch (error) {
    // Nothing was sent now. Whether an earlier attempt has deleted it is unknown.
    const earlier = await context.store.get(idOfCopy(doomed)).catch(() => null);
    return { state: earlier === null ? 'refused' : 'unknown', error };
  }
  return deleteFetched(context, latest ?? knownForCopy(doomed), { isThere: latest !== null, isCopyWaived });
}

/** As `deleteRecord`, for what `fetchForCopy` has just returned. `isThere`: whether it exists. Never rejects. */
export async function deleteFetched(
  context: DeleteContext,
  fetched: RestoreInput,
  { isThere = true, isCopyWaived = false } = {},
): Promise<DeleteResult> {
  const { caller, store, nowMs } = context;
  const copy = makeRestoreCopy(fetched, caller.viewer, nowMs);
  /** The copy from an earlier attempt, here or in another tab, whose outcome is unknown. */
  let earlier: RestoreCopy | null = null;
  try {
    // Not read before it is put: another tab may put its own in between.
    earlier = isThere ? await store.put(copy) : await store.get(copy.id);
    // What is known without asking the service lacks memberships: it does not replace a whole copy.
    if (!isThere && earlier === null) await store.put(copy);
  } catch {
    // Storage is blocked or full. Nothing is deleted without a copy unless the person agrees.
    if (!isCopyWaived && isThere) return { state: 'no-copy', copy };
  }
  const result: DeleteResult = isThere
    ? await sendDelete(context, fetched)
    : { state: 'deleted', wasGone: earlier === null };
  if (result.state === 'deleted') {
    const stored = isThere || earlier === null ? copy : earlier;
    // Without it, the copy is shown as soon as no list has the record.
    await store.put({ ...stored, isConfirmed: true }).catch(() => {});
    ownRecords(fetched.kind, context).drop(recordKey(fetched.record));
  }
  // The record exists, so the copy is not needed. If it stays, no harm is done: only copies of deleted records are shown.
  if (result.state === 'refused') await dropCopy(store, copy, earlier).catch(() => {});
  return result;
}

/**
 * The data for a restore copy of it, as the service has it now: another device may have changed it since it was loaded.
 * Null if it no longer exists. Rejects as the client does.
 */
export async function fetchForCopy(
  context: OwnRecordsContext,
  kind: OwnKind,
  uuid: string,
): Promise<RestoreInput | null> {
  const own = ownRecords(kind, context);
  try {
    const [latest, others] = await Promise.all([own.fetch(uuid), own.listMemberships(uuid)]);
    // The kind determines which of the two it is.
    return { kind, record: latest, memberships: others.map(recordKey) } as RestoreInput;
  } catch (error) {
    if (isRecordGone(error)) return null;
    throw error;
  }
}

/** The content of a restore copy if nothing newer is available. */
function knownForCopy(doomed: Doomed): RestoreInput {
  return doomed.kind === 'member'
    ? { ...doomed, memberships: [] }
    : { ...doomed, memberships: doomed.record.memberRefs ?? [] };
}

/** Removes the copy of a refused deletion, unless another attempt may still delete the record: they share the copy. */
async function dropCopy(store: CopyStore, copy: RestoreCopy, earlier: RestoreCopy | null): Promise<void> {
  if (earlier !== null && copy.keptAtMs - earlier.keptAtMs < LONGEST_TRY_MS) return;
  const stored = await store.get(copy.id);
  if (stored?.keptAtMs === copy.keptAtMs) await store.remove(copy.id);
}

async function sendDelete(context: DeleteContext, { kind, record }: Doomed): Promise<DeleteResult> {
  const outcome = await removeOwnRecord(ownRecords(kind, context), recordKey(record), context.settle);
  if (outcome.state === 'done') return { state: 'deleted', wasGone: false };
  return { state: outcome.state === 'unknown' ? 'unknown' : 'refused', error: outcome.error };
}

const HIDDEN = { privacy: { visibility: 'private' } } as const;

/**
 * Sets the visibility of a member or group of the own system to private, and checks the outcome if the answer is lost. Trying
 * again is safe. Never rejects.
 */
export function hideRecord(
  context: RecordContext,
  { kind, record }: Doomed,
): Promise<WriteOutcome<Member | Group>> {
  const uuid = recordKey(record);
  const writes = (kind === 'member' ? createMemberWrites : createGroupWrites)(context);
  return sendWrite<Member | Group>({
    send: () => writes.update(uuid, HIDDEN),
    async look() {
      const latest = await writes.fetchLatest(uuid);
      return latest.privacy?.visibility === 'private' ? latest : null;
    },
    settle: context.services.settleWrites,
  });
}
