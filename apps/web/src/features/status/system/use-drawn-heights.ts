import { useRouter } from '@tanstack/react-router';
import { type RefObject, useLayoutEffect } from 'react';
import { useServices } from '../../../sync/services.ts';
import type { StatusLayout } from '../layouts.ts';

interface DrawnHeights {
  readonly windowWidth: number;
  /** Outer heights in px, by the system of the row. */
  readonly heights: ReadonlyMap<string, number>;
}

/** The heights of each layout when it was last left, as long as the page is open. */
const createDrawnHeights = () => new Map<StatusLayout, DrawnHeights>();

/**
 * Gives the rows of a layout the heights they had when it was left, as `--drawn-height`. Invisible rows are not rendered and have an
 * estimated height: with estimates alone the page is briefly too short for the position that Back returns to.
 */
export function useDrawnHeights(layout: StatusLayout, board: RefObject<HTMLElement | null>): void {
  const router = useRouter();
  const drawn = useServices().once(createDrawnHeights);
  useLayoutEffect(() => {
    const rows = () => [...(board.current?.querySelectorAll<HTMLElement>('[data-system]') ?? [])];
    const last = drawn.get(layout);
    // The rows of a window of another width have other heights.
    // Read only if necessary: the width of the window needs the layout of the page.
    if (last !== undefined && last.windowWidth === window.innerWidth) {
      for (const row of rows()) {
        const height = last.heights.get(row.dataset.system ?? '');
        if (height !== undefined) row.style.setProperty('--drawn-height', `${height}px`);
      }
    }
    // Before the next screen renders, so that no layout is needed only for this.
    return router.subscribe('onBeforeNavigate', () => {
      const heights = new Map<string, number>();
      for (const row of rows()) {
        const { height } = row.getBoundingClientRect();
        if (height > 0) heights.set(row.dataset.system ?? '', height);
      }
      drawn.set(layout, { windowWidth: window.innerWidth, heights });
    });
  }, [router, drawn, layout, board]);
}
