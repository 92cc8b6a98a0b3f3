/** A disc of the mark, in the units of its view box. */
interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Red, green, blue; null erases what is under it. */
  readonly colour: readonly [number, number, number] | null;
}

/** Sizes Windows asks for, from the list of files to the largest view of a folder. */
export const ICON_SIZES = [16, 20, 24, 32, 48, 64, 256] as const;

/** The number of samples along each side of a pixel, for smooth edges. */
const SAMPLES = 8;

/**
 * Draws the mark as an image for a Windows icon: a bitmap header, rows from the bottom up in blue, green, red and alpha, and the mask of
 * one bit for each pixel that old programs ask for.
 *
 * @param svg the app's mark: discs, of which the one of class `ground` is set off by a gap
 */
export function drawIcon(svg: string, size: number): Buffer {
  const { side, discs } = readMark(svg);
  const maskRowBytes = Math.ceil(size / 32) * 4;
  const image = Buffer.alloc(40 + size * size * 4 + maskRowBytes * size);
  image.writeUInt32LE(40, 0);
  image.writeInt32LE(size, 4);
  image.writeInt32LE(size * 2, 8);
  image.writeUInt16LE(1, 12);
  image.writeUInt16LE(32, 14);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const [red, green, blue, alpha] = samplePixel(discs, column, row, side / size);
      image.set([blue, green, red, alpha], 40 + ((size - 1 - row) * size + column) * 4);
    }
  }
  return image;
}

/** The mean colour of a pixel, and its coverage. */
function samplePixel(
  discs: readonly Disc[],
  column: number,
  row: number,
  unit: number,
): [number, number, number, number] {
  const total = [0, 0, 0];
  let covered = 0;
  for (let index = 0; index < SAMPLES * SAMPLES; index += 1) {
    const x = (column + ((index % SAMPLES) + 0.5) / SAMPLES) * unit;
    const y = (row + (Math.floor(index / SAMPLES) + 0.5) / SAMPLES) * unit;
    const top = discs.findLast((disc) => Math.hypot(x - disc.x, y - disc.y) <= disc.radius);
    if (top?.colour == null) continue;
    covered += 1;
    top.colour.forEach((value, channel) => {
      total[channel] = (total[channel] ?? 0) + value;
    });
  }
  const mean = (channel: number) => (covered === 0 ? 0 : Math.round((total[channel] ?? 0) / covered));
  return [mean(0), mean(1), mean(2), Math.round((covered / (SAMPLES * SAMPLES)) * 255)];
}

function readMark(svg: string): { side: number; discs: readonly Disc[] } {
  const side = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]);
  const discs = [...svg.matchAll(/<circle ([^>]*)\/>/g)].flatMap(([, attributes = '']): Disc[] => {
    const read = (name: string) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
    const place = { x: Number(read('cx')), y: Number(read('cy')) };
    const radius = Number(read('r'));
    const colour = readColour(read('fill'));
    const gap = Number(read('stroke-width')) / 2;
    if (gap === 0) return [{ ...place, radius, colour }];
    return [
      { ...place, radius: radius + gap, colour: null },
      { ...place, radius: radius - gap, colour },
    ];
  });
  if (!(side > 0) || discs.length === 0) throw new Error('The mark has another form: see icon.ts.');
  return { side, discs };
}

function readColour(text: string): [number, number, number] {
  const value = Number.parseInt(/^#([0-9a-f]{6})$/.exec(text)?.[1] ?? '', 16);
  if (Number.isNaN(value)) throw new Error(`The mark has the colour "${text}": see icon.ts.`);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
