import type { SortDirection } from '@frontboard/model/list';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import styles from './sort-head.module.css';

interface SortHeadProps<Sort extends string> {
  label: string;
  /** What pressing it sorts by; null for none. */
  by: Sort | null;
  sort: Sort;
  order: SortDirection;
  onSort: (sort: Sort, order: SortDirection) => void;
  /** The order in words, for screen readers, if the list is sorted by it; absent if its cell says it. */
  orderText?: string;
}

/** The head of a column; a button if the list can be sorted by it. Another press reverses the order. */
export function SortHead<Sort extends string>({
  label,
  by,
  sort,
  order,
  onSort,
  orderText,
}: SortHeadProps<Sort>) {
  if (by === null) return <span className={styles.head}>{label}</span>;
  const isSorted = by === sort;
  const Arrow = order === 'asc' ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      className={styles.head}
      data-sorted={isSorted || undefined}
      onClick={() => onSort(by, isSorted && order === 'asc' ? 'desc' : 'asc')}
    >
      {label}
      {orderText !== undefined && isSorted && <VisuallyHidden>{`, ${orderText}`}</VisuallyHidden>}
      <Arrow aria-hidden="true" />
    </button>
  );
}
