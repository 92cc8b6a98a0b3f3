import { screenHeading } from './screen-heading.ts';

/**
 * Focuses the entry beside `id`, or calls `otherwise` if it was the only one. Call it before the entry is removed; it waits until the
 * entry's menu has closed and restored the focus to a button that no longer exists.
 *
 * @param list contains an element with `data-key` for each of `ids`
 * @param otherwise focuses the heading of the screen by default
 */
export function focusNeighbour(
  list: HTMLElement | null,
  ids: readonly string[],
  id: string,
  otherwise: () => void = () => screenHeading()?.focus(),
): void {
  const index = ids.indexOf(id);
  const neighbour = ids[index + 1] ?? ids[index - 1];
  requestAnimationFrame(() => {
    if (neighbour === undefined) otherwise();
    else list?.querySelector<HTMLElement>(`[data-key="${CSS.escape(neighbour)}"]`)?.focus();
  });
}
