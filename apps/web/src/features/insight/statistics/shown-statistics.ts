import type { ShareMode } from '@frontboard/insight';
import { localDayOf } from '../../../platform/local-day.ts';
import type { Questions, StatisticsAnswer } from '../../../sync/insight/questions.ts';
import type { HistoryData } from '../history-data.ts';
import type { ShownDays } from '../list-link.tsx';
import type { Columns } from './columns-of.ts';
import type { StatisticsSearch } from './search.ts';

/** An answer with what it was asked for: while the next one is computed, both stay. */
export interface ShownStatistics {
  readonly search: StatisticsSearch;
  readonly ask: Questions['statistics']['ask'];
  /** The columns that the pictures show. */
  readonly columns: Columns;
  readonly answer: StatisticsAnswer;
}

/** How the shares are counted. Beside a filter by what is noted, who has no share may have been here: only the rest adds up. */
export function shareMode(
  { flat, noFronter }: StatisticsSearch,
  { isNoted }: Pick<HistoryData, 'isNoted'>,
): ShareMode {
  return { isFlat: flat === true, countsNoFronter: noFronter !== 'out' && isNoted !== true };
}

/** The days that the list shows for the period, in the zone of the device; null for all time. */
export function daysOf({ search, ask }: ShownStatistics): ShownDays | null {
  const { fromMs, toMs } = ask.period;
  return search.period === 'all' ? null : { from: localDayOf(fromMs), to: localDayOf(toMs - 1) };
}
