import { type Figures, type PeriodFigures, type ShareMode, shareOf } from '@frontboard/insight';
import type { ReactNode } from 'react';
import { byName } from '../../../text/by-name.ts';
import { formatCount } from '../../../ui/format-count.ts';
import { formatDuration } from '../../../ui/format-duration.ts';
import { formatExact } from '../../../ui/format-time.ts';
import { DataTable } from '../data-table.tsx';
import { formatShare } from '../format-share.ts';
import { insightWords } from '../words.ts';

const words = insightWords.statistics;

/** Figures with their displayed name. */
export interface NamedFigures {
  readonly figures: Figures;
  readonly name: string;
  readonly shown: ReactNode;
}

interface FiguresTableProps {
  label: string;
  head: string;
  rows: readonly NamedFigures[];
  of: PeriodFigures;
  mode: ShareMode;
  /** The totals of the period before, by id; null if nothing is compared. */
  beforeMs: ReadonlyMap<string, number> | null;
}

/** The figures of members or groups, one row each. */
export function FiguresTable({ label, head, rows, of, mode, beforeMs }: FiguresTableProps) {
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
      cells={({ figures, shown }) => [
        shown,
        formatDuration(figures.totalMs),
        formatShare(shareOf(figures.totalMs, of, mode)),
        ...(beforeMs === null ? [] : [formatDuration(beforeMs.get(figures.id) ?? 0)]),
        formatCount(figures.sessions),
        formatDuration(figures.medianMs),
        formatDuration(figures.longestMs),
        formatExact(figures.firstMs),
        formatExact(figures.lastMs),
      ]}
    />
  );
}

/** By name, or the longest time first. */
export function sortedFigures(rows: readonly NamedFigures[], sort: 'name' | 'time'): readonly NamedFigures[] {
  return rows.toSorted(
    sort === 'name' ? byName : (a, b) => b.figures.totalMs - a.figures.totalMs || byName(a, b),
  );
}
