export interface Row {
  /** What was measured. */
  readonly what: string;
  /** The figure with its unit. */
  readonly figure: string;
  /** The same figure of a peer, with its unit. The table has a column for it if any row has one. */
  readonly peer?: string;
  /** Its budget, with the unit; empty without one. */
  readonly budget: string;
  /** Whether the budget is met; `null` without one. */
  readonly holds: boolean | null;
}

/** A Markdown table of the rows, with padded columns so that a terminal shows it well, too. */
export function renderTable(rows: readonly Row[]): string {
  const hasPeer = rows.some((row) => row.peer);
  const columns = (what: string, figure: string, peer: string, budget: string, holds: string) =>
    hasPeer ? [what, figure, peer, budget, holds] : [what, figure, budget, holds];
  const header = columns('what', 'measured', 'PKStatus', 'budget', 'holds');
  const cells = rows.map((row) =>
    columns(
      row.what,
      row.figure,
      row.peer ?? '',
      row.budget,
      row.holds === null ? '' : row.holds ? 'yes' : 'NO',
    ),
  );
  const widths = header.map((title, column) =>
    Math.max(title.length, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [
    line(header),
    `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`,
    ...cells.map(line),
  ].join('\n');
}
