import { createRandom, formatMicros, insertSwitch, microsFromMs, parseMicros } from '@frontboard/sandbox';
import '../../sync/runs/carry-out/carry-out.ts';
import { memoryStorage } from '../../platform/storage.ts';
import { SETTINGS_KEY } from '../../state/settings.ts';
import { openRuns, type Runs } from '../../sync/runs/open-runs.ts';
import { isFailed, type OperationEnd } from '../../sync/runs/run.ts';
import { emptyDatabase } from '../empty-database.ts';
import { createOrigin } from '../fake-browser.ts';
import { createFakeClock, type FakeClock, settlePromises } from '../fake-clock.ts';
import { OWN_TOKEN, OWN_UUID } from '../torture/own-system.ts';
import { openLine } from '../torture-records/line.ts';
import { openPage, type Page } from '../torture-records/page.ts';
import { CALM, randomWeather } from '../torture-records/schedule.ts';
import { takeChance } from '../torture-records/take-chance.ts';
import { openRecordWorld, type RecordWorld } from '../torture-records/world.ts';
import { FIRST_SWITCH_MS, randomRun, switchesOf } from './random-run.ts';

/** The result of one schedule. */
export interface RunsVerdict {
  readonly faults: readonly string[];
  readonly operations: number;
  readonly cuts: number;
}

const SWITCH_UUID = '33333333-0000-4000-8000-00000000000';
const SAME_FRONTERS = 'Member list identical to current fronter list.';
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
      judgeDone(runsOf(), id, world, faults);
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

/** What is done is at the service, once. */
function judgeDone(runs: Runs, id: string, world: RecordWorld, faults: string[]): void {
  const run = runs.getSnapshot().runs.find(({ head }) => head.id === id);
  if (run === undefined) faults.push('The run is lost.');
  const created = new Map<string, number>();
  for (const { operation, progress } of run?.items ?? []) {
    if (progress.step !== 'ended') faults.push(`${operation.kind} did not end`);
    else if (isLikeNewest(progress.end)) continue;
    else if (isFailed(progress.end) && !isAboutDeleted(run?.items ?? [], operation))
      faults.push(`${operation.kind} ended as ${JSON.stringify(progress.end)}`);
    if (operation.kind === 'create') created.set(String(operation.fields.name), 1);
    if (operation.kind === 'record-switch') {
      const there = switchesOf(world).filter((row) => row.timestamp === parseMicros(operation.timestamp));
      if (there.length !== 1)
        faults.push(`the switch at ${operation.timestamp} is there ${there.length} times`);
    }
  }
  for (const [name] of created) {
    const count = world.rows('member').filter((row) => row.name === name).length;
    if (count !== 1) faults.push(`${name} is there ${count} times`);
  }
}

/** The service refuses a switch after the newest one with its members; which one was the newest then is unknown here. */
function isLikeNewest(end: OperationEnd): boolean {
  return end.as === 'refused' && end.detail === SAME_FRONTERS;
}

/** Two changes of one field: the second finds what the first has made, and not what was seen. */
function isAboutDeleted(
  items: readonly { operation: { kind: string } }[],
  operation: { kind: string },
): boolean {
  const refOf = (it: { kind: string; ref?: unknown }) => it.ref;
  const ref = refOf(operation);
  return ref !== undefined && items.some(({ operation: it }) => it !== operation && refOf(it) === ref);
}

/** The whole state of the service, by names: restored records have other ids. */
function contentOf(world: RecordWorld): string {
  const nameOf = new Map(world.rows('member').map(({ uuid, name }) => [uuid, name]));
  const plain = ({ uuid: _, id: __, created: ___, ...row }: { uuid: string; id: string; created: unknown }) =>
    row;
  const members = world.rows('member').map(plain);
  const groups = world.rows('group').map((row) => ({
    ...plain(row),
    members: world
      .membershipsOf(row.uuid)
      .map((uuid) => nameOf.get(uuid))
      .toSorted(),
  }));
  const switches = switchesOf(world).map(({ timestamp, members }) => ({
    timestamp: formatMicros(timestamp),
    members: members.map((uuid) => nameOf.get(uuid)),
  }));
  const sorted = [...members, ...groups, ...switches].map((row) => JSON.stringify(row)).toSorted();
  return sorted.join('\n');
}

function raise(): never {
  throw new RangeError('There is no such tab.');
}
