import type { Slice } from '@frontboard/insight';
import type { PeopleIn, Person } from '../../../parts/ribbon/person.ts';
import type { RibbonBox, RibbonContent } from '../../../parts/ribbon/ribbon-bands.ts';

/** A person's part of a slice, from 0 to 1. */
interface Share {
  /** Null for the sum of those who have the least. */
  readonly person: Person | null;
  readonly from: number;
  readonly to: number;
}

/** The parts of a slice side by side, in the order of the names. What is left of it had nobody in front. */
export function sharesOf({ parts, restMs, knownMs }: Slice, peopleIn: PeopleIn): readonly Share[] {
  if (knownMs <= 0) return [];
  const times = new Map<Person, number>();
  for (const { id, ms } of parts) {
    for (const person of peopleIn([id])) times.set(person, (times.get(person) ?? 0) + ms);
  }
  let at = 0;
  const share = (person: Person | null, ms: number): Share => {
    const from = at;
    at = Math.min(1, at + ms / knownMs);
    return { person, from, to: at };
  };
  const named = peopleIn(parts.map(({ id }) => id)).map((person) => share(person, times.get(person) ?? 0));
  return restMs > 0 ? [...named, share(null, restMs)] : named;
}

/** Slices one after the other as a ribbon: each is as wide as the others, and its people share the height by how long they were in front. */
export function sliceBands(slices: readonly Slice[], peopleIn: PeopleIn): RibbonContent {
  const bands = new Map<string | null, RibbonBox[]>();
  const paper: RibbonBox[] = [];
  for (const [index, slice] of slices.entries()) {
    const place = { x: index / slices.length, width: 1 / slices.length };
    let end = 0;
    for (const { person, from, to } of sharesOf(slice, peopleIn)) {
      const color = person?.color ?? null;
      const boxes = bands.get(color) ?? [];
      boxes.push({ ...place, y: from, height: to - from });
      bands.set(color, boxes);
      end = to;
    }
    if (end < 1) paper.push({ ...place, y: end, height: 1 - end });
  }
  return { bands: [...bands].map(([color, boxes]) => ({ color, boxes })), paper, unknown: [] };
}
