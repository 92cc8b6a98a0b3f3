import { wellFormed } from '@frontboard/model';
import { PICTURE_FONT, PICTURE_INK, type Picture, type PictureMark } from './picture.ts';

/** A picture as an SVG file: only attributes, no styles and no scripts. */
export function svgOf({ title, width, height, marks }: Picture): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${PICTURE_FONT}">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="${PICTURE_INK.ground}"/>`,
    ...marks.map(elementOf),
    '</svg>',
    '',
  ].join('\n');
}

function elementOf(mark: PictureMark): string {
  if (mark.kind === 'rect') {
    const { x, y, width, height, fill, opacity = 1, radius } = mark;
    const strength = opacity === 1 ? '' : ` fill-opacity="${opacity}"`;
    const round = radius === undefined ? '' : ` rx="${rounded(radius)}"`;
    return `<rect x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(height)}"${round} fill="${fill}"${strength}/>`;
  }
  const { x, y, text, size, fill, anchor = 'start', isStrong } = mark;
  const weight = isStrong ? ' font-weight="600"' : '';
  return `<text x="${rounded(x)}" y="${rounded(y)}" dominant-baseline="central" text-anchor="${anchor}" font-size="${size}"${weight} fill="${fill}">${escaped(text)}</text>`;
}

function rounded(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** XML 1.0 allows no control characters, U+FFFE, U+FFFF and unpaired surrogates, not even escaped. */
function escaped(text: string): string {
  return wellFormed(text)
    .replaceAll(/[\ufffe\uffff]/g, '\ufffd')
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
