/** Whether the device has a network at all; `true` does not promise that the service answers. */
export interface OnlineMonitor {
  /** Calls `fn` after each change. Returns the way to stop. */
  subscribe(fn: () => void): () => void;
  /** True while the device says it is online. */
  getSnapshot(): boolean;
}

/** Listens to the browser. */
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
    // Missing in some embedded browsers, where it means nothing is known.
    getSnapshot: () => navigator.onLine !== false,
  };
}
