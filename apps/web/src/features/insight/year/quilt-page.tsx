import { useNavigate } from '@tanstack/react-router';
import { memo, useMemo } from 'react';
import type { DayAt } from '../../../parts/calendar/create-day-at.ts';
import { dayLabel } from '../../../parts/calendar/day-label.ts';
import { daysOfMonth } from '../../../parts/calendar/months.ts';
import type { PeopleIn } from '../../../parts/ribbon/person.ts';
import { localDayOf } from '../../../platform/local-day.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { stack } from '../../../ui/layout/layout.ts';
import { YearQuilt } from '../calendar/year-quilt.tsx';
import type { HistoryData } from '../history-data.ts';
import insightStyles from '../insight.module.css';
import { useOpenDay } from '../use-open-day.ts';
import { insightWords } from '../words.ts';

const words = insightWords.year;

/** The days of a year. Keep the object. */
export interface YearDays {
  /** As `2026-05`. */
  readonly months: readonly string[];
  readonly dayAt: DayAt;
  readonly peopleIn: PeopleIn;
  /** Until when days are drawn. */
  readonly endMs: number;
}

interface QuiltPageProps {
  data: HistoryData;
  days: YearDays;
}

/** The year as a quilt: each day a patch in the colours of its people. It leads to the days and months. */
export const QuiltPage = memo(function QuiltPage({ data, days }: QuiltPageProps) {
  const { months, dayAt, peopleIn, endMs } = days;
  const { lookedUpId } = data;
  const navigate = useNavigate();
  const onDay = useOpenDay(data);
  const daysOf = useMemo(
    () => (month: string) => daysOfMonth(month).map((day) => dayAt(day, endMs)),
    [dayAt, endMs],
  );
  const onMonth = (at: string) =>
    void (lookedUpId === null
      ? navigate({ to: '/history/calendar', search: { at } })
      : navigate({
          to: '/lookup/system/$id/history/calendar',
          params: { id: lookedUpId },
          search: ({ as }) => ({ ...(as && { as }), at }),
        }));
  return (
    <Card as="section" aria-label={words.quilt} className={stack(4)}>
      <h2>{words.quilt}</h2>
      <YearQuilt
        {...{ months, daysOf, peopleIn, onDay, onMonth }}
        nameOf={(day) => dayLabel(day, null)}
        shortOf={() => ''}
        today={localDayOf(endMs)}
      />
      <p className={insightStyles.soft}>{words.quiltHint}</p>
    </Card>
  );
});
