/** The moves a row's menu offers. */
export type Move = 'up' | 'down' | 'top' | 'bottom';

/**
 * Where something is after a move, as an index of the list without it.
 *
 * While a search hides some, up and down go past the neighbour that is seen: a move that changes nothing on the screen
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

/** Where something is once it is dropped beside another, as an index of the list. */
export function placeBeside(
  all: readonly string[],
  id: string,
  neighbour: string,
  side: 'before' | 'after',
): number {
  const rest = all.filter((other) => other !== id);
  return rest.indexOf(neighbour) + (side === 'after' ? 1 : 0);
}
