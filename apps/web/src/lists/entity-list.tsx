import { type ListResult, pickRandom, type SortDirection } from '@frontboard/model/list';
import { SearchX } from 'lucide-react';
import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { ListLayout } from '../persistence/documents/settings.ts';
import { useIsListBeside } from '../ui/beside/beside-context.ts';
import { Button } from '../ui/buttons/button.tsx';
import { LeavingButton } from '../ui/buttons/leaving-button.tsx';
import { BREAKPOINTS_PX } from '../ui/layout/breakpoints.ts';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { cluster } from '../ui/layout/layout.ts';
import { useNarrowScreen } from '../ui/layout/use-narrow-screen.ts';
import { lazyPart } from '../ui/loading/lazy-part.ts';
import { formatCount } from '../ui/numbers/format-count.ts';
import { useLatest } from '../ui/use-latest.ts';
import { uiWords } from '../ui/words.ts';
import { apartText } from './apart-text.ts';
import styles from './entity-list.module.css';
import type { EntryKind } from './entries/entry.ts';
import type { FilterChip } from './filters/filter-chips.ts';
import { ListChips } from './filters/list-chips.tsx';
import { EntityTools } from './look/entity-tools.tsx';
import { useShownLayout } from './look/list-layouts.ts';
import { hasColumns, useListColumns } from './look/use-list-columns.ts';
import { useFirstResult } from './query/use-first-result.ts';
import { type EntryPlace, useOpenEntry } from './query/use-open-entry.ts';
import { useWalk } from './query/use-walk.ts';
import { ListToolbar } from './search/list-toolbar.tsx';
import { searchKeys } from './search/search-keys.ts';
import { searchPlace } from './search/search-place.ts';
import type { ListSelection } from './selection/use-list-selection.ts';
import { useNoSelection } from './selection/use-no-selection.ts';
import type { ListViewProps, RowEditing } from './views/list-view.ts';
import type { Marking } from './views/marked-text.tsx';
import { RowView } from './views/row-view.tsx';
import { listWords } from './words.ts';

type Layout = <T, Sort extends string>(props: ListViewProps<T, Sort>) => ReactNode;

// `lazyPart` loses the generic types of the components.
const TableView = lazyPart(async () => ({
  default: (await import('./views/table-view.tsx')).TableView,
})) as unknown as Layout;
const FaceWall = lazyPart(async () => ({
  default: (await import('./views/face-wall.tsx')).FaceWall,
})) as unknown as Layout;

interface ListedQuery<Sort extends string> {
  readonly text: string;
  readonly sort: Sort;
  readonly order: SortDirection;
}

interface EntityListProps<T, Sort extends string, Q extends ListedQuery<Sort>> {
  result: ListResult<T>;
  kind: EntryKind<T, Sort>;
  /** Why the search that `shown` has could not be loaded: the list then says so. Null without a failure. */
  searchError: unknown;
  /** What `query` finds once the search is loaded, for callers that cannot wait for `result`. Nothing if it cannot be. */
  findNow: () => Promise<readonly T[]>;
  /** Marks in the rows what a search found; null without one. */
  marking: Marking | null;
  /** All entries, in the chosen order. Keep the function. */
  findAll: () => readonly T[];
  /** The chosen query; `result` answers `shown`, slightly later. */
  query: Q;
  shown: Q;
  onQueryChange: (query: Q) => void;
  onText: (text: string) => void;
  sorts: Readonly<Record<Sort, string>>;
  /** Each order of each sort in words. */
  orders: Readonly<Record<Sort, Readonly<Record<SortDirection, string>>>>;
  chips: readonly FilterChip<Q>[];
  filters: ReactNode;
  /** The query without search and filters. */
  cleared: Q;
  asOthers: boolean;
  /** Where the entries lead. */
  page?: EntryPlace | undefined;
  /** The entry that is open beside the list. */
  openId?: string | null;
  /** The most frequent action, as a link or button; beside a record there is no room for it. */
  primary?: ReactNode;
  /** How entries are changed in wide rows; absent if they are not. */
  editing?: RowEditing<T> | undefined;
  /** How entries are selected; absent if none can be. */
  selection?: ListSelection | undefined;
  /** How many there can be; null or absent if that is not known. */
  limit?: number | null | undefined;
}

/** Members or groups with the tools to find among them; the common part of both lists. */
export function EntityList<
  T extends { readonly id: string; readonly uuid: string | null },
  Sort extends string,
  Q extends ListedQuery<Sort>,
>(props: EntityListProps<T, Sort, Q>) {
  const { kind, query, shown, chips, onQueryChange, openId = null } = props;
  const isBeside = useIsListBeside();
  const isFixed = props.selection?.isFixed ?? false;
  const shownLayout = useShownLayout(isFixed);
  const { layout, isWide } = shownLayout;
  const listRef = useRef<HTMLDivElement>(null);
  const { open, hrefOf, onOpen } = useOpenEntry({
    kind: kind.kind,
    page: props.page,
    ids: useMemo(() => props.result.items.map(({ id }) => id), [props.result.items]),
    asOthers: props.asOthers,
    openId,
  });
  const part = props.selection?.part;
  const useSelecting = part?.useSelecting ?? useNoSelection;
  const selecting = useSelecting({
    selection: props.selection ?? null,
    result: props.result,
    findAll: props.findAll,
    isSearched: props.marking !== null,
    ...{ query, listRef, open },
  });
  const { items } = selecting.result;
  const ids = useMemo(() => items.map(({ id }) => id), [items]);
  const chosen = useListColumns(kind, layout, isWide);
  const isMembers = kind.kind === 'member';
  const onSort = useSort(query, onQueryChange);
  const view = {
    items,
    ids,
    kind: chosen.shownKind,
    label: isMembers ? listWords.members : listWords.groups,
    sort: shown.sort,
    order: shown.order,
    // The deferred query may be sorted by a field that was deleted since.
    orderText: props.orders[shown.sort]?.[shown.order] ?? '',
    marking: selecting.isOnlySelected ? null : props.marking,
    onSort,
    hrefOf,
    onOpen,
    openId,
    onMove: useWalk(isBeside, open),
    selecting: selecting.rows,
  };
  const clear = () => {
    props.onText('');
    onQueryChange(props.cleared);
  };
  const clearFilters = () => onQueryChange({ ...props.cleared, text: query.text });
  const takeFirst = useFirstResult({
    ...{ text: query.text, listRef, findNow: props.findNow },
    take: (found) => {
      if (selecting.isOn) return selecting.add(found[0]);
      if (found[0] !== undefined) open(found[0].id, { among: found.map(({ id }) => id) });
    },
  });
  const openRandom = () => {
    const picked = pickActive(items, kind);
    if (picked !== null) open(picked.id);
  };
  const isNarrow = useNarrowScreen(BREAKPOINTS_PX.table - 1);
  const stateRef = useScrollToFirst(shown);
  const bar = { selecting, isFixed, isNarrow: isNarrow || isBeside, actions: props.selection?.actions };
  return (
    <div ref={listRef} className={styles.list} data-wide={isWide || undefined}>
      <ListToolbar
        isSticky={!isFixed}
        search={{
          label: isMembers ? listWords.searchMembers : listWords.searchGroups,
          text: query.text,
          onText: props.onText,
          onKey: searchKeys({ text: query.text, list: () => listRef.current, onEnter: takeFirst }),
          hint: part && selecting.isOn ? part.words.searchHint : listWords.searchHint,
        }}
        filters={{ count: chips.length, content: props.filters, onClear: clearFilters }}
        count={countText(selecting.result, kind, props.limit ?? null)}
        isWide={isWide}
        chips={
          chips.length > 0 && <ListChips chips={chips} onRemove={onQueryChange} onClear={clearFilters} />
        }
        tools={
          <EntityTools
            isMembers={isMembers}
            shownLayout={shownLayout}
            columns={hasColumns(layout) ? chosen : null}
            selecting={part === undefined || isFixed ? null : { ...selecting, label: part.words.select }}
            isNarrow={isNarrow}
            sorting={{ ...query, sorts: props.sorts, orders: props.orders, onSort }}
            onRandom={isFixed ? undefined : items.length === 0 ? null : openRandom}
          />
        }
        primary={isBeside || selecting.isOn ? null : props.primary}
        stateRef={stateRef}
      />
      <SearchFailure error={props.searchError} />
      <div
        {...selecting.touch}
        className={styles.rows}
        data-boxed={isFixed || undefined}
        data-selectable={props.selection !== undefined || undefined}
      >
        {items.length === 0 ? (
          <NothingListed handFocusTo={() => searchPlace(listRef.current)} onClear={clear} />
        ) : (
          <Rows
            {...view}
            layout={layout}
            editing={(isWide && layout === 'list' && !selecting.isOn && props.editing) || null}
          />
        )}
      </div>
      {part && <part.Bar {...bar} />}
    </div>
  );
}

/** Says that the search could not be loaded, and offers what helps; nothing without an error. */
function SearchFailure({ error }: { error: unknown }) {
  if (error === null) return null;
  return (
    <div role="status" className={cluster(2)}>
      {listWords.searchMissing}
      <Button size="small" onClick={() => window.location.reload()}>
        {uiWords.loadAgain}
      </Button>
    </div>
  );
}

interface RowsProps<T, Sort extends string> extends ListViewProps<T, Sort> {
  layout: ListLayout;
  editing: RowEditing<T> | null;
}

function Rows<T extends { readonly id: string; readonly uuid: string | null }, Sort extends string>({
  layout,
  editing,
  ...view
}: RowsProps<T, Sort>) {
  if (layout !== 'table' && layout !== 'faces')
    return <RowView key={layout} {...view} layout={layout} editing={editing} />;
  return layout === 'table' ? <TableView {...view} /> : <FaceWall {...view} />;
}

interface NothingListedProps {
  handFocusTo: () => HTMLElement | null;
  onClear: () => void;
}

function NothingListed({ handFocusTo, onClear }: NothingListedProps) {
  return (
    <EmptyState
      icon={<SearchX aria-hidden="true" size={32} strokeWidth={1.5} />}
      title={listWords.nothing}
      actions={
        <LeavingButton handFocusTo={handFocusTo} onClick={onClear}>
          {listWords.clearSearch}
        </LeavingButton>
      }
    >
      <p>{listWords.nothingHint}</p>
    </EmptyState>
  );
}

/** One of them at random, by preference without a state. */
function pickActive<T>(items: readonly T[], { stateOf }: Pick<EntryKind<T, string>, 'stateOf'>): T | null {
  const active = items.filter((item) => stateOf?.(item) === undefined);
  return pickRandom(active.length > 0 ? active : items, Math.random());
}

/** The same function while only the search text changes, so that the rows wait for its results. */
function useSort<Sort extends string, Q extends ListedQuery<Sort>>(
  query: Q,
  onQueryChange: (query: Q) => void,
) {
  const latest = useLatest(query);
  return useCallback(
    (sort: Sort, order: SortDirection) => onQueryChange({ ...latest.current, sort, order }),
    [onQueryChange],
  );
}

/** For the element above the results: after a change of the query, the first ones are scrolled into view. */
function useScrollToFirst(query: unknown): RefObject<HTMLDivElement | null> {
  const top = useRef<HTMLDivElement>(null);
  const former = useRef(query);
  useLayoutEffect(() => {
    if (former.current === query) return;
    former.current = query;
    const element = top.current;
    if (element !== null && element.getBoundingClientRect().top < 0)
      element.scrollIntoView({ block: 'start' });
  }, [query]);
  return top;
}

function countText<T>(
  { matched, total, items }: ListResult<T>,
  { kind, stateOf }: Pick<EntryKind<T, string>, 'kind' | 'stateOf'>,
  limit: number | null,
): string {
  const all = formatCount(total);
  if (matched < total) return listWords.count.showing(formatCount(matched), all);
  const words = kind === 'member' ? listWords.count.members : listWords.count.groups;
  const apart = apartText(items.flatMap((item) => stateOf?.(item) ?? []));
  if (apart !== null) {
    const counted = apart.others(total);
    return listWords.count.apart(words(formatCount(counted), counted), apart.text);
  }
  return limit === null ? words(all, total) : listWords.count.ofUpTo(all, words(formatCount(limit), limit));
}
