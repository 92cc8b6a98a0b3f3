import type { Clock } from '../../src/clock.ts';

const REAL_WAIT_MS = 5;
const MOST_REAL_WAITS = 400;

/** A clock that advances only when it is run; timers fire in order of time. */
export class VirtualClock implements Clock {
  #nowMs: number;
  #nextId = 1;
  readonly #timers = new Map<number, { atMs: number; callback: () => void }>();

  readonly #turns: number;

  /** `turns` of the event loop are waited for between timers; reading the body of a `Response` takes several. */
  constructor(startMs = 1_760_000_000_123, turns = 1) {
    this.#nowMs = startMs;
    this.#turns = turns;
  }

  now(): number {
    return this.#nowMs;
  }

  setTimeout(callback: () => void, delayMs: number): number {
    const id = this.#nextId++;
    this.#timers.set(id, { atMs: this.#nowMs + Math.max(0, delayMs), callback });
    return id;
  }

  clearTimeout(handle: unknown): void {
    this.#timers.delete(handle as number);
  }

  /** Resolves after `delayMs` of this clock's time. */
  sleep(delayMs: number): Promise<void> {
    return new Promise((resolve) => this.setTimeout(resolve, delayMs));
  }

  get timerCount(): number {
    return this.#timers.size;
  }

  /** Runs everything that is due up to `untilMs` from now; afterwards the clock shows that time. */
  async advance(untilMs: number): Promise<void> {
    const endMs = this.#nowMs + untilMs;
    for (;;) {
      await this.#settle();
      const next = this.#next();
      if (next === null || next.atMs > endMs) break;
      this.#fire(next);
    }
    this.#nowMs = Math.max(this.#nowMs, endMs);
    await this.#settle();
  }

  /** Runs until `promise` has settled; throws if nothing is left that could settle it. */
  async until<T>(promise: Promise<T>): Promise<T> {
    let settled = false;
    const mark = () => {
      settled = true;
    };
    promise.then(mark, mark);
    let waits = 0;
    for (;;) {
      await this.#settle();
      if (settled) return promise;
      const next = this.#next();
      if (next !== null) this.#fire(next);
      else if (waits === MOST_REAL_WAITS)
        throw new Error('Nothing is left to wait for, and the promise has not settled.');
      else {
        // Code that is loaded by its first use takes real time.
        waits += 1;
        await new Promise((resolve) => setTimeout(resolve, REAL_WAIT_MS));
      }
    }
  }

  /** Lets promises settle. */
  async #settle(): Promise<void> {
    for (let turn = 0; turn < this.#turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }

  #next(): { id: number; atMs: number; callback: () => void } | null {
    let first: { id: number; atMs: number; callback: () => void } | null = null;
    for (const [id, timer] of this.#timers) {
      if (first === null || timer.atMs < first.atMs || (timer.atMs === first.atMs && id < first.id))
        first = { id, ...timer };
    }
    return first;
  }

  #fire(timer: { id: number; atMs: number; callback: () => void }): void {
    this.#timers.delete(timer.id);
    this.#nowMs = Math.max(this.#nowMs, timer.atMs);
    timer.callback();
  }
}
