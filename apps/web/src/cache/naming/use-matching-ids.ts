import { use, useMemo } from 'react';
import { useFollowedDetails, useSettings } from '../../state/hooks.ts';
import { useStatusSnapshots } from '../use-status-snapshots.ts';
import type { findFollowed } from './search.ts';

let loading: Promise<typeof findFollowed> | null = null;
let hasFailed = false;

/** The same promise until `preloadSearch` tries again: rendering with a new one after each failure would never end. */
function loadSearch(): Promise<typeof findFollowed> {
  loading ??= import('./search.ts').then(
    (search) => search.findFollowed,
    (error: unknown) => {
      hasFailed = true;
      throw error;
    },
  );
  return loading;
}

/** Loads the search before the first letter is typed. A failure is shown when the search is used. */
export function preloadSearch(): void {
  if (hasFailed) loading = null;
  hasFailed = false;
  loadSearch().catch(() => {});
}

/**
 * The followed systems that match `query`; null for an empty query, which matches all and reads nothing. Suspends while the
 * search is loaded, so `query` should be deferred.
 */
export function useMatchingIds(ids: readonly string[], query: string): ReadonlySet<string> | null {
  const isSearching = query.trim() !== '';
  const snapshots = useStatusSnapshots(ids, isSearching);
  const detectPronouns = useSettings((settings) => settings.detectPronouns);
  const details = useFollowedDetails((all) => all);
  const find = isSearching ? use(loadSearch()) : null;
  return useMemo(
    () => (find === null ? null : find(ids, query, { snapshots, detectPronouns, details })),
    [ids, find, query, snapshots, detectPronouns, details],
  );
}
