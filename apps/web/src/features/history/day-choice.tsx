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
import { Button } from '../../ui/button.tsx';
import { stack } from '../../ui/layout.ts';
import styles from './day-choice.module.css';
import type { RibbonSource } from './day-ribbon.tsx';
import type { HistoryLines } from './history-lines.ts';
import { JumpField } from './jump-field.tsx';

const DRAW_EVERY_MS = 60_000;

interface RibbonDaysProps {
  ribbons: RibbonSource;
  zone: string;
  /** A day was pressed. */
  onChosen: (day: string) => void;
}

interface DayChoiceProps extends Omit<RibbonDaysProps, 'ribbons'> {
  lines: HistoryLines;
  history: SwitchHistory;
  /** Null while it is not known who the members are. */
  ribbons: RibbonSource | null;
  /** The month to begin with, as `2026-05`. */
  month: string;
  /** As `2026-05-03`; undefined for none. */
  day: string | undefined;
  /** A day was typed. */
  onDay: (day: string | undefined) => void;
}

/** A field for a day that is far away, and a month of ribbons, of which a day is chosen. */
export function DayChoice({ lines, history, ribbons, month, day, onDay, ...rest }: DayChoiceProps) {
  const [at, setAt] = useState(month);
  return (
    <div className={stack(3)}>
      <JumpField
        {...{ lines, history, day }}
        onDay={(typed) => {
          if (typed !== undefined) setAt(typed.slice(0, 7));
          onDay(typed);
        }}
      />
      {ribbons !== null && <RibbonDays {...rest} {...{ ribbons, at }} onMonth={setAt} />}
    </div>
  );
}

interface ShownMonth {
  /** As `2026-05`. */
  at: string;
  onMonth: (month: string) => void;
}

function RibbonDays({ ribbons, zone, at, onMonth, onChosen }: RibbonDaysProps & ShownMonth) {
  const nowMs = useServiceNow(DRAW_EVERY_MS);
  const { switches, unknownAfter, peopleIn, dayOf } = ribbons;
  const dayAt = useMemo(
    () => createDayAt({ switches, unknownAfter, zone, peopleIn, memberId: null }),
    [switches, unknownAfter, zone, peopleIn],
  );
  const endMs = drawnUntil(switches, nowMs);
  const today = dayOf(nowMs).key;
  return (
    <>
      <div className={styles.steps}>
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
