import type { Period } from '@frontboard/insight';
import type { PeopleIn, Person } from './person.ts';
import type { RibbonPart } from './unsure-parts.ts';

/** A rectangle of a ribbon, in shares of its width and height. */
export interface RibbonBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** All the time of the people with one colour. */
export interface RibbonBand {
  /** Null for those who have none. */
  readonly color: string | null;
  readonly boxes: readonly RibbonBox[];
}

/** What a ribbon is drawn from. */
export interface RibbonContent {
  /** In the order in which they are drawn. */
  readonly bands: readonly RibbonBand[];
  /** The time in which nobody was in front. */
  readonly paper: readonly RibbonBox[];
  /** The time of which nothing is known, because its switches are not loaded. */
  readonly unknown: readonly RibbonBox[];
  /** What is not certain: the time in which somebody was there, and without a width the beginning of a front. */
  readonly unsure: readonly RibbonBox[];
}

/** More are lines too thin to be seen: they are drawn as one person without a colour. */
const MOST_PEOPLE = 24;
const CROWD: Pick<Person, 'id' | 'color'> = { id: '', color: null };

type OpenBox = { -readonly [Key in keyof RibbonBox]: RibbonBox[Key] };

/**
 * A day as a ribbon: the whole day is its width, whether it has 23, 24 or 25 hours, and those in front at the same time share its height,
 * in the order of their names. A person who stays is one rectangle for as long as their share of the height is the same.
 */
export function ribbonBands(parts: readonly RibbonPart[], day: Period, peopleIn: PeopleIn): RibbonContent {
  const place = (atMs: number) => (atMs - day.fromMs) / (day.toMs - day.fromMs);
  const bands = new Map<string | null, OpenBox[]>();
  const paper: RibbonBox[] = [];
  const unknown: RibbonBox[] = [];
  const unsure: RibbonBox[] = [];
  let open = new Map<string, OpenBox>();
  let [coveredTo, endedAt] = [0, 0];
  const addPaper = (from: number, to: number) => {
    if (to > from) paper.push({ x: from, y: 0, width: to - from, height: 1 });
  };
  for (const part of parts) {
    const [x, end] = [place(part.fromMs), place(part.toMs)];
    const all = peopleIn(part.memberIds);
    const people = all.length > MOST_PEOPLE ? [CROWD] : all;
    if (people.length > 0 || part.isUnknown) {
      addPaper(coveredTo, x);
      coveredTo = end;
    }
    if (part.isUnknown) unknown.push({ x, y: 0, width: end - x, height: 1 });
    if (part.isAbout) unsure.push({ x, y: 0, width: 0, height: 1 });
    if (part.somebodyMs != null) {
      const since = place(part.somebodyMs);
      unsure.push({ x: since, y: 0, width: end - since, height: 1 });
    }
    const next = new Map<string, OpenBox>();
    for (const [index, { id, color }] of people.entries()) {
      const [y, height] = [index / people.length, 1 / people.length];
      const before = x === endedAt ? open.get(id) : undefined;
      if (before !== undefined && before.y === y && before.height === height) {
        before.width = end - before.x;
        next.set(id, before);
        continue;
      }
      const box = { x, y, width: end - x, height };
      next.set(id, box);
      const boxes = bands.get(color) ?? [];
      boxes.push(box);
      bands.set(color, boxes);
    }
    open = next;
    endedAt = end;
  }
  addPaper(coveredTo, 1);
  return { bands: [...bands].map(([color, boxes]) => ({ color, boxes })), paper, unknown, unsure };
}
