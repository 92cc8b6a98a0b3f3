/** A part of a picture. Places and sizes are in pixels, from the top left. */
export type PictureMark =
  | {
      readonly kind: 'rect';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly fill: string;
      /** 0 to 1; opaque if absent. */
      readonly opacity?: number;
      /** The radius of its corners. */
      readonly radius?: number;
    }
  | {
      readonly kind: 'text';
      readonly x: number;
      /** The middle of the line. */
      readonly y: number;
      readonly text: string;
      readonly size: number;
      readonly fill: string;
      readonly anchor?: 'start' | 'middle' | 'end';
      readonly isStrong?: boolean;
    };

/** A picture for a file. It has its own colours and looks the same in both themes. */
export interface Picture {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly marks: readonly PictureMark[];
}

/** The colours of pictures: the light theme's, as values that a file can hold. */
export const PICTURE_INK = {
  ground: '#ffffff',
  text: '#21201c',
  soft: '#63635e',
  line: '#dad9d6',
  accent: '#5b5bd6',
  /** The colour of a bar for a member or group without a colour. */
  bar: '#8d8d86',
  /** From zero to the maximum. */
  steps: ['#f1f0ef', '#c7c6e8', '#a3a3e2', '#7f7fdc', '#5b5bd6'],
} as const;

export const PICTURE_FONT = 'system-ui, sans-serif';
export const PICTURE_MARGIN = 24;
/** The top of the content below the heading. */
export const BELOW_HEADING = 88;

/** The title of a picture, and below it what it shows. */
export function headingMarks(title: string, subtitle: string): readonly PictureMark[] {
  const { text, soft } = PICTURE_INK;
  return [
    { kind: 'text', x: PICTURE_MARGIN, y: 34, text: title, size: 20, fill: text, isStrong: true },
    { kind: 'text', x: PICTURE_MARGIN, y: 60, text: subtitle, size: 13, fill: soft },
  ];
}

/** A text of limited width, cut at its end if it is longer. `widthOf` measures in pixels. */
export function fittedText(text: string, mostPx: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= mostPx) return text;
  const characters = Array.from(text);
  let [fits, tooLong] = [0, characters.length];
  while (fits + 1 < tooLong) {
    const middle = (fits + tooLong) >> 1;
    if (widthOf(`${characters.slice(0, middle).join('')}…`) <= mostPx) fits = middle;
    else tooLong = middle;
  }
  return `${characters.slice(0, fits).join('')}…`;
}
