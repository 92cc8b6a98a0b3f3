import { restoreOwnLists } from '../../cache/own/restore-own-lists.ts';
import { LONGEST_RESTORE_MS } from '../../cache/persisted/persisted-queries.ts';
import { withDeadline } from '../../platform/with-deadline.ts';
import { ownRef, systemCaller } from '../../session/caller.ts';
import type { Services } from '../services.ts';
import { openHistories } from './open-histories.ts';

/**
 * Reads from the device what the own history shows first: the newest switches, and the members and groups. It is read while the code of the
 * screen loads. Waits for the device at most 500 ms; never rejects.
 */
export async function prepareOwnHistory(services: Services): Promise<void> {
  const reading = Promise.all([readNewest(services), restoreOwnLists(services)]);
  await withDeadline(services.clock, LONGEST_RESTORE_MS, reading);
}

/** As `prepareOwnHistory`, but only the newest switches. */
export async function prepareNewestSwitches(services: Services): Promise<void> {
  await withDeadline(services.clock, LONGEST_RESTORE_MS, readNewest(services));
}

async function readNewest(services: Services): Promise<void> {
  const { system } = services.session.getState();
  if (system === null) return;
  const ref = ownRef(system);
  await openHistories(services)
    .of(systemCaller(services.client, system, ref), ref)
    .prepare();
}
