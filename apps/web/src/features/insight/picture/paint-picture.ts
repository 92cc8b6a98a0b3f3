import { PICTURE_FONT, PICTURE_INK, type Picture } from './picture.ts';

const ALIGN = { start: 'left', middle: 'center', end: 'right' } as const;

/** Paints a picture. `scale`: pixels of the canvas for one of the picture. */
export function paintPicture(context: CanvasRenderingContext2D, picture: Picture, scale: number): void {
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.fillStyle = PICTURE_INK.ground;
  context.fillRect(0, 0, picture.width, picture.height);
  context.textBaseline = 'middle';
  for (const mark of picture.marks) {
    context.fillStyle = mark.fill;
    if (mark.kind === 'rect') {
      context.globalAlpha = mark.opacity ?? 1;
      if (mark.radius === undefined) context.fillRect(mark.x, mark.y, mark.width, mark.height);
      else {
        context.beginPath();
        context.roundRect(mark.x, mark.y, mark.width, mark.height, mark.radius);
        context.fill();
      }
      context.globalAlpha = 1;
      continue;
    }
    context.font = fontOf(mark.size, mark.isStrong);
    context.textAlign = ALIGN[mark.anchor ?? 'start'];
    context.fillText(mark.text, mark.x, mark.y);
  }
}

/** Measures texts of pictures in pixels. */
export function createTextMeasure(size: number): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return (text) => text.length * size * 0.6;
  context.font = fontOf(size);
  return (text) => context.measureText(text).width;
}

function fontOf(size: number, isStrong = false): string {
  return `${isStrong ? '600 ' : ''}${size}px ${PICTURE_FONT}`;
}
