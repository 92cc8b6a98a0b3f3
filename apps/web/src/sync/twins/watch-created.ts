import { isApiError } from '@frontboard/client';
import { type Group, type Member, recordKey } from '@frontboard/model';
import { invalidateTouched } from '../../cache/in-flight/touched.ts';
import { viewerOf } from '../../session/viewer.ts';
import type { Services } from '../services.ts';
import { meaningOf } from '../writes/error-meaning.ts';
import { ownRecords, ownRecordsContext, removeOwnRecord } from '../writes/own-records.ts';
import { createRepeater } from '../writes/repeater.ts';
import { type CreatedRecord, putCreated, readCreated, removeCreated } from './created-journal.ts';
import { twinsAmong, wireOf } from './find-twins.ts';
import { twinWords as words } from './words.ts';

/** Long enough to read and answer. After that, the next page asks again. */
const SHOWN_MS = 60_000;

/** After this many notices without an answer, the copies stay. */
const MOST_NOTICES = 2;

/** What was just created, as the service answered. */
interface JustCreated {
  readonly kind: CreatedRecord['kind'];
  readonly record: Member | Group;
  readonly before: readonly string[];
  readonly isRemovedUnasked?: boolean;
}

/**
 * Registers a created record, and checks some seconds later whether the service created it more than once: a browser may have
 * repeated the request. One read of the list. Ignores a record that this page has registered before.
 */
export function noteCreated(
  services: Services,
  { kind, record, before, isRemovedUnasked }: JustCreated,
): void {
  const { session, clock } = services;
  const noted = services.once(createNoted);
  const { system } = session.getState();
  if (system === null || record.uuid === null || noted.has(record.uuid)) return;
  noted.add(record.uuid);
  const created: CreatedRecord = {
    kind,
    record: { ...wireOf(kind, record), uuid: record.uuid, name: record.name },
    viewer: viewerOf(system),
    wanted: before.filter((uuid) => uuid !== record.uuid),
    sinceMs: clock.now(),
    isRemovedUnasked: isRemovedUnasked ?? false,
    told: 0,
  };
  putCreated(storageOf(services), created, clock.now());
  void checkUntilDone(services, created);
}

/** Continues what earlier pages have left to be checked. */
export async function checkCreated(services: Services): Promise<void> {
  await services.session.ready;
  for (const created of readCreated(storageOf(services), services.clock.now())) {
    services.once(createNoted).add(created.record.uuid);
    if (created.told >= MOST_NOTICES) forget(services, created);
    else await checkUntilDone(services, created);
  }
}

/** The uuids of the records that this page checks. */
function createNoted(): Set<string> {
  return new Set();
}

/** What the service refuses waits for the next page. */
function checkUntilDone(services: Services, created: CreatedRecord): Promise<void> {
  return services.once(createRepeater).repeat(() => check(services, created));
}

type Twins = readonly (Member | Group)[];

/** Rejects if the service can't be asked. */
async function check(services: Services, created: CreatedRecord): Promise<void> {
  await services.settleWrites(created.sinceMs);
  const { system } = services.session.getState();
  // Belongs to another account: checked when that is in use again.
  if (system === null || viewerOf(system) !== created.viewer) return;
  const twins = await findTwins(services, created);
  if (twins.length === 0) forget(services, created);
  else if (created.isRemovedUnasked) await removeUnasked(services, created, twins);
  else ask(services, created, twins);
}

/**
 * Reads the list. Not by `fetchQuery`: if that is cancelled, it returns the list that was cached before. What is shown stays as it is
 * unless there are copies, or the outcome is unknown: a write may be in flight.
 */
async function findTwins(services: Services, created: CreatedRecord): Promise<Twins> {
  const { viewer, kind } = created;
  let twins: Twins | null = null;
  try {
    twins = twinsAmong(
      await ownRecords(kind, ownRecordsContext(services, viewer)).list(),
      latest(services, created),
    );
  } finally {
    if (twins === null || twins.length > 0)
      invalidateTouched(services.queryClient, viewer, [kind === 'member' ? 'members' : 'groups']);
  }
  return twins;
}

/** Shows a notice about the copies, with a button that removes them. */
function ask(services: Services, created: CreatedRecord, twins: Twins): void {
  const { notices } = services;
  const { name } = created.record;
  // Minutes may have passed: one of them may be in use by now.
  const removeTwins = async () => removeAll(services, created, await findTwins(services, created));
  notices.notify({
    kind: 'warning',
    title: words.savedTwice(name, twins.length),
    caption: words.caption(twins.length),
    timeoutMs: SHOWN_MS,
    action: {
      label: words.remove(twins.length),
      run: () => {
        removeTwins().then(
          () => notices.notify({ kind: 'positive', title: words.removed(name) }),
          () => notices.notify({ kind: 'negative', ...words.notRemoved }),
        );
      },
    },
  });
  const told = latest(services, created).told + 1;
  putCreated(storageOf(services), { ...latest(services, created), told }, services.clock.now());
}

/** A created record with what was created since. */
function latest(services: Services, created: CreatedRecord): CreatedRecord {
  const all = readCreated(storageOf(services), services.clock.now());
  return all.find(({ record }) => record.uuid === created.record.uuid) ?? created;
}

/** Deletes the copies. No caller waits for it, so errors are shown here. */
async function removeUnasked(services: Services, created: CreatedRecord, twins: Twins): Promise<void> {
  try {
    await removeAll(services, created, twins);
  } catch (error) {
    if (isApiError(error) && meaningOf(error).kind === 'refused') services.notices.notifyError(error);
    throw error;
  }
}

/** Deletes the copies. Rejects when one of them is still there. */
async function removeAll(services: Services, created: CreatedRecord, twins: Twins): Promise<void> {
  const own = ownRecords(created.kind, ownRecordsContext(services, created.viewer));
  services.log.add('info', `Removing what a repeated request had made: ${twins.length} ${created.kind}.`);
  for (const twin of twins) {
    const uuid = recordKey(twin);
    const outcome = await removeOwnRecord(own, uuid, services.settleWrites);
    if (outcome.state !== 'done') throw outcome.error;
    own.drop(uuid);
  }
  forget(services, created);
}

function forget(services: Services, { record }: CreatedRecord): void {
  removeCreated(storageOf(services), (created) => created.record.uuid === record.uuid, services.clock.now());
}

function storageOf({ privateStorage, session }: Services) {
  return privateStorage.of(session.getState().isStored);
}
