import { isApiError } from '@frontboard/client';
import type { Group, Member } from '@frontboard/model';
import { invalidateTouched } from '../../cache/in-flight/touched.ts';
import type { AccountPlace } from '../../session/account-place.ts';
import { activePlace } from '../../session/active-place.ts';
import { viewerOf } from '../../session/viewer.ts';
import type { Services } from '../services.ts';
import { meaningOf } from '../writes/error-meaning.ts';
import { ownRecords, ownRecordsContext } from '../writes/own-records.ts';
import { createRepeater } from '../writes/repeater.ts';
import { type CreatedRecord, putCreated, readCreated, removeCreated } from './created-journal.ts';
import { savedTwins, twinsAmong, wireOf } from './find-twins.ts';
import { removeCopies } from './remove-copies.ts';
import { twinWords as words } from './words.ts';

/** Long enough to read and answer. After that, the next page asks again, and the list of the records shows it until it is answered. */
const SHOWN_MS = 60_000;

/** After this many notices without an answer, only the list shows it. */
const MOST_NOTICES = 2;

/** What was just created, as the service answered. */
interface JustCreated {
  /** The place of the account for which the record was created, taken before it was sent. */
  readonly place: AccountPlace;
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
  { place, kind, record, before, isRemovedUnasked }: JustCreated,
): void {
  const { clock } = services;
  const noted = services.once(createNoted);
  if (!place.isOpen() || record.uuid === null || noted.has(record.uuid)) return;
  noted.add(record.uuid);
  const created: CreatedRecord = {
    kind,
    record: { ...wireOf(kind, record), uuid: record.uuid, name: record.name },
    viewer: place.viewer,
    wanted: before.filter((uuid) => uuid !== record.uuid),
    sinceMs: clock.now(),
    isRemovedUnasked: isRemovedUnasked ?? false,
    told: 0,
  };
  putCreated(place, created, clock.now());
  void checkUntilDone(services, place, created);
}

/** Continues what earlier pages have left to be checked. */
export async function checkCreated(services: Services): Promise<void> {
  await services.session.ready;
  const place = activePlace(services);
  const noted = services.once(createNoted);
  // This page checks what it has created itself.
  const left = readCreated(place, services.clock.now()).filter(({ record }) => !noted.has(record.uuid));
  for (const created of left) {
    noted.add(created.record.uuid);
    await checkUntilDone(services, place, created);
  }
}

/** The uuids of the records that this page checks. */
function createNoted(): Set<string> {
  return new Set();
}

/** What the service refuses waits for the next page. */
function checkUntilDone(services: Services, place: AccountPlace, created: CreatedRecord): Promise<void> {
  return services.once(createRepeater).repeat(() => check(services, place, created));
}

type Twins = readonly (Member | Group)[];

/** Rejects if the service can't be asked. */
async function check(services: Services, place: AccountPlace, created: CreatedRecord): Promise<void> {
  await services.settleWrites(created.sinceMs);
  const { system } = services.session.getState();
  // Belongs to another account: checked when that is in use again.
  if (system === null || viewerOf(system) !== created.viewer) return;
  // Also if the record itself was deleted in the meantime: a copy that nobody wanted is left then.
  const twins = await findTwins(services, place, created, twinsAmong);
  if (twins.length === 0) forget(services, place, created);
  else if (created.isRemovedUnasked) await removeUnasked(services, place, created, twins);
  else ask(services, place, created, twins);
}

/**
 * Reads the list. Not by `fetchQuery`: if that is cancelled, it returns the list that was cached before. What is shown stays as it is
 * unless there are copies, or the outcome is unknown: a write may be in flight.
 */
async function findTwins(
  services: Services,
  place: AccountPlace,
  created: CreatedRecord,
  among: typeof twinsAmong,
): Promise<Twins> {
  const { viewer, kind } = created;
  let twins: Twins | null = null;
  try {
    const records = await ownRecords(kind, ownRecordsContext(services, viewer)).list();
    twins = among(records, latest(services, place, created));
  } finally {
    if (twins === null || twins.length > 0)
      invalidateTouched(services.queryClient, viewer, [kind === 'member' ? 'members' : 'groups']);
  }
  return twins;
}

/** Shows a notice about the copies, with a button that removes them. */
function ask(services: Services, place: AccountPlace, created: CreatedRecord, twins: Twins): void {
  const { name } = created.record;
  const former = latest(services, place, created);
  if (former.told >= MOST_NOTICES) return;
  services.notices.notify({
    kind: 'warning',
    title: words.savedTwice(name, twins.length),
    caption: words.caption(twins.length),
    timeoutMs: SHOWN_MS,
    action: { label: words.remove(twins.length), run: () => void removeTwins(services, place, created) },
  });
  const told = former.told + 1;
  putCreated(place, { ...latest(services, place, created), told }, services.clock.now());
}

/** Removes the copies of a created record, as the person has chosen, and says the outcome. Never rejects. */
export async function removeTwins(
  services: Services,
  place: AccountPlace,
  created: CreatedRecord,
): Promise<void> {
  const { notices } = services;
  try {
    // Minutes may have passed: one of them may be in use by now.
    await removeAll(services, place, created, await findTwins(services, place, created, savedTwins));
    notices.notify({ kind: 'positive', title: words.removed(created.record.name) });
  } catch {
    notices.notify({ kind: 'negative', ...words.notRemoved });
  }
}

/** Keeps the copies of a created record, as the person has chosen. */
export function keepTwins(services: Services, place: AccountPlace, created: CreatedRecord): void {
  forget(services, place, created);
}

/** A created record with what was created since. */
function latest(services: Services, place: AccountPlace, created: CreatedRecord): CreatedRecord {
  const all = readCreated(place, services.clock.now());
  return all.find(({ record }) => record.uuid === created.record.uuid) ?? created;
}

/** Deletes the copies. No caller waits for it, so errors are shown here. */
async function removeUnasked(
  services: Services,
  place: AccountPlace,
  created: CreatedRecord,
  twins: Twins,
): Promise<void> {
  try {
    await removeAll(services, place, created, twins);
  } catch (error) {
    if (isApiError(error) && meaningOf(error).kind === 'refused') services.notices.notifyError(error);
    throw error;
  }
}

/** Deletes the copies. Rejects when one of them is still there. */
async function removeAll(
  services: Services,
  place: AccountPlace,
  created: CreatedRecord,
  twins: Twins,
): Promise<void> {
  const { kind, viewer } = created;
  await removeCopies(services, ownRecordsContext(services, viewer), kind, twins);
  forget(services, place, created);
}

function forget(services: Services, place: AccountPlace, { record }: CreatedRecord): void {
  removeCreated(place, (created) => created.record.uuid === record.uuid, services.clock.now());
}
