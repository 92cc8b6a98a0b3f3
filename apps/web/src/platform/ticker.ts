import type { Clock } from './clock.ts';
import type { VisibilityMonitor } from './visibility.ts';

/** Reports the time repeatedly, with one timer for all listeners. */
export interface Ticker {
  /** Calls `fn` every `everyMs` while the page is visible, and once when it becomes visible. Returns an unsubscribe function. */
  subscribe(everyMs: number, fn: () => void): () => void;
  /** The time of the last tick of `everyMs`, in milliseconds since 1970. */
  getSnapshot(everyMs: number): number;
}

interface Beat {
  readonly listeners: Set<() => void>;
  nowMs: number;
}

/** A ticker that stops without listeners and while the page is hidden. */
export function createTicker(clock: Clock, visibility: VisibilityMonitor): Ticker {
  const beats = new Map<number, Beat>();
  /** The last beat sent before there was a listener, by length of the beat. */
  const lastBeats = new Map<number, number>();
  let timer: unknown = null;
  let stopWatching: (() => void) | null = null;

  function schedule(): void {
    if (timer !== null) clock.clearTimeout(timer);
    timer = null;
    if (beats.size === 0 || !visibility.getSnapshot()) return;
    const nextMs = Math.min(...[...beats].map(([everyMs, { nowMs }]) => nowMs + everyMs));
    timer = clock.setTimeout(() => tick(false), Math.max(0, nextMs - clock.now()));
  }

  function tick(isReturn: boolean): void {
    const nowMs = clock.now();
    for (const [everyMs, beat] of [...beats]) {
      // The ticker must continue after the clock was set back.
      if (!isReturn && nowMs - beat.nowMs < everyMs && nowMs >= beat.nowMs) continue;
      beat.nowMs = nowMs;
      for (const fn of [...beat.listeners]) fn();
    }
    schedule();
  }

  function watch(): void {
    stopWatching ??= visibility.subscribe(() => {
      if (visibility.getSnapshot()) tick(true);
      else schedule();
    });
  }

  function getSnapshot(everyMs: number): number {
    const beat = beats.get(everyMs);
    if (beat) return beat.nowMs;
    // The value stays the same until a tick is due, for new listeners too: another value would render everything again.
    const nowMs = clock.now();
    const lastMs = lastBeats.get(everyMs);
    if (lastMs !== undefined && lastMs <= nowMs && nowMs - lastMs < everyMs) return lastMs;
    lastBeats.set(everyMs, nowMs);
    return nowMs;
  }

  return {
    getSnapshot,
    subscribe(everyMs, fn) {
      const beat = beats.get(everyMs) ?? { listeners: new Set(), nowMs: getSnapshot(everyMs) };
      beats.set(everyMs, beat);
      beat.listeners.add(fn);
      watch();
      schedule();
      return () => {
        beat.listeners.delete(fn);
        if (beat.listeners.size === 0 && beats.get(everyMs) === beat) beats.delete(everyMs);
        if (beats.size > 0) return;
        stopWatching?.();
        stopWatching = null;
        schedule();
      };
    },
  };
}
