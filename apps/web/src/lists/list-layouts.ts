import { useCallback } from 'react';
import type { ListLayout } from '../persistence/documents/settings.ts';
import { useSettings, useUpdateSettings } from '../state/hooks.ts';

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
