import { memo, useMemo, useState } from 'react';
import { createDayAt, type DayAt } from '../../../parts/calendar/create-day-at.ts';
import { drawnUntil } from '../../../parts/ribbon/drawn-until.ts';
import { createPeopleIn } from '../../../parts/ribbon/person.ts';
import { RibbonColumns } from '../../../parts/ribbon/ribbon-columns.tsx';
import { useUnsure } from '../../../parts/ribbon/use-unsure.ts';
import { deviceZone } from '../../../platform/device-format.ts';
import { localDayOf } from '../../../platform/local-day.ts';
import { listNames } from '../../../text/list-names.ts';
import { type Step, useOneStop } from '../../../ui/focus/use-one-stop.ts';
import { formatDuration } from '../../../ui/time/format-duration.ts';
import { DataTable } from '../data-table.tsx';
import type { HistoryData } from '../history-data.ts';
import { hourName } from '../hour-name.ts';
import { PictureFrame } from '../picture-frame.tsx';
import { insightWords } from '../words.ts';
import { ColumnCard } from './column-card.tsx';
import { columnName, shortColumnName } from './column-names.ts';
import { countMembers } from './count-members.ts';
import { type DrawnColumn, drawnColumns, whoIn } from './drawn-columns.ts';
import type { ShownStatistics } from './shown-statistics.ts';
import styles from './who-was-here.module.css';

const words = insightWords.statistics.who;
/** Names that a column has for a screen reader, and in the table. */
const MOST_NAMES = 6;
const MOST_IN_TABLE = 24;
const AXIS_HOURS = [6, 12, 18];

interface WhoWasHereProps {
  shown: ShownStatistics;
  data: HistoryData;
}

/** The period as columns, each a ribbon of its people from the top down. A press on one shows it below. */
export const WhoWasHere = memo(function WhoWasHere({ shown, data }: WhoWasHereProps) {
  const { ask, columns, answer } = shown;
  const { unit } = columns;
  const { people, source, unknownAfter, isNoted } = data;
  const { switches } = source;
  const { memberId, nowMs } = ask;
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const peopleIn = useMemo(() => createPeopleIn(people), [people]);
  const unsure = useUnsure(data.lookedUpId === null);
  const dayAt = useMemo(() => {
    const all = createDayAt({ switches, unknownAfter, zone: deviceZone(), peopleIn, memberId, unsure });
    return isNoted ? withoutOthers(all) : all;
  }, [switches, unknownAfter, peopleIn, memberId, unsure, isNoted]);
  const endMs = drawnUntil(switches, nowMs);
  const drawn = useMemo(
    () => drawnColumns({ columns, answer, ask }, { peopleIn, dayAt, endMs }),
    [columns, answer, ask, peopleIn, dayAt, endMs],
  );
  const chosen = drawn.find(({ key }) => key === (drawn.length === 1 ? drawn[0]?.key : chosenKey));
  const today = localDayOf(nowMs);
  return (
    <PictureFrame
      title={memberId === null ? words.title : insightWords.statistics.their.days}
      className={styles.frame}
      sentence={sentenceOf(shown, data)}
      picture={
        <>
          {drawn.length > 1 && <ColumnsPicture {...{ drawn, unit, chosen, today }} onChoose={setChosenKey} />}
          {chosen && (
            <ColumnCard
              column={chosen}
              {...{ unit, peopleIn, memberId, nowMs: endMs }}
              lookedUpId={data.lookedUpId}
            />
          )}
        </>
      }
      table={
        <DataTable
          label={words.title}
          columns={[
            {
              head: words.units[unit],
              cell: (column) => columnName(column, unit),
              compare: (one, other) => one.period.fromMs - other.period.fromMs,
            },
            {
              head: words.members,
              cell: (column) => whoIn(column, MOST_IN_TABLE),
            },
          ]}
          rows={drawn}
          keyOf={({ key }) => key}
        />
      }
    />
  );
});

interface ColumnsPictureProps {
  drawn: readonly DrawnColumn[];
  unit: ShownStatistics['columns']['unit'];
  chosen: DrawnColumn | undefined;
  today: string;
  /** The key of a column; null for none. */
  onChoose: (key: string | null) => void;
}

/** The columns side by side, as buttons above their drawing. */
function ColumnsPicture({ drawn, unit, chosen, today, onChoose }: ColumnsPictureProps) {
  const ribbons = useMemo(() => drawn.map(({ content }) => content), [drawn]);
  const { ref, onKeyDown, onFocus } = useOneStop<HTMLDivElement>(ONE_STOP);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the buttons in it
    <div ref={ref} onKeyDown={onKeyDown} onFocus={onFocus} className={styles.picture}>
      {unit === 'day' && (
        <div aria-hidden="true" className={styles.hours}>
          {AXIS_HOURS.map((hour) => (
            <span key={hour} style={{ top: `${(hour / 24) * 100}%` }}>
              {hourName(hour, 'short')}
            </span>
          ))}
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame, and buttons are not fields */}
      <div role="group" aria-label={words.title} className={styles.columns} data-columns>
        {drawn.map((column) => (
          <button
            key={column.key}
            type="button"
            className={styles.column}
            aria-label={words.column(columnName(column, unit), whoIn(column, MOST_NAMES))}
            aria-pressed={column === chosen}
            onClick={() => onChoose(column === chosen ? null : column.key)}
          ></button>
        ))}
      </div>
      <div className={styles.drawing}>
        <RibbonColumns ribbons={ribbons} />
      </div>
      <div aria-hidden="true" className={styles.ends}>
        {endsOf(drawn).map((column) => (
          <span key={column.key}>{shortColumnName(column, unit, today)}</span>
        ))}
      </div>
    </div>
  );
}

const ONE_STOP = {
  rows: '[data-columns]',
  items: 'button',
  destination: (step: Step, from: HTMLElement): HTMLElement | undefined => {
    const { previousElementSibling, nextElementSibling, parentElement } = from;
    const to = {
      up: null,
      down: null,
      previous: previousElementSibling,
      next: nextElementSibling,
      first: parentElement?.firstElementChild,
      last: parentElement?.lastElementChild,
    }[step];
    return to instanceof HTMLElement ? to : undefined;
  },
};

/** Days without the time in which nobody has what is filtered by: others may have been in front. */
function withoutOthers(dayAt: DayAt): DayAt {
  return (key, nowMs) => {
    const day = dayAt(key, nowMs);
    return {
      ...day,
      parts: day.parts.filter(({ isUnknown, memberIds }) => isUnknown || memberIds.length > 0),
    };
  };
}

/** The columns that are named below the picture. */
function endsOf(drawn: readonly DrawnColumn[]): readonly DrawnColumn[] {
  const places = drawn.length < 4 ? [0, -1] : [0, Math.floor((drawn.length - 1) / 2), -1];
  return places.flatMap((place) => drawn.at(place) ?? []);
}

/** The picture in a sentence. */
function sentenceOf({ ask, answer }: ShownStatistics, { people, lookedUpId, isNoted }: HistoryData): string {
  const only = ask.memberId === null ? undefined : people.get(ask.memberId);
  if (only !== undefined) {
    const totalMs = answer.figures.members.find(({ id }) => id === only.id)?.totalMs ?? 0;
    return words.only(only.name, formatDuration(totalMs));
  }
  const { count, hasOthers, states } = countMembers(answer.figures, people);
  if (isNoted && count === 0 && !hasOthers) return insightWords.statistics.noted.none;
  const counted = lookedUpId === null ? words.ownCount(count) : words.count(count);
  const whole =
    count === 0
      ? hasOthers
        ? words.someone
        : words.nobody
      : hasOthers
        ? words.someoneToo(counted)
        : counted;
  return states.length === 0 ? whole : words.states(whole, listNames(states, MOST_NAMES));
}
