import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { calendarWords } from '../../parts/calendar/calendar-words.ts';
import { createDayAt } from '../../parts/calendar/create-day-at.ts';
import { dayLabel } from '../../parts/calendar/day-label.ts';
import { MonthGrid } from '../../parts/calendar/month-grid.tsx';
import { daysOfMonth, monthLater } from '../../parts/calendar/months.ts';
import { drawnUntil } from '../../parts/ribbon/drawn-until.ts';
import { useServiceNow } from '../../state/use-now.ts';
import type { SwitchHistory } from '../../sync/history/switch-history.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { bar, stack } from '../../ui/layout/layout.ts';
import type { RibbonSource } from './day-ribbon.tsx';
import { JumpField } from './jump-field.tsx';
import type { ShownEntries } from './use-shown-entries.ts';

const DRAW_EVERY_MS = 60_000;

/** Matches the month of days, and the button that opens it. */
export const CHOICE_OF_DAY = '[data-day-choice]';

/** Where a history is, and what goes to another of its days. */
export interface MonthInView {
  shown: ShownEntries;
  history: SwitchHistory;
  /** Null while it is not known who the members are. */
  ribbons: RibbonSource | null;
  /** The month in view, as `2026-05`; null for none. */
  month: string | null;
  /** The day in the address, as `2026-05-03`; undefined for none. */
  day: string | undefined;
  /** A day was typed. */
  onDay: (day: string | undefined) => void;
  /** A day was pressed. */
  onChosen: (day: string) => void;
}

/** The month in view, as `2026-05`; without one, the current month. */
export function useMonth({ shown, month }: Pick<MonthInView, 'shown' | 'month'>): string {
  const nowMs = useServiceNow(DRAW_EVERY_MS);
  return month ?? shown.dayOf(nowMs).key.slice(0, 7);
}

/** A field for a day that is far away, and a month of ribbons, of which a day is chosen: first the month in view. */
export function DayChoice({ shown, history, ribbons, day, onDay, onChosen, ...inView }: MonthInView) {
  const month = useMonth({ shown, ...inView });
  const [at, setAt] = useState(month);
  const [seen, setSeen] = useState(month);
  // The list has moved on: its month is shown again, whatever was turned to.
  if (seen !== month) {
    setSeen(month);
    setAt(month);
  }
  return (
    <div data-day-choice className={stack(3)}>
      <JumpField
        {...{ lines: shown.lines, history, day }}
        onDay={(typed) => {
          if (typed !== undefined) setAt(typed.slice(0, 7));
          onDay(typed);
        }}
      />
      {ribbons !== null && <RibbonDays zone={shown.zone} {...{ ribbons, at, onChosen }} onMonth={setAt} />}
    </div>
  );
}

interface RibbonDaysProps extends Pick<MonthInView, 'onChosen'> {
  ribbons: RibbonSource;
  zone: string;
  /** As `2026-05`. */
  at: string;
  onMonth: (month: string) => void;
}

function RibbonDays({ ribbons, zone, at, onMonth, onChosen }: RibbonDaysProps) {
  const nowMs = useServiceNow(DRAW_EVERY_MS);
  const { switches, unknownAfter, peopleIn, dayOf, unsure } = ribbons;
  const dayAt = useMemo(
    () => createDayAt({ switches, unknownAfter, zone, peopleIn, memberId: null, unsure }),
    [switches, unknownAfter, zone, peopleIn, unsure],
  );
  const endMs = drawnUntil(switches, nowMs);
  const today = dayOf(nowMs).key;
  return (
    <>
      <div className={bar(2)}>
        <Button icon={<ChevronLeft aria-hidden="true" />} onClick={() => onMonth(monthLater(at, -1))}>
          {calendarWords.earlier}
        </Button>
        <Button onClick={() => onMonth(today.slice(0, 7))}>{calendarWords.today}</Button>
        <Button onClick={() => onMonth(monthLater(at, 1))}>
          {calendarWords.later}
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
      <MonthGrid
        month={at}
        daysOf={(shown) => daysOfMonth(shown).map((key) => dayAt(key, endMs))}
        peopleIn={peopleIn}
        nameOf={(shown) => dayLabel(shown, null)}
        shortOf={() => ''}
        today={today}
        onDay={onChosen}
      />
    </>
  );
}
