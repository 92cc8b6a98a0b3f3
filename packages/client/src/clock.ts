/**
 * Time and timers as a parameter, so that tests control them.
 * `now` is wall-clock milliseconds since 1970: the client also uses it for the `receivedAt` of what it reads.
 */
export interface Clock {
  now(): number;
  setTimeout(callback: () => void, delayMs: number): unknown;
  clearTimeout(handle: unknown): void;
}

/** The platform's own clock. Timers are looked up at each call, so that test spies on the globals work. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (callback, delayMs) => globalThis.setTimeout(callback, delayMs),
  // A handle always comes from this clock's own `setTimeout`.
  clearTimeout: (handle) => globalThis.clearTimeout(handle as ReturnType<typeof globalThis.setTimeout>),
};
