import { useCallback } from 'react';
import type { ListLayout } from '../../persistence/documents/settings.ts';
import { useSettings, useUpdateSettings } from '../../state/hooks.ts';
import { useIsListBeside } from '../../ui/beside/beside-context.ts';
import { BREAKPOINTS_PX } from '../../ui/layout/breakpoints.ts';
import { useNarrowScreen } from '../../ui/layout/use-narrow-screen.ts';

/** The layout of all lists, and the function that changes it. */
export function useListLayout(): readonly [ListLayout, (layout: ListLayout) => void] {
  const layout = useSettings(({ lookup }) => lookup.memberLayout);
  const update = useUpdateSettings();
  const change = useCallback(
    (memberLayout: ListLayout) =>
      update((settings) => ({ ...settings, lookup: { ...settings.lookup, memberLayout } })),
    [update],
  );
  return [layout, change];
}

/** The layout of a list where it stands. Beside a record there is only room for rows or faces, and in a box for rows. */
export function useShownLayout(isFixed: boolean): {
  readonly layout: ListLayout;
  /** Whether there is a choice. */
  readonly hasLayouts: boolean;
  /** Whether it has the width of a large screen. */
  readonly isWide: boolean;
  readonly setLayout: (layout: ListLayout) => void;
} {
  const [chosen, setLayout] = useListLayout();
  const hasLayouts = !useIsListBeside() && !isFixed;
  const isWide = !useNarrowScreen(BREAKPOINTS_PX.desktop - 1) && hasLayouts;
  return {
    layout: hasLayouts || (chosen === 'faces' && !isFixed) ? chosen : 'list',
    hasLayouts,
    isWide,
    setLayout,
  };
}
