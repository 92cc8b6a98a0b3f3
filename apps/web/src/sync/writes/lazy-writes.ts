import type { QueryClient } from '@tanstack/react-query';
import { JOURNAL_KEY } from '../../cache/in-flight/journal-key.ts';
import type { Clock } from '../../platform/clock.ts';
import type { SafeStorage } from '../../platform/storage.ts';
import type { AccountPlace } from '../../session/account-place.ts';
import type { Writes } from './writes.ts';

interface LazyWritesOptions {
  readonly storage: SafeStorage;
  readonly clock: Clock;
  readonly queryClient: QueryClient;
  /** Whose writes they are; null without an account. */
  readonly owner: () => AccountPlace | null;
}

/** The code that remembers writes until they are answered. */
export interface LazyWrites {
  /** Rejects when the code can't be loaded; the next call tries again. */
  load(): Promise<Writes>;
  dispose(): void;
}

/** Loaded by the first write, or for what earlier pages and other tabs have left: the first screen does not need it. */
export function createLazyWrites({ storage, clock, queryClient, owner }: LazyWritesOptions): LazyWrites {
  let writes: Writes | null = null;
  let loading: Promise<Writes> | null = null;

  function load(): Promise<Writes> {
    loading ??= import('./writes.ts').then(
      ({ createWrites }) => {
        writes = createWrites(storage, { owner, queryClient, clock });
        return writes;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  }

  if (storage.get(JOURNAL_KEY) !== null) void load().catch(() => {});
  const stopListening = storage.subscribe(({ key, text }) => {
    if (key !== null && key !== JOURNAL_KEY) return;
    void load()
      .then(({ takeJournal }) => takeJournal(text))
      .catch(() => {});
  });
  return {
    load,
    dispose() {
      stopListening();
      writes?.dispose();
    },
  };
}
