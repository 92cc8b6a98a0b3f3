import type { SortDirection } from '@frontboard/model/list';
import { ListChecks } from 'lucide-react';
import { Button } from '../../ui/buttons/button.tsx';
import styles from '../entity-list.module.css';
import { listWords } from '../words.ts';
import { LayoutChoice } from './layout-choice.tsx';
import type { useShownLayout } from './list-layouts.ts';
import type { ViewChoicesProps } from './view-choices.tsx';
import { ViewMenu } from './view-menu.tsx';

interface EntityToolsProps<Sort extends string> {
  isMembers: boolean;
  shownLayout: ReturnType<typeof useShownLayout>;
  /** Null in a layout without columns. */
  columns: NonNullable<ViewChoicesProps<Sort>['columns']> | null;
  /** Null if nothing can be selected, or only selecting is possible. */
  selecting: { readonly label: string; readonly isOn: boolean; readonly toggle: () => void } | null;
  isNarrow: boolean;
  sorting: {
    readonly sort: Sort;
    readonly order: SortDirection;
    readonly sorts: Readonly<Record<Sort, string>>;
    readonly orders: Readonly<Record<Sort, Readonly<Record<SortDirection, string>>>>;
    readonly onSort: (sort: Sort, order: SortDirection) => void;
  };
  /** Opens a random listed entry; null if the list is empty, undefined where entries are not opened. */
  onRandom: (() => void) | null | undefined;
}

/** What changes how members or groups are listed. */
export function EntityTools<Sort extends string>(props: EntityToolsProps<Sort>) {
  const { isMembers, shownLayout, columns, selecting, isNarrow, sorting, onRandom } = props;
  const { layout, hasLayouts, setLayout } = shownLayout;
  const { sort, order, sorts, orders, onSort } = sorting;
  return (
    <>
      {selecting !== null && (
        <Button
          variant="quiet"
          size="small"
          icon={<ListChecks aria-hidden="true" />}
          aria-pressed={selecting.isOn}
          className={styles.select}
          onClick={selecting.toggle}
        >
          {selecting.label}
        </Button>
      )}
      {!isNarrow && hasLayouts && <LayoutChoice isBare value={layout} onChange={setLayout} />}
      <ViewMenu
        sorts={sorts}
        sort={sort}
        onSort={(next) => onSort(next, 'asc')}
        direction={{
          order,
          words: orders[sort],
          onOrder: (next) => onSort(sort, next),
        }}
        columns={columns}
        layouts={isNarrow && hasLayouts ? { value: layout, onChange: setLayout } : null}
        random={
          onRandom === undefined
            ? undefined
            : { label: isMembers ? listWords.randomMember : listWords.randomGroup, open: onRandom }
        }
      />
    </>
  );
}
