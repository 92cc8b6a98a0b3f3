import { boundedText } from '@frontboard/model/text';
import { readableColor, type Theme } from '../../../ui/readable-color.ts';
import type { Person } from '../history-data.ts';

/** The look of a lane. Null: the colour of the theme. */
interface LaneLook extends Readonly<Record<Theme, string | null>> {
  readonly name: string;
}

const looks = new WeakMap<Person, LaneLook>();

/** The name and colours of a lane, computed once: a picture is drawn many times a second. */
export function laneLook(person: Person): LaneLook {
  const known = looks.get(person);
  if (known !== undefined) return known;
  const { name, color } = person;
  const look = {
    name: boundedText(name),
    light: readableColor(color, 'light'),
    dark: readableColor(color, 'dark'),
  };
  looks.set(person, look);
  return look;
}
