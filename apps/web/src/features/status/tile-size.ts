/** From this many fronters on, their tiles are drawn smaller, so that one system does not push all others off the screen. */
const MANY_FRONTERS = 7;
const SMALLER = 0.6;
/** Below this a name under a tile can not be read any more. */
const SMALLEST_PX = 96;

/** How wide the tiles of a system's fronters are, in px, for the chosen tile size and the number of fronters. */
export function fronterTileSize(tileSizePx: number, fronters: number): number {
  if (fronters < MANY_FRONTERS) return tileSizePx;
  return Math.min(tileSizePx, Math.max(SMALLEST_PX, Math.round(tileSizePx * SMALLER)));
}
