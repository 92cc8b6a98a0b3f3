import { createStore } from 'zustand/vanilla';
import type { ThemeChoice } from '../persistence/documents/settings.ts';
import type { SettingsStore } from './settings.ts';

interface ThemeInputs {
  /** The part of the address after `#`, with or without it. */
  readonly hash: string;
  readonly choice: ThemeChoice;
  readonly isSystemDark: boolean;
}

/** The theme that the end of an address forces. */
export function forcedTheme(hash: string): 'light' | 'dark' | null {
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

export const SYSTEM_DARK = '(prefers-color-scheme: dark)';

/** The end of the address. The router sets it, because its navigations fire no event of the browser. */
export const addressHash = createStore(() => globalThis.location?.hash ?? '');

/** The address now ends in `hash`. */
export function setAddressHash(hash: string): void {
  addressHash.setState(hash, true);
}

/** The theme that is shown with this choice. */
export function currentTheme(choice: ThemeChoice): 'light' | 'dark' {
  const isSystemDark = window.matchMedia(SYSTEM_DARK).matches;
  return resolveTheme({ hash: addressHash.getState(), choice, isSystemDark });
}

/** Calls `fn` whenever the address or the device may have changed the theme. Returns an unsubscribe function. */
export function followTheme(fn: () => void): () => void {
  const media = window.matchMedia(SYSTEM_DARK);
  media.addEventListener('change', fn);
  const stop = addressHash.subscribe(fn);
  return () => {
    media.removeEventListener('change', fn);
    stop();
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
  const stops = [followTheme(apply), settings.subscribe(apply)];
  return () => {
    for (const stop of stops) stop();
  };
}
