import { parseRef } from '@frontboard/model';
import { wasAskedEarly } from '../../platform/early-reads.ts';
import { withDeadline } from '../../platform/with-deadline.ts';
import { systemCaller } from '../../session/caller.ts';
import { memberQueries } from '../members/queries.ts';
import { restoreLookup } from '../persisted/restore-lookup.ts';
import type { CacheServices } from '../services.ts';
import { systemLookups } from '../systems/lookup-queries.ts';

/** On all but slow lines the answers are there when the app has started. On those, the frame of the page is shown first. */
const LONGEST_WAIT_MS = 150;

/**
 * Makes the first render of a looked-up system show what is persisted, or the answers that the page has requested early. Waits at most 650 ms in
 * all; never rejects.
 *
 * @param id as it is in the address
 */
export async function openSystem(services: CacheServices, id: string, pathname: string): Promise<void> {
  await restoreLookup(services, 'system', id);
  await takeEarly(services, id, pathname);
}

/**
 * Puts the answers that the page has requested early (`public/start.js`) into the cache. No effect if it requested nothing,
 * and where something was restored.
 */
async function takeEarly(services: CacheServices, id: string, pathname: string): Promise<void> {
  const { client, queryClient, session, clock } = services;
  const parsed = parseRef('system', id);
  if (!wasAskedEarly() || !parsed.ok) return;
  const caller = systemCaller(client, session.getState().system, parsed.ref);
  const lookups = systemLookups(caller);
  const system = lookups.system(parsed.ref);
  if (queryClient.getQueryData(system.queryKey) !== undefined) return;
  const answers = [queryClient.prefetchQuery(system)];
  if (pathname.endsWith('/members'))
    answers.push(queryClient.prefetchQuery(memberQueries(caller).list(parsed.ref)));
  await withDeadline(clock, LONGEST_WAIT_MS, Promise.all(answers));
}
