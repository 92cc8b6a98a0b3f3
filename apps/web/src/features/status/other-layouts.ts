import { lazyWithPreload } from '../../ui/loading/lazy-with-preload.ts';
import type { LayoutProps } from './layouts.ts';

/** The layouts that few people use at the start. */
export const otherLayouts = {
  list: lazyWithPreload<LayoutProps>(() =>
    // @early status/list
    import('./list/list-layout.tsx').then((module) => ({ default: module.StatusListLayout })),
  ),
  table: lazyWithPreload<LayoutProps>(() =>
    // @early status/table
    import('./table/table-layout.tsx').then((module) => ({ default: module.TableLayout })),
  ),
};
