import styles from './calendar.module.css';
import { type CalendarDays, DayButton } from './day-button.tsx';
import { monthName } from './month-name.ts';
import { calendarMonth } from './months.ts';
import { weekDays } from './week-days.ts';

interface MonthGridProps extends CalendarDays {
  month: string;
}

/** A month as a table of days, each with its ribbon. */
export function MonthGrid({ month, daysOf, ...shared }: MonthGridProps) {
  const { weeks } = calendarMonth(month);
  const days = new Map(daysOf(month).map((day) => [day.key, day]));
  const long = weekDays('long');
  return (
    <table className={styles.month}>
      <caption className={styles.monthName}>{monthName(month, 'long')}</caption>
      <thead>
        <tr>
          {weekDays('short').map((name, index) => (
            <th key={name} scope="col" abbr={long[index]}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((key, index) => {
              const day = key === null ? undefined : days.get(key);
              return (
                <td key={long[index]}>
                  {day && <DayButton {...shared} day={day} className={styles.day} hasNumber />}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
