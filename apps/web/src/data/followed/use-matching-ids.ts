import { memberLabel, systemLabel } from '@frontboard/model';
import { useMemo } from 'react';
import { useSettings } from '../../state/hooks.ts';
import { type StatusSnapshot, useStatusSnapshots } from '../status/use-status-snapshots.ts';
import { createMatcher, type Searchable } from './search.ts';

/** Those of the followed systems that match `query`; null for an empty query, which matches all and reads nothing. */
export function useMatchingIds(ids: readonly string[], query: string): ReadonlySet<string> | null {
  const isSearching = query.trim() !== '';
  const snapshots = useStatusSnapshots(ids, isSearching);
  const detectPronouns = useSettings((settings) => settings.detectPronouns);
  return useMemo(() => {
    if (!isSearching) return null;
    const matches = createMatcher(query);
    return new Set(ids.filter((id) => matches(searchable(id, snapshots.get(id), detectPronouns))));
  }, [ids, isSearching, query, snapshots, detectPronouns]);
}

function searchable(id: string, known: StatusSnapshot | undefined, detectPronouns: boolean): Searchable {
  const { system, front } = known ?? {};
  return {
    ids: system ? [id, system.id, ...(system.uuid === null ? [] : [system.uuid])] : [id],
    names: [
      system ? systemLabel(system, { detectPronouns }).name : null,
      ...(front?.members ?? []).map((member) => memberLabel(member, { detectPronouns }).fullName),
    ],
  };
}
