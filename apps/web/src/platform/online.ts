/** Whether the device has a network at all; `true` does not promise that the service answers. */
export interface OnlineMonitor {
  /** Calls `fn` after each change. Returns a function that stops it. */
  subscribe(fn: () => void): () => void;
  /** True while the device reports a network. */
  getSnapshot(): boolean;
}

/** Follows the browser's events. */
export function browserOnline(): OnlineMonitor {
  return {
    subscribe(fn) {
      window.addEventListener('online', fn);
      window.addEventListener('offline', fn);
      return () => {
        window.removeEventListener('online', fn);
        window.removeEventListener('offline', fn);
      };
    },
    // Missing in some embedded browsers: assume a network.
    getSnapshot: () => navigator.onLine !== false,
  };
}
