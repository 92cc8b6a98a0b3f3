import 'fake-indexeddb/auto';
import type { ScheduleKind } from '../apps/web/src/testing/torture/happening.ts';
import { openHttpPlace } from '../apps/web/src/testing/torture/http-place.ts';
import { openMemoryPlace } from '../apps/web/src/testing/torture/memory-place.ts';
import type { Place } from '../apps/web/src/testing/torture/place.ts';
import { runSchedule } from '../apps/web/src/testing/torture/run-schedule.ts';
import { createSchedule, type Schedule } from '../apps/web/src/testing/torture/schedule.ts';
import { readOptions, wholeNumber } from '../scripts/lib/options.mjs';
import { Problem, runCommand } from '../scripts/lib/problem.mjs';
import { tortureInBrowser } from './torture-browser.ts';
import { tortureRecords } from './torture-records.ts';
import { tortureRuns } from './torture-runs.ts';

const DEFAULT_RUNS = 300;
const REPORT_EVERY = 100;

const command = 'npm run torture';

const options = {
  runs: { example: '2000', help: 'How many random schedules.', read: wholeNumber(1) },
  kind: {
    example: 'records',
    help: 'The random actions: switches and changes of them (default), mixed: also edits of the history, records: members, groups and memberships, or runs: many writes and their undo.',
    read: readKind,
  },
  memory: {
    help: 'Switches without HTTP, in this process: faster, and the same seed gives the same result.',
  },
  browser: {
    example: '200',
    help: 'Instead: this many journeys in a real Chromium, whose connections are cut while the service works: pages are opened, reloaded and closed. Build the app first.',
    read: wholeNumber(1),
  },
  seed: { example: '17', help: 'The seed of the first; the others follow.', read: wholeNumber(1) },
};

await runCommand(async (args) => {
  const {
    runs = DEFAULT_RUNS,
    seed = 1,
    kind = 'switches',
    memory = false,
    browser,
  } = readOptions(args, { command, about: 'Runs random schedules with faults against a sandbox.', options });
  if (kind === 'runs') return (await tortureRuns(runs, seed)) ? 0 : 1;
  if (kind === 'records') return (await tortureRecords(runs, seed)) ? 0 : 1;
  if (browser !== undefined) {
    const { taps, repetitions, cuts, ...verdict } = await tortureInBrowser(browser, seed);
    const { lost, doubled, wrong } = verdict;
    console.log(
      `${browser} journeys with ${taps} switches in Chromium, ${cuts} requests cut, ${repetitions} repeated by the browser itself: ${lost.length} lost, ${doubled.length} doubled, ${wrong.length} otherwise wrong.`,
    );
    for (const [kind, names] of Object.entries(verdict))
      for (const name of names) console.log(`${kind}: ${name}`);
    return lost.length + doubled.length + wrong.length === 0 && repetitions > 0 ? 0 : 1;
  }
  console.log(`${runs} random schedules ${memory ? 'in this process' : 'over HTTP'}, from seed ${seed} …`);
  const openPlace = memory ? openMemoryPlace : openHttpPlace;
  const totals = { recorded: 0, edits: 0, lost: 0, doubled: 0, wrong: 0 };
  const failed: number[] = [];
  for (let done = 0; done < runs; done += 1) {
    const problems = await carryOut(createSchedule(seed + done, kind), openPlace, totals);
    if (problems.length > 0) {
      failed.push(seed + done);
      console.log(`Seed ${seed + done}: ${problems.join('; ')}`);
    }
    if ((done + 1) % REPORT_EVERY === 0) console.log(`${done + 1} of ${runs} …`);
  }
  console.log(
    `${runs} schedules, ${totals.recorded} switches recorded, ${totals.edits} edits of the history: ${totals.lost} lost, ${totals.doubled} doubled, ${totals.wrong} otherwise wrong.`,
  );
  for (const bad of failed)
    console.log(
      `To repeat it: ${command} -- --kind ${kind} ${memory ? '--memory ' : ''}--runs 1 --seed ${bad}`,
    );
  return failed.length === 0 ? 0 : 1;
});

/** Runs one schedule and adds its result to `totals`. Returns what went wrong, in words. */
async function carryOut(
  schedule: Schedule,
  openPlace: (skewMs: number) => Place | Promise<Place>,
  totals: { recorded: number; edits: number; lost: number; doubled: number; wrong: number },
): Promise<readonly string[]> {
  const place = await openPlace(schedule.serviceSkewMs);
  try {
    const { recorded, edits, lost, doubled, wrong } = await runSchedule(schedule, place);
    totals.recorded += recorded;
    totals.edits += edits;
    totals.lost += lost.length;
    totals.doubled += doubled.length;
    totals.wrong += wrong.length;
    return [
      ...lost.map((it) => `lost ${it}`),
      ...doubled.map((it) => `doubled ${it}`),
      ...wrong.map((it) => `wrong ${it}`),
    ];
  } catch (error) {
    totals.lost += 1;
    return [error instanceof Error ? error.message : String(error)];
  } finally {
    await place.close();
  }
}

function readKind(text: string): ScheduleKind | 'records' | 'runs' {
  if (text !== 'switches' && text !== 'mixed' && text !== 'records' && text !== 'runs')
    throw new Problem('--kind takes switches, mixed, records or runs.');
  return text;
}
