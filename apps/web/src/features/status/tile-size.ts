/** From this many fronters on, their tiles are drawn smaller, so that one system does not push all others off the screen. */
const MANY_FRONTERS = 7;
const SMALLER = 0.6;
/** Below this a name under a tile can not be read any more. */
const SMALLEST_PX = 96;

/** A block has room for this many, so that most keep their width when one more comes to the front. */
const ROOM_FOR = 2;

/** How many fronters a block is wide enough for, side by side, when the screen is. */
export function fronterRoom(fronters: number): number {
  return Math.max(ROOM_FOR, fronters);
}

/** How wide the tiles of a system's fronters are, in px, for the chosen tile size and the number of fronters. */
export function fronterTileSize(tileSizePx: number, fronters: number): number {
  if (fronters < MANY_FRONTERS) return tileSizePx;
  return Math.min(tileSizePx, Math.max(SMALLEST_PX, Math.round(tileSizePx * SMALLER)));
}
