import { useDeferredValue } from 'react';
import { type DayLength, formatDay, isDayAtHand } from './format-day.ts';

/** About as wide as such a day, so that nothing moves when it appears. */
const WIDTHS: Record<DayLength, string> = { medium: '6.5em', long: '9em' };

/** A day in the person's own zone and date format. Time in ms. If the format is slow, the day appears slightly later. */
export function CalendarDay({ atMs, length }: { atMs: number; length: DayLength }) {
  const isWritten = useDeferredValue(true, isDayAtHand(length));
  return (
    <time dateTime={new Date(atMs).toISOString()}>
      {isWritten ? (
        formatDay(atMs, length)
      ) : (
        <span style={{ display: 'inline-block', width: WIDTHS[length] }}>{'\u00a0'}</span>
      )}
    </time>
  );
}
