import { memo, useMemo } from 'react';
import { calendarWords } from '../../../parts/calendar/calendar-words.ts';
import { createPeopleIn } from '../../../parts/ribbon/person.ts';
import { byName } from '../../../text/by-name.ts';
import { listNames } from '../../../text/list-names.ts';
import { Foreign } from '../../../ui/text/foreign.tsx';
import { formatDuration } from '../../../ui/time/format-duration.ts';
import { DataTable } from '../data-table.tsx';
import type { HistoryData } from '../history-data.ts';
import { hourName } from '../hour-name.ts';
import insightStyles from '../insight.module.css';
import { PictureFrame } from '../picture-frame.tsx';
import { insightWords } from '../words.ts';
import { DayRing } from './day-ring.tsx';
import type { ShownStatistics } from './shown-statistics.ts';
import { absentText } from './their-time.tsx';
import { partsOfDay, scaledToMost, timeInParts } from './usual-day.ts';

const words = insightWords.statistics.usual;
const DAY_MINUTES = 1_440;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

interface UsualDayPartProps {
  shown: ShownStatistics;
  data: HistoryData;
  /** Whether paper may have names. */
  hasNamesOnPaper?: boolean;
}

/** All days of the period as one: who is in front at which time. */
export const UsualDayPart = memo(function UsualDayPart({
  shown,
  data,
  hasNamesOnPaper = true,
}: UsualDayPartProps) {
  const { ask, answer } = shown;
  const { usualDay } = answer;
  const peopleIn = useMemo(() => createPeopleIn(data.people), [data.people]);
  const said =
    ask.memberId === null
      ? partsOfDay(usualDay, peopleIn)
          .filter(({ people }) => people.length > 0)
          .map(({ part, people }) =>
            words.often(
              words.parts[part],
              listNames(
                people.map(({ name }) => name),
                3,
              ),
            ),
          )
      : timeInParts(usualDay)
          .filter(({ ms }) => ms > 0)
          .map(({ part, ms }) => words.often(words.parts[part], formatDuration(ms)));
  const sentence =
    insightWords.statistics.line(said) ||
    (ask.memberId === null && data.isNoted !== true ? words.nobody : absentText(shown, data));
  const now = new Date(ask.nowMs);
  const namesAt = (hour: number) => {
    const ids = usualDay.slice(2 * hour, 2 * hour + 2).flatMap(({ parts }) => parts.map(({ id }) => id));
    const names = peopleIn([...new Set(ids)]).map(({ name }) => name);
    // Those with less time are not known here: to count others would be too few.
    return listNames(names, names.length);
  };
  return (
    <PictureFrame
      title={words.title}
      className={insightStyles.below}
      hasNamesOnPaper={hasNamesOnPaper}
      sentence={
        <span data-name>
          <Foreign>{sentence}</Foreign>
        </span>
      }
      picture={
        <DayRing
          slices={ask.memberId === null ? usualDay : scaledToMost(usualDay)}
          peopleIn={peopleIn}
          now={(now.getHours() * 60 + now.getMinutes()) / DAY_MINUTES}
          label={sentence}
        />
      }
      table={
        <DataTable
          label={words.title}
          columns={[
            {
              head: words.hour,
              cell: (hour: number) => hourName(hour, 'long'),
              compare: (one, other) => one - other,
            },
            {
              head: words.members,
              cell: (hour: number) => namesAt(hour) || calendarWords.none,
              compare: (one, other) => byName({ name: namesAt(one) }, { name: namesAt(other) }),
            },
          ]}
          rows={HOURS}
          keyOf={String}
        />
      }
    />
  );
});
