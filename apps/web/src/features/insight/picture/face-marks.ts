import type { Person } from '../../../parts/ribbon/person.ts';
import { outlineColor } from '../../../ui/colors/outline-color.ts';
import type { AvatarShape } from '../../../ui/pictures/avatar.tsx';
import { PICTURE_INK, type PictureMark } from './picture.ts';

interface FacePlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const LEAST_LETTER_PX = 10;
const LEAST_RING_PX = 2;

/**
 * A face in a file: letters in a ring of the own colour. A picture of another host can't be in it: an SVG would load it again wherever it
 * is opened, and a canvas with it can't be saved.
 */
export function faceMarks(
  { color }: Person,
  letters: string,
  { x, y, size }: FacePlace,
  shape: Exclude<AvatarShape, 'square'> = 'circle',
): readonly PictureMark[] {
  const own = color ?? PICTURE_INK.bar;
  const round = shape === 'circle' ? 0.5 : 0.24;
  const inset = (by: number, fill: string): PictureMark => {
    const side = size - 2 * by;
    return { kind: 'rect', x: x + by, y: y + by, width: side, height: side, radius: side * round, fill };
  };
  return [
    inset(0, outlineColor(color, 'light') ?? PICTURE_INK.bar),
    inset(1, own),
    inset(1 + Math.max(LEAST_RING_PX, Math.round(size * 0.075)), PICTURE_INK.ground),
    {
      kind: 'text',
      x: x + size / 2,
      y: y + size / 2,
      text: letters,
      size: Math.max(LEAST_LETTER_PX, Math.round(size * 0.35)),
      fill: PICTURE_INK.text,
      anchor: 'middle',
    },
  ];
}
