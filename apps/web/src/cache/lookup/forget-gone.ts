import { isShortId } from '@frontboard/model';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { createRecentLookupsStore, forgetting, type RecentKind } from '../../session/recent-lookups.ts';
import { PUBLIC, type Viewer, viewerOf } from '../../session/viewer.ts';
import type { CacheServices } from '../services.ts';
import { shortIdOf } from '../systems/find-system.ts';
import { findListed } from './find-listed.ts';

const KINDS: readonly RecentKind[] = ['system', 'member', 'group'];

/** Removes from the recent lookups what a query has asked for; nothing if the query asks for something else. */
export function forgetGone(
  { queryClient, session, privateStorage }: CacheServices,
  queryKey: QueryKey,
): void {
  const asked = askedBy(queryKey);
  if (asked === null) return;
  const { viewer, kind, ref } = asked;
  const { system: own, isStored } = session.getState();
  // What others are not shown, the owner may still look up.
  if (viewer !== viewerOf(own, kind === 'system' ? ref : '@me')) return;
  const id = isShortId(ref) ? ref : knownId(queryClient, asked);
  const store = privateStorage.store(createRecentLookupsStore, privateStorage.of(isStored));
  if (id !== null) store.update(forgetting({ kind, id }));
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
