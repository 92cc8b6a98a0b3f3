import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { ThemeChoice } from '../persistence/documents/settings.ts';
import { useSettings, useUpdateSettings } from './hooks.ts';
import { addressHash, currentTheme, followTheme, forcedTheme } from './theme.ts';

/** The chosen theme, even if the address shows another (`#dark` and `#light` force one), what is shown, and the function that chooses. */
export function useTheme(): {
  readonly choice: ThemeChoice;
  readonly shown: 'light' | 'dark';
  readonly isForced: boolean;
  setChoice(choice: ThemeChoice): void;
} {
  const choice = useSettings(({ theme }) => theme);
  const update = useUpdateSettings();
  const isForced = useStore(addressHash, (hash) => forcedTheme(hash) !== null);
  const shown = useSyncExternalStore(followTheme, () => currentTheme(choice));
  return {
    choice,
    shown,
    isForced,
    setChoice: (theme) => update((settings) => ({ ...settings, theme })),
  };
}
