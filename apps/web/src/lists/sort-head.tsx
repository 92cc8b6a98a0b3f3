import type { SortDirection } from '@frontboard/model/list';
import { ArrowDown, ArrowUp } from 'lucide-react';
import styles from './sort-head.module.css';

interface SortHeadProps<Sort extends string> {
  label: string;
  /** What pressing it sorts by; null for none. */
  by: Sort | null;
  sort: Sort;
  order: SortDirection;
  onSort: (sort: Sort, order: SortDirection) => void;
  /** It sorts already: what screen readers hear of its state, unless its cell tells them. */
  pressed?: boolean;
}

/** The head of a column; a button if the list can be sorted by it. Another press reverses the order. */
export function SortHead<Sort extends string>({
  label,
  by,
  sort,
  order,
  onSort,
  pressed,
}: SortHeadProps<Sort>) {
  if (by === null) return <span className={styles.head}>{label}</span>;
  const isSorted = by === sort;
  const Arrow = order === 'asc' ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      className={styles.head}
      data-sorted={isSorted || undefined}
      aria-pressed={pressed}
      onClick={() => onSort(by, isSorted && order === 'asc' ? 'desc' : 'asc')}
    >
      {label}
      <Arrow aria-hidden="true" />
    </button>
  );
}
