import { parseRef } from '@frontboard/model';
import { wasAskedEarly } from '../../platform/early-reads.ts';
import { withDeadline } from '../../platform/with-deadline.ts';
import { systemCaller } from '../../session/caller.ts';
import { followAliases, namedCaller } from '../aliases.ts';
import { memberQueries } from '../members/queries.ts';
import { restoreLookup } from '../persisted/restore-lookup.ts';
import type { CacheServices } from '../services.ts';
import { cachedSystem, fetchSystem } from '../systems/find-system.ts';
import { createGoneLookups } from './gone-lookups.ts';

/** On all but slow lines the answers are there when the app has started. On those, the frame of the page is shown first. */
const LONGEST_WAIT_MS = 150;

/**
 * Makes the first render of a looked-up system show what is there first: what is persisted, or the answers that the page has requested early.
 * Waits for the device at most 500 ms, and then for answers until 150 ms have passed in all; never rejects.
 *
 * @param id as it is in the address
 */
export async function openSystem(services: CacheServices, id: string, pathname: string): Promise<void> {
  const { client, queryClient, session, clock } = services;
  services.once(createGoneLookups);
  // By `public/start.js`.
  const isAsked = wasAskedEarly();
  const parsed = parseRef('system', id);
  const restoring = restoreLookup(services, 'system', id);
  if (!isAsked || !parsed.ok) return restoring;
  const { ref } = parsed;
  const asked = systemCaller(client, session.getState().system, ref);
  services.once(followAliases);
  const named = () => namedCaller(services, asked, ref);
  const members = () => memberQueries(named()).list(ref);
  const hasMembers = pathname.endsWith('/members');
  const system = fetchSystem(queryClient, named(), ref, clock).catch(() => null);
  const listed = hasMembers ? queryClient.prefetchQuery(members()) : null;
  const answering = withDeadline(clock, LONGEST_WAIT_MS, Promise.all([system, listed]));
  const isThere = () =>
    cachedSystem(queryClient, named(), ref) !== undefined &&
    (!hasMembers || queryClient.getQueryData(members().queryKey) !== undefined);
  await Promise.race([
    answering.then(() => (isThere() ? null : restoring)),
    restoring.then(() => (isThere() ? null : answering)),
  ]);
}
