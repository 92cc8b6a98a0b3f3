import { memo } from 'react';
import styles from '../../../parts/calendar/calendar.module.css';
import { type CalendarDays, DayButton } from '../../../parts/calendar/day-button.tsx';
import { monthName } from '../../../parts/calendar/month-name.ts';
import { useOneStop } from '../../../ui/focus/use-one-stop.ts';
import { useInTurn } from '../../../ui/use-in-turn.ts';
import { patchAfter } from './patch-after.ts';

interface QuiltProps extends CalendarDays {
  /** Opens a month. */
  onMonth: (month: string) => void;
}

interface YearQuiltProps extends QuiltProps {
  /** As `2026-05`. */
  months: readonly string[];
}

const NUMBERS = Array.from({ length: 31 }, (_, index) => index + 1);

/**
 * A year as a quilt: a row for each month, and in it a patch for each day. All of it is one Tab stop. Each month is drawn in a frame of its
 * own: a whole year would be one long task.
 */
export function YearQuilt(props: YearQuiltProps) {
  const { months } = props;
  // The same object until the calendar renders again.
  const inTurn = useInTurn(props, months.length);
  const { ref, onKeyDown, onFocus } = useOneStop<HTMLDivElement>({
    rows: 'tbody tr',
    items: 'button',
    destination: patchAfter,
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the buttons in it
    <div ref={ref} onKeyDown={onKeyDown} onFocus={onFocus}>
      <table className={styles.quilt}>
        <caption className={styles.monthName}>{months[0]?.slice(0, 4)}</caption>
        <thead>
          <tr>
            <td />
            {NUMBERS.map((number) => (
              <th key={number} scope="col">
                {number}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((month, index) => {
            const shown = inTurn[index];
            return (
              <QuiltRow
                key={month}
                {...(shown ?? props)}
                month={shown?.months[index] ?? month}
                isDrawn={shown !== undefined}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface QuiltRowProps extends QuiltProps {
  month: string;
  /** Its days are there; before, the row only keeps their place. */
  isDrawn: boolean;
}

const QuiltRow = memo(function QuiltRow({ month, isDrawn, daysOf, onMonth, ...shared }: QuiltRowProps) {
  return (
    <tr>
      <th scope="row">
        <button
          type="button"
          className={styles.toMonth}
          aria-label={monthName(month, 'long')}
          onClick={() => onMonth(month)}
        >
          {monthName(month, 'short')}
        </button>
      </th>
      {isDrawn &&
        daysOf(month).map((day) => (
          <td key={day.key}>
            <DayButton {...shared} day={day} className={styles.patch} hasNumber={false} />
          </td>
        ))}
    </tr>
  );
});
