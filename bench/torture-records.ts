import { runRecordsSchedule } from '../apps/web/src/testing/torture-records/run-schedule.ts';
import { createSchedule } from '../apps/web/src/testing/torture-records/schedule.ts';

const REPORT_EVERY = 500;

/** Runs `runs` random schedules of members, groups and memberships from `seed` on, in this process. Returns whether nothing was wrong. */
export async function tortureRecords(runs: number, seed: number): Promise<boolean> {
  console.log(`${runs} random schedules of members, groups and memberships, from seed ${seed} …`);
  const sums = { created: 0, deleted: 0, restored: 0, cuts: 0 };
  const totals = { lost: 0, doubled: 0, wrong: 0 };
  const failed: number[] = [];
  for (let done = 0; done < runs; done += 1) {
    const { faults, ...counts } = await runRecordsSchedule(createSchedule(seed + done));
    for (const key of ['created', 'deleted', 'restored', 'cuts'] as const) sums[key] += counts[key];
    for (const { kind } of faults) totals[kind] += 1;
    if (faults.length > 0) {
      failed.push(seed + done);
      console.log(`Seed ${seed + done}: ${faults.map(({ kind, what }) => `${kind} ${what}`).join('; ')}`);
    }
    if ((done + 1) % REPORT_EVERY === 0) console.log(`${done + 1} of ${runs} …`);
  }
  console.log(
    `${runs} schedules, ${sums.created} created, ${sums.deleted} deleted, ${sums.restored} restored, ${sums.cuts} connections cut: ${totals.lost} lost, ${totals.doubled} doubled, ${totals.wrong} otherwise wrong.`,
  );
  for (const bad of failed)
    console.log(`To repeat it: npm run torture -- --kind records --runs 1 --seed ${bad}`);
  return failed.length === 0;
}
