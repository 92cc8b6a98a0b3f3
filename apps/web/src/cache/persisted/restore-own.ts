import type { AnswerKind } from '../../persistence/answers/answer-table.ts';
import { withDeadline } from '../../platform/with-deadline.ts';
import type { CacheServices } from '../services.ts';
import { createPersister } from './create-persister.ts';
import { LONGEST_RESTORE_MS, ownKeysOf } from './persisted-queries.ts';

/** Restores the own front. Waits for the device at most 500 ms; never rejects. */
export function restoreOwnFront(services: CacheServices): Promise<void> {
  return restoreOwn(services, ['own-front']);
}

/** Restores the own profile and the settings in the service. Waits for the device at most 500 ms; never rejects. */
export function restoreOwnProfile(services: CacheServices): Promise<void> {
  return restoreOwn(services, ['own-profile', 'own-config']);
}

async function restoreOwn(services: CacheServices, kinds: readonly AnswerKind[]): Promise<void> {
  const { system } = services.session.getState();
  if (system === null) return;
  const work = services.once(createPersister).restore(ownKeysOf(system, kinds));
  await withDeadline(services.clock, LONGEST_RESTORE_MS, work);
}
