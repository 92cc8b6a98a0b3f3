import { readSystemFile } from '@frontboard/portable';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from '../../persistence/database.ts';
import { emptyDatabase } from '../../testing/empty-database.ts';
import { createOrigin } from '../../testing/fake-browser.ts';
import { installFakeDatabase } from '../../testing/fake-database.ts';
import { createLongHistory } from '../../testing/long-history.ts';
import type { OpenApp } from '../../testing/open-app.ts';
import { systemUuidOf, tokenOf } from '../../testing/small-world.ts';
import { forgetPrivate } from '../forgetting/forget-private.ts';
import { FIRST_FORM } from './export-form.ts';
import { openSystemCopies, saveSystem } from './save-system.ts';
import { createSaveTurn } from './save-turn.ts';
import { systemCopiesStores } from './system-copies.ts';
import { createSystemFetch } from './system-fetch.ts';
import { systemFileWords as words } from './words.ts';

installFakeDatabase();

const VIEWER = systemUuidOf(0);
const saved: { name: string; text: string }[] = [];

beforeEach(async () => {
  await emptyDatabase();
  saved.length = 0;
  const saveFile = (name: string, _type: string, text: string) => saved.push({ name, text });
  vi.stubGlobal('window', { frontboardShell: { saveFile } });
});
afterEach(() => vi.unstubAllGlobals());

/** The file has one switch less than the service: two of one time are one. */
async function savedSwitches(): Promise<readonly number[]> {
  const files = saved.map(({ text }) => readSystemFile(new Blob([text]), Date.UTC(2026, 0, 1)));
  return (await Promise.all(files)).map(({ switches }) => switches.length);
}

/** A page that was saving when the network failed, and was then closed; `pages` of the history had been read. */
async function interrupt(house: ReturnType<typeof createLongHistory>, pages: number) {
  const origin = createOrigin();
  const app = await house.open(origin);
  void saveSystem(app, FIRST_FORM);
  await house.untilPages(pages);
  app.onlineFlag.set(false);
  await house.clock.advance(10_000);
  app.close();
  return origin;
}

test('a page that is closed in the middle leaves the form, and the next one asks for no older switches again', async () => {
  const house = createLongHistory(1_250);
  const origin = await interrupt(house, 8);
  const before = house.historyRequests().length;
  const next = await house.open(origin);
  const { unfinished } = openSystemCopies(next).getState();
  expect(unfinished?.form).toEqual(FIRST_FORM);
  await house.during(saveSystem(next, FIRST_FORM));
  expect(await savedSwitches()).toEqual([1_249]);
  expect(saved[0]?.name).toMatch(/^system-2026-01-\d\d\.json$/);
  // The newest 200 may have changed in the meantime; the rest of 13 pages was missing.
  const again = house.historyRequests().slice(before);
  expect(again.length).toBeLessThanOrEqual(3 + 13 - before + 1);
});

test('nothing stays of what was saved, was cancelled or is of a forgotten account', async () => {
  const house = createLongHistory();
  const app = await house.open();
  const stored = () => openSystemCopies(app).getState().unfinished;
  await house.during(saveSystem(app, FIRST_FORM));
  expect([saved.length, stored()]).toEqual([1, null]);
  expect(openSystemCopies(app).getState().savedAtMs).toBeGreaterThan(0);

  app.onlineFlag.set(false);
  await house.during(saveSystem(app, FIRST_FORM));
  expect(stored()).not.toBeNull();
  app.once(createSystemFetch).cancel();
  expect(stored()).toBeNull();

  await house.during(saveSystem(app, FIRST_FORM));
  await forgetPrivate(app, VIEWER, { keepsOnlyHere: false });
  app.session.forget();
  expect(app.origin.openStorage().get(systemCopiesStores.keyOf(VIEWER))).toBeNull();
});

test('the date of the last copy is that of the whole system, and no part of it counts', async () => {
  const house = createLongHistory();
  const app = await house.open();
  const copies = openSystemCopies(app);
  await house.during(saveSystem(app, { ...FIRST_FORM, what: 'part', history: 'none' }));
  expect([saved.length, copies.getState().savedAtMs]).toEqual([1, null]);
  copies.update((known) => ({ ...known, putOffAtMs: 1 }));
  await house.during(saveSystem(app, FIRST_FORM));
  const { savedAtMs, putOffAtMs } = copies.getState();
  expect(saved).toHaveLength(2);
  expect(house.clock.now() - (savedAtMs ?? 0)).toBeLessThanOrEqual(1_000);
  expect(putOffAtMs).toBeNull();
});

/** Lets the service refuse the token while pages of the history are read. */
async function refuse(house: ReturnType<typeof createLongHistory>, app: OpenApp, pages: number) {
  await house.untilPages(pages);
  // What was read within the last second is stored with the next second: a pause stores it now.
  app.onlineFlag.set(false);
  await house.clock.advance(3_000);
  app.onlineFlag.set(true);
  house.world.sandbox.faults.replace([
    { kind: 'status', status: 401, body: { code: 0, message: '401: Unauthorized' } },
  ]);
  while (app.session.getState().state !== 'rejected') await house.clock.advance(20);
  await house.clock.advance(30_000);
  house.world.sandbox.faults.clear();
}

test.each([{ isStored: true }, { isStored: false }])(
  'a refused token stops it, and with a valid one it continues where it was (stored on the device: $isStored)',
  async ({ isStored }) => {
    const house = createLongHistory(1_250);
    const app = await house.open(undefined, isStored);
    void saveSystem(app, FIRST_FORM);
    await refuse(house, app, 9);
    const before = house.historyRequests().length;
    await house.during(app.session.setToken(tokenOf(0), { isStored }));
    while (saved.length === 0) await house.clock.advance(1_000);
    await house.clock.advance(10_000);
    expect(await savedSwitches()).toEqual([1_249]);
    // The newest 200 may have changed since; the rest of 13 pages was missing. The refused page is among those before.
    expect(house.historyRequests().length - before).toBeLessThanOrEqual(3 + 13 - before + 2);
    expect(openSystemCopies(app).getState().unfinished).toBeNull();
    app.close();
  },
);

test('a page that was closed after a refused token leaves what another continues from', async () => {
  const house = createLongHistory(1_250);
  const origin = createOrigin();
  const app = await house.open(origin);
  void saveSystem(app, FIRST_FORM);
  await refuse(house, app, 9);
  app.close();
  const before = house.historyRequests().length;
  const next = await house.open(origin);
  await house.clock.advance(5_000);
  expect(saved).toEqual([]);
  await house.during(saveSystem(next, openSystemCopies(next).getState().unfinished?.form ?? FIRST_FORM));
  expect(await savedSwitches()).toEqual([1_249]);
  expect(house.historyRequests().length - before).toBeLessThanOrEqual(3 + 13 - before + 2);
  next.close();
});

test.each([{ isStored: true }, { isStored: false }])(
  'a refused token with nothing unfinished leaves no history, and one that was forgotten continues nothing (stored: $isStored)',
  async ({ isStored }) => {
    const house = createLongHistory();
    const app = await house.open(undefined, isStored);
    const stored = async () => (await openDatabase()).count('history');
    await house.during(saveSystem(app, FIRST_FORM));
    await house.clock.advance(5_000);
    expect((await stored()) > 0).toBe(isStored);
    const whole = house.historyRequests().length;
    app.session.noticeRejected(tokenOf(0));
    await expect.poll(stored).toBe(0);
    await house.during(app.session.setToken(tokenOf(0), { isStored }));
    await house.during(saveSystem(app, FIRST_FORM));
    expect(house.historyRequests().length).toBe(2 * whole);

    void saveSystem(app, FIRST_FORM);
    await house.clock.advance(200);
    app.session.noticeRejected(tokenOf(0));
    await house.during(forgetPrivate(app, VIEWER, { keepsOnlyHere: false }));
    app.session.forget();
    await house.during(app.session.setToken(tokenOf(0), { isStored }));
    await house.clock.advance(30_000);
    expect([saved.length, await stored()]).toEqual([2, 0]);
    app.close();
  },
);

/** Delivers storage events and advances the clock until there are this many files. */
async function untilSaved(house: ReturnType<typeof createLongHistory>, count: number) {
  while (saved.length < count) await house.clock.advance(100);
  await house.clock.advance(5_000);
}

test('of two tabs that save at the same time one does, and the other shows its progress', async () => {
  const house = createLongHistory(1_250);
  const origin = createOrigin();
  const [first, second, third] = [
    await house.open(origin),
    await house.open(origin),
    await house.open(origin),
  ];
  void saveSystem(first, FIRST_FORM);
  void saveSystem(second, FIRST_FORM);
  await house.untilPages(5);
  const { elsewhere } = second.once(createSaveTurn);
  expect(elsewhere.getState()).toMatchObject({
    form: FIRST_FORM,
    state: 'running',
    step: { at: 'history', history: { count: expect.any(Number) } },
  });
  // A tab that opens this screen now is informed as well.
  expect(third.once(createSaveTurn).elsewhere.getState()).not.toBeNull();
  first.once(createSystemFetch).pause();
  expect(elsewhere.getState()?.state).toBe('paused');
  void first.once(createSystemFetch).resume();
  await untilSaved(house, 1);
  await house.clock.advance(60_000);
  expect(saved).toHaveLength(1);
  expect([elsewhere.getState(), third.once(createSaveTurn).elsewhere.getState()]).toEqual([null, null]);
  expect(house.historyRequests().length).toBeLessThanOrEqual(14);
  for (const app of [first, second, third]) app.close();
});

test('a waiting tab continues when the saving one is closed, and saves the rest', async () => {
  const house = createLongHistory(1_250);
  const origin = createOrigin();
  const [first, second, third] = [
    await house.open(origin),
    await house.open(origin),
    await house.open(origin),
  ];
  void saveSystem(first, FIRST_FORM);
  await house.untilPages(3);
  void saveSystem(second, FIRST_FORM);
  void saveSystem(third, { ...FIRST_FORM, format: 'pluralport' });
  await house.clock.advance(100);
  expect(saved).toEqual([]);
  // The timers of a closed page of a test still run.
  first.onlineFlag.set(false);
  first.close();
  await untilSaved(house, 2);
  expect(saved.map(({ name }) => name.replace(/\d+/g, ''))).toEqual([
    'system---.json',
    'system---.pluralport.json',
  ]);
  second.close();
  third.close();
});

test('a tab that cancels lets the other one save', async () => {
  const house = createLongHistory();
  const origin = createOrigin();
  const [first, second] = [await house.open(origin), await house.open(origin)];
  void saveSystem(first, FIRST_FORM);
  await house.untilPages(1);
  void saveSystem(second, FIRST_FORM);
  await house.clock.advance(20);
  first.once(createSystemFetch).cancel();
  await untilSaved(house, 1);
  expect(openSystemCopies(second).getState().unfinished).toBeNull();
  for (const app of [first, second]) app.close();
});

test('a file that cannot be made can be tried again', async () => {
  const house = createLongHistory();
  const app = await house.open();
  vi.stubGlobal('window', {
    frontboardShell: {
      saveFile() {
        throw new Error('The app is gone.');
      },
    },
  });
  await house.during(saveSystem(app, FIRST_FORM));
  expect(openSystemCopies(app).getState().unfinished?.form).toEqual(FIRST_FORM);
  expect(app.notices.getState().map(({ title }) => title)).toContain(words.notSaved.title);
});
