import { useState } from 'react';
import type { Settings } from '../../../persistence/documents/settings.ts';
import { useSettings, useUpdateSettings } from '../../../state/hooks.ts';

/** The settings and the functions that change them, with a count of changes so that a section can show "Saved". */
export function useSavedSettings(): {
  readonly settings: Settings;
  readonly savedCount: number;
  /** Replaces the given fields. */
  readonly set: (fields: Partial<Settings>) => void;
  readonly save: (change: (settings: Settings) => Settings) => void;
  /** Counts a change that was saved elsewhere. */
  readonly countSaved: () => void;
} {
  const settings = useSettings((current) => current);
  const update = useUpdateSettings();
  const [savedCount, setSavedCount] = useState(0);
  const countSaved = () => setSavedCount((count) => count + 1);
  const save = (change: (settings: Settings) => Settings) => {
    update(change);
    countSaved();
  };
  return {
    settings,
    savedCount,
    countSaved,
    save,
    set: (fields) => save((current) => ({ ...current, ...fields })),
  };
}
