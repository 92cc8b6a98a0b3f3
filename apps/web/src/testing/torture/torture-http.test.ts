import { expect, inject, test } from 'vitest';
import { installFakeDatabase } from '../fake-database.ts';
import { openHttpPlace } from './http-place.ts';
import { runSchedule } from './run-schedule.ts';
import { createSchedule } from './schedule.ts';

installFakeDatabase();

const RUNS = inject('isLong') ? 60 : 1;

test('under random faults of real connections, every switch arrives exactly once with its time', async () => {
  for (let seed = 5_001; seed <= 5_000 + RUNS; seed += 1) {
    const schedule = createSchedule(seed);
    const place = await openHttpPlace(schedule.serviceSkewMs);
    try {
      expect(await runSchedule(schedule, place), `seed ${seed}`).toMatchObject({
        lost: [],
        doubled: [],
        wrong: [],
      });
    } finally {
      await place.close();
    }
  }
});
