import type { SortDirection } from '@frontboard/model/list';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './sort-head.module.css';
import { listWords } from './words.ts';

const ORDERS: Readonly<Record<string, Readonly<Record<SortDirection, string>>>> = listWords.orders;

interface SortHeadProps<Sort extends string> {
  label: string;
  /** What pressing it sorts by; null for none. */
  by: Sort | null;
  sort: Sort;
  order: SortDirection;
  onSort: (sort: Sort, order: SortDirection) => void;
  /** Says to screen readers that the list is sorted by it, and in which order; false if its cell does. */
  saysOrder?: boolean;
}

/** The head of a column; a button if the list can be sorted by it. Another press reverses the order. */
export function SortHead<Sort extends string>({
  label,
  by,
  sort,
  order,
  onSort,
  saysOrder = false,
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
      {saysOrder && isSorted && <VisuallyHidden>{`, ${ORDERS[by]?.[order]}`}</VisuallyHidden>}
      <Arrow aria-hidden="true" />
    </button>
  );
}
