import { useSyncExternalStore } from 'react';
import type { ThemeChoice } from '../persistence/documents/settings.ts';
import { useSettings, useUpdateSettings } from './hooks.ts';
import type { SettingsStore } from './settings.ts';

interface ThemeInputs {
  /** The part of the address after `#`, with or without it. */
  readonly hash: string;
  readonly choice: ThemeChoice;
  readonly isSystemDark: boolean;
}

/** The theme that the end of an address forces. */
function forcedTheme(hash: string): 'light' | 'dark' | null {
  const forced = hash.replace(/^#/, '').toLowerCase();
  return forced === 'dark' || forced === 'light' ? forced : null;
}

/** The theme to show: the one that the address forces, otherwise the choice, otherwise the device's. */
export function resolveTheme({ hash, choice, isSystemDark }: ThemeInputs): 'light' | 'dark' {
  const forced = forcedTheme(hash);
  if (forced !== null) return forced;
  if (choice !== 'system') return choice;
  return isSystemDark ? 'dark' : 'light';
}

const SYSTEM_DARK = '(prefers-color-scheme: dark)';

function currentTheme(choice: ThemeChoice): 'light' | 'dark' {
  const isSystemDark = window.matchMedia(SYSTEM_DARK).matches;
  return resolveTheme({ hash: window.location.hash, choice, isSystemDark });
}

/** Calls `fn` whenever the address or the device may have changed the theme. Returns an unsubscribe function. */
function listen(fn: () => void): () => void {
  const media = window.matchMedia(SYSTEM_DARK);
  media.addEventListener('change', fn);
  window.addEventListener('hashchange', fn);
  window.addEventListener('popstate', fn);
  return () => {
    media.removeEventListener('change', fn);
    window.removeEventListener('hashchange', fn);
    window.removeEventListener('popstate', fn);
  };
}

/** Sets the theme of the page, and the colour of the browser's own bar. */
function show(theme: 'light' | 'dark'): void {
  document.documentElement.dataset.theme = theme;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    bar.media = bar.dataset.theme === theme ? 'all' : 'not all';
}

/** Shows the theme at once and follows the settings, the address and the device. Returns an unsubscribe function. */
export function applyTheme(settings: SettingsStore): () => void {
  const apply = () => show(currentTheme(settings.getState().theme));
  apply();
  const stops = [listen(apply), settings.subscribe(apply)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The chosen theme, even if the address shows another (`#dark` and `#light` force one), and the function that chooses. */
export function useTheme(): {
  readonly choice: ThemeChoice;
  readonly isOverruled: boolean;
  setChoice(choice: ThemeChoice): void;
} {
  const choice = useSettings(({ theme }) => theme);
  const update = useUpdateSettings();
  const forced = useSyncExternalStore(listen, () => forcedTheme(window.location.hash));
  return {
    choice,
    isOverruled: forced !== null && forced !== choice,
    setChoice: (theme) => update((settings) => ({ ...settings, theme })),
  };
}
