import type { Period } from '@frontboard/insight';
import { Minus, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNow } from '../../../state/use-now.ts';
import { useInsight } from '../../../sync/insight/use-insight.ts';
import { Button } from '../../../ui/button.tsx';
import { formatExact } from '../../../ui/format-time.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import type { HistoryData, PeopleGroup, Person } from '../history-data.ts';
import { HistoryNote } from '../history-note.tsx';
import styles from '../insight.module.css';
import { ExportPicture } from '../picture/export-picture.tsx';
import { createTextMeasure } from '../picture/paint-picture.ts';
import { PictureFrame } from '../picture-frame.tsx';
import { insightWords } from '../words.ts';
import { hasSessionIn, type TimelineLane, timelineLanes } from './lanes.ts';
import { LANE_SORTS, readTimelineSearch, type TimelineSearch } from './search.ts';
import { TimelineCanvas } from './timeline-canvas.tsx';
import { NAME_SIZE, timelinePicture } from './timeline-picture.ts';
import { TimelineTable } from './timeline-table.tsx';
import { endingAt, zoomed } from './view-range.ts';

const words = insightWords.timeline;
const COUNT_EVERY_MS = 60_000;
const FIRST_VIEW_MS = 7 * 86_400_000;
const ZOOM_STEP = 2;

interface TimelineScreenProps {
  data: HistoryData;
  search: TimelineSearch;
  onSearch: (search: TimelineSearch) => void;
}

/** When each member fronted, one lane each. */
export function TimelineScreen({ data, search, onSearch }: TimelineScreenProps) {
  const nowMs = useNow(COUNT_EVERY_MS);
  const isGrouped = search.lanes === 'groups' && data.groups.length > 0;
  const ask = useMemo(
    () => ({ nowMs, lanes: isGrouped ? data.groups.map(({ id, memberIds }) => ({ id, memberIds })) : null }),
    [nowMs, isGrouped, data.groups],
  );
  const named = useMemo(() => (isGrouped ? groupsByName(data.groups) : data.people), [isGrouped, data]);
  const { answer } = useInsight(data.key, data.source, 'stretches', ask);
  const sort = search.sort ?? 'name';
  const lanes = useMemo(
    () => (answer === null ? [] : timelineLanes(answer, named, sort)),
    [answer, named, sort],
  );
  const [view, setView] = useState<Period>(() =>
    endingAt({ fromMs: nowMs - FIRST_VIEW_MS, toMs: nowMs }, nowMs),
  );
  const known = answer?.known ?? view;
  const shown = words.shown(formatExact(view.fromMs), formatExact(view.toMs));
  const zoom = (factor: number) => setView(zoomed(view, factor, (view.fromMs + view.toMs) / 2, known));
  return (
    <div className={styles.screen}>
      <PictureFrame
        title={words.title}
        hint={shown}
        tools={
          <>
            {data.groups.length > 0 && (
              <SelectField
                label={words.lanes}
                layout="row"
                options={[
                  { value: 'members', label: words.laneKinds.members },
                  { value: 'groups', label: words.laneKinds.groups },
                ]}
                value={isGrouped ? 'groups' : 'members'}
                onChange={(lanes) => onSearch(readTimelineSearch({ ...search, lanes }))}
              />
            )}
            <SelectField
              label={words.sort}
              layout="row"
              options={LANE_SORTS.map((value) => ({ value, label: words.sorts[value] }))}
              value={sort}
              onChange={(next) => onSearch(readTimelineSearch({ ...search, sort: next }))}
            />
            <Button size="small" icon={<Plus aria-hidden="true" />} onClick={() => zoom(1 / ZOOM_STEP)}>
              {words.zoomIn}
            </Button>
            <Button size="small" icon={<Minus aria-hidden="true" />} onClick={() => zoom(ZOOM_STEP)}>
              {words.zoomOut}
            </Button>
            <Button size="small" onClick={() => setView(endingAt(view, nowMs))}>
              {words.toNow}
            </Button>
            <ExportTimeline {...{ lanes, view, nowMs }} subtitle={shown} />
          </>
        }
        picture={<TimelineCanvas lanes={lanes} known={known} nowMs={nowMs} view={view} onView={setView} />}
        table={<TimelineTable lanes={lanes} view={view} isGrouped={isGrouped} />}
      />
      <HistoryNote data={data} />
    </div>
  );
}

/** More would be taller than browsers can draw. */
const MOST_LANES_IN_PICTURE = 500;

interface ExportTimelineProps {
  lanes: readonly TimelineLane[];
  view: Period;
  nowMs: number;
  subtitle: string;
}

/** Saves the lanes with something in view. */
function ExportTimeline({ lanes, view, nowMs, subtitle }: ExportTimelineProps) {
  const inView = useMemo(() => lanes.filter((lane) => hasSessionIn(lane, view)), [lanes, view]);
  const drawn = useMemo(() => inView.slice(0, MOST_LANES_IN_PICTURE), [inView]);
  const people = useMemo(() => drawn.map(({ person }) => person), [drawn]);
  return (
    <ExportPicture
      fileName={words.fileName}
      people={people}
      note={<p>{insightWords.picture.lanes(drawn.length, inView.length)}</p>}
      makePicture={(write) =>
        timelinePicture({
          title: words.title,
          subtitle,
          lanes: drawn,
          view,
          nowMs,
          write,
          widthOf: createTextMeasure(NAME_SIZE),
        })
      }
    />
  );
}

/** Groups as lanes show them. */
function groupsByName(groups: readonly PeopleGroup[]): ReadonlyMap<string, Person> {
  return new Map(groups.map(({ id, name }) => [id, { id, name, color: null }]));
}
