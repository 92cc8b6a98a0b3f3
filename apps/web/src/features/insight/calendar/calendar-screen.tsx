import { ChevronLeft, ChevronRight } from 'lucide-react';
import { memo, useCallback, useDeferredValue, useMemo } from 'react';
import { calendarWords } from '../../../parts/calendar/calendar-words.ts';
import { createDayAt, type DayAt, type ShownDay } from '../../../parts/calendar/create-day-at.ts';
import { dayLabel } from '../../../parts/calendar/day-label.ts';
import { MonthGrid } from '../../../parts/calendar/month-grid.tsx';
import { monthName } from '../../../parts/calendar/month-name.ts';
import { daysOfMonth, monthLater, periodOfMonths, shownMonths } from '../../../parts/calendar/months.ts';
import { drawnUntil } from '../../../parts/ribbon/drawn-until.ts';
import { createPeopleIn, type PeopleIn } from '../../../parts/ribbon/person.ts';
import { useUnsure } from '../../../parts/ribbon/use-unsure.ts';
import { deviceZone } from '../../../platform/device-format.ts';
import { localDayOf } from '../../../platform/local-day.ts';
import { useServiceNow } from '../../../state/use-now.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx';
import { stack } from '../../../ui/layout/layout.ts';
import { formatShortDuration } from '../../../ui/time/short-duration.ts';
import { useLatest } from '../../../ui/use-latest.ts';
import type { HistoryData } from '../history-data.ts';
import { HistoryNote } from '../history-note.tsx';
import insightStyles from '../insight.module.css';
import { MemberChoice } from '../member-choice.tsx';
import { ExportPicture } from '../picture/export-picture.tsx';
import { pictureSubtitle } from '../picture/picture-subtitle.ts';
import { shownMember } from '../read-member.ts';
import { useOpenDay } from '../use-open-day.ts';
import { useWanted } from '../use-wanted.ts';
import { insightWords } from '../words.ts';
import { YearLink } from '../year-link.tsx';
import { calendarPicture } from './calendar-picture.ts';
import { type CalendarSearch, readCalendarSearch } from './search.ts';
import { YearQuilt } from './year-quilt.tsx';

const words = insightWords.calendar;
const COUNT_EVERY_MS = 60_000;
const VIEWS = [
  { value: 'month', label: words.month },
  { value: 'year', label: words.year },
] as const;

interface CalendarScreenProps {
  data: HistoryData;
  search: CalendarSearch;
  onSearch: (search: CalendarSearch) => void;
}

interface StepsProps {
  /** As `2026-05`. */
  at: string;
  /** How many months a step has. */
  months: number;
  /** Undefined: the current month. */
  onAt: (month: string | undefined) => void;
}

/** Earlier, today and later. */
function Steps({ at, months, onAt }: StepsProps) {
  return (
    <>
      <Button
        size="small"
        icon={<ChevronLeft aria-hidden="true" />}
        onClick={() => onAt(monthLater(at, -months))}
      >
        {calendarWords.earlier}
      </Button>
      <Button size="small" onClick={() => onAt(undefined)}>
        {calendarWords.today}
      </Button>
      <Button size="small" onClick={() => onAt(monthLater(at, months))}>
        {calendarWords.later}
        <ChevronRight aria-hidden="true" />
      </Button>
    </>
  );
}

/** What a calendar draws. */
interface CalendarDrawing {
  readonly view: 'month' | 'year';
  /** As `2026-05`. */
  readonly at: string;
  readonly months: readonly string[];
  readonly memberId: string | null;
  readonly dayAt: DayAt;
  readonly peopleIn: PeopleIn;
  /** Until when days are drawn. */
  readonly endMs: number;
  /** As `2026-05-03`. */
  readonly today: string;
}

/** Who was in front on each day, or when one member was, by month or year. */
export function CalendarScreen({ data, search, onSearch }: CalendarScreenProps) {
  const nowMs = useServiceNow(COUNT_EVERY_MS);
  const drawing = useDrawing(data, search, nowMs);
  const { view, at, months, memberId, dayAt, peopleIn, endMs } = drawing;
  // The choices answer at once, and the days follow in slices.
  const drawn = useDeferredValue(drawing);
  useWanted(data, periodOfMonths(months).fromMs);
  const latest = useLatest({ search, onSearch });
  const change = useCallback((changes: Readonly<Record<string, unknown>>) => {
    const { search: now, onSearch: set } = latest.current;
    set(readCalendarSearch({ ...now, ...changes }));
  }, []);
  const person = memberId === null ? null : (data.people.get(memberId) ?? null);
  const people = useMemo(() => (person === null ? [] : [person]), [person]);
  const periodName = view === 'year' ? at.slice(0, 4) : monthName(at, 'long');
  return (
    <div className={stack(4)}>
      <div className={insightStyles.bar}>
        <div className={insightStyles.tools}>
          <SegmentedControl
            label={words.view}
            layout="row"
            options={VIEWS}
            value={view}
            onChange={(value) => change({ view: value })}
          />
          <MemberChoice
            label={words.of}
            people={data.people}
            value={memberId}
            onChange={(of) => change({ of: of ?? undefined })}
          />
        </div>
        <div className={insightStyles.tools}>
          <Steps at={at} months={view === 'year' ? 12 : 1} onAt={(next) => change({ at: next })} />
          <ExportPicture
            fileName={words.fileName}
            people={people}
            makePicture={(write) =>
              calendarPicture({
                ...{ months, peopleIn },
                daysOf: (month) => daysIn(month, dayAt, endMs),
                title: words.title,
                subtitle: pictureSubtitle(person, periodName, write),
              })
            }
          />
        </div>
      </div>
      <DrawnCalendar data={data} drawn={drawn} onChange={change} />
      <HistoryNote data={data} fromMs={periodOfMonths(months).fromMs} gap={words.gap} />
    </div>
  );
}

/** What an address asks for; the same object while that is the same. */
function useDrawing(data: HistoryData, search: CalendarSearch, nowMs: number): CalendarDrawing {
  const today = localDayOf(nowMs);
  const { view = 'month', at = today.slice(0, 7) } = search;
  const memberId = shownMember(search.of, data.people);
  const peopleIn = useMemo(() => createPeopleIn(data.people), [data.people]);
  const { switches } = data.source;
  const { unknownAfter } = data;
  const unsure = useUnsure(data.lookedUpId === null);
  const dayAt = useMemo(
    () => createDayAt({ switches, unknownAfter, zone: deviceZone(), peopleIn, memberId, unsure }),
    [switches, unknownAfter, peopleIn, memberId, unsure],
  );
  const endMs = drawnUntil(switches, nowMs);
  return useMemo(
    () => ({ view, at, months: shownMonths(at, view), memberId, dayAt, peopleIn, endMs, today }),
    [view, at, memberId, dayAt, peopleIn, endMs, today],
  );
}

interface DrawnCalendarProps {
  data: HistoryData;
  drawn: CalendarDrawing;
  /** Keep the function. */
  onChange: (changes: Readonly<Record<string, unknown>>) => void;
}

/** The days of a month, or of a year. */
const DrawnCalendar = memo(function DrawnCalendar({ data, drawn, onChange }: DrawnCalendarProps) {
  const { view, at, months, memberId, dayAt, peopleIn, endMs, today } = drawn;
  const onDay = useOpenDay(data);
  // Each month is computed when it is read, so that a year is drawn in slices.
  const daysOf = (month: string) => daysIn(month, dayAt, endMs);
  const nameOf = (day: ShownDay) => dayLabel(day, memberId);
  const shortOf = ({ amount }: ShownDay) =>
    amount === 0 ? '' : memberId === null ? calendarWords.switches(amount) : formatShortDuration(amount);
  const shared = { daysOf, peopleIn, nameOf, shortOf, today, onDay };
  if (view === 'month') return <MonthGrid {...shared} month={at} />;
  return (
    <>
      <YearQuilt {...{ ...shared, months }} onMonth={(month) => onChange({ view: undefined, at: month })} />
      <div>
        <YearLink lookedUpId={data.lookedUpId} year={Number(at.slice(0, 4))}>
          {insightWords.year.open}
        </YearLink>
      </div>
    </>
  );
});

function daysIn(month: string, dayAt: DayAt, endMs: number): readonly ShownDay[] {
  return daysOfMonth(month).map((day) => dayAt(day, endMs));
}
