import { runRunsSchedule } from '../apps/web/src/testing/torture-runs/run-schedule.ts';

const REPORT_EVERY = 100;

/** Runs `runs` random schedules of runs and their undo from `seed` on, in this process. Returns whether nothing was wrong. */
export async function tortureRuns(runs: number, seed: number): Promise<boolean> {
  console.log(`${runs} random schedules of runs, from seed ${seed} …`);
  const sums = { operations: 0, cuts: 0 };
  const failed: number[] = [];
  for (let done = 0; done < runs; done += 1) {
    const { faults, operations, cuts } = await runRunsSchedule(seed + done);
    sums.operations += operations;
    sums.cuts += cuts;
    if (faults.length > 0) {
      failed.push(seed + done);
      console.log(`Seed ${seed + done}: ${faults.join('; ')}`);
    }
    if ((done + 1) % REPORT_EVERY === 0) console.log(`${done + 1} of ${runs} …`);
  }
  console.log(
    `${runs} schedules, ${sums.operations} operations carried out and undone, ${sums.cuts} connections cut: ${failed.length} wrong.`,
  );
  for (const bad of failed)
    console.log(`To repeat it: npm run torture -- --kind runs --runs 1 --seed ${bad}`);
  return failed.length === 0;
}
