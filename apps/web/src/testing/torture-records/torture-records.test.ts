import { expect, inject, test } from 'vitest';
import { installFakeDatabase } from '../fake-database.ts';
import { runRecordsSchedule } from './run-schedule.ts';
import { createSchedule } from './schedule.ts';

installFakeDatabase();

/** `npm run torture -- --kind records` runs as many as are asked for. */
const RUNS_HERE = inject('isLong') ? 1_000 : 5;

/** Seeds that have found errors, beside the first ones. */
const ONCE_WRONG = [
  2150, 2162, 2291, 2565, 3085, 3328, 3356, 3795, 3884, 4137, 4423, 4426, 22377, 22494, 300008, 802168,
];

test('under random faults, no member, group or membership is lost or created twice, and the app reports every outcome', async () => {
  const sums = { created: 0, deleted: 0, restored: 0, cuts: 0 };
  const seeds = [...Array.from({ length: RUNS_HERE }, (_, index) => index + 1), ...ONCE_WRONG];
  for (const seed of seeds) {
    const { faults, ...counts } = await runRecordsSchedule(createSchedule(seed));
    expect(faults, `seed ${seed}`).toEqual([]);
    for (const key of ['created', 'deleted', 'restored', 'cuts'] as const) sums[key] += counts[key];
  }
  // Schedules without events would prove nothing.
  expect(sums.created).toBeGreaterThan(RUNS_HERE);
  expect(sums.deleted).toBeGreaterThan(RUNS_HERE / 2);
  expect(sums.restored).toBeGreaterThan(RUNS_HERE / 10);
  expect(sums.cuts).toBeGreaterThan(RUNS_HERE);
});
