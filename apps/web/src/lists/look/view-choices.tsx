import { Dices } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { listWords } from '../words.ts';
import { ColumnChoice } from './column-choice.tsx';
import { LayoutChoice } from './layout-choice.tsx';
import styles from './view-choices.module.css';

type Order = 'asc' | 'desc';

/** What a list offers for its look. */
export interface ViewChoicesProps<Sort extends string> {
  sorts: Readonly<Record<Sort, string>>;
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** The direction, if it can be reversed. */
  direction?: {
    readonly order: Order;
    readonly words: Readonly<Record<Order, string>>;
    readonly onOrder: (order: Order) => void;
  };
  /** Null in a layout without columns. */
  columns?: ComponentProps<typeof ColumnChoice> | null;
  /** Null if the layouts are in another place. */
  layouts?: Pick<ComponentProps<typeof LayoutChoice>, 'value' | 'onChange'> | null;
  /** Opens a random listed entry; null if the list is empty, absent where entries are not opened. */
  random?: { readonly label: string; readonly open: (() => void) | null } | undefined;
  /** Closes what they are in. */
  close: () => void;
}

/** How a list is sorted and looks. */
export function ViewChoices<Sort extends string>({
  sorts,
  sort,
  onSort,
  direction,
  columns,
  layouts,
  random,
  close,
}: ViewChoicesProps<Sort>) {
  // The keys of a record are typed as texts.
  const options = (Object.entries(sorts) as [Sort, string][]).map(([value, label]) => ({ value, label }));
  return (
    <div className={styles.choices}>
      <SelectField label={listWords.sort} options={options} value={sort} onChange={onSort} />
      {direction && (
        <SegmentedControl
          label={listWords.order}
          options={(['asc', 'desc'] as const).map((value) => ({ value, label: direction.words[value] }))}
          value={direction.order}
          onChange={direction.onOrder}
        />
      )}
      {columns && <ColumnChoice {...columns} />}
      {layouts && <LayoutChoice {...layouts} />}
      {random && (
        <Button
          icon={<Dices aria-hidden="true" />}
          disabled={random.open === null}
          onClick={() => {
            close();
            random.open?.();
          }}
        >
          {random.label}
        </Button>
      )}
    </div>
  );
}
