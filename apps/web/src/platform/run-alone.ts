/**
 * Does `work` unless another tab of this browser is doing the work of the same name right now; then resolves to null. Where the
 * browser cannot tell, the work is done.
 */
export async function runAlone<T>(name: string, work: () => Promise<T>): Promise<T | null> {
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return work();
  return locks.request(`frontboard-${name}`, { ifAvailable: true }, (lock) =>
    lock === null ? null : work(),
  );
}
