import { createEmptyState, createSandbox } from '@frontboard/sandbox';
import { expect, test } from 'vitest';
import { createFakeClock, settlePromises } from '../fake-clock.ts';
import { installFakeDatabase } from '../fake-database.ts';
import type { Place } from './place.ts';
import { runSchedule } from './run-schedule.ts';
import { createSchedule } from './schedule.ts';

installFakeDatabase();

/** `npm run torture` runs as many as are asked for, all of them over HTTP, as torture-http.test.ts runs a few. */
const RUNS_HERE = 220;

const FINE = { lost: [], doubled: [], wrong: [] };

/** A service in this process, by a clock that stands still between the steps. */
function openPlace(skewMs: number): Place {
  const clock = createFakeClock(Date.parse('2026-03-01T12:00:00.123Z'));
  const sandbox = createSandbox({ world: createEmptyState(), clock, skewMs, requireUserAgent: false });
  return {
    sandbox,
    serviceUrl: 'https://pluralkit.example',
    clock,
    fetch: (request) => sandbox.fetch(request, { ip: '192.0.2.1' }),
    async pass(ms) {
      // The database answers in turns of the event loop, not by the clock.
      for (let turn = 0; turn < 3; turn += 1) await settlePromises();
      await clock.advance(ms);
    },
  };
}

test('whatever happens, every switch arrives exactly once and at its moment', async () => {
  let recorded = 0;
  let repetitions = 0;
  let cuts = 0;
  for (let seed = 1; seed <= RUNS_HERE; seed += 1) {
    const schedule = createSchedule(seed);
    const verdict = await runSchedule(schedule, openPlace(schedule.serviceSkewMs));
    expect(verdict, `seed ${seed}`).toMatchObject(FINE);
    recorded += verdict.recorded;
    repetitions += verdict.repetitions;
    cuts += verdict.cuts;
  }
  // Schedules in which nothing happens prove nothing.
  expect(recorded).toBeGreaterThan(RUNS_HERE * 5);
  expect(repetitions).toBeGreaterThan(RUNS_HERE);
  expect(cuts).toBeGreaterThan(RUNS_HERE);
}, 180_000);
