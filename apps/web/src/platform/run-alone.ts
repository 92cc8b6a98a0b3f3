/**
 * Runs `work`, unless another tab is running work with the same name: then resolves to null. If the browser has no locks, runs it.
 */
export async function runAlone<T>(name: string, work: () => Promise<T>): Promise<T | null> {
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return work();
  return locks.request(`frontboard-${name}`, { ifAvailable: true }, (lock) =>
    lock === null ? null : work(),
  );
}
