const PATCHED = Symbol.for('frontboard timers without delay');

type Pending = Set<ReturnType<typeof setTimeout>>;
type Patched = typeof globalThis & { [PATCHED]?: Pending };

// Files of tests share the globals: they are patched once.
const pending: Pending = (globalThis as Patched)[PATCHED] ?? patch();

/** Whether work in slices continues with a timer without a delay, which takes real time. */
export const isContinuing = (): boolean => pending.size > 0;

/** Notes each timer without a delay until it has run or was cleared. */
function patch(): Pending {
  const waiting: Pending = new Set();
  (globalThis as Patched)[PATCHED] = waiting;
  const { setTimeout: start, clearTimeout: clear } = globalThis;
  const startNoted = (fn: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => {
    if (ms !== undefined && ms > 0) return start(fn, ms, ...args);
    const timer = start(() => {
      waiting.delete(timer);
      fn(...args);
    });
    waiting.add(timer);
    return timer;
  };
  globalThis.setTimeout = Object.assign(startNoted, start) as typeof setTimeout;
  globalThis.clearTimeout = (timer) => {
    waiting.delete(timer as NodeJS.Timeout);
    clear(timer);
  };
  return waiting;
}
