import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { drawPicture, isBannerPicture } from '../seed/picture.ts';

/** The default size of Discord's pictures. */
const HEIGHT_PX = 128;
const BANNER_HEIGHT_PX = 256;
/** Some 10 MB of pictures. */
const MOST_DRAWINGS = 1_000;

const drawings = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
let ready: Promise<void> | undefined;

/**
 * The picture with this name as a PNG, always the same. People's pictures are never SVG, which a browser renders as a
 * separate page, on the thread of the page that shows it: that takes many times as long.
 */
export function picturePng(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const known = drawings.get(name);
  if (known !== undefined) return known;
  if (drawings.size >= MOST_DRAWINGS) drawings.clear();
  const drawn = draw(name);
  drawings.set(name, drawn);
  return drawn;
}

async function draw(name: string): Promise<Uint8Array<ArrayBuffer>> {
  ready ??= initialise();
  await ready;
  const height = isBannerPicture(name) ? BANNER_HEIGHT_PX : HEIGHT_PX;
  const drawing = new Resvg(drawPicture(name), { fitTo: { mode: 'height', value: height } });
  const image = drawing.render();
  const png = new Uint8Array(image.asPng());
  // Both are in the memory of WebAssembly, which nothing else frees.
  image.free();
  drawing.free();
  return png;
}

async function initialise(): Promise<void> {
  const path = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  await initWasm(await readFile(path));
}
