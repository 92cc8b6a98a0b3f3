import { createStore } from 'zustand/vanilla';
import { type ReadableStore, readable } from '../persistence/readable-store.ts';
import { pageTarget } from '../platform/config.ts';

/** `waiting`: a newer version is on the device. `replaced`: another tab has begun to use it. */
export type AppUpdateState = 'current' | 'waiting' | 'replaced';

export interface AppUpdateSnapshot {
  readonly state: AppUpdateState;
  /** Whether to ask the person; they may have said "later". */
  readonly isOffered: boolean;
  /** Loads the newer version: the page is reloaded. */
  readonly apply: () => void;
}

/** Whether there is a newer version of the app. It is never activated without a question. */
export interface AppUpdate extends ReadableStore<AppUpdateSnapshot> {
  /** A newer version exists. */
  offer(state: 'waiting' | 'replaced', apply: () => void): void;
  /** Later: the next visit loads it, or the next version asks again. */
  dismiss(): void;
}

/** Starts with the version that runs. */
export function createAppUpdate(): AppUpdate {
  const store = createStore<AppUpdateSnapshot>(() => ({ state: 'current', isOffered: false, apply() {} }));
  return {
    ...readable(store),
    offer: (state, apply) => store.setState({ state, apply, isOffered: true }),
    dismiss: () => store.setState({ isOffered: false }),
  };
}

/** Until then, the first screen has the processor and the network to itself. */
const START_AFTER_MS = 4_000;

/**
 * Makes the service worker store the app on the device for starting without a network, and check for newer versions, once the first screen has
 * settled. A native program contains the app.
 */
export function watchAppWorker(appUpdate: AppUpdate): void {
  if (!('serviceWorker' in navigator) || pageTarget() !== 'web') return;
  setTimeout(() => {
    import('../platform/app-worker.ts').then(
      ({ registerAppWorker }) => registerAppWorker(appUpdate.offer),
      // Without it the app needs a network to start, as before; the next visit tries again.
      () => {},
    );
  }, START_AFTER_MS);
}
