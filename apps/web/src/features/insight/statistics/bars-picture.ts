import {
  BELOW_HEADING,
  headingMarks,
  PICTURE_INK,
  PICTURE_MARGIN,
  type Picture,
  type PictureMark,
} from '../picture/picture.ts';

const WIDTH = 1_000;
const HEIGHT = 260;

interface BarsPictureOptions {
  readonly title: string;
  readonly subtitle: string;
  readonly amounts: readonly number[];
  /** Labels below the first and the last bar, and the value of the highest one. */
  readonly first: string;
  readonly last: string;
  readonly most: string;
}

/** Amounts side by side. */
export function barsPicture({ title, subtitle, amounts, first, last, most }: BarsPictureOptions): Picture {
  const { accent, line, soft } = PICTURE_INK;
  const highest = Math.max(1, ...amounts);
  const bottom = BELOW_HEADING + HEIGHT;
  const room = WIDTH - 2 * PICTURE_MARGIN;
  const step = room / Math.max(1, amounts.length);
  const bars = amounts.map((amount, index): PictureMark => {
    const height = (amount / highest) * HEIGHT;
    return {
      kind: 'rect',
      x: PICTURE_MARGIN + (index + 0.1) * step,
      y: bottom - height,
      width: step * 0.8,
      height,
      fill: accent,
    };
  });
  const label = { kind: 'text', y: bottom + 16, size: 12, fill: soft } as const;
  return {
    title,
    width: WIDTH,
    height: bottom + 28 + PICTURE_MARGIN,
    marks: [
      ...headingMarks(title, subtitle),
      ...bars,
      { kind: 'rect', x: PICTURE_MARGIN, y: bottom, width: room, height: 1, fill: line },
      { ...label, x: PICTURE_MARGIN, text: first },
      { ...label, x: WIDTH / 2, text: most, anchor: 'middle' },
      { ...label, x: WIDTH - PICTURE_MARGIN, text: last, anchor: 'end' },
    ],
  };
}
