import {
  createDayFinder,
  type FrontPart,
  frontsWithin,
  type Period,
  periodOfDay,
  type TimedSwitch,
} from '@frontboard/insight';
import type { PeopleIn, Person } from '../ribbon/person.ts';
import { type RibbonPart, type UnsureMarks, withUnsure } from '../ribbon/unsure-parts.ts';

/** A day as the pictures show it. */
export interface ShownDay {
  /** As `2026-05-03`. */
  readonly key: string;
  readonly period: Period;
  readonly parts: readonly RibbonPart[];
  /** Who was in front, by name. */
  readonly people: readonly Person[];
  /** Switches, or the milliseconds of one member. */
  readonly amount: number;
  /** All of its switches are known. */
  readonly isWhole: boolean;
}

interface DaysOptions {
  /** Newest first. */
  readonly switches: readonly TimedSwitch[];
  /** As `frontsWithin` takes them. */
  readonly unknownAfter: ReadonlySet<number>;
  readonly zone: string;
  readonly peopleIn: PeopleIn;
  /** Whose time is shown; null for all. */
  readonly memberId: string | null;
  /** What is not certain of it. */
  readonly unsure: UnsureMarks;
}

/** A day (`2026-05-03`). One that was over before is the same object as before. */
export type DayAt = (key: string, nowMs: number) => ShownDay;

/** Finds the days of a history. Each is computed when it is read. */
export function createDayAt({
  switches,
  unknownAfter,
  zone,
  peopleIn,
  memberId,
  unsure,
}: DaysOptions): DayAt {
  const dayOf = createDayFinder(zone);
  /** By the keys of days, those that were over when they were computed. */
  const over = new Map<string, ShownDay>();
  const findDay = (key: string, nowMs: number): ShownDay => {
    const period = periodOfDay(key, dayOf);
    const all = frontsWithin(switches, period, { nowMs, unknownAfter });
    const parts = withUnsure(memberId === null ? all : timeOf(memberId, all, peopleIn), unsure, nowMs);
    const known = parts.filter(({ isUnknown }) => !isUnknown);
    const people = peopleIn([...new Set(parts.flatMap(({ memberIds }) => memberIds))]);
    const amount =
      memberId === null
        ? known.filter(({ beganMs }) => beganMs >= period.fromMs).length
        : known.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0);
    return { key, period, parts, people, amount, isWhole: known.length === parts.length };
  };
  return (key, nowMs) => {
    const day = over.get(key) ?? findDay(key, nowMs);
    if (day.period.toMs <= nowMs) over.set(key, day);
    return day;
  };
}

/** The parts in which a member is in front, alone in the picture, and the parts of which nothing is known. */
function timeOf(memberId: string, parts: readonly FrontPart[], peopleIn: PeopleIn): readonly FrontPart[] {
  return parts.flatMap((part) => {
    if (part.isUnknown) return [part];
    return peopleIn(part.memberIds).some(({ id }) => id === memberId)
      ? [{ ...part, memberIds: [memberId] }]
      : [];
  });
}
