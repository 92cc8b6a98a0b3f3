import type { Clock } from './clock.ts';

/**
 * Resolves when the page has nothing more urgent to do, such as painting, and after `withinMs` at the latest. Always after `withinMs` in
 * engines that can't tell, such as WebKit.
 */
export function untilIdle(clock: Clock, withinMs: number): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: withinMs });
    else clock.setTimeout(resolve, withinMs);
  });
}
