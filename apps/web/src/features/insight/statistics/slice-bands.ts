import type { Slice } from '@frontboard/insight';
import type { PeopleIn, Person } from '../../../parts/ribbon/person.ts';
import type { RibbonBox, RibbonContent } from '../../../parts/ribbon/ribbon-bands.ts';

/** Sums of parts are not exact. */
const EPSILON = 1e-9;

/** A person's part of a slice, from 0 to 1. */
interface Share {
  /** Null for the sum of the smallest shares. */
  readonly person: Person | null;
  readonly from: number;
  readonly to: number;
}

/** The parts of a slice side by side, in the order of the names. The rest of the slice is not known, or had nobody in front. */
export function sharesOf({ parts, restMs, knownMs, unknownMs }: Slice, peopleIn: PeopleIn): readonly Share[] {
  const allMs = knownMs + unknownMs;
  if (allMs <= 0) return [];
  const times = new Map<Person, number>();
  for (const { id, ms } of parts) {
    for (const person of peopleIn([id])) times.set(person, (times.get(person) ?? 0) + ms);
  }
  let at = 0;
  const share = (person: Person | null, ms: number): Share => {
    const from = at;
    at = Math.min(1, at + ms / allMs);
    return { person, from, to: at };
  };
  const named = peopleIn(parts.map(({ id }) => id)).map((person) => share(person, times.get(person) ?? 0));
  return restMs > 0 ? [...named, share(null, restMs)] : named;
}

/** Slices one after the other as a ribbon: each is as wide as the others, and its people share the height by how long they were in front. */
export function sliceBands(slices: readonly Slice[], peopleIn: PeopleIn): RibbonContent {
  const bands = new Map<string | null, RibbonBox[]>();
  const paper: RibbonBox[] = [];
  const unknown: { -readonly [Key in keyof RibbonBox]: RibbonBox[Key] }[] = [];
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
    const { knownMs, unknownMs } = slice;
    if (unknownMs > 0) {
      const height = unknownMs / (knownMs + unknownMs);
      const before = unknown.at(-1);
      const isOne = before?.height === 1 && height === 1 && before.x + before.width >= place.x - EPSILON;
      // Slices of which nothing is known are one box.
      if (before && isOne) before.width = place.x + place.width - before.x;
      else unknown.push({ ...place, y: end, height });
      end += height;
    }
    if (end < 1 - EPSILON) paper.push({ ...place, y: end, height: 1 - end });
  }
  return { bands: [...bands].map(([color, boxes]) => ({ color, boxes })), paper, unknown, unsure: [] };
}
