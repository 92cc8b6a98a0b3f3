import type { PersistentStore } from './persistent-store.ts';

/** Everything remembered beyond the settings document. */
export interface Preferences {
  readonly version: 1;
  /** `system` follows the device; otherwise `settings.dark` decides. */
  readonly theme: 'system' | 'light' | 'dark';
  /** Which pictures are loaded: all, only those of PluralKit and Discord, or none. */
  readonly images: 'all' | 'trusted' | 'none';
}

export type PreferencesStore = PersistentStore<Preferences>;
