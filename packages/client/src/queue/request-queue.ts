import type { Clock } from '../clock.ts';

/** The longest that platform timers can hold, 24.8 days. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Decides when the next piece of work of a lane may start. The queue does not know why. */
export interface Gate<Ticket> {
  /** At or before `nowMs`: now. Infinity: not before some other work has ended. */
  readyAtMs(lane: string, nowMs: number): number;
  /** Work of this lane starts and gets the ticket. */
  enter(lane: string, nowMs: number): Ticket;
}

/** The outcome of one attempt. */
export type AttemptOutcome<Value> =
  | { readonly type: 'done'; readonly value: Value }
  | { readonly type: 'failed'; readonly error: unknown }
  /** Not yet: returns to its former position in the queue and is not tried before `atMs`. */
  | { readonly type: 'again'; readonly atMs: number };

/** A piece of work. */
export interface Work<Value, Ticket> {
  /** Its lane; read again whenever it might start, because answers of others may change it. */
  lane(): string;
  /** One attempt. Must settle soon after `signal` aborts. `attempt` counts from 1. */
  run(context: {
    readonly ticket: Ticket;
    readonly signal: AbortSignal;
    readonly attempt: number;
  }): Promise<AttemptOutcome<Value>>;
  /** What it fails with instead of waiting until `readyAtMs` for its lane; null when it waits. */
  giveUp?(readyAtMs: number, nowMs: number): unknown;
}

export interface QueueOptions {
  /** Lower comes first; equals in the order they were added. */
  readonly priority: number;
  readonly signal?: AbortSignal | undefined;
  /** Work with the same key that waits or runs is shared, not run twice. */
  readonly shareKey?: string | undefined;
  /** Work with the same key runs one after the other, in the order it was added. */
  readonly orderKey?: string | undefined;
}

interface Waiter {
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

interface Job<Ticket> {
  readonly work: Work<unknown, Ticket>;
  readonly sequence: number;
  readonly shareKey: string | undefined;
  readonly orderKey: string | undefined;
  readonly abort: AbortController;
  readonly waiters: Set<Waiter>;
  priority: number;
  attempt: number;
  notBeforeMs: number;
}

/** How many jobs wait (for their turn, for budget or for a retry) and how many run. */
export interface QueueCounts {
  readonly waiting: number;
  readonly inFlight: number;
}

/**
 * Decides which work is next: by priority, then in order; several at once if the gate allows.
 * A lane that must wait delays only its own work.
 */
export class RequestQueue<Ticket> {
  readonly #gate: Gate<Ticket>;
  readonly #clock: Clock;
  readonly #onChange: () => void;
  /** Sorted by priority, then sequence. */
  readonly #waiting: Job<Ticket>[] = [];
  readonly #running = new Set<Job<Ticket>>();
  readonly #shared = new Map<string, Job<Ticket>>();
  #sequence = 0;
  #timer: unknown;
  #timerAtMs = Number.POSITIVE_INFINITY;

  constructor(options: { gate: Gate<Ticket>; clock: Clock; onChange?: () => void }) {
    this.#gate = options.gate;
    this.#clock = options.clock;
    this.#onChange = options.onChange ?? (() => {});
  }

  get counts(): QueueCounts {
    return { waiting: this.#waiting.length, inFlight: this.#running.size };
  }

  /**
   * Runs `work` when its turn comes and resolves with its value. Rejects with its error, or with the signal's reason
   * as soon as `signal` aborts: waiting work is then removed without having started; running work is aborted if
   * no other caller shares it.
   */
  add<Value>(work: Work<Value, Ticket>, options: QueueOptions): Promise<Value> {
    const { signal } = options;
    if (signal?.aborted) return Promise.reject(signal.reason);
    const job = this.#sharedJob(options) ?? this.#newJob(work, options);
    const result = new Promise<Value>((resolve, reject) => {
      const onAbort = () => {
        this.#leave(job, waiter);
        waiter.reject(signal?.reason);
      };
      const waiter: Waiter = {
        resolve: (value) => {
          signal?.removeEventListener('abort', onAbort);
          // Shared work has the same key, so the same value type.
          resolve(value as Value);
        },
        reject: (error) => {
          signal?.removeEventListener('abort', onAbort);
          reject(error);
        },
      };
      job.waiters.add(waiter);
      signal?.addEventListener('abort', onAbort);
    });
    this.#onChange();
    this.#startReady();
    return result;
  }

  /** New callers no longer share running work: a request sent before a change must not answer a call after it. */
  stopSharingRunning(): void {
    for (const job of this.#running) this.#unshare(job);
  }

  #sharedJob(options: QueueOptions): Job<Ticket> | undefined {
    const job = options.shareKey === undefined ? undefined : this.#shared.get(options.shareKey);
    if (job !== undefined && options.priority < job.priority) {
      job.priority = options.priority;
      const index = this.#waiting.indexOf(job);
      if (index >= 0) {
        this.#waiting.splice(index, 1);
        this.#insert(job);
      }
    }
    return job;
  }

  #newJob(work: Work<unknown, Ticket>, options: QueueOptions): Job<Ticket> {
    const job: Job<Ticket> = {
      work,
      sequence: this.#sequence++,
      shareKey: options.shareKey,
      orderKey: options.orderKey,
      abort: new AbortController(),
      waiters: new Set(),
      priority: options.priority,
      attempt: 0,
      notBeforeMs: Number.NEGATIVE_INFINITY,
    };
    if (job.shareKey !== undefined) this.#shared.set(job.shareKey, job);
    this.#insert(job);
    return job;
  }

  #insert(job: Job<Ticket>): void {
    let index = this.#waiting.length;
    while (index > 0 && goesBefore(job, this.#waiting[index - 1])) index -= 1;
    this.#waiting.splice(index, 0, job);
  }

  #leave(job: Job<Ticket>, waiter: Waiter): void {
    if (!job.waiters.delete(waiter) || job.waiters.size > 0) return;
    this.#unshare(job);
    const index = this.#waiting.indexOf(job);
    if (index >= 0) this.#waiting.splice(index, 1);
    job.abort.abort();
    this.#onChange();
    this.#startReady();
  }

  #unshare(job: Job<Ticket>): void {
    if (job.shareKey !== undefined && this.#shared.get(job.shareKey) === job)
      this.#shared.delete(job.shareKey);
  }

  #startReady(): void {
    const nowMs = this.#clock.now();
    const next = this.#nextInOrder();
    const laneAtMs = new Map<string, number>();
    const starting: { job: Job<Ticket>; ticket: Ticket }[] = [];
    const leaving: { job: Job<Ticket>; error: unknown }[] = [];
    let wakeAtMs = Number.POSITIVE_INFINITY;
    for (const job of this.#waiting) {
      if (job.orderKey !== undefined && next.get(job.orderKey) !== job) continue;
      if (job.notBeforeMs > nowMs) {
        wakeAtMs = Math.min(wakeAtMs, job.notBeforeMs);
        continue;
      }
      const lane = job.work.lane();
      const atMs = laneAtMs.get(lane) ?? this.#gate.readyAtMs(lane, nowMs);
      if (atMs > nowMs) {
        laneAtMs.set(lane, atMs);
        const error = job.work.giveUp?.(atMs, nowMs) ?? null;
        if (error === null) wakeAtMs = Math.min(wakeAtMs, atMs);
        else leaving.push({ job, error });
      } else {
        starting.push({ job, ticket: this.#gate.enter(lane, nowMs) });
        this.#running.add(job);
      }
    }
    this.#wakeAt(wakeAtMs, nowMs);
    if (starting.length + leaving.length === 0) return;
    const gone = new Set([...starting, ...leaving].map(({ job }) => job));
    this.#waiting.splice(0, this.#waiting.length, ...this.#waiting.filter((job) => !gone.has(job)));
    for (const { job, ticket } of starting) void this.#run(job, ticket);
    for (const { job, error } of leaving) this.#settle(job, { type: 'failed', error });
    this.#onChange();
    // What waited behind a removed job, in the same order, is next.
    if (leaving.length > 0) this.#startReady();
  }

  #settle(job: Job<Ticket>, step: Exclude<AttemptOutcome<unknown>, { type: 'again' }>): void {
    this.#unshare(job);
    for (const waiter of job.waiters) {
      if (step.type === 'done') waiter.resolve(step.value);
      else waiter.reject(step.error);
    }
  }

  /** The current job of each order key: the one added first, which runs before any other of its key can start. */
  #nextInOrder(): Map<string, Job<Ticket>> {
    const next = new Map<string, Job<Ticket>>();
    for (const job of [...this.#running, ...this.#waiting]) {
      if (job.orderKey === undefined) continue;
      const other = next.get(job.orderKey);
      if (other === undefined || job.sequence < other.sequence) next.set(job.orderKey, job);
    }
    return next;
  }

  async #run(job: Job<Ticket>, ticket: Ticket): Promise<void> {
    job.attempt += 1;
    let step: AttemptOutcome<unknown>;
    try {
      step = await job.work.run({ ticket, signal: job.abort.signal, attempt: job.attempt });
    } catch (error) {
      step = { type: 'failed', error };
    }
    this.#running.delete(job);
    if (step.type !== 'again') this.#settle(job, step);
    else if (job.waiters.size > 0) {
      job.notBeforeMs = step.atMs;
      this.#insert(job);
    }
    this.#onChange();
    this.#startReady();
  }

  #wakeAt(atMs: number, nowMs: number): void {
    if (atMs === this.#timerAtMs) return;
    if (this.#timer !== undefined) this.#clock.clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#timerAtMs = atMs;
    if (atMs === Number.POSITIVE_INFINITY) return;
    // Timers count whole milliseconds and may fire a little early; then another one is set. With too long a wait
    // they would not be set at all.
    this.#timer = this.#clock.setTimeout(
      () => {
        this.#timer = undefined;
        this.#timerAtMs = Number.POSITIVE_INFINITY;
        this.#startReady();
      },
      Math.min(LONGEST_TIMER_MS, Math.max(1, Math.ceil(atMs - nowMs))),
    );
  }
}

function goesBefore(
  a: { priority: number; sequence: number },
  b: { priority: number; sequence: number } | undefined,
) {
  return b === undefined || a.priority < b.priority || (a.priority === b.priority && a.sequence < b.sequence);
}
