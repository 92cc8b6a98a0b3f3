import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { periodOfMonths, shownMonths } from '../../../parts/calendar/months.ts';
import { deviceZone } from '../../../platform/device-format.ts';
import { localDayOf } from '../../../platform/local-day.ts';
import { useServiceNow } from '../../../state/use-now.ts';
import { useInsight } from '../../../sync/insight/use-insight.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { stack } from '../../../ui/layout/layout.ts';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import type { HistoryData } from '../history-data.ts';
import { HistoryNote } from '../history-note.tsx';
import type { Columns } from '../statistics/columns-of.ts';
import type { ShownStatistics } from '../statistics/shown-statistics.ts';
import { useShown } from '../statistics/use-shown.ts';
import { useWanted } from '../use-wanted.ts';
import { insightWords } from '../words.ts';
import type { YearSearch } from './search.ts';
import styles from './year.module.css';
import { YearPages } from './year-pages.tsx';

const words = insightWords.year;
const COUNT_EVERY_MS = 60_000;
const NO_COLUMNS: Columns = { unit: 'day', list: [] };

interface YearScreenProps {
  data: HistoryData;
  search: YearSearch;
  onSearch: (search: YearSearch) => void;
}

/** A year in a few quiet pages, opened by hand: who was here on each day, everybody, and what was calm or new. It compares nothing. */
export function YearScreen({ data, search, onSearch }: YearScreenProps) {
  const nowMs = useServiceNow(COUNT_EVERY_MS);
  const thisYear = yearOf(nowMs);
  const year = search.at ?? thisYear;
  const months = useMemo(() => shownMonths(`${year}-01`, 'year'), [year]);
  const { unknownAfter } = data;
  const asked = useMemo(() => {
    const period = periodOfMonths(months);
    // Days of the zone of the device, as the quilt has them.
    const range: ShownStatistics['search'] = {
      period: 'range',
      from: localDayOf(period.fromMs),
      to: localDayOf(period.toMs - 1),
    };
    const ask: ShownStatistics['ask'] = {
      period,
      before: null,
      nowMs,
      timeZone: deviceZone(),
      groups: [],
      memberId: null,
      slices: null,
      columns: [],
      unknownAfter,
    };
    return { search: range, ask, columns: NO_COLUMNS };
  }, [months, nowMs, unknownAfter]);
  const { fromMs } = asked.ask.period;
  useWanted(data, fromMs);
  const { answer, isWaiting } = useInsight(data.key, data.source, 'statistics', asked.ask);
  const answered = useShown({ ...asked, answer, isWaiting });
  // While another year is counted, its days are drawn already.
  const shown = answered?.ask.period.fromMs === fromMs ? answered : null;
  const isNothing = shown !== null && shown.answer.figures.known.fromMs >= shown.answer.figures.known.toMs;
  const oldestYear = yearOf(data.source.switches.at(-1)?.atMs ?? nowMs);
  const hasOlder = year > oldestYear || data.loadedBackTo !== null;
  const hasNewer = year < thisYear;
  const go = (to: number) => onSearch(to === thisYear ? {} : { at: to });
  return (
    <div className={stack(4)}>
      <div className={styles.head}>
        <Button
          size="small"
          icon={<ChevronLeft aria-hidden="true" />}
          aria-disabled={!hasOlder}
          onClick={() => hasOlder && go(year - 1)}
        >
          <VisuallyHidden>{words.show}</VisuallyHidden> {year - 1}
        </Button>
        <p className={styles.year} aria-live="polite">
          {year}
        </p>
        <Button size="small" aria-disabled={!hasNewer} onClick={() => hasNewer && go(year + 1)}>
          <VisuallyHidden>{words.show}</VisuallyHidden> {year + 1}
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
      {isNothing ? (
        <EmptyState title={words.nothing(year)} />
      ) : (
        <YearPages key={year} data={data} year={year} months={months} nowMs={nowMs} shown={shown} />
      )}
      <HistoryNote data={data} fromMs={fromMs} gap={insightWords.calendar.gap} />
    </div>
  );
}

function yearOf(atMs: number): number {
  return new Date(atMs).getFullYear();
}
