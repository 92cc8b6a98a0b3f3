import type { Slice } from '@frontboard/insight';
import type { PeopleIn, Person } from '../../../parts/ribbon/person.ts';

/** A part of the day has those who were in front in at least this share of it. */
const LEAST_SHARE = 0.15;
const MOST_PEOPLE = 3;
const PARTS = ['night', 'morning', 'afternoon', 'evening'] as const;

export type DayPart = (typeof PARTS)[number];

/** How much a member is in front in each quarter of all days, in milliseconds. */
export function timeInParts(
  slices: readonly Slice[],
): readonly { readonly part: DayPart; readonly ms: number }[] {
  return quarters(slices).map(({ part, own }) => ({
    part,
    ms: own.flatMap(({ parts }) => parts).reduce((sum, { ms }) => sum + ms, 0),
  }));
}

/** The slices of one member as if the one with the most time were full: their share of a day would often be too thin to be seen. */
export function scaledToMost(slices: readonly Slice[]): readonly Slice[] {
  const mostMs = Math.max(...slices.flatMap(({ parts }) => parts.map(({ ms }) => ms)), 0);
  return slices.map((slice) => ({ ...slice, knownMs: mostMs }));
}

function quarters(slices: readonly Slice[]) {
  const length = slices.length / PARTS.length;
  return PARTS.map((part, index) => ({ part, own: slices.slice(index * length, (index + 1) * length) }));
}

/** Who is in front in each quarter of a usual day, by name: up to three, and only those with much of its time. */
export function partsOfDay(
  slices: readonly Slice[],
  peopleIn: PeopleIn,
): readonly { readonly part: DayPart; readonly people: readonly Person[] }[] {
  return quarters(slices).map(({ part, own }) => {
    const knownMs = own.reduce((sum, slice) => sum + slice.knownMs, 0);
    const times = new Map<string, number>();
    for (const { id, ms } of own.flatMap(({ parts }) => parts)) times.set(id, (times.get(id) ?? 0) + ms);
    const often = [...times]
      .filter(([, ms]) => knownMs > 0 && ms / knownMs >= LEAST_SHARE)
      .sort((one, other) => other[1] - one[1])
      .slice(0, MOST_PEOPLE);
    return { part, people: peopleIn(often.map(([id]) => id)) };
  });
}
