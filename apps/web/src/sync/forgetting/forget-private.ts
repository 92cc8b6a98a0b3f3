import { isNoDatabase } from '../../persistence/database.ts';
import type { Viewer } from '../../session/viewer.ts';
import type { Services } from '../services.ts';
import { keepers } from './keepers.ts';
import type { PrivateKeeper, UnsentKind } from './private-keeper.ts';

/** How much would be lost with an account. */
export interface Unsent extends Readonly<Record<UnsentKind, number>> {
  /** Some could not be read, and may be of any account. */
  readonly hasUnreadable: boolean;
}

/** Counts what an account has on this device alone. */
export async function countUnsent(services: Services, viewer: Viewer): Promise<Unsent> {
  const counts = { switches: 0, drafts: 0, hasUnreadable: false };
  for (const { unsent } of await loadKeepers()) {
    if (unsent === undefined) continue;
    counts[unsent.kind] += await unsent.count(services, viewer);
    counts.hasUnreadable ||= await unsent.hasUnreadable(services);
  }
  return counts;
}

/**
 * Deletes what is kept of an account; with `keepsUnsent` all but what is nowhere else yet. Rejects with an `AggregateError` when
 * some of it could not be deleted; the rest is gone then.
 */
export async function forgetPrivate(
  services: Services,
  viewer: Viewer,
  { keepsUnsent }: { readonly keepsUnsent: boolean },
): Promise<void> {
  await forgetAll(services, viewer, ({ unsent }) => !(keepsUnsent && unsent !== undefined));
}

/** Deletes the copies of what a token saw that is refused, or is not to be kept on the device any more. */
export async function forgetSeen(services: Services, viewer: Viewer): Promise<void> {
  await forgetAll(services, viewer, ({ isCache }) => isCache === true);
}

async function forgetAll(
  services: Services,
  viewer: Viewer,
  isMeant: (keeper: PrivateKeeper) => boolean,
): Promise<void> {
  const meant = (await loadKeepers()).filter(isMeant);
  const results = await Promise.allSettled(meant.map(async (keeper) => keeper.forget(services, viewer)));
  const errors = results
    .flatMap((result): unknown[] => (result.status === 'rejected' ? [result.reason] : []))
    .filter((error) => !isNoDatabase(error));
  if (errors.length > 0) throw new AggregateError(errors, 'Not everything could be deleted.');
}

function loadKeepers(): Promise<PrivateKeeper[]> {
  return Promise.all(keepers.map((load) => load()));
}
