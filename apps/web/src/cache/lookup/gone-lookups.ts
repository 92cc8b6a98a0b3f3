import { isShortId } from '@frontboard/model';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { createRecentLookupsStore, forgetting, type RecentKind } from '../../session/recent-lookups.ts';
import { PUBLIC, type Viewer, viewerOf } from '../../session/viewer.ts';
import type { CacheServices } from '../services.ts';
import type { Shared } from '../shared.ts';
import { shortIdOf } from '../systems/find-system.ts';
import { findListed } from './find-listed.ts';

const KINDS: readonly RecentKind[] = ['system', 'member', 'group'];

/**
 * Removes a record from the recent lookups when the service answers that it does not exist, or is not shared. Start it with
 * `services.once(createGoneLookups)` before one is asked for; it ends with the page.
 */
export function createGoneLookups({ queryClient, session, privateStorage }: CacheServices): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const answer: Shared<unknown> | undefined = event.query.state.data;
    if (answer?.state !== 'not-found' && answer?.state !== 'private') return;
    const asked = askedBy(event.query.queryKey);
    if (asked === null) return;
    const { viewer, kind, ref } = asked;
    const { system: own, isStored } = session.getState();
    // What others are not shown, the owner may still look up.
    if (viewer !== viewerOf(own, kind === 'system' ? ref : '@me')) return;
    const id = isShortId(ref) ? ref : knownId(queryClient, asked);
    const store = privateStorage.store(createRecentLookupsStore, privateStorage.of(isStored));
    if (id !== null) store.update(forgetting({ kind, id }));
  });
}

interface Asked {
  readonly viewer: Viewer;
  readonly kind: RecentKind;
  readonly ref: string;
}

/** What a query asks for; null unless it is one system, member or group. */
function askedBy(queryKey: QueryKey): Asked | null {
  const [viewer, resource, query, ref] = queryKey.map(String);
  const kind = KINDS.find((one) => `${one}s` === resource);
  if (viewer === undefined || kind === undefined || ref === undefined) return null;
  const queries = kind === 'system' ? ['alias', 'looked-up'] : ['detail'];
  return queries.includes(query ?? '') ? { viewer, kind, ref } : null;
}

/** The short id of what was asked for by uuid, from other answers. */
function knownId(queryClient: QueryClient, { viewer, kind, ref }: Asked): string | null {
  return kind === 'system'
    ? shortIdOf(queryClient, ref)
    : (findListed(queryClient, [viewer, PUBLIC], `${kind}s`, ref)?.id ?? null);
}
