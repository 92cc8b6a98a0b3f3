import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand/react';
import type { PreferencesStore } from './preferences.ts';
import { useStateServices } from './services.tsx';
import type { SettingsStore } from './settings.ts';

export type ThemeChoice = 'system' | 'light' | 'dark';

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

/** What is to be shown: the address forces a theme, else the choice decides, else the device. */
export function resolveTheme({ hash, choice, isSystemDark }: ThemeInputs): 'light' | 'dark' {
  const forced = forcedTheme(hash);
  if (forced !== null) return forced;
  if (choice !== 'system') return choice;
  return isSystemDark ? 'dark' : 'light';
}

/** The choice as the two documents hold it: the setting `dark` is the truth, unless the device is followed. */
export function themeChoice(theme: ThemeChoice, isDark: boolean): ThemeChoice {
  if (theme === 'system') return 'system';
  return isDark ? 'dark' : 'light';
}

const SYSTEM_DARK = '(prefers-color-scheme: dark)';

function currentTheme(choice: ThemeChoice): 'light' | 'dark' {
  const isSystemDark = window.matchMedia(SYSTEM_DARK).matches;
  return resolveTheme({ hash: window.location.hash, choice, isSystemDark });
}

interface ThemeStores {
  readonly settings: SettingsStore;
  readonly preferences: PreferencesStore;
}

function storedChoice({ settings, preferences }: ThemeStores): ThemeChoice {
  return themeChoice(preferences.getState().theme, settings.getState().dark);
}

/** Calls `fn` whenever the address or the device may have changed the theme. Returns the way to stop. */
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

/** Gives the page its theme, and the browser's own bar the colour of it. */
function show(theme: 'light' | 'dark'): void {
  document.documentElement.dataset.theme = theme;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    bar.media = bar.dataset.theme === theme ? 'all' : 'not all';
}

/**
 * Shows the theme at once and keeps it right. A change of the setting `dark`, by whatever hand (a
 * restored backup, another tab), ends following the device.
 */
export function applyTheme(stores: ThemeStores): () => void {
  const { settings, preferences } = stores;
  const apply = () => show(currentTheme(storedChoice(stores)));
  apply();
  const stops = [
    listen(apply),
    preferences.subscribe(apply),
    settings.subscribe((next, previous) => {
      if (next.dark !== previous.dark) chooseTheme(stores, next.dark ? 'dark' : 'light');
      apply();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Remembers a choice in both documents. */
function chooseTheme({ settings, preferences }: ThemeStores, choice: ThemeChoice): void {
  preferences.update((current) => (current.theme === choice ? current : { ...current, theme: choice }));
  const dark = choice === 'dark';
  if (choice === 'system' || settings.getState().dark === dark) return;
  settings.update((current) => ({ ...current, dark }));
}

/** The theme chosen, whether the address shows another all the same (`#dark` and `#light` force one), and the way to choose. */
export function useTheme(): {
  readonly choice: ThemeChoice;
  readonly isOverruled: boolean;
  setChoice(choice: ThemeChoice): void;
} {
  const services = useStateServices();
  const isDark = useStore(services.settings, ({ dark }) => dark);
  const choice = themeChoice(
    useStore(services.preferences, ({ theme }) => theme),
    isDark,
  );
  const forced = useSyncExternalStore(listen, () => forcedTheme(window.location.hash));
  return {
    choice,
    isOverruled: forced !== null && forced !== choice,
    setChoice: (next) => chooseTheme(services, next),
  };
}
