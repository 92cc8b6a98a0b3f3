import { type QueuedSwitch, wantedMs } from './queued-switch.ts';

/** A clock set back by no more than this (by a time server, for example) must not reverse the order of two taps. */
const SMALL_STEP_BACK_MS = 120_000;

/** The first millisecond from `atMs` on without a planned or a known switch. */
export function freeInstant(atMs: number, taken: ReadonlySet<number>): number {
  let free = atMs;
  while (taken.has(free)) free += 1;
  return free;
}

/** The times that the switches of a queue have or are to have, whether they were sent or not. */
export function takenInstants(queue: readonly QueuedSwitch[]): Set<number> {
  return new Set(queue.flatMap((queued) => [queued.atMs, wantedMs(queued)]));
}

/**
 * The time of a tap at `tapMs`, processed at `nowMs`, by a clock that may have been set back since `lastTapMs`, the latest tap
 * processed before: a small step back counts as no time, a larger one is believed. A tap that was only processed late (its
 * tab was still loading) keeps its time.
 */
export function tapInstant(tapMs: number, nowMs: number, lastTapMs: number | null): number {
  if (lastTapMs === null || tapMs > lastTapMs || nowMs > lastTapMs) return tapMs;
  return lastTapMs - tapMs <= SMALL_STEP_BACK_MS ? lastTapMs + 1 : tapMs;
}

/** A time as the service accepts it. */
export function timestampOf(atMs: number): string {
  return new Date(atMs).toISOString();
}
