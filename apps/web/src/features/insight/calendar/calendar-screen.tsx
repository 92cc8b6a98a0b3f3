import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { calendarWords } from '../../../parts/calendar/calendar-words.ts';
import { createDayAt, type ShownDay } from '../../../parts/calendar/create-day-at.ts';
import { dayLabel } from '../../../parts/calendar/day-label.ts';
import { MonthGrid } from '../../../parts/calendar/month-grid.tsx';
import { monthName } from '../../../parts/calendar/month-name.ts';
import { daysOfMonth, monthLater, periodOfMonths, shownMonths } from '../../../parts/calendar/months.ts';
import { drawnUntil } from '../../../parts/ribbon/drawn-until.ts';
import { createPeopleIn } from '../../../parts/ribbon/person.ts';
import { useUnsure } from '../../../parts/ribbon/use-unsure.ts';
import { deviceZone } from '../../../platform/device-format.ts';
import { localDayOf } from '../../../platform/local-day.ts';
import { useServiceNow } from '../../../state/use-now.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx';
import { stack } from '../../../ui/layout/layout.ts';
import { formatShortDuration } from '../../../ui/time/short-duration.ts';
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

/** Who was in front on each day, or when one member was, by month or year. */
export function CalendarScreen({ data, search, onSearch }: CalendarScreenProps) {
  const nowMs = useServiceNow(COUNT_EVERY_MS);
  const today = localDayOf(nowMs);
  const { view = 'month', at = today.slice(0, 7) } = search;
  const memberId = shownMember(search.of, data.people);
  const months = useMemo(() => shownMonths(at, view), [at, view]);
  useWanted(data, periodOfMonths(months).fromMs);
  const peopleIn = useMemo(() => createPeopleIn(data.people), [data.people]);
  const { switches } = data.source;
  const { unknownAfter } = data;
  const unsure = useUnsure(data.lookedUpId === null);
  const dayAt = useMemo(
    () => createDayAt({ switches, unknownAfter, zone: deviceZone(), peopleIn, memberId, unsure }),
    [switches, unknownAfter, peopleIn, memberId, unsure],
  );
  const endMs = drawnUntil(switches, nowMs);
  // Each month is computed when it is read, so that a year is drawn in slices.
  const daysOf = (month: string) => daysOfMonth(month).map((day) => dayAt(day, endMs));
  const nameOf = (day: ShownDay) => dayLabel(day, memberId);
  const shortOf = ({ amount }: ShownDay) =>
    amount === 0 ? '' : memberId === null ? calendarWords.switches(amount) : formatShortDuration(amount);
  const change = (changes: Readonly<Record<string, unknown>>) =>
    onSearch(readCalendarSearch({ ...search, ...changes }));
  const openDay = useOpenDay(data);
  const person = memberId === null ? null : (data.people.get(memberId) ?? null);
  const people = useMemo(() => (person === null ? [] : [person]), [person]);
  const periodName = view === 'year' ? at.slice(0, 4) : monthName(at, 'long');
  const shared = { daysOf, peopleIn, nameOf, shortOf, today, onDay: openDay };
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
                ...{ months, daysOf, peopleIn },
                title: words.title,
                subtitle: pictureSubtitle(person, periodName, write),
              })
            }
          />
        </div>
      </div>
      {view === 'year' ? (
        <>
          <YearQuilt {...{ ...shared, months }} onMonth={(month) => change({ view: undefined, at: month })} />
          <div>
            <YearLink lookedUpId={data.lookedUpId} year={Number(at.slice(0, 4))}>
              {insightWords.year.open}
            </YearLink>
          </div>
        </>
      ) : (
        <MonthGrid {...shared} month={at} />
      )}
      <HistoryNote data={data} fromMs={periodOfMonths(months).fromMs} gap={words.gap} />
    </div>
  );
}
