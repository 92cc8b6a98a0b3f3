/** The uuids of the followed systems, by the id they are followed by. */
export function createFollowedUuids() {
  const uuids = new Map<string, string>();
  const listeners = new Map<string, Set<() => void>>();

  return {
    get: (id: string) => uuids.get(id) ?? null,
    set(id: string, uuid: string | null): void {
      if (uuid === null) uuids.delete(id);
      else uuids.set(id, uuid);
      for (const fn of [...(listeners.get(id) ?? [])]) fn();
    },
    /** Calls `fn` when the uuid for this id changes. Returns an unsubscribe function. */
    subscribe(id: string, fn: () => void): () => void {
      const one = listeners.get(id) ?? new Set();
      listeners.set(id, one.add(fn));
      return () => one.delete(fn);
    },
  };
}
