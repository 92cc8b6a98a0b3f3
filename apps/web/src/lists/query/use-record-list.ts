import { isCalled } from '@frontboard/model';
import { hasSearchText, type ListResult, type SortDirection, type TextFinder } from '@frontboard/model/list';
import { type ReactNode, useCallback, useMemo } from 'react';
import { loadSearch } from '../search/load-search.ts';
import { useSearchReady } from '../search/use-search-ready.ts';
import type { ListSelection } from '../selection/use-list-selection.ts';
import { useListQuery } from './use-list-query.ts';
import type { EntryPlace } from './use-open-entry.ts';

/** What the lists of members and of groups take alike. */
export interface RecordListProps<Query> {
  /** Whether the viewer sees them as their owner. */
  owner: boolean;
  /** The owner looks as others see it: pages opened from here keep this view. */
  asOthers?: boolean;
  /** Where records lead; to their details if absent. */
  page?: EntryPlace | undefined;
  /** The short id or uuid of the one that is open beside the list. */
  openRef?: string | null;
  /** The most frequent action, as a link or button. */
  primary?: ReactNode;
  /** How entries are selected; absent if none can be. */
  selection?: ListSelection;
  /** How many of them there can be; null if that is not known. */
  limit?: number | null;
  query: Query;
  /** Called after a pause in typing, and at once for everything else. Keep the function. */
  onQueryChange: (query: Query) => void;
}

type Prepared = Parameters<typeof useSearchReady>[0];

interface RecordSource<T, Query, Index> {
  readonly records: readonly T[];
  /** The records prepared for queries; the same object while they are the same. */
  readonly index: Index;
  /** Answers a query, of which the last argument finds the text: null if it has none. */
  readonly list: (index: Index, query: Query, search: TextFinder | null) => ListResult<T>;
  /** The query that finds everything. */
  readonly defaults: Query;
}

const NOT_SEARCHED = { part: null, error: null };

/** The props of an `EntityList` that members and groups have alike. */
export function useRecordList<
  T extends { readonly id: string; readonly uuid: string | null },
  Query extends { readonly text: string; readonly sort: string; readonly order: SortDirection },
  Index extends { readonly list: Prepared },
>(
  { records, index, list, defaults }: RecordSource<T, Query, Index>,
  {
    asOthers = false,
    page,
    openRef = null,
    primary,
    selection,
    limit,
    query,
    onQueryChange,
  }: RecordListProps<Query>,
) {
  const { current, shown, setText } = useListQuery(query, onQueryChange);
  const search = useSearchReady(index.list);
  // Until the search is loaded, and if it cannot be, a list with a text is the whole one.
  const { part, error } = hasSearchText(shown.text) ? search : NOT_SEARCHED;
  const result = useMemo(() => list(index, shown, part?.searchList ?? null), [index, list, shown, part]);
  const marking = useMemo(
    () => part && { text: shown.text, matchRanges: part.matchRanges },
    [part, shown.text],
  );
  const { sort, order } = shown;
  const findAll = useCallback(
    () => list(index, { ...defaults, sort, order }, null).items,
    [index, list, defaults, sort, order],
  );
  return {
    result,
    marking,
    searchError: error,
    findNow: async () => {
      const { part } = await loadSearch();
      return part === null ? [] : list(index, current, part.searchList).items;
    },
    findAll,
    query: current,
    shown,
    onQueryChange,
    onText: setText,
    cleared: { ...defaults, sort: query.sort, order: query.order },
    asOthers,
    page,
    openId: records.find((record) => isCalled(record, openRef))?.id ?? null,
    primary,
    selection,
    limit,
  };
}
