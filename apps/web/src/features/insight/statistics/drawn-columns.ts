import { calendarWords } from '../../../parts/calendar/calendar-words.ts';
import type { DayAt } from '../../../parts/calendar/create-day-at.ts';
import type { PeopleIn, Person } from '../../../parts/ribbon/person.ts';
import { type RibbonContent, ribbonBands } from '../../../parts/ribbon/ribbon-bands.ts';
import type { RibbonPart } from '../../../parts/ribbon/unsure-parts.ts';
import { listNames } from '../../../text/list-names.ts';
import { type PictureColumn, slicesIn } from './columns-of.ts';
import type { ShownStatistics } from './shown-statistics.ts';
import { sliceBands } from './slice-bands.ts';

/** A column with what is drawn in it. */
export interface DrawnColumn extends PictureColumn {
  readonly content: RibbonContent;
  /** Who was in front, by name. */
  readonly people: readonly Person[];
  /** The fronts of a day; null for a longer time. */
  readonly parts: readonly RibbonPart[] | null;
  /** False if some of its switches are not loaded. */
  readonly isWhole: boolean;
}

/** Who was in front in a column, in words: up to `most` names, and that a part of it is not loaded. */
export function whoIn({ people, isWhole }: DrawnColumn, most: number): string {
  const names = listNames(
    people.map(({ name }) => name),
    most,
  );
  if (isWhole) return names || calendarWords.none;
  return names === '' ? calendarWords.notLoaded : calendarWords.partNotLoaded(names);
}

/** The columns of a period: days with each of their fronts, and longer times with the shares that were counted. */
export function drawnColumns(
  { columns: { unit, list }, answer, ask }: Pick<ShownStatistics, 'columns' | 'answer' | 'ask'>,
  { peopleIn, dayAt, endMs }: { readonly peopleIn: PeopleIn; readonly dayAt: DayAt; readonly endMs: number },
): readonly DrawnColumn[] {
  if (unit === 'day') {
    return list.map((column) => {
      const { period, parts, people, isWhole } = dayAt(column.key, endMs);
      return {
        key: column.key,
        period,
        content: ribbonBands(parts, period, peopleIn),
        people,
        parts,
        isWhole,
      };
    });
  }
  const count = slicesIn(unit);
  const peopleAt = createPeopleAt({ answer, ask }, list.length, peopleIn);
  return list.map((column, index) => {
    const slices = answer.slices.slice(index * count, (index + 1) * count);
    return {
      ...column,
      content: sliceBands(slices, peopleIn),
      people: peopleAt(index),
      parts: null,
      isWhole: slices.every(({ unknownMs }) => unknownMs === 0),
    };
  });
}

/** Finds who has any time in a column: all of them, while a slice has only those with the most. */
function createPeopleAt(
  { answer: { columnMembers, columnTimes }, ask: { memberId } }: Pick<ShownStatistics, 'answer' | 'ask'>,
  count: number,
  peopleIn: PeopleIn,
): (column: number) => readonly Person[] {
  const everybody = peopleIn(columnMembers);
  const places = new Map(everybody.map((person, place) => [person, place]));
  /** For each member, the index of their person among everybody. Members who must not be distinguished share one. */
  const placeOf = columnMembers.map((id) =>
    memberId !== null && id !== memberId ? undefined : places.get(peopleIn([id])[0] as Person),
  );
  // Hundreds of members in dozens of columns: a loop, and no array for each of them.
  return (column) => {
    const isThere: boolean[] = [];
    for (let member = 0; member < placeOf.length; member += 1) {
      const place = placeOf[member];
      if (place !== undefined && (columnTimes[member * count + column] ?? 0) > 0) isThere[place] = true;
    }
    return everybody.filter((_, place) => isThere[place]);
  };
}
