import { lazyWithPreload } from '../../../ui/loading/lazy-with-preload.ts';
import type { ArrangedBoardProps } from './arranged-board.tsx';

/** For who has folders, an order or hidden systems. */
export const LazyArrangedBoard = lazyWithPreload<ArrangedBoardProps>(() =>
  import('./arranged-board.tsx').then((module) => ({ default: module.ArrangedBoard })),
);
