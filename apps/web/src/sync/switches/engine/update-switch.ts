import type { QueueChange } from './queue-store.ts';
import type { QueuedSwitch } from './queued-switch.ts';

/** Reads and changes the stored queue in one transaction. */
export type ChangeQueue = <T>(change: (queue: readonly QueuedSwitch[]) => QueueChange<T>) => Promise<T>;

/**
 * Changes the stored switch, which may have got another operation since. Does nothing, and returns null, if it is no longer stored.
 * `decide` gets it and all switches of its account.
 */
export function updateSwitch<T>(
  change: ChangeQueue,
  { id, viewer }: QueuedSwitch,
  decide: (fresh: QueuedSwitch, all: readonly QueuedSwitch[]) => QueueChange<T>,
): Promise<T | null> {
  return change<T | null>((stored) => {
    const all = stored.filter((it) => it.viewer === viewer);
    const fresh = all.find((it) => it.id === id);
    return fresh === undefined ? { result: null } : decide(fresh, all);
  });
}
