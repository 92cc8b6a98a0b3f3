import { hasErrorCode } from '@frontboard/client';
import { type Group, type Member, parseRef, recordKey } from '@frontboard/model';
import { activePlace } from '../../session/active-place.ts';
import { membershipOf } from '../membership/membership-writes.ts';
import { createOnce } from '../records/create-once.ts';
import { fieldsOfRecord, omitFields } from '../records/fields.ts';
import { findMade, namesakesAmong } from '../records/find-made.ts';
import { refusedWithoutDetail } from '../records/left-parts.ts';
import type { RecordContext } from '../records/record-writes.ts';
import { noteCreated } from '../twins/watch-created.ts';
import { type OwnRecordsContext, ownRecords } from '../writes/own-records.ts';
import { sendAgainIfLost } from '../writes/send-write.ts';
import type { CopyStore } from './copy-store.ts';
import { followRestored } from './follow-restored.ts';
import type { RestoreCopy } from './restore-copy.ts';

/** It is restored. Its copy is removed, unless it has fields that the service refused. */
export interface Restored {
  readonly state: 'restored';
  /** The short id of the new record. */
  readonly id: string;
  /** Wire names of the fields that the service refused. */
  readonly refusedFields: readonly string[];
  /** How many of its memberships are with something that no longer exists. */
  readonly lostMemberships: number;
}

/** It is not completely restored. */
export type Unrestored =
  /** Nothing was created. */
  | { readonly state: 'refused'; readonly error: unknown }
  /** It may have been created: the service could not be asked, or the device could not store the progress. Trying again checks first. */
  | { readonly state: 'unknown'; readonly error: unknown }
  /** It exists again, but not all of its memberships. Trying again continues from here. */
  | { readonly state: 'unfinished'; readonly error: unknown }
  /** It was restored, or its copy removed, in another tab. */
  | { readonly state: 'gone' }
  /** Another tab is restoring it. */
  | { readonly state: 'busy' };

/** The outcome of restoring. */
export type RestoreResult = Restored | Unrestored;

/** The account of the caller: work begun for one is never sent as another. */
interface RestoreContext extends OwnRecordsContext {
  readonly store: CopyStore;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Resolves once a request that got no answer at `sinceMs` (default now) can no longer be running. */
  readonly settle: (sinceMs?: number) => Promise<void>;
  /** Called with the created record, as the service has it, and the uuids of equal records from before. */
  readonly onMade?: (record: Member | Group, before: readonly string[]) => void;
}

/**
 * Creates a deleted record again from its copy and restores its memberships. Its progress is persisted with the copy before
 * each request, so that after a lost answer, a crash or a closed tab it continues and never creates a second one. Never rejects.
 *
 * @param id of the copy
 */
export async function restoreRecord(context: RestoreContext, id: string): Promise<RestoreResult> {
  try {
    const copy = await context.store.get(id);
    // What was deleted in one account must not be created in another.
    if (copy === null || copy.viewer !== context.caller.viewer) return { state: 'gone' };
    const made = await makeOnce(context, copy);
    return made.state === 'made' ? await finish(context, copy, made) : made;
  } catch (error) {
    // The copy could not be read, or the device could not store what was created.
    return { state: 'unknown', error };
  }
}

interface Made {
  readonly state: 'made';
  readonly uuid: string;
  /** Wire names of the fields that the service refused. */
  readonly refused: readonly string[];
  /** The uuids of the records from before that are not it. */
  readonly twins: readonly string[];
}

/** Creates the record, or finds the one that an earlier attempt has created. */
async function makeOnce(context: RestoreContext, copy: RestoreCopy): Promise<Made | RestoreResult> {
  const { store, settle, now } = context;
  const { kind, progress, record } = copy;
  if (progress?.step === 'restored') return { state: 'gone' };
  if (progress?.step === 'joining') return { ...progress, state: 'made', twins: progress.twins ?? [] };
  if (progress !== null) await settle(progress.sinceMs ?? 0);
  const own = ownRecords(kind, context);
  const outcome = await createOnce({
    kind,
    own,
    fields: fieldsOfRecord(kind, record),
    earlier: progress && { before: progress.twins, left: refusedWithoutDetail(progress.refused ?? []) },
    namesakes: async () => namesakesAmong(await own.list(), record.name),
    sending: ({ before: twins, left }) =>
      store.put({ ...copy, progress: { step: 'making', twins, sinceMs: now(), refused: Object.keys(left) } }),
    settle: () => settle(),
  });
  if (outcome.state === 'done') {
    const { record: created, before, left } = outcome.value;
    return keepMade(store, copy, { uuid: recordKey(created), refused: Object.keys(left), twins: before });
  }
  const { state, error } = outcome;
  if (state === 'unknown') return { state, error };
  // If the device refuses, the next attempt checks first, and finds nothing.
  await store.put({ ...copy, progress: null }).catch(() => {});
  return { state: 'refused', error };
}

async function keepMade(store: CopyStore, copy: RestoreCopy, made: Omit<Made, 'state'>): Promise<Made> {
  await store.put({ ...copy, progress: { step: 'joining', ...made } });
  return { state: 'made', ...made };
}

/** Restores the memberships, then removes the copy, unless it has fields that the service refused. */
async function finish(
  context: RestoreContext,
  copy: RestoreCopy,
  { uuid, refused, twins }: Made,
): Promise<RestoreResult> {
  const { store, settle, now, onMade } = context;
  const own = ownRecords(copy.kind, context);
  try {
    const record = await own.fetch(uuid);
    own.put(record);
    onMade?.(record, twins);
    const { send } = membershipOf(copy.kind, context, uuid);
    const asked = new Set(copy.memberships);
    // A copy from a file may name what is not a reference, for which the client refuses the whole request.
    const add = [...asked].filter((ref) => parseRef(copy.kind === 'member' ? 'group' : 'member', ref).ok);
    const gone = await sendAgainIfLost(() => send({ add, remove: [] }), settle);
    await relink(store, copy, uuid);
    if (refused.length === 0) await store.remove(copy.id);
    else await store.put({ ...copy, progress: { step: 'restored', uuid, refused } });
    return {
      state: 'restored',
      id: record.id,
      refusedFields: refused,
      lostMemberships: asked.size - add.length + gone.length,
    };
  } catch (error) {
    if (!hasErrorCode(error, copy.kind === 'member' ? 'memberNotFound' : 'groupNotFound'))
      return { state: 'unfinished', error };
    // Deleted again in the meantime. The next attempt creates it again, unless a repetition of the request has created another one.
    await store.put({ ...copy, progress: { step: 'making', twins, sinceMs: now(), refused } });
    const fields = omitFields(fieldsOfRecord(copy.kind, copy.record), refused);
    const isOther = await own.list().then(
      (records) => findMade(records, { kind: copy.kind, fields, before: twins }) !== null,
      () => true,
    );
    return { state: isOther ? 'unfinished' : 'refused', error };
  }
}

/**
 * Links to other deleted records stay: copies that name it by its former uuid get the new one, and those it names get
 * its new one, too.
 */
async function relink(store: CopyStore, restored: RestoreCopy, uuid: string): Promise<void> {
  const former = restored.record.uuid;
  for (const copy of await store.list(restored.viewer)) {
    if (copy.kind === restored.kind) continue;
    const isNamed = restored.memberships.includes(copy.record.uuid ?? '');
    const others = copy.memberships.filter((ref) => ref !== former);
    if (isNamed || others.length < copy.memberships.length)
      await store.put({ ...copy, memberships: [...others, uuid] });
  }
}

/** Restores `copy` with the services of the app, and has the created record checked for twins. Never rejects. */
export function restoreWith(
  context: RecordContext,
  store: CopyStore,
  { id, kind, record: former }: RestoreCopy,
): Promise<RestoreResult> {
  const { services, caller, cache } = context;
  const { clock, settleWrites } = services;
  const place = activePlace(services);
  const follow = followRestored(context);
  const onMade = (record: Member | Group, before: readonly string[]) => {
    noteCreated(services, { place, kind, record, before, isRemovedUnasked: true });
    follow(recordKey(former), record);
  };
  return restoreRecord({ caller, cache, store, now: clock.now, settle: settleWrites, onMade }, id);
}
