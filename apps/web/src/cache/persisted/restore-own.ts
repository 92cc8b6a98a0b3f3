import type { AnswerKind } from '../../persistence/answers/answer-table.ts';
import type { CacheServices } from '../services.ts';
import { createPersister } from './create-persister.ts';
import { ownKeysOf } from './persisted-queries.ts';
import { withDeadline } from './with-deadline.ts';

/** Restores the own front and the newest own switches. Waits for the device at most 500 ms; never rejects. */
export function restoreOwnSwitching(services: CacheServices): Promise<void> {
  return restoreOwn(services, ['own-front', 'own-switches']);
}

/** Restores the own profile and the settings in the service. Waits for the device at most 500 ms; never rejects. */
export function restoreOwnProfile(services: CacheServices): Promise<void> {
  return restoreOwn(services, ['own-profile', 'own-config']);
}

async function restoreOwn(services: CacheServices, kinds: readonly AnswerKind[]): Promise<void> {
  const { system } = services.session.getState();
  if (system === null) return;
  await withDeadline(services.clock, services.once(createPersister).restore(ownKeysOf(system, kinds)));
}
