import type { Period } from '@frontboard/insight';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Person } from '../../../lists/ribbon/person.ts';
import { useServiceNow } from '../../../state/use-now.ts';
import { useInsight } from '../../../sync/insight/use-insight.ts';
import { formatMoment } from '../../../ui/format-moment.ts';
import { formatExact } from '../../../ui/format-time.ts';
import type { HistoryData, PeopleGroup } from '../history-data.ts';
import { HistoryNote } from '../history-note.tsx';
import styles from '../insight.module.css';
import { PictureFrame } from '../picture-frame.tsx';
import { shownMember } from '../read-member.ts';
import { useWanted } from '../use-wanted.ts';
import { insightWords } from '../words.ts';
import { ExportTimeline } from './export-timeline.tsx';
import { timelineLanes } from './lanes.ts';
import type { TimelineSearch } from './search.ts';
import { TimelineCanvas } from './timeline-canvas.tsx';
import { TimelineTable } from './timeline-table.tsx';
import { TimelineTools } from './timeline-tools.tsx';
import { endInView, endingAt } from './view-range.ts';

const words = insightWords.timeline;
const COUNT_EVERY_MS = 60_000;
const FIRST_VIEW_MS = 7 * 86_400_000;

interface TimelineScreenProps {
  data: HistoryData;
  search: TimelineSearch;
  onSearch: (search: TimelineSearch) => void;
}

/** When each member fronted, one lane each. */
export function TimelineScreen({ data, search, onSearch }: TimelineScreenProps) {
  const nowMs = useServiceNow(COUNT_EVERY_MS);
  const isGrouped = search.lanes === 'groups' && data.groups.length > 0;
  const ask = useMemo(
    () => ({ nowMs, lanes: isGrouped ? data.groups.map(({ id, memberIds }) => ({ id, memberIds })) : null }),
    [nowMs, isGrouped, data.groups],
  );
  const named = useMemo(() => (isGrouped ? groupsByName(data.groups) : data.people), [isGrouped, data]);
  const { answer } = useInsight(data.key, data.source, 'stretches', ask);
  const sort = search.sort ?? 'name';
  const memberId = isGrouped ? null : shownMember(search.of, data.people);
  const lanes = useMemo(() => {
    const all = answer === null ? [] : timelineLanes(answer, named, sort);
    return memberId === null ? all : all.filter(({ person }) => person.id === memberId);
  }, [answer, named, sort, memberId]);
  const [view, setView] = useState<Period>(() =>
    endingAt({ fromMs: nowMs - FIRST_VIEW_MS, toMs: nowMs }, nowMs),
  );
  const known = answer?.known ?? view;
  // The picture follows a drag at once, everything around it when there is time.
  const restingView = useDeferredValue(view);
  useWanted(data, restingView.fromMs);
  const endMs = endInView(restingView, known);
  const shown = words.shown(
    formatMoment(restingView.fromMs, nowMs),
    endMs < known.toMs ? formatMoment(endMs, nowMs) : insightWords.now,
  );
  return (
    <div className={styles.screen}>
      <PictureFrame
        title={words.title}
        hint={shown}
        tools={
          <>
            <TimelineTools
              {...{ search, onSearch, isGrouped, known, nowMs }}
              hasGroups={data.groups.length > 0}
              people={data.people}
              onView={setView}
            />
            <ExportTimeline
              {...{ lanes, nowMs }}
              view={restingView}
              // A picture is looked at for years.
              subtitle={words.shown(formatExact(restingView.fromMs), formatExact(endMs))}
            />
          </>
        }
        picture={
          <TimelineCanvas lanes={answer && lanes} known={known} nowMs={nowMs} view={view} onView={setView} />
        }
        table={<TimelineTable lanes={lanes} view={restingView} isGrouped={isGrouped} nowMs={known.toMs} />}
      />
      <HistoryNote data={data} fromMs={restingView.fromMs} />
    </div>
  );
}

/** Groups as lanes show them. */
function groupsByName(groups: readonly PeopleGroup[]): ReadonlyMap<string, Person> {
  return new Map(groups.map((group) => [group.id, group]));
}
