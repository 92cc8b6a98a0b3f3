/**
 * How far ahead a time still counts as now. The clocks of devices and of the service differ by some seconds, and screens read their own every few seconds, so
 * a switch of this moment may be dated a little later than now. Relative times say "just now" up to the same distance.
 */
const TOLERANCE_MS = 60_000;

/** Whether the time of a switch is in the future. It is shown as such, and a person confirms it before it is stored. Times in ms. */
export function isFuture(atMs: number, nowMs: number): boolean {
  return atMs - nowMs >= TOLERANCE_MS;
}
