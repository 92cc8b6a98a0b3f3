import { createEmptyState, createSandbox } from '@frontboard/sandbox';
import { createFakeClock, settlePromises } from '../fake-clock.ts';
import type { Place } from './place.ts';

/** An empty service in this process, with a clock that advances only when a schedule says so: the same seed gives the same result. */
export function openMemoryPlace(skewMs: number): Place {
  const clock = createFakeClock(Date.parse('2026-03-01T12:00:00.123Z'), settlePromises);
  const sandbox = createSandbox({ world: createEmptyState(), clock, skewMs, requireUserAgent: false });
  return {
    sandbox,
    serviceUrl: 'https://pluralkit.example',
    clock,
    fetch: (request) => sandbox.fetch(request, { ip: '192.0.2.1' }),
    async pass(ms) {
      // The database answers in tasks of the event loop, not by the clock.
      for (let turn = 0; turn < 3; turn += 1) await settlePromises();
      await clock.advance(ms);
    },
    close: async () => {},
  };
}
