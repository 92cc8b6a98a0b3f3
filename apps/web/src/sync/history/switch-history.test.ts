import { brandId } from '@frontboard/model';
import type { FaultRule } from '@frontboard/sandbox';
import { deleteMember, deleteSwitch, insertSwitch, microsFromMs, moveSwitch } from '@frontboard/sandbox';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { invalidateTouched } from '../../cache/in-flight/touched.ts';
import { memberQueries } from '../../cache/members/queries.ts';
import { createPersister } from '../../cache/persisted/create-persister.ts';
import { invalidateSwitches } from '../../cache/switches/switch-news.ts';
import { openDatabase } from '../../persistence/database.ts';
import {
  noteHistoryChange,
  noteHistoryOutdated,
  readHistory,
} from '../../persistence/history/stored-history.ts';
import { systemCaller } from '../../session/caller.ts';
import { createOrigin } from '../../testing/fake-browser.ts';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { installFakeDatabase } from '../../testing/fake-database.ts';
import { type OpenApp, openApp } from '../../testing/open-app.ts';
import { openSmallWorld, systemIdOf, systemUuidOf, tokenOf } from '../../testing/small-world.ts';
import { forgetPrivate } from '../forgetting/forget-private.ts';
import { createHistoryDevice } from './history-device.ts';
import { createHistoryLoader, type HistoryExtent } from './history-loader.ts';
import { openHistories } from './open-histories.ts';
import { EVERYTHING } from './pending-spans.ts';
import { prepareNewestSwitches, prepareOwnHistory } from './prepare-history.ts';
import type { SwitchHistory } from './switch-history.ts';

installFakeDatabase();

beforeEach(async () => {
  for (const store of ['history', 'outbox'] as const) await (await openDatabase()).clear(store);
});

const START_MS = Date.UTC(2025, 0, 1);
const MEMBER = '11111111-0000-4000-8000-000000000000';
const VIEWER = systemUuidOf(0);
const LIST = { path: '/switches\\?' };

/** Id of the switch with this number; a higher number is a later switch. */
const switchId = (number: number) => `90000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A service whose first system has one switch a minute, `count` and the one of the small world. */
function openWorld(count: number, stepMs = 60_000) {
  const clock = createFakeClock();
  const world = openSmallWorld(2, clock);
  const { state } = world.sandbox;
  for (let number = 0; number < count; number += 1) {
    const timestamp = microsFromMs(START_MS + number * stepMs);
    const members = number % 3 === 0 ? [] : [MEMBER];
    insertSwitch(state, { uuid: switchId(number), system: VIEWER, timestamp, members });
  }
  const switchOf = (number: number) => {
    const row = state.switches.get(switchId(number));
    if (row === undefined) throw new Error(`There is no switch ${number}.`);
    return row;
  };
  return {
    clock,
    world,
    origin: createOrigin(),
    state,
    fault: (...rules: FaultRule[]) => world.sandbox.faults.replace(rules),
    mend: () => world.sandbox.faults.clear(),
    remove: (number: number) => deleteSwitch(state, switchOf(number)),
    move: (number: number, atMs: number) => moveSwitch(state, switchOf(number), microsFromMs(atMs)),
    lists: () => world.sandbox.requests.list().filter(({ path }) => path.includes('/switches?')).length,
    /** What the service would return, newest first. */
    truth: () =>
      [...(state.index.switchesOfSystem.get(VIEWER) ?? [])].reverse().map(({ uuid }) => uuid as string),
  };
}

type World = ReturnType<typeof openWorld>;

/** A page of the app with the history of the first system open. */
async function openPage(
  world: World,
  { isOwn = true, isStored = true, extent = 'all' as HistoryExtent } = {},
) {
  const app = isOwn ? await openSignedIn(world, isStored) : openApp({ ...world, latencyMs: 200 });
  onTestFinished(app.close);
  return { app, ...openHistory(app, world, isOwn, extent) };
}

async function openSignedIn(world: World, isStored = true): Promise<OpenApp> {
  const app = openApp({ ...world, latencyMs: 200 });
  onTestFinished(app.close);
  if (app.session.getState().system === null) {
    const setting = app.session.setToken(tokenOf(0), { isStored });
    await world.clock.advance(3_000);
    await setting;
  }
  return app;
}

function openHistory(app: OpenApp, { clock }: World, isOwn: boolean, extent: HistoryExtent = 'all') {
  const ref = isOwn ? VIEWER : systemIdOf(0);
  const loader = openHistories(app).of(systemCaller(app.client, app.session.getState().system, ref), ref);
  const stop = loader.subscribe(() => {}, extent);
  const now = () => loader.getSnapshot();
  return {
    loader,
    stop,
    now,
    ids: () => now().switches.map(({ id }) => id as string),
    async until(isReached: () => boolean, mostMs = 400_000) {
      for (let ms = 0; ms < mostMs && !isReached(); ms += 100) await clock.advance(100);
      expect(isReached()).toBe(true);
      // Longer than the batching of saves.
      if (now().state === 'complete') await clock.advance(3_000);
    },
  };
}

test('all switches are loaded in order, and a later page reads them from the device and fetches only the newest', async () => {
  const world = openWorld(450);
  const first = await openPage(world);
  await first.until(() => first.now().state === 'complete');
  expect(first.ids()).toEqual(world.truth());
  expect(first.now()).toMatchObject({ loadedCount: 451, loadedBackTo: null, error: null });
  first.app.close();

  world.fault({ kind: 'drop', match: LIST });
  const second = await openPage(world);
  await second.until(() => second.now().error !== null);
  expect(second.now().state).toBe('complete');
  expect(second.ids()).toEqual(world.truth());
  world.mend();
  const asked = world.lists();
  second.now().resume();
  await second.until(() => second.now().error === null);
  expect(world.lists() - asked).toBe(3);
});

test('a closed page neither loads nor stores more of a history', async () => {
  const world = openWorld(450);
  const first = await openPage(world);
  await first.until(() => first.now().loadedCount > 0);
  first.app.close();
  const asked = world.lists();
  await world.clock.advance(10_000);
  expect(await readHistory(VIEWER)).toBeNull();
  expect(world.lists()).toBe(asked);
});

test('the newest switches are shown before all others are read, with later changes', async () => {
  const world = openWorld(450);
  const first = await openPage(world);
  await first.until(() => first.now().state === 'complete');
  first.app.close();
  world.remove(440);
  await noteHistoryChange(VIEWER, switchId(440), null);
  world.remove(3);
  await noteHistoryChange(VIEWER, switchId(3), null);

  const second = await openPage(world);
  const seen: SwitchHistory[] = [];
  const seenAtMs: number[] = [];
  second.loader.subscribe(() => {
    seen.push(second.now());
    seenAtMs.push(world.clock.now());
  });
  await second.until(() => second.now().loadedCount > 0);
  second.loader.put(switchId(439), null);
  world.remove(439);
  await second.until(() => second.now().state === 'complete');
  // Time to paint them: reading the others keeps the page busy.
  const [shownAtMs = 0, allAtMs = 0] = [1, 250].map(
    (count) => seenAtMs[seen.findIndex(({ switches }) => switches.length >= count)],
  );
  expect(allAtMs - shownAtMs).toBeGreaterThanOrEqual(50);
  const head = seen.find(({ switches }) => switches.length > 0);
  const newest = head?.switches.map(({ id }) => id as string) ?? [];
  expect(newest).toHaveLength(199);
  expect(newest.slice(0, 3)).toEqual(second.ids().slice(0, 3));
  expect(newest).not.toContain(switchId(440));
  expect(head).toMatchObject({ state: 'loading', loadedBackTo: head?.switches.at(-1)?.timestamp });
  expect(second.ids()).toEqual(world.truth());
  second.app.close();
  expect((await readHistory(VIEWER))?.chunks.flat()).toHaveLength(448);
});

test('the newest switches and the names in them are read before the screen is there, and then not again', async () => {
  const world = openWorld(450);
  const first = await openPage(world);
  await first.until(() => first.now().state === 'complete');
  const list = memberQueries(
    systemCaller(first.app.client, first.app.session.getState().system, VIEWER),
  ).list(VIEWER);
  await first.app.once(createPersister).restore([list.queryKey]);
  const fetching = first.app.queryClient.fetchQuery(list);
  await world.clock.advance(3_000);
  await fetching;
  first.app.close();

  const app = openApp({ ...world, latencyMs: 200 });
  onTestFinished(app.close);
  await prepareOwnHistory(app);
  expect(app.queryClient.getQueryData(list.queryKey)).toMatchObject({ state: 'shared' });
  const reads = vi.spyOn(IDBObjectStore.prototype, 'get');
  onTestFinished(() => reads.mockRestore());
  const { ids } = openHistory(app, world, true);
  expect(ids()).toEqual(world.truth().slice(0, 200));
  expect(reads).not.toHaveBeenCalled();
});

/** A page that has read the newest switches of a history on the device, before its screen is there. */
async function openPrepared(world: World): Promise<OpenApp> {
  const first = await openPage(world);
  await first.until(() => first.now().state === 'complete');
  first.app.close();

  const app = openApp({ ...world, latencyMs: 200 });
  onTestFinished(app.close);
  await prepareOwnHistory(app);
  return app;
}

/** The ids of the switches that the screen of the own history shows first. */
async function firstShown(app: OpenApp, world: World): Promise<readonly string[] | undefined> {
  const { loader, ids, until } = openHistory(app, world, true);
  const heads: string[][] = [];
  loader.subscribe(() => heads.push(ids()));
  await until(() => heads.length > 0);
  return heads[0];
}

test('what was read long before the screen is there is read again', async () => {
  const world = openWorld(150);
  const app = await openPrepared(world);
  // Another page writes meanwhile.
  const newer = await openPage(world);
  newer.loader.put(switchId(149), null);
  world.remove(149);
  await newer.until(() => newer.now().state === 'complete');
  await world.clock.advance(10_000);
  expect(await firstShown(app, world)).toEqual(world.truth());
});

test('a change made after the newest switches were read is in what is shown first', async () => {
  const world = openWorld(150);
  const app = await openPrepared(world);
  world.remove(149);
  await noteHistoryChange(VIEWER, switchId(149), null);
  openHistories(app)
    .of(systemCaller(app.client, app.session.getState().system, VIEWER), VIEWER)
    .put(switchId(149), null);
  expect(await firstShown(app, world)).toEqual(world.truth());
});

test('all others are read once the page is idle', async () => {
  const world = openWorld(450);
  const first = await openPage(world);
  await first.until(() => first.now().state === 'complete');
  first.app.close();

  let beIdle = () => {};
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    beIdle = callback;
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const second = await openPage(world);
  await second.until(() => second.now().switches.length > 0);
  await world.clock.advance(1_000);
  expect(second.now()).toMatchObject({ state: 'loading', loadedCount: 200 });
  beIdle();
  await second.until(() => second.now().state === 'complete');
  expect(second.ids()).toEqual(world.truth());
});

test('50,000 switches are loaded and restored', { timeout: 240_000 }, async () => {
  const world = openWorld(50_000, 1_000);
  const first = await openPage(world);
  await first.until(() => first.now().state === 'complete', 3_600_000);
  expect(first.now().loadedCount).toBe(50_001);
  expect(first.ids()).toEqual(world.truth());
  first.app.close();
  expect((await readHistory(VIEWER))?.chunks.flat()).toHaveLength(50_001);
});

test('switches that others deleted, moved or added are found among the newest, and deeper ones by a full check', async () => {
  const world = openWorld(400);
  const page = await openPage(world);
  await page.until(() => page.now().state === 'complete');
  world.remove(390);
  world.move(385, START_MS + 395.5 * 60_000);
  world.remove(5);
  page.loader.recheckNewest();
  await page.until(() => !page.ids().includes(switchId(390)));
  expect(page.ids()).toContain(switchId(5));
  page.now().recheckAll();
  await page.until(() => page.now().state === 'complete');
  expect(page.ids()).toEqual(world.truth());
});

test('switches that are deleted and added while pages arrive cause neither a gap nor a duplicate', async () => {
  const world = openWorld(600);
  const page = await openPage(world);
  await page.until(() => page.now().loadedCount >= 200);
  world.remove(300);
  world.remove(100);
  insertSwitch(world.state, {
    uuid: switchId(9_999),
    system: VIEWER,
    timestamp: microsFromMs(START_MS + 30_000),
    members: [],
  });
  await page.until(() => page.now().state === 'complete');
  page.loader.recheckNewest();
  await page.until(() => page.now().state === 'complete');
  expect(page.ids()).toEqual(world.truth());
});

test('250 switches at one instant do not end the loading, and all others are loaded', async () => {
  const world = openWorld(150);
  for (let number = 1_000; number < 1_250; number += 1) {
    const timestamp = microsFromMs(START_MS + 50 * 60_000);
    insertSwitch(world.state, { uuid: switchId(number), system: VIEWER, timestamp, members: [] });
  }
  const page = await openPage(world);
  await page.until(() => page.now().state === 'complete');
  const ids = page.ids();
  for (let number = 0; number < 150; number += 1) {
    // It is at that instant, too.
    if (number !== 50) expect(ids).toContain(switchId(number));
  }
  expect(new Set(ids).size).toBe(ids.length);
});

test('a time between known switches that was not loaded is a gap, also in the next page, until it is loaded', async () => {
  const world = openWorld(250);
  const first = await openPage(world);
  await first.until(() => first.now().state === 'complete');
  first.app.close();
  const newest = first.now().switches[0]?.timestamp ?? '';
  const newestMs = Date.parse(newest);
  for (let number = 1_000; number < 1_300; number += 1) {
    const timestamp = microsFromMs(newestMs + (number - 999) * 1_000);
    insertSwitch(world.state, { uuid: switchId(number), system: VIEWER, timestamp, members: [] });
  }
  world.fault({ kind: 'drop', match: { path: 'before=2' } });
  const second = await openPage(world);
  await second.until(() => second.now().error !== null);
  const iso = (ms: number) => new Date(ms).toISOString().replace('.000Z', 'Z');
  const edge = iso(newestMs + 201_000);
  expect(second.now()).toMatchObject({ state: 'complete', loadedCount: 351, gapsBefore: [edge] });
  await world.clock.advance(3_000);
  second.app.close();

  world.fault({ kind: 'drop', match: LIST });
  const third = await openPage(world);
  await third.until(() => third.now().error !== null);
  expect(third.now().gapsBefore).toEqual([edge]);
  third.loader.put(switchId(2_000), {
    id: brandId('SwitchId', switchId(2_000)),
    timestamp: iso(newestMs + 100_500),
    memberIds: [],
    members: null,
    extra: {},
  });
  expect(third.now().gapsBefore).toEqual([edge, iso(newestMs + 100_500)]);
  world.mend();
  third.now().resume();
  await third.until(() => third.now().error === null && third.now().loadedCount === 551);
  expect(third.now().gapsBefore).toEqual([]);
  expect(third.ids()).toEqual(world.truth());
});

test('fetching known switches again causes no gap, and below a paused loading there is one', async () => {
  const world = openWorld(450);
  const page = await openPage(world);
  const gaps: (readonly string[])[] = [];
  await page.until(() => page.now().loadedCount >= 200);
  page.now().pause();
  await world.clock.advance(5_000);
  expect(page.now().gapsBefore).toEqual([page.now().switches.at(-1)?.timestamp]);
  page.now().resume();
  await page.until(() => page.now().state === 'complete');
  page.loader.subscribe(() => gaps.push(page.now().gapsBefore));
  for (const again of [() => page.loader.recheckNewest(), () => page.now().recheckAll()]) {
    const asked = world.lists();
    again();
    await page.until(() => world.lists() > asked + 1 && page.now().state === 'complete');
  }
  expect(gaps.length).toBeGreaterThan(3);
  expect(gaps.flat()).toEqual([]);
});

test('a paused loading stays paused in the next page, and continues where it stopped', async () => {
  const world = openWorld(900);
  const first = await openPage(world);
  await first.until(() => first.now().loadedCount >= 300);
  first.now().pause();
  await world.clock.advance(5_000);
  const count = first.now().loadedCount;
  await world.clock.advance(20_000);
  expect(first.now()).toMatchObject({ state: 'paused', loadedCount: count });
  first.app.close();

  const asked = world.lists();
  const second = await openPage(world);
  await second.until(() => second.now().loadedCount === count);
  await world.clock.advance(20_000);
  expect(second.now().state).toBe('paused');
  second.now().resume();
  await second.until(() => second.now().state === 'complete');
  expect(second.ids()).toEqual(world.truth());
  expect(world.lists() - asked).toBeLessThan(12);
});

test('too many requests and a service that fails delay the loading and lose nothing', async () => {
  const world = openWorld(300);
  world.fault(
    { kind: 'rate-limit', match: LIST, times: 2, ms: 1_500 },
    { kind: 'status', status: 500, match: LIST, times: 6 },
  );
  const page = await openPage(world);
  await page.until(() => page.now().state === 'failed');
  await page.until(() => page.now().state === 'complete', 2_000_000);
  expect(page.ids()).toEqual(world.truth());
});

test('however often the loading has failed and recovered, it is tried again soon after the next failure', async () => {
  const world = openWorld(20);
  const page = await openPage(world);
  await page.until(() => page.now().state === 'complete');
  for (let failure = 0; failure < 6; failure += 1) {
    world.fault({ kind: 'drop', match: LIST });
    page.loader.recheckNewest();
    await page.until(() => page.now().error !== null);
    world.mend();
    await page.until(() => page.now().error === null, 20_000);
  }
});

test.each(['private', 'not-found'] as const)(
  "another system's history is dropped when it turns %s in the middle, and nothing of it is on the device",
  async (refusal) => {
    const world = openWorld(500);
    const page = await openPage(world, { isOwn: false });
    await page.until(() => page.now().loadedCount >= 200);
    const system = world.state.systems.get(VIEWER);
    if (system === undefined) throw new Error('There is no system.');
    if (refusal === 'private') system.privacy.front_history_privacy = 'private';
    else world.world.deleteSystem(0);
    await page.until(() => page.now().refusal !== null);
    expect(page.now()).toMatchObject({ refusal, switches: [], loadedCount: 0 });
    expect(await (await openDatabase()).getAllKeys('history')).toEqual([]);
  },
);

test('the history of another system leaves memory when no screen shows it', async () => {
  const world = openWorld(20);
  const page = await openPage(world, { isOwn: false });
  await page.until(() => page.now().state === 'complete');
  page.stop();
  await world.clock.advance(5_000);
  const again = openHistory(page.app, world, false);
  expect(again.now().switches).toEqual([]);
});

test('answers for a session-only account are not stored', async () => {
  const page = await openPage(openWorld(20), { isStored: false });
  await page.until(() => page.now().state === 'complete');
  expect(await (await openDatabase()).getAllKeys('history')).toEqual([]);
});

test('forgetting the account deletes the history, also while another page still has it', async () => {
  const world = openWorld(150);
  const mine = await openPage(world);
  await mine.until(() => mine.now().state === 'complete');
  await forgetPrivate(mine.app, VIEWER, { keepsOnlyHere: false });
  mine.loader.put(switchId(1), null);
  mine.now().recheckAll();
  await world.clock.advance(20_000);
  expect(await (await openDatabase()).getAllKeys('history')).toEqual([]);
});

test('a change while the history is closed is in it when it opens', async () => {
  const world = openWorld(300);
  const first = await openPage(world);
  await first.until(() => first.now().state === 'complete');
  first.app.close();
  world.remove(2);
  await noteHistoryChange(VIEWER, switchId(2), null);
  const second = await openPage(world);
  await second.until(() => second.now().state === 'complete');
  expect(second.ids()).toEqual(world.truth());
  expect((await readHistory(VIEWER))?.changes.size).toBe(0);
});

test('a switch recorded here is shown, and removed when it is undone', async () => {
  const world = openWorld(11);
  const page = await openPage(world);
  await page.until(() => page.now().state === 'complete');
  const recording = page.app.switchQueue.record({ members: [] });
  await world.clock.advance(5_000);
  const result = await recording;
  await page.until(() => page.now().loadedCount === 13);
  expect(page.ids()).toEqual(world.truth());
  if (!result.ok) throw new Error(result.message);
  await page.app.switchQueue.undo(result.id);
  await page.until(() => page.now().loadedCount === 12);
  expect(page.ids()).toEqual(world.truth());
});

test('a forgotten switch that is recorded far back leaves the list and the device when it is undone', async () => {
  const world = openWorld(450);
  const page = await openPage(world);
  await page.until(() => page.now().state === 'complete');
  const recording = page.app.switchQueue.record({ members: [], atMs: START_MS + 30_000 });
  await page.until(() => page.now().loadedCount === 452);
  const result = await recording;
  if (!result.ok) throw new Error(result.message);
  const undoing = page.app.switchQueue.undo(result.id);
  await page.until(() => page.now().loadedCount === 451, 10_000);
  await undoing;
  expect(page.ids()).toEqual(world.truth());
  page.app.close();
  const stored = await readHistory(VIEWER);
  expect(stored?.chunks.flat()).toHaveLength(451);
});

test('a forgotten switch far back is shown and stored, also if its answer was lost', async () => {
  const world = openWorld(450);
  const page = await openPage(world);
  await page.until(() => page.now().state === 'complete');
  world.fault({ kind: 'lost-answer', match: { method: 'POST' }, times: 1 });
  const recording = page.app.switchQueue.record({ members: [], atMs: START_MS + 30_000 });
  await page.until(() => page.now().loadedCount === 452, 60_000);
  expect(await recording).toMatchObject({ ok: true });
  expect(page.ids()).toEqual(world.truth());
  page.app.close();
  const stored = await readHistory(VIEWER);
  expect(stored?.chunks.flat()).toHaveLength(452);
});

test('what is noted as changed at any time is fetched by the next page, of a history that was read a moment ago', async () => {
  const world = openWorld(450);
  const first = await openPage(world);
  await first.until(() => first.now().state === 'complete');
  first.app.close();
  world.remove(1);
  await noteHistoryOutdated(VIEWER, EVERYTHING);
  const second = await openPage(world);
  await second.until(() => second.now().state === 'complete');
  expect(second.ids()).toEqual(world.truth());
});

/** A page with a screen that shows only the newest switches. */
const openNewest = (world: World) => openPage(world, { extent: 'newest' });

/** Adds switches after all others, as another device does. */
function addElsewhere(world: World, count: number): void {
  const newestMs = Math.max(
    ...[...world.state.switches.values()].map(({ timestamp }) => Number(timestamp / 1_000n)),
  );
  for (let number = 1; number <= count; number += 1) {
    const timestamp = microsFromMs(newestMs + number * 1_000);
    insertSwitch(world.state, { uuid: switchId(5_000 + number), system: VIEWER, timestamp, members: [] });
  }
}

test('a screen with the newest switches loads one page, and more when it shows more; the history loads the rest', async () => {
  const world = openWorld(450);
  const page = await openNewest(world);
  await page.until(() => page.now().loadedCount > 0);
  await world.clock.advance(20_000);
  expect(page.ids()).toEqual(world.truth().slice(0, 100));
  expect(world.lists()).toBe(1);
  page.loader.wantNewest(30);
  await world.clock.advance(5_000);
  expect(world.lists()).toBe(1);
  page.loader.wantNewest(110);
  await page.until(() => page.now().loadedCount > 110);
  await world.clock.advance(20_000);
  expect(page.ids()).toEqual(world.truth().slice(0, 199));
  expect(world.lists()).toBe(2);

  openHistory(page.app, world, true);
  await page.until(() => page.now().state === 'complete');
  expect(page.ids()).toEqual(world.truth());
});

test('the newest switches are stored, and one request finds what is new', async () => {
  const world = openWorld(450);
  const first = await openNewest(world);
  await first.until(() => first.now().loadedCount > 0);
  await world.clock.advance(2_000);
  first.app.close();
  addElsewhere(world, 30);

  const app = openApp({ ...world, latencyMs: 200 });
  onTestFinished(app.close);
  await prepareNewestSwitches(app);
  const asked = world.lists();
  const { ids, until } = openHistory(app, world, true, 'newest');
  await until(() => ids().length > 0);
  expect(ids()).toEqual(world.truth().slice(30, 130));
  await until(() => ids().length === 130);
  await world.clock.advance(20_000);
  expect(ids()).toEqual(world.truth().slice(0, 130));
  expect(world.lists() - asked).toBe(1);
});

/** The history of the own system, whose copy on the device can be read once `answer` is called. */
async function openBehindSlowDevice(world: World, extent: HistoryExtent) {
  const { clock } = world;
  const app = await openSignedIn(world);
  let answer = () => {};
  const answers = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const device = createHistoryDevice(VIEWER, clock, () => true);
  const loader = createHistoryLoader({
    caller: systemCaller(app.client, app.session.getState().system, VIEWER),
    systemRef: VIEWER,
    clock,
    online: app.online,
    device: {
      ...device,
      readHead: () => answers.then(device.readHead),
      read: () => answers.then(device.read),
    },
    isAllowed: () => true,
  });
  onTestFinished(loader.dispose);
  loader.subscribe(() => {}, extent);
  const now = () => loader.getSnapshot();
  const ids = () => now().switches.map(({ id }) => id as string);
  return { loader, now, ids, answer };
}

test.each(['newest', 'all'] as const)(
  'the newest page does not wait for a slow device, and is requested once (%s)',
  async (extent) => {
    const world = openWorld(450);
    const first = await openPage(world);
    await first.until(() => first.now().state === 'complete');
    first.app.close();
    addElsewhere(world, 3);
    const asked = world.lists();

    const slow = await openBehindSlowDevice(world, extent);
    await world.clock.advance(5_000);
    expect(slow.ids()).toEqual(world.truth().slice(0, 100));
    expect(world.lists() - asked).toBe(1);
    slow.answer();
    await world.clock.advance(20_000);
    expect(slow.now()).toMatchObject({ state: 'complete', loadedCount: 454 });
    expect(slow.ids()).toEqual(world.truth());
    expect(world.lists() - asked).toBe(extent === 'newest' ? 1 : 3);
  },
);

test('a switch that is changed while the device is read keeps its change', async () => {
  const world = openWorld(450);
  const first = await openPage(world);
  await first.until(() => first.now().state === 'complete');
  first.app.close();

  const slow = await openBehindSlowDevice(world, 'newest');
  await world.clock.advance(5_000);
  world.remove(449);
  slow.loader.put(switchId(449), null);
  world.remove(5);
  slow.loader.put(switchId(5), null);
  slow.answer();
  await world.clock.advance(20_000);
  expect(slow.ids()).toEqual(world.truth());
});

test('without a copy on the device, the page that arrived before that is known is the first of the history', async () => {
  const world = openWorld(250);
  const slow = await openBehindSlowDevice(world, 'newest');
  await world.clock.advance(5_000);
  slow.answer();
  for (let step = 0; step < 50; step += 1) await world.clock.advance(100);
  expect(world.lists()).toBe(1);
  expect((await readHistory(VIEWER))?.chunks.flat()).toHaveLength(100);
  slow.loader.subscribe(() => {});
  await world.clock.advance(20_000);
  expect(slow.ids()).toEqual(world.truth());
});

test('more new switches than a page has are a gap before the known ones, until they are shown', async () => {
  const world = openWorld(250);
  const first = await openPage(world);
  await first.until(() => first.now().state === 'complete');
  first.app.close();
  addElsewhere(world, 180);

  const second = await openNewest(world);
  await second.until(() => second.now().loadedCount === 351);
  await world.clock.advance(20_000);
  expect(second.now().gapsBefore).toEqual([second.now().switches[99]?.timestamp]);
  second.app.close();

  const third = await openNewest(world);
  await third.until(() => third.now().loadedCount === 351);
  await world.clock.advance(20_000);
  expect(third.now().gapsBefore).toEqual([third.now().switches[99]?.timestamp]);
  third.loader.wantNewest(130);
  await third.until(() => third.now().gapsBefore.length === 0);
  expect(third.ids()).toEqual(world.truth());
});

test('without a screen nothing is requested, and a screen that opens later fetches what is stale', async () => {
  const world = openWorld(20);
  const page = await openNewest(world);
  await page.until(() => page.now().state === 'complete');
  page.stop();
  const asked = world.lists();
  invalidateSwitches(page.app.queryClient, VIEWER);
  page.app.visibleFlag.set(false);
  page.app.visibleFlag.set(true);
  await world.clock.advance(20_000);
  expect(world.lists()).toBe(asked);
  addElsewhere(world, 1);
  openHistory(page.app, world, true, 'newest');
  await page.until(() => page.now().loadedCount === 22);
  expect(world.lists()).toBe(asked + 1);
});

test.each(['newest', 'all'] as const)(
  'a screen that opens long after the last request fetches the newest again (%s)',
  async (extent) => {
    const world = openWorld(20);
    const page = await openPage(world, { extent });
    await page.until(() => page.now().state === 'complete');
    page.stop();
    addElsewhere(world, 1);
    openHistory(page.app, world, true, extent);
    await world.clock.advance(5_000);
    expect(page.now().loadedCount).toBe(21);
    await world.clock.advance(600_000);
    openHistory(page.app, world, true, extent);
    await world.clock.advance(5_000);
    expect(page.ids()).toEqual(world.truth());
  },
);

test('a deletion of a member, which empties switches, fetches the newest again', async () => {
  const world = openWorld(20);
  const page = await openNewest(world);
  await page.until(() => page.now().state === 'complete');
  expect(page.now().switches[0]?.memberIds).toHaveLength(1);
  const member = world.state.members.get(MEMBER);
  if (member === undefined) throw new Error('There is no member.');
  deleteMember(world.state, member);
  invalidateTouched(page.app.queryClient, VIEWER, ['switches']);
  await page.until(() => page.now().switches[0]?.memberIds.length === 0, 20_000);
});
