import { useMemo } from 'react';
import { calendarWords } from '../../../parts/calendar/calendar-words.ts';
import { weekDays } from '../../../parts/calendar/week-days.ts';
import type { Person } from '../../../parts/ribbon/person.ts';
import { formatDuration } from '../../../ui/time/format-duration.ts';
import { DataTable } from '../data-table.tsx';
import { hourName } from '../hour-name.ts';
import styles from '../insight.module.css';
import { intensity } from '../intensity.ts';
import { ExportPicture } from '../picture/export-picture.tsx';
import { pictureSubtitle } from '../picture/picture-subtitle.ts';
import { PictureFrame } from '../picture-frame.tsx';
import { insightWords } from '../words.ts';
import { hoursPicture } from './hours-picture.ts';

const words = insightWords.statistics;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

interface HourMapProps {
  /** 24 hours of Monday, then of Tuesday, and so on. */
  hours: readonly number[];
  /** The unit: switches, or milliseconds. */
  isTime: boolean;
  /** Whose time it is; null: all switches. */
  person: Person | null;
  /** The counted period. */
  period: string;
}

/** The hours of the week; darker hours have more. */
export function HourMap({ hours, isTime, person, period }: HourMapProps) {
  const people = useMemo(() => (person === null ? [] : [person]), [person]);
  const most = Math.max(...hours);
  const days = weekDays('short');
  const hourNames = HOURS.map((hour) => hourName(hour, 'long'));
  const say = (amount: number) =>
    amount === 0 ? '' : isTime ? formatDuration(amount) : calendarWords.switches(amount);
  const amountAt = (day: number, hour: number) => hours[day * 24 + hour] ?? 0;
  const busiest = hours.indexOf(most);
  const text =
    most <= 0
      ? words.nothing
      : words.busiest(`${weekDays('long')[Math.floor(busiest / 24)]} ${hourNames[busiest % 24]}`, say(most));
  return (
    <PictureFrame
      title={words.hours}
      tools={
        <ExportPicture
          fileName={words.files.hours}
          people={people}
          makePicture={(write) => hoursPicture(words.hours, pictureSubtitle(person, period, write), hours)}
        />
      }
      picture={
        <div className={styles.hourMap} role="img" aria-label={text}>
          <span />
          {HOURS.map((hour) => (
            <span key={hour} className={styles.hourLabel}>
              {hour % 6 === 0 ? hourName(hour, 'short') : ''}
            </span>
          ))}
          {days.map((name, day) => [
            <span key={name}>{name}</span>,
            ...HOURS.map((hour) => (
              <span
                key={`${name} ${hour}`}
                className={styles.cell}
                data-step={intensity(amountAt(day, hour), most)}
                title={`${name} ${hourNames[hour]} ${say(amountAt(day, hour))}`}
              />
            )),
          ])}
        </div>
      }
      table={
        <DataTable
          label={words.hours}
          columns={[
            {
              head: words.hour,
              cell: (hour: number) => hourNames[hour],
              compare: (one, other) => one - other,
            },
            ...weekDays('long').map((head, day) => ({
              head,
              cell: (hour: number) => say(amountAt(day, hour)),
              figure: (hour: number) => amountAt(day, hour),
            })),
          ]}
          rows={HOURS}
          keyOf={String}
        />
      }
    />
  );
}
