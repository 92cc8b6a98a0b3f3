import type { Settings } from '@frontboard/model';
import type { PersistentStore } from './persistent-store.ts';

export type SettingsStore = PersistentStore<Settings>;
