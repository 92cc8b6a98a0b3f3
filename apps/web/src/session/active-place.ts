import { type AccountPlace, accountPlace } from './account-place.ts';
import type { SessionServices } from './services.ts';
import { viewerOf } from './viewer.ts';

/** The place of the active account. Work takes it when it begins, and stores with it what an answer brings. */
export function activePlace({
  privateStorage,
  session,
}: Pick<SessionServices, 'privateStorage' | 'session'>): AccountPlace {
  const { system, isStored } = session.getState();
  return accountPlace(privateStorage.of(system !== null && isStored), viewerOf(system));
}
