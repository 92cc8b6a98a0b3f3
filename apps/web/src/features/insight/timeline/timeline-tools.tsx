import type { Period } from '@frontboard/insight';
import { Minus, Plus } from 'lucide-react';
import { memo, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { cluster } from '../../../ui/layout/layout.ts';
import type { HistoryData } from '../history-data.ts';
import { MemberChoice } from '../member-choice.tsx';
import { insightWords } from '../words.ts';
import { LANE_SORTS, readTimelineSearch, type TimelineSearch } from './search.ts';
import { endingAt, ranged, zoomed } from './view-range.ts';

const words = insightWords.timeline;
const ZOOM_STEP = 2;
const DAY_MS = 86_400_000;
/** Their lengths; null: all. */
const RANGES = { day: DAY_MS, week: 7 * DAY_MS, month: 31 * DAY_MS, year: 366 * DAY_MS, all: null } as const;
const RANGE_NAMES = ['day', 'week', 'month', 'year', 'all'] as const;

interface TimelineToolsProps {
  search: TimelineSearch;
  onSearch: (search: TimelineSearch) => void;
  isGrouped: boolean;
  hasGroups: boolean;
  people: HistoryData['people'];
  known: Period;
  nowMs: number;
  onView: (change: (view: Period) => Period) => void;
}

/** The choices above the lanes, separate from the range in view: they do not render with each move of the picture. */
export const TimelineTools = memo(function TimelineTools({
  search,
  onSearch,
  isGrouped,
  hasGroups,
  people,
  known,
  nowMs,
  onView,
}: TimelineToolsProps) {
  // A choice of hundreds takes long to render, and few come for one of them. Once shown, it stays: it may have the focus.
  const [isOneShown, setOneShown] = useState(false);
  if (search.of !== undefined && !isOneShown) setOneShown(true);
  const zoom = (factor: number) =>
    onView((view) => zoomed(view, factor, (view.fromMs + view.toMs) / 2, known));
  return (
    <>
      {hasGroups && (
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
      {!isGrouped && isOneShown && (
        <MemberChoice
          label={words.of}
          people={people}
          value={search.of ?? null}
          onChange={(of) => onSearch(readTimelineSearch({ ...search, of }))}
        />
      )}
      <SelectField
        label={words.sort}
        layout="row"
        options={LANE_SORTS.map((value) => ({ value, label: words.sorts[value] }))}
        value={search.sort ?? 'name'}
        onChange={(sort) => onSearch(readTimelineSearch({ ...search, sort }))}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame, and buttons are not fields */}
      <div role="group" aria-label={words.range} className={cluster(1)}>
        {RANGE_NAMES.map((name) => (
          <Button key={name} size="small" onClick={() => onView((view) => ranged(view, RANGES[name], known))}>
            {words.ranges[name]}
          </Button>
        ))}
      </div>
      <IconButton
        label={words.zoomIn}
        icon={<Plus aria-hidden="true" />}
        onClick={() => zoom(1 / ZOOM_STEP)}
      />
      <IconButton label={words.zoomOut} icon={<Minus aria-hidden="true" />} onClick={() => zoom(ZOOM_STEP)} />
      <Button size="small" onClick={() => onView((view) => endingAt(view, nowMs))}>
        {words.toNow}
      </Button>
    </>
  );
});
