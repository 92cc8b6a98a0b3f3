import { saveBlob, saveText } from '../../../platform/save-file.ts';
import { paintPicture } from './paint-picture.ts';
import type { Picture } from './picture.ts';
import { svgOf } from './svg-of.ts';

export type PictureFormat = 'png' | 'svg';

/** What browsers can hold in one canvas, in pixels. */
const MOST_PIXELS = 16_000_000;
const MOST_SIDE = 16_000;
const SHARP = 2;

/** Saves a picture as a file. Rejects if the browser can't create it, for example because it is too large. */
export async function savePicture(picture: Picture, name: string, format: PictureFormat): Promise<void> {
  if (format === 'svg') return saveText(`${name}.svg`, 'image/svg+xml', svgOf(picture));
  await saveBlob(`${name}.png`, await pngOf(picture));
}

async function pngOf(picture: Picture): Promise<Blob> {
  const scale = scaleOf(picture);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is no canvas.');
  paintPicture(context, picture, scale);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('The picture is too large.');
  return blob;
}

/** Twice as sharp as a screen, or as sharp as fits. */
function scaleOf({ width, height }: Picture): number {
  const byArea = Math.sqrt(MOST_PIXELS / (width * height));
  return Math.min(SHARP, byArea, MOST_SIDE / Math.max(width, height));
}
