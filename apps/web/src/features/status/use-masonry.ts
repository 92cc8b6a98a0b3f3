import { type RefObject, useLayoutEffect } from 'react';
import { placeInColumns } from './place-in-columns.ts';

/**
 * Puts the children of a list into as many columns as fit, each below the last one of the shortest column. They keep their order in the
 * page, for reading and for Tab. Measures again when a child changes its size: with the list, and when a search hides some.
 */
export function useMasonry(list: RefObject<HTMLElement | null>, count: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of children are other children to observe
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const place = () => placeChildren(element);
    place();
    const resizes = new ResizeObserver(place);
    for (const child of element.children) resizes.observe(child);
    return () => resizes.disconnect();
  }, [list, count]);
}

function placeChildren(list: HTMLElement): void {
  const { columnGap, columnWidth } = getComputedStyle(list);
  const gapPx = Number.parseFloat(columnGap);
  const children = [...list.children].filter((child) => child instanceof HTMLElement && !child.hidden);
  const widthPx = list.clientWidth;
  const columns = Math.max(1, Math.floor((widthPx + gapPx) / (Number.parseFloat(columnWidth) + gapPx)));
  // Also the list's own width, so that the children themselves show when it has changed.
  const width = `((100% - ${(columns - 1) * gapPx}px) / ${columns})`;
  for (const child of children as HTMLElement[]) child.style.width = `calc${width}`;
  const heights = children.map((child) => child.getBoundingClientRect().height);
  const { places, heightPx } = placeInColumns(heights, columns, gapPx);
  (children as HTMLElement[]).forEach((child, index) => {
    const place = places[index];
    if (place === undefined) return;
    child.style.top = `${place.topPx}px`;
    child.style.insetInlineStart = `calc(${place.column} * (${width} + ${gapPx}px))`;
  });
  list.style.height = `${heightPx}px`;
}
