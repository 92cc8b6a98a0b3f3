/**
 * The minimum time for the answers to `requests` GETs if only PluralKit's rate limit delays them.
 *
 * The limiter is a GCRA with a burst of one second that refuses the last slot of its burst, so a fresh bucket of
 * 10 per second serves 9 requests at once and one every 100 ms after that (docs/api-notes.md).
 *
 * @returns milliseconds from the moment the first request is sent, one round trip included
 */
export function rateLimitFloorMs(
  requests: number,
  options: { perSecond: number; roundTripMs: number },
): number {
  const servedAtOnce = options.perSecond - 1;
  const spacingMs = 1000 / options.perSecond;
  return Math.max(0, requests - servedAtOnce) * spacingMs + options.roundTripMs;
}
