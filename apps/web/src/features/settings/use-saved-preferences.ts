import { useState } from 'react';
import { usePreferences, useUpdatePreferences } from '../../state/hooks.ts';
import type { Preferences } from '../../state/preferences.ts';

/** The preferences and the way to change some, counted so that a section can say "Saved". */
export function useSavedPreferences(): {
  readonly preferences: Preferences;
  readonly savedCount: number;
  readonly save: (change: Partial<Preferences>) => void;
  /** Counts a change that was kept elsewhere. */
  readonly countSaved: () => void;
} {
  const preferences = usePreferences((current) => current);
  const update = useUpdatePreferences();
  const [savedCount, setSavedCount] = useState(0);
  const countSaved = () => setSavedCount((count) => count + 1);
  return {
    preferences,
    savedCount,
    countSaved,
    save: (change) => {
      update((current) => ({ ...current, ...change }));
      countSaved();
    },
  };
}
