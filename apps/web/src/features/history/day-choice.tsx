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
import styles from './day-choice.module.css';
import type { RibbonSource } from './day-ribbon.tsx';
import type { HistoryLines } from './history-lines.ts';
import { JumpField } from './jump-field.tsx';

const DRAW_EVERY_MS = 60_000;

interface DayChoiceProps {
  lines: HistoryLines;
  history: SwitchHistory;
  ribbons: RibbonSource;
  zone: string;
  /** The month to begin with, as `2026-05`. */
  month: string;
  /** As `2026-05-03`; undefined for none. */
  day: string | undefined;
  /** A day was typed. */
  onDay: (day: string | undefined) => void;
  /** A day was pressed. */
  onChosen: (day: string) => void;
}

/** A month of ribbons, of which a day is chosen, and a field for one that is far away. */
export function DayChoice({ lines, history, ribbons, zone, month, day, onDay, onChosen }: DayChoiceProps) {
  const nowMs = useServiceNow(DRAW_EVERY_MS);
  const [at, setAt] = useState(month);
  const { switches, unknownAfter, peopleIn, dayOf } = ribbons;
  const dayAt = useMemo(
    () => createDayAt({ switches, unknownAfter, zone, peopleIn, memberId: null }),
    [switches, unknownAfter, zone, peopleIn],
  );
  const endMs = drawnUntil(switches, nowMs);
  const today = dayOf(nowMs).key;
  return (
    <div className={styles.choice}>
      <MonthGrid
        month={at}
        daysOf={(shown) => daysOfMonth(shown).map((key) => dayAt(key, endMs))}
        peopleIn={peopleIn}
        nameOf={(shown) => dayLabel(shown, null)}
        shortOf={() => ''}
        today={today}
        onDay={onChosen}
      />
      <div className={styles.steps}>
        <Button icon={<ChevronLeft aria-hidden="true" />} onClick={() => setAt(monthLater(at, -1))}>
          {calendarWords.earlier}
        </Button>
        <Button onClick={() => setAt(today.slice(0, 7))}>{calendarWords.today}</Button>
        <Button onClick={() => setAt(monthLater(at, 1))}>
          {calendarWords.later}
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
      <JumpField
        {...{ lines, history, day }}
        onDay={(typed) => {
          if (typed !== undefined) setAt(typed.slice(0, 7));
          onDay(typed);
        }}
      />
    </div>
  );
}
