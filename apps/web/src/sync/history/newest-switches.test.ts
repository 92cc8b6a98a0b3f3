import { brandId } from '@frontboard/model';
import { createRandom, deleteMember, deleteSwitch } from '@frontboard/sandbox';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { invalidateTouched } from '../../cache/in-flight/touched.ts';
import { announceSwitchNews, invalidateSwitches } from '../../cache/switches/switch-news.ts';
import { openDatabase } from '../../persistence/database.ts';
import type { HistoryRow } from '../../persistence/history/history-row.ts';
import {
  noteHistoryChange,
  noteHistoryOutdated,
  readHistory,
} from '../../persistence/history/stored-history.ts';
import { openAccounts } from '../../session/accounts.ts';
import { PUBLIC } from '../../session/viewer.ts';
import { emptyDatabase } from '../../testing/empty-database.ts';
import { installFakeDatabase } from '../../testing/fake-database.ts';
import {
  addSwitchesElsewhere,
  HISTORY_MEMBER,
  HISTORY_START_MS,
  HISTORY_VIEWER,
  historyOn,
  openBehindSlowDevice,
  openHistoryPage,
  openHistoryWorld,
  openNewestPage,
  openOverDevice,
  SWITCH_LISTS,
  storeWholeHistory,
  switchIdOf,
} from '../../testing/history-world.ts';
import { type OpenApp, openApp } from '../../testing/open-app.ts';
import { tokenOf } from '../../testing/small-world.ts';
import { knownInRow } from './find-gaps.ts';
import { EVERYTHING } from './pending-spans.ts';
import { prepareNewestSwitches, prepareOwnHistory } from './prepare-history.ts';
import type { SwitchHistory } from './switch-history.ts';

installFakeDatabase();

beforeEach(async () => {
  await emptyDatabase();
});

test('a screen with the newest switches loads one page, and more when it shows more; the history loads the rest', async () => {
  const world = openHistoryWorld(450);
  const page = await openNewestPage(world);
  await page.until(() => page.now().loadedCount > 0);
  await world.pass(20_000);
  expect(page.ids()).toEqual(world.truth().slice(0, 100));
  expect(world.lists()).toBe(1);
  page.loader.wantNewest(30);
  await world.pass(5_000);
  expect(world.lists()).toBe(1);
  page.loader.wantNewest(110);
  await page.until(() => page.now().loadedCount > 110);
  await world.pass(20_000);
  expect(page.ids()).toEqual(world.truth().slice(0, 199));
  expect(world.lists()).toBe(2);

  historyOn(page.app, world, true);
  await page.until(() => page.now().state === 'complete');
  expect(page.ids()).toEqual(world.truth());
});

test('the newest switches are stored, and one request finds what is new', async () => {
  const world = openHistoryWorld(450);
  const first = await openNewestPage(world);
  await first.until(() => first.now().loadedCount > 0);
  await world.pass(2_000);
  first.app.close();
  addSwitchesElsewhere(world, 30);

  const app = openApp({ ...world, latencyMs: 200 });
  onTestFinished(app.close);
  await prepareNewestSwitches(app);
  const asked = world.lists();
  const { ids, until } = historyOn(app, world, true, 'newest');
  await until(() => ids().length > 0);
  expect(ids()).toEqual(world.truth().slice(30, 130));
  await until(() => ids().length === 130);
  await world.pass(20_000);
  expect(ids()).toEqual(world.truth().slice(0, 130));
  expect(world.lists() - asked).toBe(1);
});

test.each(['newest', 'all'] as const)(
  'the newest page does not wait for a slow device, and is requested once (%s)',
  async (extent) => {
    const world = openHistoryWorld(450);
    await storeWholeHistory(world);
    addSwitchesElsewhere(world, 3);
    const asked = world.lists();

    const slow = await openBehindSlowDevice(world, extent);
    await world.pass(3_000);
    expect(slow.ids()).toEqual(world.truth().slice(0, 100));
    expect(world.lists() - asked).toBe(1);
    slow.answer();
    await world.pass(20_000);
    expect(slow.now()).toMatchObject({ state: 'complete', loadedCount: 454 });
    expect(slow.ids()).toEqual(world.truth());
    expect(world.lists() - asked).toBe(extent === 'newest' ? 1 : 3);
  },
);

test('a switch that is changed while the device is read keeps its change', async () => {
  const world = openHistoryWorld(450);
  await storeWholeHistory(world);

  const slow = await openBehindSlowDevice(world, 'newest');
  await world.pass(3_000);
  world.remove(449);
  slow.loader.put(switchIdOf(449), null);
  world.remove(5);
  slow.loader.put(switchIdOf(5), null);
  slow.answer();
  await world.pass(20_000);
  expect(slow.ids()).toEqual(world.truth());
});

test('without a copy on the device, the page that arrived before that is known is the first of the history', async () => {
  const world = openHistoryWorld(250);
  const slow = await openBehindSlowDevice(world, 'newest');
  await world.pass(3_000);
  slow.answer();
  await world.pass(5_000);
  expect(world.lists()).toBe(1);
  expect((await readHistory(HISTORY_VIEWER))?.chunks.flat()).toHaveLength(100);
  slow.loader.subscribe(() => {});
  await world.pass(20_000);
  expect(slow.ids()).toEqual(world.truth());
});

test('more new switches than a page has are a gap before the known ones, until they are shown', async () => {
  const world = openHistoryWorld(250);
  await storeWholeHistory(world);
  addSwitchesElsewhere(world, 180);

  const second = await openNewestPage(world);
  await second.until(() => second.now().loadedCount === 351);
  await world.pass(20_000);
  expect(second.now().gapsBefore).toEqual([second.now().switches[99]?.timestamp]);
  second.app.close();

  const third = await openNewestPage(world);
  await third.until(() => third.now().loadedCount === 351);
  await world.pass(20_000);
  expect(third.now().gapsBefore).toEqual([third.now().switches[99]?.timestamp]);
  third.loader.wantNewest(130);
  await third.until(() => third.now().gapsBefore.length === 0);
  expect(third.ids()).toEqual(world.truth());
});

test('without a screen nothing is requested, and a screen that opens later fetches what is stale', async () => {
  const world = openHistoryWorld(20);
  const page = await openNewestPage(world);
  await page.until(() => page.now().state === 'complete');
  page.stop();
  const asked = world.lists();
  invalidateSwitches(page.app.queryClient, HISTORY_VIEWER);
  page.app.visibleFlag.set(false);
  page.app.visibleFlag.set(true);
  await world.pass(20_000);
  expect(world.lists()).toBe(asked);
  addSwitchesElsewhere(world, 1);
  historyOn(page.app, world, true, 'newest');
  await page.until(() => page.now().loadedCount === 22);
  expect(world.lists()).toBe(asked + 1);
});

test.each(['newest', 'all'] as const)(
  'a screen that opens long after the last request fetches the newest again (%s)',
  async (extent) => {
    const world = openHistoryWorld(20);
    const page = await openHistoryPage(world, { extent });
    await page.until(() => page.now().state === 'complete');
    page.stop();
    addSwitchesElsewhere(world, 1);
    historyOn(page.app, world, true, extent);
    await world.pass(5_000);
    expect(page.now().loadedCount).toBe(21);
    await world.pass(600_000);
    historyOn(page.app, world, true, extent);
    await world.pass(5_000);
    expect(page.ids()).toEqual(world.truth());
  },
);

test('a deletion of a member, which empties switches, fetches the newest again', async () => {
  const world = openHistoryWorld(20);
  const page = await openNewestPage(world);
  await page.until(() => page.now().state === 'complete');
  expect(page.now().switches[0]?.memberIds).toHaveLength(1);
  const member = world.state.members.get(HISTORY_MEMBER);
  if (member === undefined) throw new Error('There is no member.');
  deleteMember(world.state, member);
  invalidateTouched(page.app.queryClient, HISTORY_VIEWER, ['switches']);
  await page.until(() => page.now().switches[0]?.memberIds.length === 0, 20_000);
});

test('screens that open one after the other fetch what is stale once', async () => {
  const world = openHistoryWorld(20);
  const page = await openNewestPage(world);
  await page.until(() => page.now().state === 'complete');
  page.stop();
  await world.pass(600_000);
  const asked = world.lists();
  for (let screen = 0; screen < 3; screen += 1) {
    page.loader.subscribe(() => {}, 'newest');
    await world.pass(50);
  }
  await world.pass(10_000);
  expect(world.lists() - asked).toBe(1);
});

test('a history whose first rows are prepared, or shown by another screen, fetches 200 switches again', async () => {
  const world = openHistoryWorld(450);
  await storeWholeHistory(world);
  const openPrepared = async (prepare: (app: OpenApp) => Promise<void>) => {
    const app = openApp({ ...world, latencyMs: 200 });
    onTestFinished(app.close);
    await prepare(app);
    return app;
  };

  world.remove(450 - 150);
  const prepared = historyOn(await openPrepared(prepareOwnHistory), world, true);
  await prepared.until(() => prepared.now().state === 'complete');
  expect(prepared.ids()).toEqual(world.truth());

  world.remove(449 - 160);
  const app = await openPrepared(prepareNewestSwitches);
  historyOn(app, world, true, 'newest');
  const after = historyOn(app, world, true);
  await after.until(() => after.now().state === 'complete');
  expect(after.ids()).toEqual(world.truth());
});

test.each([
  ['the newest', { readFromMs: 0, isChecked: true }],
  ['everything', { readFromMs: Number.POSITIVE_INFINITY, isChecked: false }],
])('a page that arrived before %s is needed again does not meet the need', async (_, need) => {
  const world = openHistoryWorld(250);
  await storeWholeHistory(world);
  const slow = await openBehindSlowDevice(world, 'newest');
  await world.pass(1_500);
  addSwitchesElsewhere(world, 1);
  await world.pass(1_500);
  const nowMs = world.clock.now();
  const { signal } = new AbortController();
  let rows: readonly HistoryRow[] = [];
  const options = { signal, onProgress: () => {} };
  const fromMs = { readFromMs: Math.min(need.readFromMs, nowMs), checkedFromMs: need.isChecked ? nowMs : 0 };
  void slow.loader.load({ since: null, ...fromMs }, options).then((read) => {
    rows = read;
  });
  slow.answer();
  await world.pass(60_000);
  expect(rows.map(({ id }) => id)).toEqual(world.truth());
});

test('with a device that never answers everything is loaded, and nothing is stored', async () => {
  const world = openHistoryWorld(250);
  const slow = await openBehindSlowDevice(world, 'newest');
  await world.pass(6_000);
  slow.loader.wantNewest(110);
  await world.pass(10_000);
  expect(slow.now().loadedCount).toBe(199);
  slow.loader.subscribe(() => {});
  await world.pass(60_000);
  expect(slow.now()).toMatchObject({ state: 'complete', loadedCount: 251 });
  expect(await readHistory(HISTORY_VIEWER)).toBeNull();
});

/** The newest switches as their screen shows them: what follows each other without a gap. */
const shownIds = ({ switches, gapsBefore, loadedBackTo }: SwitchHistory) =>
  knownInRow(switches, gapsBefore, loadedBackTo).map(({ id }) => id as string);

test('a switch recorded far back is not shown next to the newest, now or after a restart', async () => {
  const world = openHistoryWorld(450);
  const page = await openNewestPage(world);
  await page.until(() => page.now().loadedCount > 0);
  const recording = page.app.switchQueue.record({ members: [], atMs: HISTORY_START_MS + 30_000 });
  await world.pass(10_000);
  expect(await recording).toMatchObject({ ok: true });
  expect(page.ids()).toEqual(world.truth().slice(0, 100));
  page.app.close();

  const next = await openNewestPage(world);
  await next.until(() => next.now().loadedCount > 0);
  await world.pass(20_000);
  expect(next.ids()).toEqual(world.truth().slice(0, 100));
  historyOn(next.app, world, true);
  await next.until(() => next.now().state === 'complete');
  expect(next.ids()).toEqual(world.truth());
});

test('a switch that is moved far back leaves the newest', async () => {
  const world = openHistoryWorld(450);
  const page = await openNewestPage(world);
  await page.until(() => page.now().loadedCount > 0);
  const atMs = HISTORY_START_MS + 30_000;
  world.move(440, atMs);
  const id = brandId('SwitchId', switchIdOf(440));
  const timestamp = new Date(atMs).toISOString();
  page.loader.put(id, { id, timestamp, memberIds: [], members: null, extra: {} });
  await world.pass(10_000);
  expect(page.ids()).toEqual(world.truth().slice(0, page.ids().length));
});

test('rows that were changed in an unknown way are not shown before they are read again', async () => {
  const world = openHistoryWorld(450);
  await storeWholeHistory(world);
  for (let number = 261; number <= 300; number += 1) world.remove(number);
  await noteHistoryOutdated(HISTORY_VIEWER, EVERYTHING);

  const page = await openNewestPage(world);
  await page.until(() => page.now().loadedCount > 200);
  await world.pass(30_000);
  expect(shownIds(page.now())).toEqual(world.truth().slice(0, 100));
  page.loader.wantNewest(200);
  await world.pass(30_000);
  expect(shownIds(page.now())).toEqual(world.truth().slice(0, 298));
});

test('all switches that are shown are fetched again, not only the first page', async () => {
  const world = openHistoryWorld(450);
  const page = await openNewestPage(world);
  await page.until(() => page.now().loadedCount > 0);
  page.loader.wantNewest(150);
  await page.until(() => page.now().loadedCount > 150);
  world.remove(449 - 120);
  await world.pass(600_000);
  page.loader.subscribe(() => {}, 'newest');
  await world.pass(10_000);
  expect(page.ids()).not.toContain(switchIdOf(449 - 120));
});

test('an older page does not make the newest switches fresh', async () => {
  const world = openHistoryWorld(450);
  const page = await openNewestPage(world);
  await page.until(() => page.now().loadedCount > 0);
  await world.pass(280_000);
  page.loader.wantNewest(110);
  await world.pass(280_000);
  addSwitchesElsewhere(world, 1);
  page.loader.subscribe(() => {}, 'newest');
  await world.pass(10_000);
  expect(page.ids()[0]).toBe(world.truth()[0]);
});

test('the failure of an older page is over once its screen was left', async () => {
  const world = openHistoryWorld(450);
  const page = await openNewestPage(world);
  await page.until(() => page.now().loadedCount > 0);
  world.fault({ kind: 'drop', match: SWITCH_LISTS });
  page.loader.wantNewest(110);
  await page.until(() => page.now().error !== null);
  page.stop();
  world.mend();
  page.loader.subscribe(() => {}, 'newest');
  await world.pass(60_000);
  expect(page.now().error).toBeNull();
});

test('after deletions as many switches are loaded as are shown', async () => {
  const world = openHistoryWorld(450);
  const page = await openNewestPage(world);
  await page.until(() => page.now().loadedCount > 0);
  page.loader.wantNewest(90);
  for (let number = 435; number < 450; number += 1) {
    world.remove(number);
    page.loader.put(switchIdOf(number), null);
  }
  await world.pass(20_000);
  expect(page.ids()).toEqual(world.truth().slice(0, page.ids().length));
  expect(page.ids().length).toBeGreaterThanOrEqual(90);
});

test('a system without switches stays known as such while the newest are fetched again', async () => {
  const world = openHistoryWorld(0);
  for (const row of world.state.index.switchesOfSystem.get(HISTORY_VIEWER) ?? [])
    deleteSwitch(world.state, row);
  const first = await openNewestPage(world);
  await first.until(() => first.now().state === 'complete');
  first.app.close();
  world.fault({ kind: 'drop', match: SWITCH_LISTS });
  const second = await openNewestPage(world);
  await second.until(() => second.now().error !== null);
  expect(second.now().state).toBe('complete');
});

test('another attempt while one is in flight sends nothing', async () => {
  const world = openHistoryWorld(50);
  const page = await openNewestPage(world);
  await page.until(() => page.now().loadedCount > 0);
  world.fault({ kind: 'drop', match: SWITCH_LISTS });
  page.loader.recheckNewest();
  await page.until(() => page.now().error !== null);
  world.mend();
  const asked = world.lists();
  page.loader.retryNewest();
  await world.pass(50);
  page.loader.retryNewest();
  await world.pass(5_000);
  expect(world.lists() - asked).toBe(1);
  expect(page.now().error).toBeNull();
});

test('a page that becomes visible again fetches the newest once they are a minute old', async () => {
  const world = openHistoryWorld(50);
  const page = await openNewestPage(world);
  await page.until(() => page.now().loadedCount > 0);
  const asked = world.lists();
  const leaveAndReturn = async () => {
    page.app.visibleFlag.set(false);
    page.app.visibleFlag.set(true);
    await world.pass(2_000);
  };
  for (let time = 0; time < 5; time += 1) await leaveAndReturn();
  expect(world.lists()).toBe(asked);
  await world.pass(60_000);
  await leaveAndReturn();
  expect(world.lists()).toBe(asked + 1);
});

test('a page that loads everything stores it, although a page with the newest switches has saved meanwhile', async () => {
  const world = openHistoryWorld(1_050);
  const history = await openHistoryPage(world);
  await history.until(() => history.now().loadedCount >= 200);
  world.fault({ kind: 'drop', match: { path: 'before=2' } });
  await history.until(() => history.now().error !== null);
  await world.pass(3_000);
  addSwitchesElsewhere(world, 1);
  const other = await openNewestPage(world);
  await other.until(() => other.now().loadedCount > 200);
  await world.pass(3_000);
  other.app.close();
  world.mend();
  history.now().resume();
  await history.until(() => history.now().state === 'complete');
  const stored = await readHistory(HISTORY_VIEWER);
  expect(stored?.chunks.flat()).toHaveLength(1_051);
  expect(stored?.pending).toEqual([]);
});

test('for the newest switches a full device deletes nothing else', async () => {
  const world = openHistoryWorld(50);
  const database = await openDatabase();
  // Of no account, so no sweep deletes it.
  await database.put('lists', { viewer: PUBLIC, kind: 'own-members', atMs: world.clock.now() } as never);
  const { put } = IDBObjectStore.prototype;
  const refusing = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...row
  ) {
    if (this.name === 'history') throw new DOMException('The device is full.', 'QuotaExceededError');
    return put.apply(this, row);
  });
  onTestFinished(() => refusing.mockRestore());
  const page = await openNewestPage(world);
  await page.until(() => page.now().state === 'complete');
  await world.pass(5_000);
  expect(await database.get('lists', [PUBLIC, 'own-members'])).toBeDefined();
});

test.each(['readHead', 'read'] as const)(
  'a device that stops answering (%s) after the newest were prepared makes no part look like all',
  async (call) => {
    const world = openHistoryWorld(450);
    await storeWholeHistory(world);
    let hangs = false;
    const page = await openOverDevice(world, (device) => ({
      [call]: () => (hangs ? new Promise(() => {}) : device[call]()),
    }));
    await page.loader.prepare();
    hangs = true;
    await world.pass(6_000);
    const nowMs = world.clock.now();
    const { signal } = new AbortController();
    const need = { since: null, readFromMs: nowMs - 3_600_000, checkedFromMs: nowMs };
    let rows: readonly HistoryRow[] = [];
    void page.loader.load(need, { signal, onProgress: () => {} }).then((read) => {
      rows = read;
    });
    await world.pass(90_000);
    expect(rows.map(({ id }) => id)).toEqual(world.truth());
  },
);

test('a copy that is replaced after its newest were prepared is taken as it is', async () => {
  const world = openHistoryWorld(450);
  const first = await openHistoryPage(world);
  await first.until(() => first.now().state === 'complete');
  const page = await openOverDevice(world, () => ({}));
  await page.loader.prepare();
  first.app.close();
  // The device was full, and another page has stored its newest switches.
  await (await openDatabase()).clear('history');
  const other = await openNewestPage(world);
  await other.until(() => other.now().loadedCount === 100);
  await world.pass(2_000);
  other.app.close();
  page.loader.subscribe(() => {});
  await world.pass(60_000);
  expect(page.ids()).toEqual(world.truth());
});

test('"Check all" before the device has answered reads everything again', async () => {
  const world = openHistoryWorld(450);
  await storeWholeHistory(world);
  world.remove(5);
  const slow = await openBehindSlowDevice(world, 'all');
  await world.pass(2_000);
  slow.now().recheckAll();
  await world.pass(500);
  slow.answer();
  await world.pass(60_000);
  expect(slow.ids()).toEqual(world.truth());
});

test('a system without switches that has more than a page of them now is not loaded to its end', async () => {
  const world = openHistoryWorld(0);
  for (const row of world.state.index.switchesOfSystem.get(HISTORY_VIEWER) ?? [])
    deleteSwitch(world.state, row);
  const first = await openNewestPage(world);
  await first.until(() => first.now().state === 'complete');
  first.app.close();
  for (let number = 0; number < 250; number += 1) world.add(number);
  const page = await openNewestPage(world);
  await page.until(() => page.now().loadedCount === 100);
  await world.pass(20_000);
  expect(page.now().state).not.toBe('complete');
  page.loader.wantNewest(250);
  await page.until(() => page.now().state === 'complete');
  expect(page.ids()).toEqual(world.truth());
});

test('a page with the newest switches neither replaces the copy of a page that has all nor ends its saving', async () => {
  const world = openHistoryWorld(450);
  const whole = await openHistoryPage(world);
  await whole.until(() => whole.now().state === 'complete');
  const newest = await openNewestPage(world);
  await newest.until(() => newest.now().loadedCount === 451);
  await noteHistoryOutdated(HISTORY_VIEWER, EVERYTHING);
  for (const page of [newest, whole]) page.loader.outdate();
  addSwitchesElsewhere(world, 1);
  newest.loader.outdateNewest();
  await whole.until(() => whole.now().state === 'complete');
  await world.pass(5_000);
  const stored = await readHistory(HISTORY_VIEWER);
  expect(stored?.chunks.flat().map(({ id }) => id)).toEqual(expect.arrayContaining(whole.ids()));
  expect(stored?.pending).toEqual([]);
});

test('what a page with the newest switches adds to a copy is there after a restart, and deleted switches are not', async () => {
  const world = openHistoryWorld(250);
  await storeWholeHistory(world);
  addSwitchesElsewhere(world, 3);
  world.remove(240);
  const newest = await openNewestPage(world);
  await newest.until(() => newest.now().loadedCount === 253);
  await world.pass(3_000);
  newest.app.close();
  world.fault({ kind: 'drop', match: SWITCH_LISTS });
  const next = await openHistoryPage(world);
  await next.until(() => next.now().state === 'complete');
  expect(next.ids()).toEqual(world.truth());
});

test('many changes beside a copy become part of it', async () => {
  const world = openHistoryWorld(450);
  const page = await openNewestPage(world);
  await page.until(() => page.now().loadedCount > 0);
  page.loader.wantNewest(420);
  await page.until(() => page.now().loadedCount >= 420);
  await world.pass(3_000);
  for (let number = 440; number > 220; number -= 1) {
    world.remove(number);
    page.loader.put(switchIdOf(number), null);
    await world.pass(100);
  }
  await world.pass(20_000);
  const stored = await readHistory(HISTORY_VIEWER);
  expect(stored?.changes.size).toBeLessThan(100);
  page.app.close();
  const next = await openHistoryPage(world);
  await next.until(() => next.now().state === 'complete');
  expect(next.ids()).toEqual(world.truth());
});

test('after the newest could not be stored, the whole history is', async () => {
  const world = openHistoryWorld(250);
  const { put } = IDBObjectStore.prototype;
  let isFull = true;
  const refusing = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...row
  ) {
    if (isFull && this.name === 'history')
      throw new DOMException('The device is full.', 'QuotaExceededError');
    return put.apply(this, row);
  });
  onTestFinished(() => refusing.mockRestore());
  const page = await openNewestPage(world);
  await page.until(() => page.now().loadedCount > 0);
  await world.pass(5_000);
  isFull = false;
  historyOn(page.app, world, true);
  await page.until(() => page.now().state === 'complete');
  expect((await readHistory(HISTORY_VIEWER))?.chunks.flat()).toHaveLength(251);
});

test('a switch far back is not shown next to the newest of a part that is to be read again, now or after a restart', async () => {
  const world = openHistoryWorld(450);
  const page = await openNewestPage(world);
  await page.until(() => page.now().loadedCount > 0);
  await world.pass(3_000);
  world.fault({ kind: 'drop', match: SWITCH_LISTS });
  page.loader.outdate();
  const id = brandId('SwitchId', switchIdOf(9_000));
  const timestamp = new Date(HISTORY_START_MS + 30_000).toISOString();
  page.loader.put(id, { id, timestamp, memberIds: [], members: null, extra: {} });
  await world.pass(5_000);
  expect(shownIds(page.now())).toHaveLength(100);
  page.app.close();
  await noteHistoryOutdated(HISTORY_VIEWER, EVERYTHING);
  await noteHistoryChange(HISTORY_VIEWER, id, { id, timestamp, memberIds: [] });
  const next = await openNewestPage(world);
  await world.pass(10_000);
  expect(shownIds(next.now())).toHaveLength(100);
});

test('a screen that opens after a failure tries at once, and so does one after the account was forgotten', async () => {
  const world = openHistoryWorld(20);
  world.fault({ kind: 'drop', match: SWITCH_LISTS });
  const page = await openNewestPage(world);
  await page.until(() => page.now().error !== null);
  await world.pass(700_000);
  page.stop();
  world.mend();
  page.loader.subscribe(() => {}, 'newest')();
  await world.pass(5_000);
  expect(page.now().loadedCount).toBe(21);
  world.fault({ kind: 'drop', match: SWITCH_LISTS });
  page.loader.recheckNewest();
  page.loader.forget();
  await world.pass(60_000);
  world.mend();
  page.loader.subscribe(() => {}, 'newest');
  await world.pass(5_000);
  expect(page.now()).toMatchObject({ error: null, loadedCount: 21 });
});

test('a session-only account that is switched to again reads what a run has changed meanwhile', async () => {
  const world = openHistoryWorld(450);
  const { app, ...page } = await openHistoryPage(world, { isStored: false });
  await page.until(() => page.now().state === 'complete');
  const accounts = openAccounts(app);
  const setting = accounts.add(tokenOf(1), { isStored: false });
  await world.pass(3_000);
  await setting;
  accounts.switchTo(HISTORY_VIEWER);
  await world.pass(3_000);
  world.remove(5);
  announceSwitchNews(app.queryClient, { kind: 'many', viewer: HISTORY_VIEWER });
  const next = historyOn(app, world, true);
  await next.until(() => next.now().state === 'complete');
  expect(next.ids()).toEqual(world.truth());
});

test('a switch that one tab records far back is in the history of the other', async () => {
  const world = openHistoryWorld(250);
  const one = await openHistoryPage(world);
  await one.until(() => one.now().state === 'complete');
  const other = await openHistoryPage(world);
  await other.until(() => other.now().state === 'complete');
  const recording = one.app.switchQueue.record({ members: [], atMs: HISTORY_START_MS + 30_000 });
  await world.pass(20_000);
  expect(await recording).toMatchObject({ ok: true });
  expect(one.ids()).toEqual(world.truth());
  expect(other.ids()).toEqual(world.truth());
});

test('whatever happens in whatever order, the newest switches are what the service has', async () => {
  const random = createRandom('newest switches');
  const world = openHistoryWorld(350);
  let page = await openNewestPage(world);
  let compared = 0;
  const happenings = [
    async () => {
      page.app.close();
      await world.pass(2_000);
      page = await openNewestPage(world);
    },
    () => addSwitchesElsewhere(world, random.between(1, 150)),
    () => page.loader.wantNewest(random.between(50, 350)),
    () => page.loader.recheckNewest(),
    async () => {
      world.fault({ kind: 'drop', match: SWITCH_LISTS });
      await world.pass(random.between(0, 3_000));
      world.mend();
    },
    async () => {
      const id = world.truth()[random.between(0, 40)] ?? '';
      const row = world.state.switches.get(id);
      if (row === undefined) return;
      deleteSwitch(world.state, row);
      page.loader.put(id, null);
      await noteHistoryChange(HISTORY_VIEWER, id, null);
    },
    () => void (random.chance(0.2) && page.loader.subscribe(() => {})),
  ];
  for (let step = 0; step < 150; step += 1) {
    await random.pick(happenings)();
    await world.pass(random.chance(0.5) ? random.between(0, 500) : 5_000);
    if (random.chance(0.6)) continue;
    page.loader.outdateNewest();
    await world.pass(40_000);
    if (page.now().error !== null) continue;
    const shown = shownIds(page.now());
    expect(shown).toEqual(world.truth().slice(0, shown.length));
    compared += 1;
  }
  expect(compared).toBeGreaterThan(30);
});
