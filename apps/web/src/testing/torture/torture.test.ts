import { expect, inject, test } from 'vitest';
import { installFakeDatabase } from '../fake-database.ts';
import type { ScheduleKind } from './happening.ts';
import { openMemoryPlace } from './memory-place.ts';
import { runSchedule } from './run-schedule.ts';
import { createSchedule } from './schedule.ts';

installFakeDatabase();

/** `npm run test:long` runs more, and `npm run torture` as many as are asked for, over HTTP or with `--memory`. */
const RUNS_HERE = inject('isLong') ? 2_000 : 8;

/** Seeds that have found errors, beside the first ones. */
const ONCE_WRONG = [1264, 9933, 10631, 10772, 13836, 15202, 15807, 16198, 17004, 17538, 600704];

/** Schedules of all operations mixed, edits of the history among them. */
const MIXED_HERE = inject('isLong') ? 1_000 : 5;

const MIXED_ONCE_WRONG = [
  24523, 40116, 102186, 102802, 200923, 204876, 205573, 403778, 1019408, 1019863, 1505774, 7000824, 9012340,
  20011625, 20013121, 30000876, 41002640, 41006031, 41007014,
];

const FINE = { lost: [], doubled: [], wrong: [] };

/** Runs the schedules of these seeds and expects that nothing is lost, recorded twice or wrong. Returns how much has happened. */
async function runAll(kind: ScheduleKind, seeds: readonly number[]) {
  const sums = { recorded: 0, repetitions: 0, cuts: 0, edits: 0 };
  for (const seed of seeds) {
    const schedule = createSchedule(seed, kind);
    const verdict = await runSchedule(schedule, openMemoryPlace(schedule.serviceSkewMs));
    expect(verdict, `${kind}, seed ${seed}`).toMatchObject(FINE);
    for (const key of ['recorded', 'repetitions', 'cuts', 'edits'] as const) sums[key] += verdict[key];
  }
  return sums;
}

const firstSeeds = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

// Schedules without events would prove nothing: hence the numbers at the end of each test.

test('under random faults, every switch arrives exactly once with its time, and every change happens once', async () => {
  const { recorded, repetitions, cuts } = await runAll('switches', [...firstSeeds(RUNS_HERE), ...ONCE_WRONG]);
  expect(recorded).toBeGreaterThan(RUNS_HERE * 5);
  expect(repetitions).toBeGreaterThan(RUNS_HERE);
  expect(cuts).toBeGreaterThan(RUNS_HERE);
});

test('under random faults with edits of the history, every operation happens once, and an edit is undone as a whole', async () => {
  const { recorded, edits, cuts } = await runAll('mixed', [...firstSeeds(MIXED_HERE), ...MIXED_ONCE_WRONG]);
  expect(recorded).toBeGreaterThan(MIXED_HERE * 5);
  expect(edits).toBeGreaterThan(MIXED_HERE);
  expect(cuts).toBeGreaterThan(MIXED_HERE / 2);
});
