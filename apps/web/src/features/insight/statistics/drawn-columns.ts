import type { FrontPart } from '@frontboard/insight';
import type { PeopleIn, Person } from '../../../lists/ribbon/person.ts';
import { type RibbonContent, ribbonBands } from '../../../lists/ribbon/ribbon-bands.ts';
import type { DayAt } from '../create-day-at.ts';
import { type PictureColumn, slicesIn } from './columns-of.ts';
import type { ShownStatistics } from './shown-statistics.ts';
import { sliceBands } from './slice-bands.ts';

/** A column with what is drawn in it. */
export interface DrawnColumn extends PictureColumn {
  readonly content: RibbonContent;
  /** Who was in front, by name; of many in a long time, those with the most time. */
  readonly people: readonly Person[];
  /** The fronts of a day; null for a longer time. */
  readonly parts: readonly FrontPart[] | null;
  /** False for a day of which some switches are not loaded. */
  readonly isWhole: boolean;
}

/** The columns of a period: days with each of their fronts, and longer times with the shares that were counted. */
export function drawnColumns(
  { columns: { unit, list }, answer }: Pick<ShownStatistics, 'columns' | 'answer'>,
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
  return list.map((column, index) => {
    const slices = answer.slices.slice(index * count, (index + 1) * count);
    const ids = new Set(slices.flatMap(({ parts }) => parts.map(({ id }) => id)));
    return {
      ...column,
      content: sliceBands(slices, peopleIn),
      people: peopleIn([...ids]),
      parts: null,
      isWhole: true,
    };
  });
}
