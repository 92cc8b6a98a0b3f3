import { expect, test } from 'vitest';
import { installFakeDatabase } from '../fake-database.ts';
import { openMemoryPlace } from './memory-place.ts';
import { runSchedule } from './run-schedule.ts';
import { createSchedule } from './schedule.ts';

installFakeDatabase();

/** `npm run torture` runs more, over HTTP or with `--memory`; torture-http.test.ts runs a few over HTTP. */
const RUNS_HERE = 220;

/** Seeds that have found faults, beside the first ones. */
const ONCE_WRONG = [1264, 9933, 10631, 10772, 13836, 15202, 15807, 16198, 17004, 17538];

const FINE = { lost: [], doubled: [], wrong: [] };

test('whatever happens, every switch arrives exactly once at its moment, and every change of a switch happens once', async () => {
  let recorded = 0;
  let repetitions = 0;
  let cuts = 0;
  const seeds = [...Array.from({ length: RUNS_HERE }, (_, index) => index + 1), ...ONCE_WRONG];
  for (const seed of seeds) {
    const schedule = createSchedule(seed);
    const verdict = await runSchedule(schedule, openMemoryPlace(schedule.serviceSkewMs));
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
