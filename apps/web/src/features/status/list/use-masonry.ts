import { type RefObject, useLayoutEffect } from 'react';
import { type BoxPlace, placeInColumns } from './place-in-columns.ts';

/** The systems, and the heads of their folders, which take the whole width. */
const PLACED = '[data-system], [data-folder]';

/**
 * Puts the systems of a grid side by side into its columns, each below the last one of the shortest column. Their style makes them as wide
 * as the first column, so that no place changes their size. They keep their order in the page, for reading and for Tab. Measures again
 * when a child changes its size: with the grid, and when a search hides some.
 */
export function useMasonry(list: RefObject<HTMLElement | null>, ids: readonly string[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the children follow the IDs, in their order
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const former = new WeakMap<HTMLElement, BoxPlace>();
    const place = () => placeChildren(element, former);
    place();
    const resizes = new ResizeObserver(place);
    for (const child of element.querySelectorAll(PLACED)) resizes.observe(child);
    return () => resizes.disconnect();
  }, [list, ids]);
}

/** @param former the places of the children, which are not set again: the browser would compute their styles even without a change */
function placeChildren(list: HTMLElement, former: WeakMap<HTMLElement, BoxPlace>): void {
  const { gridTemplateColumns, columnGap } = getComputedStyle(list);
  const columns = gridTemplateColumns.split(' ').length;
  const gapPx = Number.parseFloat(columnGap);
  const children = [...list.querySelectorAll<HTMLElement>(PLACED)].filter((child) => !child.hidden);
  const boxes = children.map((child) => ({
    heightPx: child.getBoundingClientRect().height,
    isWide: child.dataset.folder !== undefined,
  }));
  const { places, heightPx } = placeInColumns(boxes, columns, gapPx);
  children.forEach((child, index) => {
    const place = places[index];
    const last = former.get(child);
    if (place === undefined || (last?.column === place.column && last.topPx === place.topPx)) return;
    former.set(child, place);
    child.style.insetInlineStart = `calc(${place.column} * (100% + ${gapPx}px))`;
    child.style.top = `${place.topPx}px`;
  });
  list.style.height = `${heightPx}px`;
}
