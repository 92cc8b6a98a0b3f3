import {
  createDayFinder,
  type FrontPart,
  frontsWithin,
  type Period,
  periodOfDay,
  type TimedSwitch,
} from '@frontboard/insight';
import type { PeopleIn, Person } from '../../../lists/ribbon/person.ts';
import { calendarMonth } from './months.ts';

/** A day as the calendar shows it. */
export interface ShownDay {
  /** As `2026-05-03`. */
  readonly key: string;
  readonly period: Period;
  readonly parts: readonly FrontPart[];
  /** Who was in front, by name. */
  readonly people: readonly Person[];
  /** Switches, or the milliseconds of one member. */
  readonly amount: number;
}

interface DaysOptions {
  /** Newest first. */
  readonly switches: readonly TimedSwitch[];
  readonly nowMs: number;
  readonly zone: string;
  readonly peopleIn: PeopleIn;
  /** Whose time is shown; null for all. */
  readonly memberId: string | null;
}

/** The days of a month (`2026-05`). */
export type DaysOf = (month: string) => readonly ShownDay[];

/** Finds the days of months. Each month is computed when it is read, so that a year is drawn in slices. */
export function createDaysOf({ switches, nowMs, zone, peopleIn, memberId }: DaysOptions): DaysOf {
  const dayOf = createDayFinder(zone);
  const known = new Map<string, readonly ShownDay[]>();
  const daysOf = (month: string) =>
    calendarMonth(month).weeks.flatMap((week) =>
      week.flatMap((key): readonly ShownDay[] => {
        if (key === null) return [];
        const period = periodOfDay(key, dayOf);
        const all = frontsWithin(switches, period, { nowMs });
        const parts = memberId === null ? all : timeOf(memberId, all, peopleIn);
        const people = peopleIn([...new Set(parts.flatMap(({ memberIds }) => memberIds))]);
        const amount =
          memberId === null
            ? parts.filter(({ beganMs }) => beganMs >= period.fromMs).length
            : parts.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0);
        return [{ key, period, parts, people, amount }];
      }),
    );
  return (month) => {
    const days = known.get(month) ?? daysOf(month);
    known.set(month, days);
    return days;
  };
}

/** The parts in which a member is in front, alone in the picture. */
function timeOf(memberId: string, parts: readonly FrontPart[], peopleIn: PeopleIn): readonly FrontPart[] {
  return parts
    .filter(({ memberIds }) => peopleIn(memberIds).some(({ id }) => id === memberId))
    .map((part) => ({ ...part, memberIds: [memberId] }));
}
