import { serveSandbox } from '@frontboard/sandbox/node';
import type { Clock } from '../../platform/clock.ts';
import type { Place } from './place.ts';

/** Time runs this much faster, so that days of bad connections do not take days. */
const SPEED = 100;

/** A clock that runs ahead from `startMs`. */
function createHastenedClock(startMs: number): Clock {
  const beganMs = performance.now();
  return {
    now: () => Math.floor(startMs + (performance.now() - beganMs) * SPEED),
    setTimeout: (fn, ms) => setTimeout(fn, Math.max(0, ms) / SPEED),
    // Handles are the ones given out above.
    clearTimeout: (handle) => clearTimeout(handle as NodeJS.Timeout | undefined),
  };
}

/** An empty service on a port of this machine, asked over real HTTP. */
export async function openHttpPlace(skewMs: number): Promise<Place> {
  const clock = createHastenedClock(Date.parse('2026-03-01T12:00:00.123Z'));
  const served = await serveSandbox({ world: 'empty', clock, skewMs });
  return {
    sandbox: served.sandbox,
    serviceUrl: served.url,
    clock,
    fetch: (request) => fetch(request),
    pass: (ms) => new Promise((resolve) => setTimeout(resolve, ms / SPEED)),
    close: served.close,
  };
}
