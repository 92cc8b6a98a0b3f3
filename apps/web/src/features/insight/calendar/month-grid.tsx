import { dateFormat } from '../../../platform/device-format.ts';
import { intensity } from '../intensity.ts';
import { weekDays } from '../week-days.ts';
import { insightWords } from '../words.ts';
import styles from './calendar.module.css';
import { monthName } from './month-name.ts';
import { calendarMonth } from './months.ts';

interface MonthGridProps {
  month: string;
  amounts: ReadonlyMap<string, number>;
  /** The amounts are not known yet. */
  isWaiting: boolean;
  most: number;
  /** Formats an amount. */
  say: (amount: number) => string;
  /** The day that is today, as `2026-05-03`. */
  today: string;
  /** Opens the list at a day. */
  onDay: (day: string) => void;
  /** Small, as one of twelve. */
  isSmall: boolean;
}

/** A month as a table of days; darker days have more. */
export function MonthGrid({ month, amounts, isWaiting, most, say, today, onDay, isSmall }: MonthGridProps) {
  const { weeks } = calendarMonth(month);
  const short = weekDays('short');
  const long = weekDays('long');
  const dayName = dateFormat({ dateStyle: 'full', timeZone: 'UTC' });
  return (
    <table className={styles.month} data-small={isSmall || undefined} aria-busy={isWaiting || undefined}>
      <caption className={styles.monthName}>{monthName(month)}</caption>
      <thead>
        <tr>
          {short.map((name, index) => (
            <th key={name} scope="col" abbr={long[index]}>
              {isSmall ? name.slice(0, 1) : name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, index) =>
              day === null ? (
                <td key={long[index]} />
              ) : (
                <td key={day}>
                  <button
                    type="button"
                    className={styles.day}
                    data-step={intensity(amounts.get(day) ?? 0, most)}
                    aria-current={day === today ? 'date' : undefined}
                    aria-label={insightWords.calendar.dayLabel(
                      dayName.format(Date.parse(day)),
                      say(amounts.get(day) ?? 0),
                    )}
                    onClick={() => onDay(day)}
                  >
                    <span>{Number(day.slice(8))}</span>
                    {!isSmall && (amounts.get(day) ?? 0) > 0 && (
                      <span className={styles.amount}>{say(amounts.get(day) ?? 0)}</span>
                    )}
                  </button>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
