import { serveSandbox } from '@frontboard/sandbox/node';
import { createHastenedClock } from '../hastened-clock.ts';
import type { Place } from './place.ts';

/** Time runs this much faster, so that days of bad connections do not take days. */
const SPEED = 100;

/** An empty service on a port of this machine, asked over real HTTP. */
export async function openHttpPlace(skewMs: number): Promise<Place> {
  const clock = createHastenedClock(Date.parse('2026-03-01T12:00:00.123Z'), SPEED);
  const served = await serveSandbox({ world: 'empty', clock, skewMs });
  return {
    sandbox: served.sandbox,
    serviceUrl: served.url,
    clock,
    fetch: (request) => fetch(request),
    pass: (ms) => new Promise((resolve) => clock.setTimeout(resolve, ms)),
    close: served.close,
  };
}
