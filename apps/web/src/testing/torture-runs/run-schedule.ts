import { createRandom, insertSwitch, microsFromMs } from '@frontboard/sandbox';
import '../../sync/runs/carry-out/carry-out.ts';
import { memoryStorage } from '../../platform/storage.ts';
import { SETTINGS_KEY } from '../../state/settings.ts';
import { openRuns, type Runs } from '../../sync/runs/open-runs.ts';
import { emptyDatabase } from '../empty-database.ts';
import { createOrigin } from '../fake-browser.ts';
import { createFakeClock, type FakeClock, settlePromises } from '../fake-clock.ts';
import { OWN_TOKEN, OWN_UUID } from '../torture/own-system.ts';
import { openLine } from '../torture-records/line.ts';
import { openPage, type Page } from '../torture-records/page.ts';
import { CALM, randomWeather } from '../torture-records/schedule.ts';
import { takeChance } from '../torture-records/take-chance.ts';
import { openRecordWorld, type RecordWorld } from '../torture-records/world.ts';
import { contentOf, judgeDone } from './judge.ts';
import { FIRST_SWITCH_MS, randomRun } from './random-run.ts';

/** The result of one schedule. */
export interface RunsVerdict {
  readonly faults: readonly string[];
  readonly operations: number;
  readonly cuts: number;
}

const SWITCH_UUID = '33333333-0000-4000-8000-00000000000';
const MOST_ROUNDS = 80;
const ROUND_MS = 5_000;

/**
 * Starts a random run while connections break, pages are closed and runs are paused, lets it end and undoes it. The service
 * must then have its earlier state, field by field, with nothing lost and nothing twice. Needs an IndexedDB, which it empties.
 */
export async function runRunsSchedule(seed: number): Promise<RunsVerdict> {
  const clock = createFakeClock(Date.parse('2026-03-01T12:00:00.123Z'), settlePromises);
  const giveBack = takeChance(createRandom(`chance of runs ${seed}`), clock.now);
  try {
    return await carryOutSchedule(seed, clock);
  } finally {
    giveBack();
  }
}

async function carryOutSchedule(seed: number, clock: FakeClock): Promise<RunsVerdict> {
  const random = createRandom(`runs ${seed}`);
  await emptyDatabase();
  const world = openRecordWorld(clock);
  plantSwitches(world);
  const line = openLine(world, clock, seed);
  const area = memoryStorage();
  area.setItem(SETTINGS_KEY, JSON.stringify({ version: 16, settings: { token: OWN_TOKEN } }));
  const origin = createOrigin(area);
  const tabCount = random.chance(0.3) ? 2 : 1;
  const open = (tab: number) => openPage({ tab, origin, line, clock });
  const pages: Page[] = Array.from({ length: tabCount }, (_, tab) => open(tab));
  const faults: string[] = [];
  let names = 0;

  async function pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= 100) {
      origin.deliver();
      for (let turn = 0; turn < 2; turn += 1) await settlePromises();
      await clock.advance(Math.min(100, left));
    }
    for (let turn = 0; turn < 3; turn += 1) await settlePromises();
    origin.deliver();
  }

  const runsOf = (tab = 0): Runs => openRuns(pages[tab]?.services ?? raise());

  /** Lets everything end; what a person has paused is resumed. */
  async function finish(): Promise<void> {
    line.setWeather(CALM);
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      await pass(ROUND_MS);
      const { isReady, runs } = runsOf().getSnapshot();
      for (const { head } of runs)
        if (head.phase === 'paused')
          runsOf()
            .resume(head.id)
            .catch(() => {});
      if (isReady && runs.every(({ head }) => head.phase === 'ended')) return;
    }
    faults.push('It comes to no end.');
  }

  async function disturb(): Promise<void> {
    const tab = random.between(0, tabCount - 1);
    const head = runsOf(tab).getSnapshot().runs.at(-1)?.head;
    switch (random.pick(['weather', 'weather', 'reopen', 'pause', 'resume', 'wait'] as const)) {
      case 'weather':
        return line.setWeather(randomWeather(random));
      case 'reopen':
        pages[tab]?.close();
        pages[tab] = open(tab);
        runsOf(tab);
        return;
      case 'pause':
        if (head?.phase === 'going')
          runsOf(tab)
            .pause(head.id)
            .catch(() => {});
        return;
      case 'resume':
        if (head?.phase === 'paused')
          runsOf(tab)
            .resume(head.id)
            .catch(() => {});
        return;
      case 'wait':
    }
  }

  async function disturbForAWhile(): Promise<void> {
    for (let count = random.between(3, 10); count > 0; count -= 1) {
      await disturb();
      await pass(random.pick([60, 300, 1_500, 6_000]));
    }
  }

  try {
    await pass(2_000);
    for (const [tab] of pages.entries()) runsOf(tab);
    await pass(1_000);
    const before = contentOf(world);
    const operations = randomRun(random, world, () => {
      names += 1;
      return `New ${names}`;
    });
    const starting = runsOf().start({ about: 'bulk', operations });
    await pass(50);
    const id = await starting;
    const isUndoneOnTheWay = random.chance(0.3);
    await disturbForAWhile();
    if (!isUndoneOnTheWay) {
      await finish();
      judgeDone(
        runsOf()
          .getSnapshot()
          .runs.find(({ head }) => head.id === id),
        world,
        faults,
      );
      line.setWeather(randomWeather(random));
    } else while (!runsOf().getSnapshot().isReady) await pass(1_000);
    await pass(500);
    runsOf()
      .undo(id)
      .catch((error: unknown) => faults.push(`Undo: ${error}`));
    await pass(100);
    await disturbForAWhile();
    await finish();
    await pass(70_000);
    const after = contentOf(world);
    if (after !== before) faults.push(`Undone, and ${after} is not ${before}`);
    const cuts = world.sandbox.requests.list().filter(({ fault }) => fault === 'cut').length;
    return { faults, operations: operations.length, cuts };
  } finally {
    for (const page of pages) page.close();
  }
}

/** Some switches of two members, some seconds apart. */
function plantSwitches(world: RecordWorld): void {
  const [one, other] = world.rows('member').map(({ uuid }) => uuid);
  if (one === undefined || other === undefined) return;
  for (const [index, members] of [[one], [other], [one, other], [other, one], []].entries()) {
    const timestamp = microsFromMs(FIRST_SWITCH_MS + index * 11_000 + 457);
    insertSwitch(world.sandbox.state, {
      uuid: `${SWITCH_UUID}${index}`,
      system: OWN_UUID,
      timestamp,
      members,
    });
  }
}

function raise(): never {
  throw new RangeError('There is no such tab.');
}
