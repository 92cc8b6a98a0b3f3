import { lazyWithPreload } from '../../ui/lazy-with-preload.ts';
import type { LayoutProps } from './layouts.ts';

/** Nearly everybody starts with the tiles; who has chosen one of these has it in the browser's cache. */
export const otherLayouts = {
  list: lazyWithPreload<LayoutProps>(() =>
    import('./list-layout.tsx').then((module) => ({ default: module.StatusListLayout })),
  ),
  table: lazyWithPreload<LayoutProps>(() =>
    import('./table-layout.tsx').then((module) => ({ default: module.TableLayout })),
  ),
};
