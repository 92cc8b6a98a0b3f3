import type { ClockSkew } from './clock-skew.ts';

/** From this on, the screen says so. Relative times say "just now" up to a minute. */
const NOTABLE_MS = 60_000;

/** Whether a person has to know about a skew. */
export function isNotable(skewMs: number): boolean {
  return Math.abs(skewMs) >= NOTABLE_MS;
}

/** The time by the service's clock as far as the skew is known, in milliseconds since 1970. */
export function serviceNow({ clock, clockSkew }: { clock: { now(): number }; clockSkew: ClockSkew }): number {
  return clock.now() + (clockSkew.getState() ?? 0);
}
