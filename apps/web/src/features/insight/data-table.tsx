import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { usePrinting } from '../../ui/use-printing.ts';
import styles from './insight.module.css';
import { insightWords } from './words.ts';

/** Up to so many rows are all shown. */
const FEW_ROWS = 30;
/** The first of many: slightly more than fit, because each row makes the layout of the whole table slower. */
const FIRST_ROWS = 16;
/** Some forty pages. */
const MOST_PRINTED = 2_000;

/** A column of a table; the first one is the head of each row. */
export interface DataColumn<Row> {
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** The number that is shown: the column is aligned at its end, and its head sorts by it, the largest first. */
  readonly figure?: (row: Row) => number;
  /** As `figure`, for values that are not numbers; ascending first. */
  readonly compare?: (one: Row, other: Row) => number;
}

interface DataTableProps<Row> {
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

interface Sorting {
  readonly head: string;
  readonly isAscending: boolean;
}

/** A table that scrolls sideways on a narrow screen. Its rows are in the order given until a head is pressed. On paper it has all rows. */
export function DataTable<Row>({ label, columns, rows, keyOf }: DataTableProps<Row>) {
  const [isWhole, setWhole] = useState(false);
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const isPrinting = usePrinting();
  const sorted = useMemo(() => sortRows(rows, columns, sorting), [rows, columns, sorting]);
  const isAllShown = isWhole || rows.length <= FEW_ROWS;
  const shown = sorted.slice(0, isPrinting ? MOST_PRINTED : isAllShown ? rows.length : FIRST_ROWS);
  const [first, ...others] = columns;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached with the keyboard
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head
                key={column.head}
                column={column}
                isAscending={sorting?.head === column.head ? sorting.isAscending : null}
                onSort={setSorting}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={keyOf(row)}>
              <th scope="row">{first?.cell(row)}</th>
              {others.map(({ head, cell, figure }) => (
                <td key={head} data-figure={figure && ''}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isPrinting && shown.length < rows.length && <p>{insightWords.printed(shown.length, rows.length)}</p>}
      {!isPrinting && shown.length < rows.length && (
        <Button size="small" onClick={() => setWhole(true)}>
          {insightWords.showAll(rows.length)}
        </Button>
      )}
    </section>
  );
}

interface HeadProps<Row> {
  column: DataColumn<Row>;
  /** Null if the rows are not sorted by it. */
  isAscending: boolean | null;
  onSort: (sorting: Sorting) => void;
}

function Head<Row>({ column: { head, figure, compare }, isAscending, onSort }: HeadProps<Row>) {
  const Arrow = isAscending ? ArrowUp : ArrowDown;
  const isSortable = figure !== undefined || compare !== undefined;
  return (
    <th
      scope="col"
      className={isSortable ? styles.sortable : undefined}
      data-figure={figure && ''}
      aria-sort={isAscending === null ? undefined : isAscending ? 'ascending' : 'descending'}
    >
      {!isSortable ? (
        head
      ) : (
        <button
          type="button"
          className={styles.sort}
          onClick={() =>
            onSort({ head, isAscending: isAscending === null ? figure === undefined : !isAscending })
          }
        >
          {head}
          {isAscending !== null && <Arrow aria-hidden="true" />}
        </button>
      )}
    </th>
  );
}

function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sorting: Sorting | null,
): readonly Row[] {
  const column = columns.find(({ head }) => head === sorting?.head);
  const { figure, compare = figure && ((one: Row, other: Row) => figure(one) - figure(other)) } =
    column ?? {};
  if (sorting === null || compare === undefined) return rows;
  return rows.toSorted(sorting.isAscending ? compare : (one, other) => compare(other, one));
}
