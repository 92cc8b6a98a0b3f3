import { type RefObject, useLayoutEffect } from 'react';
import { TILE_SIZE } from '../../../persistence/documents/settings.ts';
import { largestThatFits } from './tile-size.ts';

/** In px; the pictures of a smaller tile are no longer recognisable. */
const SMALLEST_PX = 64;

/**
 * If tiles are to fit the screen, sets the board's largest tile size with which all its systems are visible, as `--tile`; measures
 * again when the window or the fronts change.
 */
export function useFittedTiles(
  board: RefObject<HTMLElement | null>,
  isFitted: boolean,
  tileSizePx: number,
): void {
  useLayoutEffect(() => {
    const element = board.current;
    if (element === null || !isFitted) return;
    let former = '';
    const adjust = () => {
      if (sizeOf(element) === former) return;
      fitTiles(element);
      former = sizeOf(element);
    };
    adjust();
    // In its own frame: the board itself changes its size.
    const resizes = new ResizeObserver(() => requestAnimationFrame(adjust));
    resizes.observe(element);
    return () => {
      resizes.disconnect();
      element.style.setProperty('--tile', `${tileSizePx}px`);
    };
  }, [board, isFitted, tileSizePx]);
}

/** The inputs of a measurement. */
function sizeOf(board: HTMLElement): string {
  return [board.clientWidth, board.scrollHeight, window.innerHeight].join();
}

function fitTiles(board: HTMLElement): void {
  const top = board.getBoundingClientRect().top + window.scrollY;
  const style = getComputedStyle(board);
  // The page's own space below, and the bar of the navigation on narrow screens, hide what is behind them.
  const roomPx = window.innerHeight - top - Number.parseFloat(style.scrollMarginBottom || '0');
  const size = largestThatFits(SMALLEST_PX, TILE_SIZE.max, (px) => {
    board.style.setProperty('--tile', `${px}px`);
    return board.scrollHeight <= roomPx;
  });
  board.style.setProperty('--tile', `${size}px`);
}
