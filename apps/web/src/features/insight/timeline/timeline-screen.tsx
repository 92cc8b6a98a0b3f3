import { frontsWithin, type Period } from '@frontboard/insight';
import {
  type SetStateAction,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { calendarWords } from '../../../parts/calendar/calendar-words.ts';
import type { Person } from '../../../parts/ribbon/person.ts';
import { localDayOf } from '../../../platform/local-day.ts';
import { useServiceNow } from '../../../state/use-now.ts';
import { useInsight } from '../../../sync/insight/use-insight.ts';
import { listNames } from '../../../text/list-names.ts';
import { useDebounce } from '../../../ui/fields/use-debounce.ts';
import { stack } from '../../../ui/layout/layout.ts';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { formatMoment } from '../../../ui/time/format-moment.ts';
import { formatExact } from '../../../ui/time/format-time.ts';
import type { HistoryData, PeopleGroup } from '../history-data.ts';
import { HistoryNote } from '../history-note.tsx';
import { PictureFrame } from '../picture-frame.tsx';
import { shownMember } from '../read-member.ts';
import { useOpenDay } from '../use-open-day.ts';
import { useWanted } from '../use-wanted.ts';
import { insightWords } from '../words.ts';
import { ExportTimeline } from './export-timeline.tsx';
import { hasSessionIn, NOBODY, timelineLanes } from './lanes.ts';
import type { TimelineSearch } from './search.ts';
import { TimelineCanvas } from './timeline-canvas.tsx';
import { TimelineTable } from './timeline-table.tsx';
import { TimelineTools } from './timeline-tools.tsx';
import { endInView, endingAt } from './view-range.ts';

const words = insightWords.timeline;
const COUNT_EVERY_MS = 60_000;
/** Who holds a key hears where it ends. */
const SAID_AFTER_MS = 500;
/** Names that are said. */
const MOST_NAMES = 8;
const FIRST_VIEW_MS = 7 * 86_400_000;

interface TimelineScreenProps {
  data: HistoryData;
  search: TimelineSearch;
  onSearch: (search: TimelineSearch) => void;
}

interface ShownLanes {
  readonly search: TimelineSearch;
  readonly isGrouped: boolean;
  readonly nowMs: number;
}

/** The lanes of the members or groups, and the answer that they are drawn from; null while it is computed. */
function useLanes(data: HistoryData, { search, isGrouped, nowMs }: ShownLanes) {
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
  return { answer, lanes };
}

/** When each member fronted, one lane each. */
export function TimelineScreen({ data, search, onSearch }: TimelineScreenProps) {
  const nowMs = useServiceNow(COUNT_EVERY_MS);
  const isGrouped = search.lanes === 'groups' && data.groups.length > 0;
  const { answer, lanes } = useLanes(data, { search, isGrouped, nowMs });
  const [view, setView] = useState<Period>(() =>
    endingAt({ fromMs: nowMs - FIRST_VIEW_MS, toMs: nowMs }, nowMs),
  );
  const known = answer?.known ?? view;
  const rangeOf = (range: Period) => {
    const endMs = endInView(range, known);
    const end = endMs < known.toMs ? formatMoment(endMs, nowMs) : insightWords.now;
    return words.shown(formatMoment(range.fromMs, nowMs), end);
  };
  const [said, setSaid] = useState('');
  const say = useDebounce(() => {
    if (answer === null) return;
    const inView = spokenView(lanes, { view, range: rangeOf(view), isGrouped });
    const parts = frontsWithin(data.source.switches, view, { nowMs, unknownAfter: data.unknownAfter });
    setSaid(parts.some(({ isUnknown }) => isUnknown) ? calendarWords.partNotLoaded(inView) : inView);
  }, SAID_AFTER_MS);
  const hasMoved = useRef(false);
  const changeView = useCallback(
    (change: SetStateAction<Period>) => {
      hasMoved.current = true;
      setView(change);
      say.start();
    },
    [say],
  );
  // What is loaded, or shown otherwise, after a move is said, too.
  useEffect(() => {
    if (hasMoved.current && lanes.length > 0) say.start();
  }, [lanes, say]);
  const openDay = useOpenDay(data);
  // The picture follows a drag at once, everything around it when there is time.
  const restingView = useDeferredValue(view);
  useWanted(data, restingView.fromMs);
  const endMs = endInView(restingView, known);
  return (
    <div className={stack(4)}>
      <PictureFrame
        title={words.title}
        hint={rangeOf(restingView)}
        tools={
          <>
            <TimelineTools
              {...{ search, onSearch, isGrouped, known, nowMs }}
              hasGroups={data.groups.length > 0}
              people={data.people}
              onView={changeView}
            />
            <ExportTimeline
              {...{ lanes, nowMs }}
              kind={isGrouped ? 'groups' : 'members'}
              view={restingView}
              // A picture is looked at for years.
              subtitle={words.shown(formatExact(restingView.fromMs), formatExact(endMs))}
            />
          </>
        }
        picture={
          <TimelineCanvas
            {...{ known, nowMs, view }}
            lanes={answer && lanes}
            kind={isGrouped ? 'groups' : 'members'}
            onView={changeView}
            onOpen={() => openDay(localDayOf(endInView(view, known)))}
          />
        }
        table={<TimelineTable lanes={lanes} view={restingView} isGrouped={isGrouped} nowMs={known.toMs} />}
      />
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <HistoryNote data={data} fromMs={restingView.fromMs} />
    </div>
  );
}

/** Who is in the view, in words. */
function spokenView(
  lanes: ReturnType<typeof timelineLanes>,
  { view, range, isGrouped }: { readonly view: Period; readonly range: string; readonly isGrouped: boolean },
): string {
  const names = lanes
    .filter((lane) => lane.person !== NOBODY && hasSessionIn(lane, view))
    .map(({ person }) => person.name);
  if (names.length === 0) return words.nobodyInView(range);
  return words.inView(range, names.length, listNames(names, MOST_NAMES), isGrouped);
}

/** Groups as lanes show them. */
function groupsByName(groups: readonly PeopleGroup[]): ReadonlyMap<string, Person> {
  return new Map(groups.map((group) => [group.id, group]));
}
