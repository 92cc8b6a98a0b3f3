import { ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { PopoverButton } from '../../ui/menus/popover-button.tsx';
import { listWords } from '../words.ts';
import styles from './view-menu.module.css';

type Order = 'asc' | 'desc';

interface ViewMenuProps<Sort extends string> {
  sorts: Readonly<Record<Sort, string>>;
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** The direction, if it can be reversed. */
  direction?: {
    readonly order: Order;
    readonly words: Readonly<Record<Order, string>>;
    readonly onOrder: (order: Order) => void;
  };
  /** Other choices for the look of the list; a function gets the function that closes the menu. */
  children?: (close: () => void) => ReactNode;
}

/** How a list is sorted and looks, behind one button whose name is the sort order. */
export function ViewMenu<Sort extends string>({
  sorts,
  sort,
  onSort,
  direction,
  children,
}: ViewMenuProps<Sort>) {
  // The keys of a record are typed as texts.
  const options = (Object.entries(sorts) as [Sort, string][]).map(([value, label]) => ({ value, label }));
  return (
    <PopoverButton
      label={listWords.view(sorts[sort])}
      size="small"
      variant="quiet"
      icon={<ArrowUpDown aria-hidden="true" />}
    >
      {(close) => (
        <div className={styles.menu}>
          <SelectField label={listWords.sort} options={options} value={sort} onChange={onSort} />
          {direction && (
            <SegmentedControl
              label={listWords.order}
              options={(['asc', 'desc'] as const).map((value) => ({ value, label: direction.words[value] }))}
              value={direction.order}
              onChange={direction.onOrder}
            />
          )}
          {children?.(close)}
        </div>
      )}
    </PopoverButton>
  );
}
