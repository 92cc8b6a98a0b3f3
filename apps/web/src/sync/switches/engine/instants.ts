import { type QueuedSwitch, wantedMs } from './queued-switch.ts';

/** A clock set back by no more than this (by a time server, say) must not turn the order of two taps round. */
const SMALL_STEP_BACK_MS = 120_000;

/** The first millisecond from `atMs` on at which there is neither a planned nor a known switch. */
export function freeInstant(atMs: number, taken: ReadonlySet<number>): number {
  let free = atMs;
  while (taken.has(free)) free += 1;
  return free;
}

/** The moments that the switches of a queue have or are to have, whether they got through or not. */
export function takenInstants(queue: readonly QueuedSwitch[]): Set<number> {
  return new Set(queue.flatMap((queued) => [queued.atMs, wantedMs(queued)]));
}

/**
 * The moment of a tap at `tapMs`, heard of at `nowMs`, by a clock that may have been set back since `lastTapMs`, the latest tap
 * that was heard of before: a little back counts as no time at all, more is believed. A tap that was only heard of late (its
 * tab was still loading) keeps its moment.
 */
export function tapInstant(tapMs: number, nowMs: number, lastTapMs: number | null): number {
  if (lastTapMs === null || tapMs > lastTapMs || nowMs > lastTapMs) return tapMs;
  return lastTapMs - tapMs <= SMALL_STEP_BACK_MS ? lastTapMs + 1 : tapMs;
}

/** A moment as the service takes it. */
export function timestampOf(atMs: number): string {
  return new Date(atMs).toISOString();
}
