import { hasErrorCode } from '@frontboard/client';
import { type Group, type Member, parseRef, recordKey } from '@frontboard/model';
import { activePlace } from '../../session/active-place.ts';
import { membershipOf } from '../membership/membership-writes.ts';
import { fieldsOfGroup, fieldsOfMember, omitFields, patchOfFields } from '../records/fields.ts';
import { identifyingFields, uuidsMadeWith } from '../records/find-made.ts';
import type { RecordContext } from '../records/record-writes.ts';
import { noteCreated } from '../twins/watch-created.ts';
import { type OwnRecordsContext, ownRecords } from '../writes/own-records.ts';
import { sendAgainIfLost, sendWrite } from '../writes/send-write.ts';
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

/** How often a request that did not arrive is sent again before the person is asked. */
const MOST_TRIES = 3;

/**
 * Creates a deleted record again from its copy and restores its memberships. Its progress is persisted with the copy before
 * each request, so that after a lost answer, a crash or a closed tab it continues and never creates a second one. Never rejects.
 *
 * @param id of the copy
 */
export async function restoreRecord(context: RestoreContext, id: string): Promise<RestoreResult> {
  // Until the copy is read, an earlier attempt may have created it.
  const sent = { mayBeMade: true };
  try {
    const copy = await context.store.get(id);
    // What was deleted in one account must not be created in another.
    if (copy === null || copy.viewer !== context.caller.viewer) return { state: 'gone' };
    sent.mayBeMade = copy.progress !== null;
    const made = await makeOnce(context, copy, sent);
    return made.state === 'made' ? await finish(context, copy, made) : made;
  } catch (error) {
    return { state: sent.mayBeMade ? 'unknown' : 'refused', error };
  }
}

/** What is known of the requests to create the record, of this attempt and of earlier ones. */
interface Sent {
  mayBeMade: boolean;
}

interface Made {
  readonly state: 'made';
  readonly uuid: string;
  /** Wire names of the fields that the service refused. */
  readonly refused: readonly string[];
  /** The uuids of equal records from before. */
  readonly twins: readonly string[];
}

/** Creates the record, or finds the one that an earlier attempt has created. */
async function makeOnce(
  context: RestoreContext,
  copy: RestoreCopy,
  sent: Sent,
): Promise<Made | RestoreResult> {
  const { store, settle, now } = context;
  const { progress } = copy;
  if (progress?.step === 'restored') return { state: 'gone' };
  if (progress?.step === 'joining') return { ...progress, state: 'made', twins: progress.twins ?? [] };
  if (progress !== null) await settle(progress.sinceMs ?? 0);
  let refused = progress?.refused ?? [];
  const known = await alike(context, copy, refused);
  let twins = progress?.twins ?? known;
  const earlier = newcomer(known, twins);
  if (earlier !== null) return keepMade(store, copy, { uuid: earlier, refused, twins });
  for (let tries = 1; ; tries += 1) {
    // What was sent before has settled and created nothing.
    sent.mayBeMade = false;
    await store.put({ ...copy, progress: { step: 'making', twins, sinceMs: now(), refused } });
    sent.mayBeMade = true;
    const outcome = await sendWrite<string>({
      send: () => make(context, copy, refused),
      look: async () => newcomer(await alike(context, copy, refused), twins),
      settle: () => settle(),
    });
    if (outcome.state === 'done') return keepMade(store, copy, { uuid: outcome.value, refused, twins });
    const { state, error } = outcome;
    if (state === 'unknown') return { state, error };
    if (state === 'not-done' && tries < MOST_TRIES) continue;
    const fields =
      state === 'refused' ? refusedFields(error).filter((field) => !refused.includes(field)) : [];
    if (fields.length === 0) {
      // If the device refuses, the next attempt checks first, and finds nothing.
      await store.put({ ...copy, progress: null }).catch(() => {});
      return { state: 'refused', error };
    }
    // An old record may contain what the service no longer accepts, such as a picture without https.
    sent.mayBeMade = false;
    refused = [...refused, ...fields];
    twins = await alike(context, copy, refused);
  }
}

async function keepMade(store: CopyStore, copy: RestoreCopy, made: Omit<Made, 'state'>): Promise<Made> {
  await store.put({ ...copy, progress: { step: 'joining', ...made } });
  return { state: 'made', ...made };
}

/** The uuids of existing records equal to the one created without the fields in `without` (wire names). */
async function alike(
  context: OwnRecordsContext,
  copy: RestoreCopy,
  without: readonly string[],
): Promise<readonly string[]> {
  const fields = identifyingFields(fieldsWithout(copy, without));
  return uuidsMadeWith(await ownRecords(copy.kind, context).list(), fields);
}

/** The fields of a copy without those in `without` (wire names), but always with its name. */
function fieldsWithout({ kind, record }: RestoreCopy, without: readonly string[]) {
  const fields = kind === 'member' ? fieldsOfMember(record) : fieldsOfGroup(record);
  return { ...omitFields(fields, without), name: record.name };
}

/** Creates it without the fields in `without`. Returns its new uuid. */
async function make(
  context: OwnRecordsContext,
  copy: RestoreCopy,
  without: readonly string[],
): Promise<string> {
  const input = { ...patchOfFields(fieldsWithout(copy, without)), name: copy.record.name };
  return recordKey(await ownRecords(copy.kind, context).create(input));
}

function newcomer(uuids: readonly string[], before: readonly string[]): string | null {
  return uuids.find((uuid) => !before.includes(uuid)) ?? null;
}

/** The fields that can be left out; without its name nothing can be created. */
function refusedFields(error: unknown): readonly string[] {
  const fields = hasErrorCode(error, 'invalidModel') ? Object.keys(error.fieldErrors) : [];
  return fields.includes('name') ? [] : fields;
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
    const isOther = await alike(context, copy, refused).then(
      (known) => newcomer(known, twins) !== null,
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
