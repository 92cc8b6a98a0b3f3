import { lazyPart } from '../../ui/loading/lazy-part.ts';
import type { LayoutProps } from './layouts.ts';

/** The layouts that few people use at the start. */
export const otherLayouts = {
  list: lazyPart<LayoutProps>(() =>
    // @early status/list
    import('./list/list-layout.tsx').then((module) => ({ default: module.StatusListLayout })),
  ),
  table: lazyPart<LayoutProps>(() =>
    // @early status/table
    import('./table/table-layout.tsx').then((module) => ({ default: module.TableLayout })),
  ),
};
