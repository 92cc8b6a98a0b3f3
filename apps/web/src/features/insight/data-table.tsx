import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { usePrinting } from '../../ui/use-printing.ts';
import styles from './insight.module.css';
import { insightWords } from './words.ts';

/** Up to so many rows are all shown. */
const FEW_ROWS = 30;
/** The first of many: slightly more than fit, because each row makes the layout of the whole table slower. */
const FIRST_ROWS = 16;
/** Some forty pages. */
const MOST_PRINTED = 2_000;

interface DataTableProps<Row> {
  label: string;
  columns: readonly string[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** One content for each column; the first is the head of the row. */
  cells: (row: Row) => readonly ReactNode[];
}

/** A table that scrolls sideways on a narrow screen. On paper it has all rows. */
export function DataTable<Row>({ label, columns, rows, keyOf, cells }: DataTableProps<Row>) {
  const [isWhole, setWhole] = useState(false);
  const isPrinting = usePrinting();
  const isAllShown = isWhole || rows.length <= FEW_ROWS;
  const shown = rows.slice(0, isPrinting ? MOST_PRINTED : isAllShown ? rows.length : FIRST_ROWS);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached with the keyboard
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => {
            const [head, ...rest] = cells(row);
            return (
              <tr key={keyOf(row)}>
                <th scope="row">{head}</th>
                {rest.map((cell, index) => (
                  <td key={columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            );
          })}
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
