import { useState } from 'react';
import type { Settings } from '../../persistence/documents/settings.ts';
import { useUpdateSettings } from '../../state/hooks.ts';

/** `useUpdateSettings` that counts, so that a section can say "Saved". */
export function useSavedSettings(): {
  readonly savedCount: number;
  readonly save: (change: (settings: Settings) => Settings) => void;
  /** Counts a change that was kept elsewhere. */
  readonly countSaved: () => void;
} {
  const update = useUpdateSettings();
  const [savedCount, setSavedCount] = useState(0);
  const countSaved = () => setSavedCount((count) => count + 1);
  return {
    savedCount,
    countSaved,
    save: (change) => {
      update(change);
      countSaved();
    },
  };
}
