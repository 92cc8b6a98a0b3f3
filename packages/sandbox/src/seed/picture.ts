import { createRandom, type Random } from './random.ts';

/** A picture whose name starts like this is missing: its address answers 404. */
const MISSING = 'missing-';
/** A name with this start is drawn three times as wide as high. */
const BANNER = 'banner-';

interface Palette {
  /** One colour: as a PNG a gradient has three times as many bytes. */
  readonly ground: string;
  readonly shapes: readonly [string, string, string];
}

type Motif = (random: Random, width: number, palette: Palette) => string;

const HEIGHT = 120;

/** Whether the picture of this name cannot be loaded. */
export function isMissingPicture(name: string): boolean {
  return name.startsWith(MISSING);
}

/** Name of a picture that cannot be loaded. */
export function missingPicture(name: string): string {
  return `${MISSING}${name}`;
}

/** Name of the wide picture of something. */
export function bannerPicture(name: string): string {
  return `${BANNER}${name}`;
}

/** Whether the picture of this name is three times as wide as high. */
export function isBannerPicture(name: string): boolean {
  return name.startsWith(BANNER);
}

/** What a picture can be called, in its address. */
export const PICTURE_NAME = /[A-Za-z0-9_-]{1,64}/;
const NAME_IN_ADDRESS = new RegExp(`[/#](${PICTURE_NAME.source})(?:\\.png)?$`);

/** Whether an address is the one that `imageUrl` returns for a picture of any name. */
export function isPictureAt(url: string, imageUrl: (name: string) => string | null): boolean {
  const name = NAME_IN_ADDRESS.exec(url)?.[1];
  return name !== undefined && imageUrl(name) === url;
}

/** A calm geometric picture as SVG text, always the same for the same name. */
export function drawPicture(name: string): string {
  const random = createRandom(`picture/${name}`);
  const width = isBannerPicture(name) ? HEIGHT * 3 : HEIGHT;
  const palette = choosePalette(random);
  const motif = random.pick(MOTIFS);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" width="${width * 4}" height="${HEIGHT * 4}">`,
    `<rect width="${width}" height="${HEIGHT}" fill="${palette.ground}"/>`,
    motif(random, width, palette),
    '</svg>',
  ].join('');
}

/**
 * A smaller picture of the same kind as a `data:` address of at most 256 characters, the service's limit for
 * addresses: for the sandbox inside a page, which has no server to fetch from. The fragment at its end is the name, by which the
 * sandbox recognises it as one of its own.
 */
export function pictureDataUrl(name: string): string {
  const start = 'data:image/svg+xml,';
  if (isMissingPicture(name)) return `${start}missing#${name}`;
  const random = createRandom(`small/${name}`);
  const hue = random.between(0, 359);
  const second = hue + random.pick([25, 40, 150, 200]);
  const disc = `%3Ccircle cx='${random.between(2, 7)}' cy='${random.between(2, 5)}' r='${random.between(2, 3)}' fill='${escaped(second, 0.6, 0.78)}'/%3E`;
  const hill = `%3Cpath d='M0 ${random.between(4, 7)}q3-${random.between(1, 3)} 9 ${random.between(0, 2)}v9H0' fill='${escaped(hue, 0.42, 0.4)}'/%3E`;
  const box = isBannerPicture(name) ? "viewBox='0 2 9 3'" : "viewBox='0 0 9 9'";
  return `${start}%3Csvg xmlns='http://www.w3.org/2000/svg' ${box}%3E%3Cpath d='M0 0h9v9H0' fill='${escaped(hue, 0.4, 0.64)}'/%3E${disc}${hill}%3C/svg%3E#${name}`;
}

function choosePalette(random: Random): Palette {
  const hue = random.between(0, 359);
  const second = hue + random.pick([18, 32, 48, 160, 196]);
  const isDusk = random.chance(0.4);
  return {
    ground: hex(hue, 0.38, isDusk ? 0.28 : 0.82),
    shapes: [hex(second, 0.5, isDusk ? 0.72 : 0.58), hex(hue, 0.42, 0.5), hex(hue + 24, 0.4, 0.38)],
  };
}

const hills: Motif = (random, width, { shapes }) => {
  const sun = disc(
    random.between(width * 0.2, width * 0.8),
    random.between(26, 48),
    random.between(12, 22),
    shapes[0],
  );
  const layers = [shapes[1], shapes[2]].map((fill, layer) => {
    const top = 62 + layer * 24 + random.between(-6, 6);
    const rise = random.between(14, 30);
    const middle = width / 2;
    return `<path d="M0 ${top}C${middle * 0.5} ${top - rise} ${middle * 0.6} ${top + rise * 0.6} ${middle} ${top}S${width * 0.85} ${top - rise} ${width} ${top - rise * 0.3}V${HEIGHT}H0Z" fill="${fill}" opacity="0.85"/>`;
  });
  return sun + layers.join('');
};

const ripples: Motif = (random, width, { shapes }) => {
  const x = random.pick([0, width * 0.5, width]);
  const y = random.pick([0, HEIGHT]);
  const rings = Math.ceil(width / 60) + 3;
  return Array.from({ length: rings }, (_, ring) => {
    const radius = (rings - ring) * random.between(20, 24);
    return disc(x, y, radius, shapes[ring % shapes.length] ?? shapes[0], 0.5);
  }).join('');
};

const leaves: Motif = (random, width, { shapes }) => {
  const size = 40;
  let out = '';
  for (let x = 0; x < width; x += size) {
    for (let y = 0; y < HEIGHT; y += size) {
      const fill = random.pick(shapes);
      const end = `${x + size} ${y + size}`;
      out += random.pick([
        `<path d="M${x} ${y}A${size} ${size} 0 0 1 ${end}A${size} ${size} 0 0 1 ${x} ${y}" fill="${fill}" opacity="0.8"/>`,
        `<path d="M${x + size} ${y}A${size} ${size} 0 0 1 ${x} ${y + size}A${size} ${size} 0 0 1 ${x + size} ${y}" fill="${fill}" opacity="0.8"/>`,
        disc(x + size / 2, y + size / 2, random.pick([7, 12]), fill, 0.8),
      ]);
    }
  }
  return out;
};

const overlaps: Motif = (random, width, { shapes }) =>
  shapes
    .map((fill, index) =>
      disc(width * (0.3 + index * 0.2), random.between(42, 78), random.between(26, 40), fill, 0.62),
    )
    .join('');

const waves: Motif = (random, width, { shapes }) => {
  const step = random.between(26, 34);
  const lift = random.between(6, 14);
  return Array.from({ length: 4 }, (_, row) => {
    const y = row * step + 18;
    const bends = Array.from({ length: width / 30 }, (_unused, bend) => `T${(bend + 1) * 30} ${y}`).join('');
    return `<path d="M-30 ${y}Q-15 ${y - lift} 0 ${y}${bends}" fill="none" stroke="${shapes[row % shapes.length]}" stroke-width="${Math.round(step * 0.4)}" stroke-linecap="round" opacity="0.8"/>`;
  }).join('');
};

const MOTIFS: readonly Motif[] = [hills, ripples, leaves, overlaps, waves];

function disc(x: number, y: number, radius: number, fill: string, opacity = 0.9): string {
  return `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(radius)}" fill="${fill}" opacity="${opacity}"/>`;
}

/** As {@link hex}, for use inside a `data:` address, where `#` would begin a fragment. */
function escaped(hue: number, saturation: number, lightness: number): string {
  return hex(hue, saturation, lightness).replace('#', '%23');
}

/** `#rrggbb` of a hue in degrees, saturation and lightness from 0 to 1. */
function hex(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const position = (offset + hue / 30) % 12;
    const value = lightness - reach * Math.max(-1, Math.min(position - 3, 9 - position, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
