import type { ExternalChange, SafeStorage } from '../../platform/storage.ts';

/** What follows from what earlier pages have changed and the device has lost. */
export function createRecovery(device: SafeStorage) {
  const recoverers = new Map<string, Set<(text: string) => void>>();
  const followers = new Set<(change: ExternalChange) => void>();

  return {
    /** The documents with a recoverer. */
    keys: () => [...recoverers.keys()],
    /** Lets those who merge a document do so. False if nobody does. */
    merge(key: string, text: string): boolean {
      const merging = recoverers.get(key);
      for (const fn of [...(merging ?? [])]) fn(text);
      return merging !== undefined;
    },
    publish(change: ExternalChange): void {
      for (const fn of [...followers]) fn(change);
    },
    onRecovered(key: string, fn: (text: string) => void): () => void {
      const known = recoverers.get(key) ?? new Set();
      recoverers.set(key, known.add(fn));
      return () => {
        known.delete(fn);
        if (known.size === 0) recoverers.delete(key);
      };
    },
    subscribe(fn: (change: ExternalChange) => void): () => void {
      followers.add(fn);
      const stop = device.subscribe(fn);
      return () => {
        followers.delete(fn);
        stop();
      };
    },
  };
}

export type Recovery = ReturnType<typeof createRecovery>;
