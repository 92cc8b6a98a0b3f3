/**
 * Time and timers as a value, so that tests own time.
 * `now` is wall-clock milliseconds since 1970: the client also uses it for the `receivedAt` of what it reads.
 */
export interface Clock {
  now(): number;
  setTimeout(callback: () => void, delayMs: number): unknown;
  clearTimeout(handle: unknown): void;
}

/** The platform's own clock. Timers are looked up at each call, so that test spies on the globals are seen. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (callback, delayMs) => globalThis.setTimeout(callback, delayMs),
  // A handle is only ever what this clock's own `setTimeout` returned.
  clearTimeout: (handle) => globalThis.clearTimeout(handle as ReturnType<typeof globalThis.setTimeout>),
};
