import type { ReactNode } from 'react';
import styles from './insight.module.css';

interface DataTableProps<Row> {
  label: string;
  columns: readonly string[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** One content for each column; the first is the head of the row. */
  cells: (row: Row) => readonly ReactNode[];
}

/** A table that scrolls sideways by itself where the screen is narrow. */
export function DataTable<Row>({ label, columns, rows, keyOf, cells }: DataTableProps<Row>) {
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
          {rows.map((row) => {
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
    </section>
  );
}
