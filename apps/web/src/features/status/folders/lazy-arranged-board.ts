import { lazyPart } from '../../../ui/loading/lazy-part.ts';
import type { ArrangedBoardProps } from './arranged-board.tsx';

/** For who has folders, an order or hidden systems. */
export const LazyArrangedBoard = lazyPart<ArrangedBoardProps>(() =>
  // @early followed-details
  import('./arranged-board.tsx').then((module) => ({ default: module.ArrangedBoard })),
);
