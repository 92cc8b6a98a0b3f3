import { ArrowDown, ArrowUp, Dices, IdCard, ListFilter, Rows3, Table2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Button } from '../ui/button.tsx';
import findBar from '../ui/find-bar.module.css';
import { IconButton } from '../ui/icon-button.tsx';
import { PopoverButton } from '../ui/popover-button.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { type Segment, SegmentedControl } from '../ui/segmented-control.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { ListLayout } from './list-layouts.ts';
import styles from './list-tools.module.css';
import { listWords } from './words.ts';

const LAYOUTS: readonly Segment<ListLayout>[] = [
  { value: 'list', label: listWords.layouts.list, icon: <Rows3 aria-hidden="true" />, shortcut: 'view-1' },
  { value: 'table', label: listWords.layouts.table, icon: <Table2 aria-hidden="true" />, shortcut: 'view-2' },
  { value: 'grid', label: listWords.layouts.grid, icon: <IdCard aria-hidden="true" />, shortcut: 'view-3' },
];

interface ListToolsProps<Sort extends string> {
  searchLabel: string;
  text: string;
  onText: (text: string) => void;
  onSearchKey: (event: KeyboardEvent<HTMLInputElement>) => void;
  sorts: Readonly<Record<Sort, string>>;
  sort: Sort;
  order: 'asc' | 'desc';
  orderWords: { readonly asc: string; readonly desc: string };
  onSort: (sort: Sort, order: 'asc' | 'desc') => void;
  filterCount: number;
  filters: ReactNode;
  layout: ListLayout;
  onLayout: (layout: ListLayout) => void;
  randomLabel: string;
  /** Absent when there is nobody to open. */
  onRandom: (() => void) | null;
}

/** What a list is found, sorted and filtered with. */
export function ListTools<Sort extends string>(props: ListToolsProps<Sort>) {
  const { order, orderWords, filterCount } = props;
  const hintId = useId();
  const turned = order === 'asc' ? 'desc' : 'asc';
  // The keys of a record are typed as texts.
  const sorts = Object.entries(props.sorts) as [Sort, string][];
  return (
    <>
      <div className={findBar.bar}>
        <div className={findBar.search}>
          <SearchField
            label={props.searchLabel}
            value={props.text}
            onChange={props.onText}
            onKeyDown={props.onSearchKey}
            describedBy={hintId}
          />
          <VisuallyHidden>
            <span id={hintId}>{listWords.searchHint}</span>
          </VisuallyHidden>
        </div>
        <PopoverButton
          label={filterCount === 0 ? listWords.filters : listWords.filtersCount(filterCount)}
          icon={<ListFilter aria-hidden="true" />}
        >
          <div className={styles.filters}>{props.filters}</div>
        </PopoverButton>
      </div>
      <div className={styles.view}>
        <div className={styles.sort}>
          <SelectField
            label={listWords.sort}
            layout="row"
            options={sorts.map(([value, label]) => ({ value, label }))}
            value={props.sort}
            onChange={(sort) => props.onSort(sort, 'asc')}
          />
          <IconButton
            label={orderWords[order]}
            spokenLabel={listWords.turnOrder(orderWords[order], orderWords[turned])}
            icon={order === 'asc' ? <ArrowDown /> : <ArrowUp />}
            onClick={() => props.onSort(props.sort, turned)}
          />
        </div>
        <div className={styles.layout}>
          <SegmentedControl
            label={listWords.layout}
            options={LAYOUTS}
            value={props.layout}
            onChange={props.onLayout}
          />
        </div>
        <Button
          variant="quiet"
          icon={<Dices aria-hidden="true" />}
          aria-label={props.randomLabel}
          disabled={props.onRandom === null}
          onClick={props.onRandom ?? undefined}
        >
          {listWords.random}
        </Button>
      </div>
    </>
  );
}
