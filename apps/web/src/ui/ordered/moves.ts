/** The moves in a row's menu. */
export type Move = 'up' | 'down' | 'top' | 'bottom';

/**
 * The new position of an item, as an index of the list without it.
 *
 * While a search hides some, up and down skip to the next visible neighbour: a move that changes nothing on the screen
 * would look like a broken button.
 *
 * @param all every id
 * @param shown those on the screen, in the same order
 */
export function placeAfter(all: readonly string[], shown: readonly string[], id: string, move: Move): number {
  const rest = all.filter((other) => other !== id);
  const index = shown.indexOf(id);
  switch (move) {
    case 'top':
      return 0;
    case 'bottom':
      return rest.length;
    case 'up': {
      const before = shown[index - 1];
      return before === undefined ? all.indexOf(id) : rest.indexOf(before);
    }
    case 'down': {
      const after = shown[index + 1];
      return after === undefined ? all.indexOf(id) : rest.indexOf(after) + 1;
    }
  }
}

/** The new position of an item that is dropped beside another, as an index of the list. */
export function placeBeside(
  all: readonly string[],
  id: string,
  neighbour: string,
  side: 'before' | 'after',
): number {
  const rest = all.filter((other) => other !== id);
  return rest.indexOf(neighbour) + (side === 'after' ? 1 : 0);
}
