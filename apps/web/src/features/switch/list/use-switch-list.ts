import { type Group, type Member, recordKey } from '@frontboard/model';
import { DEFAULT_MEMBER_QUERY, type ListResult, queryMembers, withGroups } from '@frontboard/model/list';
import { useCallback, useMemo } from 'react';
import { useMemberIndex } from '../../../lists/search/use-member-index.ts';
import { useSearchReady } from '../../../lists/search/use-search-ready.ts';
import type { Settings } from '../../../persistence/documents/settings.ts';
import { useMemberStates } from '../../../session/local/member-states.ts';
import { useSettings, useUpdateSettings } from '../../../state/hooks.ts';

/** The members to choose from, by the person's settings and search. */
export interface SwitchListState {
  readonly result: ListResult<Member>;
  /** How many results the left-out groups hide. */
  readonly excludedCount: number;
  /** The same for any text at once, for keys that do not wait for the list. */
  readonly find: (text: string) => readonly Member[];
}

const NO_GROUPS: readonly Group[] = [];
const QUERY = {
  'by-name': { sort: 'name', order: 'asc' },
  'by-last-message': { sort: 'last-message', order: 'desc' },
} as const satisfies Record<Settings['switcher']['lastSortMethod'], object>;

/** Searches and sorts the own members, without the members of left-out groups. */
export function useSwitchList(
  members: readonly Member[],
  groups: readonly Group[] | null,
  text: string,
): SwitchListState {
  const { lastSortMethod, excludeGroups } = useSettings((settings) => settings.switcher);
  const bare = useMemberIndex(members, true);
  useSearchReady(bare.list);
  const states = useMemberStates();
  const index = useMemo(() => withGroups(bare, groups ?? NO_GROUPS), [bare, groups]);
  const query = useCallback(
    (searched: string, notGroups: readonly string[]) =>
      queryMembers(index, { ...DEFAULT_MEMBER_QUERY, ...QUERY[lastSortMethod], text: searched, notGroups }),
    [index, lastSortMethod],
  );
  return useMemo(() => {
    const found = query(text, excludeGroups);
    // Who rests is found by a search, and stands beside the others only then.
    const items =
      text.trim() === '' ? found.items.filter((it) => states[recordKey(it)] !== 'resting') : found.items;
    const result = { ...found, items };
    const excludedCount = excludeGroups.length === 0 ? 0 : query(text, []).matched - result.matched;
    return { result, excludedCount, find: (searched) => certain(query(searched, excludeGroups)) };
  }, [query, text, excludeGroups, states]);
}

/** A mistyped name is shown, and not chosen without being seen. */
function certain({ items, similar }: ListResult<Member>): readonly Member[] {
  return similar ? [] : items;
}

/** The settings of the switcher and the function that changes them. */
export function useSwitcherSettings() {
  const switcher = useSettings((settings) => settings.switcher);
  const update = useUpdateSettings();
  const change = (changed: Partial<Settings['switcher']>) =>
    update((settings) => ({ ...settings, switcher: { ...settings.switcher, ...changed } }));
  return { switcher, change };
}
