import type { Clock } from './clock.ts';

/** WebKit can't tell when a page is idle. By then it has painted on most devices, in ms. */
const PAINTED_MS = 50;

/** Resolves when the page has nothing more urgent to do, such as painting, and after `withinMs` at the latest. */
export function untilIdle(clock: Clock, withinMs: number): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: withinMs });
    else clock.setTimeout(resolve, Math.min(withinMs, PAINTED_MS));
  });
}
