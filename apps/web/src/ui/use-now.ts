import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const TICK_MS = 10_000;
let timer: ReturnType<typeof setInterval> | null = null;
let nowMs = Date.now();

function tick(): void {
  nowMs = Date.now();
  for (const listener of listeners) listener();
}

function start(): void {
  if (timer === null && listeners.size > 0 && document.visibilityState === 'visible') {
    timer = setInterval(tick, TICK_MS);
  }
}

function stop(): void {
  if (timer !== null) clearInterval(timer);
  timer = null;
}

function handleVisibility(): void {
  stop();
  if (document.visibilityState === 'visible') {
    tick();
    start();
  }
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    nowMs = Date.now();
    document.addEventListener('visibilitychange', handleVisibility);
  }
  listeners.add(listener);
  start();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop();
    document.removeEventListener('visibilitychange', handleVisibility);
  };
}

/** The time in ms, shared by all that tick: renewed every 10 s, and not at all while the page is hidden. */
export function useTickingNow(): number {
  return useSyncExternalStore(subscribe, () => nowMs);
}
