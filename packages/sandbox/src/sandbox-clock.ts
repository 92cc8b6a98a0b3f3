/** Time and, optionally, timers; without timers, the machine's. The app's own clocks fit. */
export interface SandboxClock {
  /** Milliseconds since 1970. */
  now(): number;
  setTimeout?(fn: () => void, ms: number): unknown;
  clearTimeout?(handle: unknown): void;
}

/** Waits `ms` milliseconds by `clock`. Rejects with the reason of `signal` as soon as that is aborted. */
export function sleepBy(clock: SandboxClock, ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted === true) {
      reject(signal.reason);
      return;
    }
    const cancel = setTimer(clock, ms, () => {
      signal?.removeEventListener('abort', stop);
      resolve();
    });
    function stop() {
      cancel();
      reject(signal?.reason);
    }
    signal?.addEventListener('abort', stop, { once: true });
  });
}

/** Calls `fn` after `ms` milliseconds. Returns a function that cancels it. */
function setTimer(clock: SandboxClock, ms: number, fn: () => void): () => void {
  if (clock.setTimeout === undefined) {
    const timer = setTimeout(fn, ms);
    return () => clearTimeout(timer);
  }
  const handle = clock.setTimeout(fn, ms);
  return () => clock.clearTimeout?.(handle);
}
