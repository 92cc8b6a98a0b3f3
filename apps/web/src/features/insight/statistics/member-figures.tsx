import { type Figures, type PeriodFigures, type ShareMode, shareOf } from '@frontboard/insight';
import type { ReactNode } from 'react';
import { formatCount } from '../../../ui/format-count.ts';
import { formatDuration } from '../../../ui/format-duration.ts';
import { formatExact } from '../../../ui/format-time.ts';
import { DataTable } from '../data-table.tsx';
import { formatShare } from '../format-share.ts';
import { insightWords } from '../words.ts';

const words = insightWords.statistics;

/** Figures with a name. */
interface NamedFigures {
  readonly figures: Figures;
  readonly name: string;
}

interface FiguresTableProps<Row extends NamedFigures> {
  label: string;
  head: string;
  rows: readonly Row[];
  /** What is shown as the name of a row. */
  nameOf: (row: Row) => ReactNode;
  of: PeriodFigures;
  mode: ShareMode;
  /** The totals of the period before, by id; null if nothing is compared. */
  beforeMs: ReadonlyMap<string, number> | null;
}

/** The figures of members or groups, one row each. */
export function FiguresTable<Row extends NamedFigures>({
  label,
  head,
  rows,
  nameOf,
  of,
  mode,
  beforeMs,
}: FiguresTableProps<Row>) {
  const { total, share, before, sessions, median, longest, first, last } = words.columns;
  return (
    <DataTable
      label={label}
      columns={[
        head,
        total,
        share,
        ...(beforeMs === null ? [] : [before]),
        sessions,
        median,
        longest,
        first,
        last,
      ]}
      rows={rows}
      keyOf={({ figures }) => figures.id}
      cells={(row) => [
        nameOf(row),
        formatDuration(row.figures.totalMs),
        formatShare(shareOf(row.figures.totalMs, of, mode)),
        ...(beforeMs === null ? [] : [formatDuration(beforeMs.get(row.figures.id) ?? 0)]),
        formatCount(row.figures.sessions),
        formatDuration(row.figures.medianMs),
        formatDuration(row.figures.longestMs),
        formatExact(row.figures.firstMs),
        formatExact(row.figures.lastMs),
      ]}
    />
  );
}

/** Rows that are ordered by name: the same, or the longest time first. */
export function sortedFigures<Row extends NamedFigures>(
  byName: readonly Row[],
  sort: 'name' | 'time',
): readonly Row[] {
  return sort === 'name' ? byName : byName.toSorted((a, b) => b.figures.totalMs - a.figures.totalMs);
}
