import { brandId } from '@frontboard/model';
import { insertMember, insertSwitch, microsFromMs, newMemberRow } from '@frontboard/sandbox';
import { beforeEach, expect, inject, onTestFinished, test, vi } from 'vitest';
import { memberQueries } from '../../cache/members/queries.ts';
import { createPersister } from '../../cache/persisted/create-persister.ts';
import { switchQueries } from '../../cache/switches/queries.ts';
import { systemLookups } from '../../cache/systems/lookup-queries.ts';
import { openDatabase } from '../../persistence/database.ts';
import {
  noteHistoryChange,
  noteHistoryOutdated,
  readHistory,
} from '../../persistence/history/stored-history.ts';
import { systemCaller } from '../../session/caller.ts';
import { emptyDatabase } from '../../testing/empty-database.ts';
import { installFakeDatabase } from '../../testing/fake-database.ts';
import {
  addSwitchesElsewhere,
  HISTORY_MEMBER,
  HISTORY_START_MS,
  HISTORY_VIEWER,
  type HistoryWorld,
  historyOn,
  openHistoryPage,
  openHistoryWorld,
  SWITCH_LISTS,
  switchIdOf,
} from '../../testing/history-world.ts';
import { type OpenApp, openApp } from '../../testing/open-app.ts';
import { systemIdOf } from '../../testing/small-world.ts';
import { forgetPrivate } from '../forgetting/forget-private.ts';
import { openHistories } from './open-histories.ts';
import { EVERYTHING } from './pending-spans.ts';
import { prepareOwnHistory } from './prepare-history.ts';
import type { SwitchHistory } from './switch-history.ts';

installFakeDatabase();

beforeEach(async () => {
  await emptyDatabase();
});

test('all switches are loaded in order, and a later page reads them from the device and fetches only the newest', async () => {
  const world = openHistoryWorld(450);
  const first = await openHistoryPage(world);
  await first.until(() => first.now().state === 'complete');
  expect(first.ids()).toEqual(world.truth());
  expect(first.now()).toMatchObject({ loadedCount: 451, loadedBackTo: null, error: null });
  first.app.close();

  world.fault({ kind: 'drop', match: SWITCH_LISTS });
  const second = await openHistoryPage(world);
  await second.until(() => second.now().error !== null);
  expect(second.now().state).toBe('complete');
  expect(second.ids()).toEqual(world.truth());
  world.mend();
  const asked = world.lists();
  second.now().resume();
  await second.until(() => second.now().error === null);
  expect(world.lists() - asked).toBe(3);
});

test.each([
  ['the own', true],
  ['another', false],
])(
  'the front order of %s history is taken from switches read alone and from the front, whichever is read first',
  async (_whose, isOwn) => {
    const world = openHistoryWorld(10);
    const second = HISTORY_MEMBER.replace(/0$/, '5');
    const created = '2024-01-01T00:00:00Z';
    insertMember(
      world.state,
      newMemberRow({ uuid: second, id: 'second', system: HISTORY_VIEWER, name: 'Second', created }),
    );
    for (const number of [20, 21, 22]) {
      const timestamp = microsFromMs(HISTORY_START_MS + number * 60_000);
      insertSwitch(world.state, {
        uuid: switchIdOf(number),
        system: HISTORY_VIEWER,
        timestamp,
        members: [HISTORY_MEMBER, second],
      });
    }
    const page = await openHistoryPage(world, { isOwn });
    await page.until(() => page.now().state === 'complete');
    const newest = (one = page) =>
      one
        .now()
        .switches.slice(0, 3)
        .map(({ memberIds, isInOrder }) => [isInOrder, ...memberIds]);
    const [listed, ordered] = [
      [false, 'second', 'memaaa'],
      [true, 'memaaa', 'second'],
    ];
    expect(newest()).toEqual([listed, listed, listed]);
    const { app } = page;
    const ref = isOwn ? HISTORY_VIEWER : systemIdOf(0);
    const caller = systemCaller(app.client, app.session.getState().system, ref);
    const fetched = [
      app.queryClient.fetchQuery(switchQueries(caller).detail(ref, switchIdOf(20))),
      app.queryClient.fetchQuery(systemLookups(caller).front(ref)),
    ];
    await world.clock.advance(3_000);
    await Promise.all(fetched);
    expect(newest()).toEqual([ordered, listed, ordered]);
    // A list that is fetched again doesn't know it, and nor does another history of the same page.
    page.loader.recheckNewest();
    await world.clock.advance(3_000);
    expect(newest()).toEqual([ordered, listed, ordered]);
    page.stop();
    await world.clock.advance(3_000);
    const again = historyOn(app, world, isOwn);
    await again.until(() => again.now().state === 'complete');
    expect(newest({ ...page, ...again })).toEqual([ordered, listed, ordered]);
    if (!isOwn) return;
    app.close();
    const later = await openHistoryPage(world);
    await later.until(() => later.now().state === 'complete');
    expect(newest(later)).toEqual([ordered, listed, ordered]);
  },
);

test('a closed page neither loads nor stores more of a history', async () => {
  const world = openHistoryWorld(450);
  const first = await openHistoryPage(world);
  await first.until(() => first.now().loadedCount > 0);
  first.app.close();
  const asked = world.lists();
  await world.clock.advance(10_000);
  expect(await readHistory(HISTORY_VIEWER)).toBeNull();
  expect(world.lists()).toBe(asked);
});

test('the newest switches are shown before all others are read, with later changes', async () => {
  const world = openHistoryWorld(450);
  const first = await openHistoryPage(world);
  await first.until(() => first.now().state === 'complete');
  first.app.close();
  world.remove(440);
  await noteHistoryChange(HISTORY_VIEWER, switchIdOf(440), null);
  world.remove(3);
  await noteHistoryChange(HISTORY_VIEWER, switchIdOf(3), null);

  const second = await openHistoryPage(world);
  const seen: SwitchHistory[] = [];
  const seenAtMs: number[] = [];
  second.loader.subscribe(() => {
    seen.push(second.now());
    seenAtMs.push(world.clock.now());
  });
  await second.until(() => second.now().loadedCount > 0);
  second.loader.put(switchIdOf(439), null);
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
  expect(newest).not.toContain(switchIdOf(440));
  expect(head).toMatchObject({ state: 'loading', loadedBackTo: head?.switches.at(-1)?.timestamp });
  expect(second.ids()).toEqual(world.truth());
  second.app.close();
  expect((await readHistory(HISTORY_VIEWER))?.chunks.flat()).toHaveLength(448);
});

test('the newest switches and the names in them are read before the screen is there, and then not again', async () => {
  const world = openHistoryWorld(450);
  const first = await openHistoryPage(world);
  await first.until(() => first.now().state === 'complete');
  const list = memberQueries(
    systemCaller(first.app.client, first.app.session.getState().system, HISTORY_VIEWER),
  ).list(HISTORY_VIEWER);
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
  const { ids } = historyOn(app, world, true);
  expect(ids()).toEqual(world.truth().slice(0, 200));
  expect(reads).not.toHaveBeenCalled();
});

/** A page that has read the newest switches of a history on the device, before its screen is there. */
async function openPrepared(world: HistoryWorld): Promise<OpenApp> {
  const first = await openHistoryPage(world);
  await first.until(() => first.now().state === 'complete');
  first.app.close();

  const app = openApp({ ...world, latencyMs: 200 });
  onTestFinished(app.close);
  await prepareOwnHistory(app);
  return app;
}

/** The ids of the switches that the screen of the own history shows first. */
async function firstShown(app: OpenApp, world: HistoryWorld): Promise<readonly string[] | undefined> {
  const { loader, ids, until } = historyOn(app, world, true);
  const heads: string[][] = [];
  loader.subscribe(() => heads.push(ids()));
  await until(() => heads.length > 0);
  return heads[0];
}

test('what was read long before the screen is there is read again', async () => {
  const world = openHistoryWorld(150);
  const app = await openPrepared(world);
  // Another page writes meanwhile.
  const newer = await openHistoryPage(world);
  newer.loader.put(switchIdOf(149), null);
  world.remove(149);
  await newer.until(() => newer.now().state === 'complete');
  await world.clock.advance(10_000);
  expect(await firstShown(app, world)).toEqual(world.truth());
});

test('a change made after the newest switches were read is in what is shown first', async () => {
  const world = openHistoryWorld(150);
  const app = await openPrepared(world);
  world.remove(149);
  await noteHistoryChange(HISTORY_VIEWER, switchIdOf(149), null);
  openHistories(app)
    .of(systemCaller(app.client, app.session.getState().system, HISTORY_VIEWER), HISTORY_VIEWER)
    .put(switchIdOf(149), null);
  expect(await firstShown(app, world)).toEqual(world.truth());
});

test('all others are read once the page is idle', async () => {
  const world = openHistoryWorld(450);
  const first = await openHistoryPage(world);
  await first.until(() => first.now().state === 'complete');
  first.app.close();

  let beIdle = () => {};
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    beIdle = callback;
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const second = await openHistoryPage(world);
  await second.until(() => second.now().switches.length > 0);
  await world.clock.advance(1_000);
  expect(second.now()).toMatchObject({ state: 'loading', loadedCount: 200 });
  beIdle();
  await second.until(() => second.now().state === 'complete');
  expect(second.ids()).toEqual(world.truth());
});

test('many switches are loaded and restored', async () => {
  const count = inject('isLong') ? 50_000 : 5_000;
  const world = openHistoryWorld(count, 1_000);
  const first = await openHistoryPage(world);
  await first.until(() => first.now().state === 'complete', 3_600_000);
  expect(first.now().loadedCount).toBe(count + 1);
  expect(first.ids()).toEqual(world.truth());
  first.app.close();
  expect((await readHistory(HISTORY_VIEWER))?.chunks.flat()).toHaveLength(count + 1);
});

test('switches that others deleted, moved or added are found among the newest, and deeper ones by a full check', async () => {
  const world = openHistoryWorld(400);
  const page = await openHistoryPage(world);
  await page.until(() => page.now().state === 'complete');
  world.remove(390);
  world.move(385, HISTORY_START_MS + 395.5 * 60_000);
  world.remove(5);
  page.loader.recheckNewest();
  await page.until(() => !page.ids().includes(switchIdOf(390)));
  expect(page.ids()).toContain(switchIdOf(5));
  page.now().recheckAll();
  await page.until(() => page.now().state === 'complete');
  expect(page.ids()).toEqual(world.truth());
});

test('switches that are deleted and added while pages arrive cause neither a gap nor a duplicate', async () => {
  const world = openHistoryWorld(600);
  const page = await openHistoryPage(world);
  await page.until(() => page.now().loadedCount >= 200);
  world.remove(300);
  world.remove(100);
  insertSwitch(world.state, {
    uuid: switchIdOf(9_999),
    system: HISTORY_VIEWER,
    timestamp: microsFromMs(HISTORY_START_MS + 30_000),
    members: [],
  });
  await page.until(() => page.now().state === 'complete');
  page.loader.recheckNewest();
  await page.until(() => page.now().state === 'complete');
  expect(page.ids()).toEqual(world.truth());
});

test('250 switches at one instant do not end the loading, and all others are loaded', async () => {
  const world = openHistoryWorld(150);
  for (let number = 1_000; number < 1_250; number += 1) {
    const timestamp = microsFromMs(HISTORY_START_MS + 50 * 60_000);
    insertSwitch(world.state, { uuid: switchIdOf(number), system: HISTORY_VIEWER, timestamp, members: [] });
  }
  const page = await openHistoryPage(world);
  await page.until(() => page.now().state === 'complete');
  const ids = page.ids();
  for (let number = 0; number < 150; number += 1) {
    // It is at that instant, too.
    if (number !== 50) expect(ids).toContain(switchIdOf(number));
  }
  expect(new Set(ids).size).toBe(ids.length);
});

test('a time between known switches that was not loaded is a gap, also in the next page, until it is loaded', async () => {
  const world = openHistoryWorld(250);
  const first = await openHistoryPage(world);
  await first.until(() => first.now().state === 'complete');
  first.app.close();
  const newest = first.now().switches[0]?.timestamp ?? '';
  const newestMs = Date.parse(newest);
  for (let number = 1_000; number < 1_300; number += 1) {
    const timestamp = microsFromMs(newestMs + (number - 999) * 1_000);
    insertSwitch(world.state, { uuid: switchIdOf(number), system: HISTORY_VIEWER, timestamp, members: [] });
  }
  world.fault({ kind: 'drop', match: { path: 'before=2' } });
  const second = await openHistoryPage(world);
  await second.until(() => second.now().error !== null);
  const iso = (ms: number) => new Date(ms).toISOString().replace('.000Z', 'Z');
  const edge = iso(newestMs + 201_000);
  expect(second.now()).toMatchObject({ state: 'complete', loadedCount: 351, gapsBefore: [edge] });
  await world.clock.advance(3_000);
  second.app.close();

  world.fault({ kind: 'drop', match: SWITCH_LISTS });
  const third = await openHistoryPage(world);
  await third.until(() => third.now().error !== null);
  expect(third.now().gapsBefore).toEqual([edge]);
  third.loader.put(switchIdOf(2_000), {
    id: brandId('SwitchId', switchIdOf(2_000)),
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
  const world = openHistoryWorld(450);
  const page = await openHistoryPage(world);
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
  const world = openHistoryWorld(900);
  const first = await openHistoryPage(world);
  await first.until(() => first.now().loadedCount >= 300);
  first.now().pause();
  await world.clock.advance(5_000);
  const count = first.now().loadedCount;
  await world.clock.advance(20_000);
  expect(first.now()).toMatchObject({ state: 'paused', loadedCount: count });
  first.app.close();

  const asked = world.lists();
  const second = await openHistoryPage(world);
  await second.until(() => second.now().loadedCount === count);
  await world.clock.advance(20_000);
  expect(second.now().state).toBe('paused');
  second.now().resume();
  await second.until(() => second.now().state === 'complete');
  expect(second.ids()).toEqual(world.truth());
  expect(world.lists() - asked).toBeLessThan(12);
});

test('too many requests and a service that fails delay the loading and lose nothing', async () => {
  const world = openHistoryWorld(300);
  world.fault(
    { kind: 'rate-limit', match: SWITCH_LISTS, times: 2, ms: 1_500 },
    { kind: 'status', status: 500, match: SWITCH_LISTS, times: 6 },
  );
  const page = await openHistoryPage(world);
  await page.until(() => page.now().state === 'failed');
  await page.until(() => page.now().state === 'complete', 2_000_000);
  expect(page.ids()).toEqual(world.truth());
});

test('however often the loading has failed and recovered, it is tried again soon after the next failure', async () => {
  const world = openHistoryWorld(20);
  const page = await openHistoryPage(world);
  await page.until(() => page.now().state === 'complete');
  for (let failure = 0; failure < 6; failure += 1) {
    world.fault({ kind: 'drop', match: SWITCH_LISTS });
    page.loader.recheckNewest();
    await page.until(() => page.now().error !== null);
    world.mend();
    await page.until(() => page.now().error === null, 20_000);
  }
});

test.each(['private', 'not-found'] as const)(
  "another system's history is dropped when it turns %s in the middle, and nothing of it is on the device",
  async (refusal) => {
    const world = openHistoryWorld(500);
    const page = await openHistoryPage(world, { isOwn: false });
    await page.until(() => page.now().state === 'paused');
    page.now().resume();
    await page.until(() => page.now().loadedCount >= 200);
    const system = world.state.systems.get(HISTORY_VIEWER);
    if (system === undefined) throw new Error('There is no system.');
    if (refusal === 'private') system.privacy.front_history_privacy = 'private';
    else world.world.deleteSystem(0);
    await page.until(() => page.now().refusal !== null);
    expect(page.now()).toMatchObject({ refusal, switches: [], loadedCount: 0 });
    expect(await (await openDatabase()).getAllKeys('history')).toEqual([]);
  },
);

test("of another system's history one page is loaded, and the rest when asked", async () => {
  const world = openHistoryWorld(500);
  const page = await openHistoryPage(world, { isOwn: false });
  const before = world.lists();
  await page.until(() => page.now().state === 'paused');
  await world.clock.advance(60_000);
  expect(page.now()).toMatchObject({ state: 'paused', loadedCount: 100, isOnDemand: true });
  expect(world.lists() - before).toBeLessThanOrEqual(1);
  page.now().resume();
  await page.until(() => page.now().loadedCount >= 200);
  page.now().pause();
  await world.clock.advance(60_000);
  const { state, loadedCount } = page.now();
  expect(state).toBe('paused');
  expect(loadedCount).toBeLessThan(500);
  page.now().resume();
  await page.until(() => page.now().state === 'complete');
  expect(page.ids()).toEqual(world.truth());
});

test("a view of another system's history loads what it needs, also if that changes or fails, and no more", async () => {
  const world = openHistoryWorld(500);
  const page = await openHistoryPage(world, { isOwn: false });
  await page.until(() => page.now().state === 'paused');
  const since = (number: number) => new Date(HISTORY_START_MS + number * 60_000).toISOString();
  const asked = world.lists();
  page.now().want({ since: since(250) });
  expect(page.now().state).toBe('loading');
  await page.until(() => page.now().state === 'paused');
  expect(world.lists() - asked).toBe(2);
  // The switch before that time is there, too: it says who was fronting then.
  expect(page.now().switches.at(-1)?.timestamp.localeCompare(since(250))).toBeLessThanOrEqual(0);
  page.now().want({ since: since(260) });
  expect(page.now().state).toBe('paused');
  world.fault({ kind: 'drop', match: SWITCH_LISTS });
  page.now().want({ since: since(150) });
  await page.until(() => page.now().state === 'failed');
  world.mend();
  page.now().retry();
  await page.until(() => page.now().state === 'paused');
  expect(page.now().loadedCount).toBeLessThan(500);
  page.now().want({ since: null });
  await page.until(() => page.now().state === 'complete');
  expect(page.ids()).toEqual(world.truth());
});

test("after a failed recheck of another system's history, another attempt loads no more, and older switches load when asked", async () => {
  const world = openHistoryWorld(500);
  const page = await openHistoryPage(world, { isOwn: false });
  await page.until(() => page.now().state === 'paused');
  const failRecheck = async () => {
    world.fault({ kind: 'drop', match: SWITCH_LISTS });
    page.loader.recheckNewest();
    await page.until(() => page.now().error !== null);
    world.mend();
    expect(page.now().state).toBe('paused');
  };
  await failRecheck();
  const asked = world.lists();
  addSwitchesElsewhere(world, 1);
  page.now().retry();
  await world.clock.advance(60_000);
  expect(page.now()).toMatchObject({ state: 'paused', error: null, loadedCount: 101 });
  // One page has what is checked again and what is new.
  expect(world.lists() - asked).toBe(1);
  await failRecheck();
  page.now().resume();
  await page.until(() => page.now().state === 'complete');
  expect(page.ids()).toEqual(world.truth());
});

test.each([
  ['what a view of it needs', (history: SwitchHistory) => history.want({ since: null })],
  ['older switches on request', (history: SwitchHistory) => history.resume()],
])(
  "another system's history loads %s only while a screen shows it, also if its newest switches are shown elsewhere",
  async (_what, ask) => {
    const world = openHistoryWorld(900);
    const page = await openHistoryPage(world, { isOwn: false });
    historyOn(page.app, world, false, 'newest');
    await page.until(() => page.now().state === 'paused');
    ask(page.now());
    await page.until(() => page.now().loadedCount >= 200);
    page.stop();
    expect(page.now().state).toBe('paused');
    const stopped = world.lists();
    await world.clock.advance(60_000);
    // A page in flight may arrive.
    expect(world.lists() - stopped).toBeLessThanOrEqual(1);
    const asked = world.lists();
    // A screen that opens again has what was loaded, and asks for no more by itself.
    const again = historyOn(page.app, world, false);
    await world.clock.advance(60_000);
    expect(again.now().state).toBe('paused');
    expect(world.lists()).toBe(asked);
    expect(again.now().loadedCount).toBeLessThan(900);
    ask(again.now());
    await again.until(() => again.now().state === 'complete');
    expect(again.ids()).toEqual(world.truth());
  },
);

test('the history of another system leaves memory when no screen shows it', async () => {
  const world = openHistoryWorld(20);
  const page = await openHistoryPage(world, { isOwn: false });
  await page.until(() => page.now().state === 'complete');
  page.stop();
  await world.clock.advance(5_000);
  const again = historyOn(page.app, world, false);
  expect(again.now().switches).toEqual([]);
});

test('the history of another system that something watches is the one that the next screen opens', async () => {
  const world = openHistoryWorld(20);
  const page = await openHistoryPage(world, { isOwn: false });
  await page.until(() => page.now().state === 'complete');
  const stopWatching = page.loader.watch(() => {});
  page.stop();
  await world.clock.advance(5_000);
  const again = historyOn(page.app, world, false);
  expect(again.now().switches).toEqual(page.now().switches);
  again.stop();
  stopWatching();
  await world.clock.advance(5_000);
  expect(historyOn(page.app, world, false).now().switches).toEqual([]);
});

test('answers for a session-only account are not stored', async () => {
  const page = await openHistoryPage(openHistoryWorld(20), { isStored: false });
  await page.until(() => page.now().state === 'complete');
  expect(await (await openDatabase()).getAllKeys('history')).toEqual([]);
});

test('forgetting the account deletes the history, also while another page still has it', async () => {
  const world = openHistoryWorld(150);
  const mine = await openHistoryPage(world);
  await mine.until(() => mine.now().state === 'complete');
  await forgetPrivate(mine.app, HISTORY_VIEWER, { keepsOnlyHere: false });
  mine.loader.put(switchIdOf(1), null);
  mine.now().recheckAll();
  await world.clock.advance(20_000);
  expect(await (await openDatabase()).getAllKeys('history')).toEqual([]);
});

test('a change while the history is closed is in it when it opens', async () => {
  const world = openHistoryWorld(300);
  const first = await openHistoryPage(world);
  await first.until(() => first.now().state === 'complete');
  first.app.close();
  world.remove(2);
  await noteHistoryChange(HISTORY_VIEWER, switchIdOf(2), null);
  const second = await openHistoryPage(world);
  await second.until(() => second.now().state === 'complete');
  expect(second.ids()).toEqual(world.truth());
  expect((await readHistory(HISTORY_VIEWER))?.changes.size).toBe(0);
});

test('a switch recorded here is shown, and removed when it is undone', async () => {
  const world = openHistoryWorld(11);
  const page = await openHistoryPage(world);
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
  const world = openHistoryWorld(450);
  const page = await openHistoryPage(world);
  await page.until(() => page.now().state === 'complete');
  const recording = page.app.switchQueue.record({ members: [], atMs: HISTORY_START_MS + 30_000 });
  await page.until(() => page.now().loadedCount === 452);
  const result = await recording;
  if (!result.ok) throw new Error(result.message);
  const undoing = page.app.switchQueue.undo(result.id);
  await page.until(() => page.now().loadedCount === 451, 10_000);
  await undoing;
  expect(page.ids()).toEqual(world.truth());
  page.app.close();
  const stored = await readHistory(HISTORY_VIEWER);
  expect(stored?.chunks.flat()).toHaveLength(451);
});

test('a forgotten switch far back is shown and stored, also if its answer was lost', async () => {
  const world = openHistoryWorld(450);
  const page = await openHistoryPage(world);
  await page.until(() => page.now().state === 'complete');
  world.fault({ kind: 'lost-answer', match: { method: 'POST' }, times: 1 });
  const recording = page.app.switchQueue.record({ members: [], atMs: HISTORY_START_MS + 30_000 });
  await page.until(() => page.now().loadedCount === 452, 60_000);
  expect(await recording).toMatchObject({ ok: true });
  expect(page.ids()).toEqual(world.truth());
  page.app.close();
  const stored = await readHistory(HISTORY_VIEWER);
  expect(stored?.chunks.flat()).toHaveLength(452);
});

test('what is noted as changed at any time is fetched by the next page, of a history that was read a moment ago', async () => {
  const world = openHistoryWorld(450);
  const first = await openHistoryPage(world);
  await first.until(() => first.now().state === 'complete');
  first.app.close();
  world.remove(1);
  await noteHistoryOutdated(HISTORY_VIEWER, EVERYTHING);
  const second = await openHistoryPage(world);
  await second.until(() => second.now().state === 'complete');
  expect(second.ids()).toEqual(world.truth());
});
