import { type ListResult, pickRandom, type SortDirection } from '@frontboard/model/list';
import { Dices, SearchX, X } from 'lucide-react';
import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useIsListBeside } from '../ui/beside/beside-context.ts';
import { BREAKPOINTS_PX } from '../ui/breakpoints.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { formatCount } from '../ui/format-count.ts';
import { useNarrowScreen } from '../ui/use-narrow-screen.ts';
import { ColumnChoice } from './column-choice.tsx';
import styles from './entity-list.module.css';
import type { EntryKind } from './entry.ts';
import type { FilterChip } from './filter-chips.ts';
import { LayoutChoice } from './layout-choice.tsx';
import { useListLayout } from './list-layouts.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { RowView } from './row-view.tsx';
import { searchKeys } from './search-keys.ts';
import { TableView } from './table-view.tsx';
import { useListColumns } from './use-list-columns.ts';
import { type EntryPlace, useOpenEntry } from './use-open-entry.ts';
import { useWalk } from './use-walk.ts';
import { ViewMenu } from './view-menu.tsx';
import { listWords } from './words.ts';

interface ListedQuery<Sort extends string> {
  readonly text: string;
  readonly sort: Sort;
  readonly order: SortDirection;
}

interface EntityListProps<T, Sort extends string, Q extends ListedQuery<Sort>> {
  result: ListResult<T>;
  kind: EntryKind<T, Sort>;
  /** What `query` finds now, for who does not wait for `result`. */
  findNow: () => readonly T[];
  /** As it is chosen; `shown` is what `result` answers, a moment later. */
  query: Q;
  shown: Q;
  onQueryChange: (query: Q) => void;
  onText: (text: string) => void;
  sorts: Readonly<Record<Sort, string>>;
  chips: readonly FilterChip<Q>[];
  filters: ReactNode;
  /** The query without search and filters. */
  cleared: Q;
  asOthers: boolean;
  /** Where entries lead. */
  page?: EntryPlace | undefined;
  /** The entry that is open beside the list. */
  openId?: string | null;
  /** What is most often done beside finding one, as a link or button; beside a record there is no room for it. */
  primary?: ReactNode;
}

/** Members or groups with the tools to find among them; the common part of both lists. */
export function EntityList<
  T extends { readonly id: string },
  Sort extends keyof typeof listWords.orders,
  Q extends ListedQuery<Sort>,
>(props: EntityListProps<T, Sort, Q>) {
  const { result, kind, query, shown, chips, onQueryChange } = props;
  const { items } = result;
  const isBeside = useIsListBeside();
  const [chosenLayout, setLayout] = useListLayout();
  // Beside a record there is room for rows alone.
  const layout = isBeside ? 'list' : chosenLayout;
  const openId = props.openId ?? null;
  const ids = useMemo(() => items.map(({ id }) => id), [items]);
  const { open, hrefOf, onOpen } = useOpenEntry({
    kind: kind.kind,
    page: props.page,
    ids,
    asOthers: props.asOthers,
    openId,
  });
  const onMove = useWalk(isBeside, open);
  const columns = useListColumns(kind);
  const isMembers = kind.kind === 'member';
  // The same as long as nothing but the search text changes, so that the rows wait for what it finds.
  const asked = useRef(query);
  asked.current = query;
  const onSort = useCallback(
    (sort: Sort, order: SortDirection) => onQueryChange({ ...asked.current, sort, order }),
    [onQueryChange],
  );
  const view = {
    items,
    ids,
    kind,
    label: isMembers ? listWords.members : listWords.groups,
    sort: shown.sort,
    order: shown.order,
    search: shown.text,
    onSort,
    hrefOf,
    onOpen,
    openId,
    onMove,
  };
  const clear = () => {
    props.onText('');
    onQueryChange(props.cleared);
  };
  const openFirst = () => {
    const found = props.findNow().map(({ id }) => id);
    if (found[0] !== undefined) open(found[0], { among: found });
  };
  const openRandom = () => {
    const picked = pickRandom(items, Math.random());
    if (picked !== null) open(picked.id);
  };
  const isNarrow = useNarrowScreen(BREAKPOINTS_PX.table - 1);
  const listRef = useRef<HTMLDivElement>(null);
  const stateRef = useRef<HTMLDivElement>(null);
  useScrollToFirst(stateRef, shown);
  return (
    <div ref={listRef} className={styles.list} data-primary={props.primary ? true : undefined}>
      <ListToolbar
        search={{
          label: isMembers ? listWords.searchMembers : listWords.searchGroups,
          text: query.text,
          onText: props.onText,
          onKey: searchKeys({ text: query.text, list: () => listRef.current, onEnter: openFirst }),
          hint: listWords.searchHint,
        }}
        filters={{ count: chips.length, content: props.filters }}
        count={countText(result, kind.kind)}
        chips={
          chips.length > 0 && (
            <Chips
              chips={chips}
              onRemove={onQueryChange}
              onClear={() => onQueryChange({ ...props.cleared, text: query.text })}
            />
          )
        }
        tools={
          <>
            {!isNarrow && !isBeside && <LayoutChoice isBare value={layout} onChange={setLayout} />}
            <ViewMenu
              sorts={props.sorts}
              sort={query.sort}
              onSort={(sort) => onSort(sort, 'asc')}
              direction={{
                order: query.order,
                words: listWords.orders[query.sort],
                onOrder: (order) => onSort(query.sort, order),
              }}
            >
              {(close) => (
                <>
                  {layout === 'table' && <ColumnChoice columns={kind.columns} {...columns} />}
                  {isNarrow && !isBeside && <LayoutChoice value={layout} onChange={setLayout} />}
                  <Button
                    icon={<Dices aria-hidden="true" />}
                    disabled={items.length === 0}
                    onClick={() => {
                      close();
                      openRandom();
                    }}
                  >
                    {isMembers ? listWords.randomMember : listWords.randomGroup}
                  </Button>
                </>
              )}
            </ViewMenu>
          </>
        }
        primary={isBeside ? null : props.primary}
        stateRef={stateRef}
      />
      {items.length === 0 ? (
        <EmptyState
          icon={<SearchX aria-hidden="true" size={32} strokeWidth={1.5} />}
          title={listWords.nothing}
          actions={<Button onClick={clear}>{listWords.clearSearch}</Button>}
        >
          <p>{listWords.nothingHint}</p>
        </EmptyState>
      ) : layout === 'table' ? (
        <TableView {...view} kind={columns.shownKind} />
      ) : (
        <RowView key={layout} {...view} layout={layout} />
      )}
    </div>
  );
}

/** Whoever changes what is asked for wants to see the first of what is found, however far down the page is. */
function useScrollToFirst(top: RefObject<HTMLElement | null>, query: unknown): void {
  const former = useRef(query);
  useLayoutEffect(() => {
    if (former.current === query) return;
    former.current = query;
    const element = top.current;
    if (element !== null && element.getBoundingClientRect().top < 0)
      element.scrollIntoView({ block: 'start' });
  }, [top, query]);
}

function countText({ matched, total }: ListResult<unknown>, kind: 'member' | 'group'): string {
  const all = formatCount(total);
  if (matched < total) return listWords.count.showing(formatCount(matched), all);
  return kind === 'member' ? listWords.count.members(all, total) : listWords.count.groups(all, total);
}

interface ChipsProps<Q> {
  chips: readonly FilterChip<Q>[];
  onRemove: (without: Q) => void;
  onClear: () => void;
}

/** The filters in use. Pressing one takes it away; the focus then goes to the one that takes its place. */
function Chips<Q>({ chips, onRemove, onClear }: ChipsProps<Q>) {
  const list = useRef<HTMLUListElement>(null);
  const remove = (chip: FilterChip<Q>, index: number) => {
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>('button');
    (buttons?.[index + 1] ?? buttons?.[index - 1])?.focus();
    onRemove(chip.without);
  };
  return (
    <div className={styles.filters}>
      <ul ref={list} aria-label={listWords.activeFilters} className={styles.chips}>
        {chips.map((chip, index) => (
          <li key={chip.key}>
            <button
              type="button"
              aria-label={listWords.removeFilter(chip.label)}
              className={styles.chip}
              onClick={() => remove(chip, index)}
            >
              {chip.label}
              <X aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      {chips.length > 1 && (
        <Button variant="quiet" size="small" onClick={onClear}>
          {listWords.clearFilters}
        </Button>
      )}
    </div>
  );
}
