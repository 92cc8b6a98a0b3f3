import { useCallback } from 'react';
import { usePreferences, useSettings, useUpdatePreferences, useUpdateSettings } from '../state/hooks.ts';

export type ListLayout = 'list' | 'table' | 'grid';

/**
 * The layout of all lists, and the way to change it. Settings know list and table; cards are remembered beside them, so that
 * the settings stay as other clients read them.
 */
export function useListLayout(): readonly [ListLayout, (layout: ListLayout) => void] {
  const stored = useSettings((settings) => settings.lookup.memberLayout);
  const isGrid = usePreferences((preferences) => preferences.lookupGrid);
  const updateSettings = useUpdateSettings();
  const updatePreferences = useUpdatePreferences();
  const change = useCallback(
    (layout: ListLayout) => {
      updatePreferences((preferences) => ({ ...preferences, lookupGrid: layout === 'grid' }));
      if (layout === 'grid') return;
      updateSettings((settings) => ({ ...settings, lookup: { ...settings.lookup, memberLayout: layout } }));
    },
    [updatePreferences, updateSettings],
  );
  return [isGrid ? 'grid' : stored, change];
}
