import { useCallback, useMemo } from 'react';
import { deviceZone } from '../../../platform/device-format.ts';
import { useServiceNow } from '../../../state/use-now.ts';
import { useInsight } from '../../../sync/insight/use-insight.ts';
import { describeUnknown } from '../../../text/errors/describe-unknown.ts';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { stack } from '../../../ui/layout/layout.ts';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { useLatest } from '../../../ui/use-latest.ts';
import { TryAgain } from '../../../ui/wait/try-again.tsx';
import type { HistoryData } from '../history-data.ts';
import { HistoryNote } from '../history-note.tsx';
import { shownMember } from '../read-member.ts';
import { useWanted } from '../use-wanted.ts';
import { insightWords } from '../words.ts';
import { columnBounds, columnsOf, sliceBounds } from './columns-of.ts';
import { InsightHead, type StatisticsChoiceProps } from './insight-head.tsx';
import { periodOf } from './period-of.ts';
import { readStatisticsSearch, type StatisticsSearch } from './search.ts';
import { StatisticsParts } from './statistics-parts.tsx';
import { useNotedData } from './use-noted-data.ts';
import { useShown } from './use-shown.ts';

const words = insightWords.statistics.noted;
const COUNT_EVERY_MS = 60_000;

interface StatisticsScreenProps extends StatisticsChoiceProps {
  data: HistoryData;
}

/** How much each member fronted in a period, when, and with whom. */
export function StatisticsScreen({ data: whole, search, onSearch }: StatisticsScreenProps) {
  const nowMs = useServiceNow(COUNT_EVERY_MS);
  const { period: name, from, to, compare } = search;
  const memberId = shownMember(search.of, whole.people);
  const { data, state, error, retry } = useNotedData(whole, search, memberId);
  const oldestMs = data.source.switches.at(-1)?.atMs ?? nowMs;
  const { ask, columns } = useMemo(() => {
    const { period, before } = periodOf(
      { ...(name && { period: name }), ...(from && { from }), ...(to && { to }) },
      nowMs,
    );
    const groups = data.groups.map(({ id, memberIds }) => ({ id, memberIds }));
    const drawn = columnsOf({ ...period, toMs: Math.min(period.toMs, nowMs) }, oldestMs);
    const asked = {
      period,
      before: compare && memberId === null && data.isNoted !== true ? before : null,
      nowMs,
      timeZone: deviceZone(),
      groups,
      memberId,
      slices: sliceBounds(drawn),
      columns: columnBounds(drawn),
      unknownAfter: data.unknownAfter,
    };
    return { ask: asked, columns: drawn };
  }, [name, from, to, compare, nowMs, oldestMs, data.groups, data.unknownAfter, data.isNoted, memberId]);
  useWanted(data, (ask.before ?? ask.period).fromMs);
  const { answer, isWaiting } = useInsight(data.key, data.source, 'statistics', ask);
  const shown = useShown({ search, ask, columns, answer, isWaiting });
  const latest = useLatest({ search, onSearch });
  const change = useCallback((changes: Partial<Record<keyof StatisticsSearch, unknown>>) => {
    const { search: now, onSearch: set } = latest.current;
    set(readStatisticsSearch({ ...now, ...changes }));
  }, []);
  return (
    <div className={stack(4)}>
      <InsightHead
        {...{ search, onSearch, memberId }}
        people={data.people}
        isOwn={data.lookedUpId === null}
        known={shown?.answer.figures.known ?? null}
        nowMs={shown?.ask.nowMs ?? nowMs}
      />
      {state === 'failed' ? (
        <EmptyState
          title={words.failed}
          actions={<TryAgain untilMs={describeUnknown(error).retryAtMs} onRetry={retry} />}
        >
          {words.failedText}
        </EmptyState>
      ) : shown === null || state === 'loading' ? (
        <div aria-busy="true">
          <VisuallyHidden>
            <span role="status">{insightWords.loading}</span>
          </VisuallyHidden>
          <Skeleton height="12em" />
        </div>
      ) : (
        <StatisticsParts {...{ data, shown }} onChange={change} />
      )}
      <HistoryNote data={data} fromMs={(ask.before ?? ask.period).fromMs} />
    </div>
  );
}
