import { recordKey } from '@frontboard/model';
import { withDeadline } from '../../platform/with-deadline.ts';
import { systemCaller } from '../../session/caller.ts';
import { groupQueries } from '../groups/queries.ts';
import { memberQueries } from '../members/queries.ts';
import type { CacheServices } from '../services.ts';
import { fetchSystem } from '../systems/find-system.ts';

/** On a slower line the other view shows that it is loading. */
const LONGEST_WAIT_MS = 1_000;

/**
 * Fetches what the page of the own system shows in its other view: to others, or to the owner again. Its list then changes at once, and keeps its
 * place. Waits at most a second; never rejects.
 *
 * @param asOthers whether the other view is what others see
 */
export async function prepareView(
  { client, queryClient, session, clock }: CacheServices,
  { asOthers, pathname }: { readonly asOthers: boolean; readonly pathname: string },
): Promise<void> {
  const own = session.getState().system;
  if (own === null) return;
  const caller = { ...systemCaller(client, own, own.id, asOthers), uuid: recordKey(own) };
  const system = fetchSystem(queryClient, caller, own.id, clock).catch(() => null);
  const members =
    pathname.endsWith('/members') && queryClient.prefetchQuery(memberQueries(caller).list(own.id));
  const groups = pathname.endsWith('/groups') && queryClient.prefetchQuery(groupQueries(caller).list(own.id));
  await withDeadline(clock, LONGEST_WAIT_MS, Promise.all([system, members, groups]));
}
