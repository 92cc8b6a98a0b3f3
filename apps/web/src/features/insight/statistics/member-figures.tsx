import { type Figures, type PeriodFigures, type ShareMode, shareOf } from '@frontboard/insight';
import type { ReactNode } from 'react';
import { byName } from '../../../text/by-name.ts';
import { formatCount } from '../../../ui/numbers/format-count.ts';
import { formatDay } from '../../../ui/time/format-day.ts';
import { formatMoment } from '../../../ui/time/format-moment.ts';
import { type DataColumn, DataTable } from '../data-table.tsx';
import { Duration } from '../duration.tsx';
import { formatShare } from '../format-share.ts';
import { insightWords } from '../words.ts';

const words = insightWords.statistics;

/** Figures with a name. */
export interface NamedFigures {
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
  /** When it was counted. */
  nowMs: number;
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
  nowMs,
}: FiguresTableProps<Row>) {
  const { columns } = words;
  const time = (head: string, figure: (row: Row) => number): DataColumn<Row> => ({
    head,
    figure,
    cell: (row) => <Duration ms={figure(row)} />,
  });
  const moment = (
    head: string,
    atMs: (row: Row) => number | null,
    cut: string,
    cutMs: number,
  ): DataColumn<Row> => {
    const orCut = (row: Row) => atMs(row) ?? cutMs;
    return {
      head,
      cell: (row) => {
        const known = atMs(row);
        return known === null ? cut : formatMoment(known, nowMs);
      },
      compare: (one, other) => orCut(one) - orCut(other),
    };
  };
  const { fromMs, toMs } = of.known;
  return (
    <DataTable
      label={label}
      columns={[
        { head, cell: nameOf, compare: byName },
        time(columns.total, ({ figures }) => figures.totalMs),
        {
          head: columns.share,
          cell: ({ figures }) => formatShare(shareOf(figures.totalMs, of, mode)),
          figure: ({ figures }) => figures.totalMs,
        },
        ...(beforeMs === null ? [] : [time(columns.before, ({ figures }) => beforeMs.get(figures.id) ?? 0)]),
        {
          head: columns.sessions,
          cell: ({ figures }) => formatCount(figures.sessions),
          figure: ({ figures }) => figures.sessions,
        },
        time(columns.mean, ({ figures }) => figures.meanMs),
        time(columns.median, ({ figures }) => figures.medianMs),
        time(columns.shortest, ({ figures }) => figures.shortestMs),
        time(columns.longest, ({ figures }) => figures.longestMs),
        moment(
          columns.first,
          ({ figures }) => figures.firstMs,
          words.cutBefore(formatDay(fromMs, 'medium')),
          Number.NEGATIVE_INFINITY,
        ),
        moment(
          columns.last,
          ({ figures }) => figures.lastMs,
          toMs < nowMs ? words.cutAfter(formatDay(toMs - 1, 'medium')) : insightWords.now,
          Number.POSITIVE_INFINITY,
        ),
      ]}
      rows={rows}
      keyOf={({ figures }) => figures.id}
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
