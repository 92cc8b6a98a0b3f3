import type { Period } from '@frontboard/insight';
import { formatMoment } from '../../ui/time/format-moment.ts';
import type { DataColumn } from './data-table.tsx';
import { Duration } from './duration.tsx';
import { insightWords } from './words.ts';

const words = insightWords.timeline;

/** When sessions began and ended, and how long they were. `nowMs`: until when they are counted. */
export function sessionColumns<Row>(
  periodOf: (row: Row) => Period,
  nowMs: number,
): readonly DataColumn<Row>[] {
  const length = (row: Row) => periodOf(row).toMs - periodOf(row).fromMs;
  return [
    {
      head: words.start,
      cell: (row) => formatMoment(periodOf(row).fromMs, nowMs),
      compare: (one, other) => periodOf(one).fromMs - periodOf(other).fromMs,
    },
    {
      head: words.end,
      cell: (row) =>
        periodOf(row).toMs < nowMs ? formatMoment(periodOf(row).toMs, nowMs) : insightWords.now,
      compare: (one, other) => periodOf(one).toMs - periodOf(other).toMs,
    },
    { head: words.duration, cell: (row) => <Duration ms={length(row)} />, figure: length },
  ];
}
