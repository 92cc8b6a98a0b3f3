import type { OutgoingWrite, WriteEnd } from '@frontboard/client';
import type { QueryClient } from '@tanstack/react-query';
import { invalidateTouched, touchedBy } from '../../cache/in-flight/touched.ts';
import {
  putWrite,
  readWrites,
  removeWrites,
  type UnsettledWrite,
} from '../../cache/in-flight/write-journal.ts';
import type { Clock } from '../../platform/clock.ts';
import type { SafeStorage } from '../../platform/storage.ts';
import { createSettleTime } from './settle-time.ts';

/**
 * Knows of every write that is in flight or whose answer was lost. The service goes on with a request whose connection broke, and a
 * browser may repeat one by itself, so the outcome is certain only some time after the last sign of it.
 */
export interface Writes {
  /** Observes a write of the client: it is stored, with what it touches, until its outcome is certain. */
  observe(write: OutgoingWrite): (end: WriteEnd) => void;
  /** How long a write that ended now without an answer may still be running, in milliseconds. */
  settleMs(): number;
  /**
   * Resolves once a write that ended without an answer at `sinceMs` (default now) can no longer be running. Rejects with the reason of
   * `signal`.
   */
  settle(options?: { readonly sinceMs?: number; readonly signal?: AbortSignal }): Promise<void>;
  dispose(): void;
}

interface WritesOptions {
  /** Uuid of the account in use and where its data may be kept; null without one. */
  readonly account: () => { readonly uuid: string; readonly storage: SafeStorage } | null;
  readonly queryClient: QueryClient;
  readonly clock: Clock;
}

/** Takes up what earlier pages have left in `storage`. */
export function createWrites(storage: SafeStorage, options: WritesOptions): Writes {
  const { account, queryClient, clock } = options;
  const settleTime = createSettleTime();
  const timers = new Set<unknown>();

  function after(ms: number, fn: () => void): void {
    const timer = clock.setTimeout(() => {
      timers.delete(timer);
      fn();
    }, ms);
    timers.add(timer);
  }

  /** What was cached before the write settled may be from before it. */
  function refreshWhenSettled({ account: viewer, touched, sinceMs, settleMs }: UnsettledWrite): void {
    after(Math.max(0, sinceMs + settleMs - clock.now()), () => {
      invalidateTouched(queryClient, viewer, touched);
    });
  }

  for (const write of readWrites(storage, clock.now())) refreshWhenSettled(write);

  return {
    observe(outgoing) {
      const owner = account();
      if (owner === null) return ({ tookMs }) => settleTime.learn(tookMs);
      const write: UnsettledWrite = {
        id: crypto.randomUUID(),
        account: owner.uuid,
        touched: touchedBy(outgoing),
        sinceMs: clock.now(),
        settleMs: settleTime.ms(),
      };
      putWrite(owner.storage, write, clock.now());
      return ({ outcome, tookMs }) => {
        if (outcome === 'answered') {
          settleTime.learn(tookMs);
          removeWrites(owner.storage, ({ id }) => id === write.id, clock.now());
          return;
        }
        const lost = { ...write, sinceMs: clock.now(), settleMs: settleTime.ms() };
        putWrite(owner.storage, lost, clock.now());
        refreshWhenSettled(lost);
      };
    },
    settleMs: settleTime.ms,
    settle({ sinceMs = clock.now(), signal } = {}) {
      return new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        const ms = sinceMs + settleTime.ms() - clock.now();
        if (ms <= 0) return resolve();
        signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
        after(ms, resolve);
      });
    },
    dispose() {
      for (const timer of timers) clock.clearTimeout(timer);
      timers.clear();
    },
  };
}
