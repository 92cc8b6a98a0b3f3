import { memberLabel, recordKey, systemLabel } from '@frontboard/model';
import { use, useMemo } from 'react';
import type { FollowedDetails } from '../../persistence/documents/followed-details-document.ts';
import { useFollowedDetails, useSettings } from '../../state/hooks.ts';
import { type StatusSnapshot, useStatusSnapshots } from '../use-status-snapshots.ts';
import type { findSystems, SearchableSystem } from './search.ts';

let loading: Promise<typeof findSystems> | null = null;
let hasFailed = false;

/** The same promise until `preloadSearch` tries again: rendering with a new one after each failure would never end. */
function loadSearch(): Promise<typeof findSystems> {
  loading ??= import('./search.ts').then(
    (search) => search.findSystems,
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
  return useMemo(() => {
    if (find === null) return null;
    return find(
      new Map(ids.map((id) => [id, searchable(id, snapshots.get(id), detectPronouns, details)])),
      query,
    );
  }, [ids, find, query, snapshots, detectPronouns, details]);
}

function searchable(
  id: string,
  known: StatusSnapshot | undefined,
  detectPronouns: boolean,
  details: FollowedDetails,
): SearchableSystem {
  const { system, front } = known ?? {};
  const members = front?.members ?? [];
  return {
    ids: system ? [id, system.id, ...(system.uuid === null ? [] : [system.uuid])] : [id],
    names: [
      system ? systemLabel(system, { detectPronouns }).name : null,
      ...members.map((member) => memberLabel(member, { detectPronouns }).fullName),
      details.systems[id]?.nickname ?? null,
      ...members.map((member) => details.members[recordKey(member)]?.nickname ?? null),
    ],
  };
}
