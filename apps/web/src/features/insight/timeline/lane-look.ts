import { boundedText } from '@frontboard/model/text';
import type { Person } from '../../../parts/ribbon/person.ts';
import { outlineColor, type Theme } from '../../../ui/colors/outline-color.ts';
import { type LaneBar, NOBODY } from './lanes.ts';

/** The colours of bars. */
interface BarLook {
  readonly fill: string;
  /** Around the fill, and instead of it where there is no room for both. */
  readonly line: string;
}

/** The colours for those who have none of their own. */
export interface PlainInk {
  readonly bar: string;
  readonly ground: string;
}

const LEAST_OPACITY = 0.3;

interface LaneLook extends Readonly<Record<Theme, string | null>> {
  readonly name: string;
}

const looks = new WeakMap<Person, LaneLook>();

/** The name of a lane, and the outline of its colour per theme, computed once: a picture is drawn many times a second. */
function laneLook(person: Person): LaneLook {
  const known = looks.get(person);
  if (known !== undefined) return known;
  const { name, color } = person;
  const look = {
    name: boundedText(name),
    light: outlineColor(color, 'light'),
    dark: outlineColor(color, 'dark'),
  };
  looks.set(person, look);
  return look;
}

/** The name of a lane, short enough to draw. */
export function laneName(person: Person): string {
  return laneLook(person).name;
}

/** The bars of a lane: in the colour of the member or group, plain without one, and empty for the time with no fronter. */
export function barLook(person: Person, theme: Theme, { bar, ground }: PlainInk): BarLook {
  if (person === NOBODY) return { fill: ground, line: bar };
  const line = laneLook(person)[theme];
  return line === null ? { fill: bar, line: bar } : { fill: person.color ?? bar, line };
}

/** A bar as rectangles to draw one over the other: its line, and its fill where there is room for both. */
export function* barRects({ x, endX, share }: LaneBar, { fill, line }: BarLook, y: number, height: number) {
  const width = endX - x;
  // Even the smallest share is seen on the ground.
  yield { x, y, width, height, fill: line, opacity: LEAST_OPACITY + (1 - LEAST_OPACITY) * share };
  if (share === 1 && width > 2 && fill !== line) {
    yield { x: x + 1, y: y + 1, width: width - 2, height: height - 2, fill, opacity: 1 };
  }
}
