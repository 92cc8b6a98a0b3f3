import { useMemo } from 'react';
import { deviceZone } from '../../../platform/device-format.ts';
import { useNow } from '../../../state/use-now.ts';
import { useInsight } from '../../../sync/insight/use-insight.ts';
import { Button } from '../../../ui/button.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { HistoryData } from '../history-data.ts';
import { HistoryNote } from '../history-note.tsx';
import styles from '../insight.module.css';
import { insightWords } from '../words.ts';
import { PeriodChoice, type StatisticsChoiceProps } from './period-choice.tsx';
import { periodOf } from './period-of.ts';
import { readStatisticsSearch } from './search.ts';
import { StatisticsParts } from './statistics-parts.tsx';

const words = insightWords.statistics;
const COUNT_EVERY_MS = 60_000;

interface StatisticsScreenProps extends StatisticsChoiceProps {
  data: HistoryData;
}

/** How much each member fronted in a period, when, and with whom. */
export function StatisticsScreen({ data, search, onSearch }: StatisticsScreenProps) {
  const nowMs = useNow(COUNT_EVERY_MS);
  const { period: name, from, to, compare } = search;
  const ask = useMemo(() => {
    const { period, before } = periodOf(
      { ...(name && { period: name }), ...(from && { from }), ...(to && { to }) },
      nowMs,
    );
    const groups = data.groups.map(({ id, memberIds }) => ({ id, memberIds }));
    return { period, before: compare ? before : null, nowMs, timeZone: deviceZone(), groups };
  }, [name, from, to, compare, nowMs, data.groups]);
  const { answer } = useInsight(data.key, data.source, 'statistics', ask);
  return (
    <div className={styles.screen}>
      <PeriodChoice search={search} onSearch={onSearch} />
      <div className={styles.bar}>
        <SegmentedControl
          label={words.sort}
          layout="row"
          options={[
            { value: 'name', label: words.sorts.name },
            { value: 'time', label: words.sorts.time },
          ]}
          value={search.sort ?? 'name'}
          onChange={(sort) => onSearch(readStatisticsSearch({ ...search, sort }))}
        />
        <Button onClick={() => window.print()}>{words.print}</Button>
      </div>
      {answer === null ? (
        <div aria-busy="true">
          <VisuallyHidden>
            <span role="status">{insightWords.loading}</span>
          </VisuallyHidden>
          <Skeleton height="12em" />
        </div>
      ) : (
        <StatisticsParts data={data} ask={ask} answer={answer} search={search} onSearch={onSearch} />
      )}
      <HistoryNote data={data} />
    </div>
  );
}
