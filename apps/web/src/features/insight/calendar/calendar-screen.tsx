import { useNavigate } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { deviceZone } from '../../../platform/device-format.ts';
import { localDayOf } from '../../../platform/local-day.ts';
import { useServiceNow } from '../../../state/use-now.ts';
import { useInsight } from '../../../sync/insight/use-insight.ts';
import { Button } from '../../../ui/button.tsx';
import { formatDuration } from '../../../ui/format-duration.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import type { HistoryData } from '../history-data.ts';
import { HistoryNote } from '../history-note.tsx';
import insightStyles from '../insight.module.css';
import { MemberChoice } from '../member-choice.tsx';
import { ExportPicture } from '../picture/export-picture.tsx';
import { pictureSubtitle } from '../picture/picture-subtitle.ts';
import { shownMember } from '../read-member.ts';
import { useWanted } from '../use-wanted.ts';
import { insightWords } from '../words.ts';
import styles from './calendar.module.css';
import { calendarPicture } from './calendar-picture.ts';
import { MonthGrid } from './month-grid.tsx';
import { monthName } from './month-name.ts';
import { monthLater, periodOfMonths, shownMonths } from './months.ts';
import { type CalendarSearch, readCalendarSearch } from './search.ts';

const words = insightWords.calendar;
const COUNT_EVERY_MS = 60_000;

interface CalendarScreenProps {
  data: HistoryData;
  search: CalendarSearch;
  onSearch: (search: CalendarSearch) => void;
}

/** The switches of each day, or a member's time on it, by month or year. */
export function CalendarScreen({ data, search, onSearch }: CalendarScreenProps) {
  const nowMs = useServiceNow(COUNT_EVERY_MS);
  const today = localDayOf(nowMs);
  const { view = 'month', at = today.slice(0, 7) } = search;
  const memberId = shownMember(search.of, data.people);
  const months = useMemo(() => shownMonths(at, view), [at, view]);
  const ask = useMemo(
    () => ({ period: periodOfMonths(months), nowMs, timeZone: deviceZone(), memberId }),
    [months, nowMs, memberId],
  );
  useWanted(data, ask.period.fromMs);
  const { answer } = useInsight(data.key, data.source, 'days', ask);
  const amounts = useMemo(() => new Map(answer?.map(({ day, amount }) => [day, amount])), [answer]);
  const most = Math.max(0, ...amounts.values());
  const say = (amount: number) =>
    amount === 0 ? words.none : memberId === null ? insightWords.switches(amount) : formatDuration(amount);
  const change = (changes: Readonly<Record<string, unknown>>) =>
    onSearch(readCalendarSearch({ ...search, ...changes }));
  const step = view === 'year' ? 12 : 1;
  const openDay = useOpenDay(data);
  const person = memberId === null ? null : (data.people.get(memberId) ?? null);
  const people = useMemo(() => (person === null ? [] : [person]), [person]);
  return (
    <div className={insightStyles.screen}>
      <div className={insightStyles.bar}>
        <SegmentedControl
          label={words.view}
          layout="row"
          options={[
            { value: 'month', label: words.month },
            { value: 'year', label: words.year },
          ]}
          value={view}
          onChange={(value) => change({ view: value })}
        />
        <MemberChoice
          label={words.of}
          people={data.people}
          value={memberId}
          onChange={(of) => change({ of: of ?? undefined })}
        />
        <div className={insightStyles.tools}>
          <Button
            icon={<ChevronLeft aria-hidden="true" />}
            onClick={() => change({ at: monthLater(at, -step) })}
          >
            {words.earlier}
          </Button>
          <Button onClick={() => change({ at: undefined })}>{words.today}</Button>
          <Button
            icon={<ChevronRight aria-hidden="true" />}
            onClick={() => change({ at: monthLater(at, step) })}
          >
            {words.later}
          </Button>
          <ExportPicture
            fileName={words.fileName}
            people={people}
            makePicture={(write) =>
              calendarPicture({
                title: words.title,
                subtitle: pictureSubtitle(person, view === 'year' ? at.slice(0, 4) : monthName(at), write),
                months,
                monthName,
                amounts,
                say,
              })
            }
          />
        </div>
      </div>
      <div className={view === 'year' ? styles.year : undefined}>
        {months.map((month) => (
          <MonthGrid
            key={month}
            month={month}
            amounts={amounts}
            isWaiting={answer === null}
            most={most}
            say={say}
            today={today}
            onDay={openDay}
            isSmall={view === 'year'}
          />
        ))}
      </div>
      <p className={insightStyles.soft}>{words.legend}</p>
      <HistoryNote data={data} fromMs={ask.period.fromMs} />
    </div>
  );
}

/** Opens the list of the history at a day. */
function useOpenDay({ lookedUpId }: HistoryData): (day: string) => void {
  const navigate = useNavigate();
  return (day) =>
    void (lookedUpId === null
      ? navigate({ to: '/history', search: { day } })
      : navigate({
          to: '/lookup/system/$id/history',
          params: { id: lookedUpId },
          search: ({ as }) => ({ ...(as && { as }), day }),
        }));
}
