import { readSystemFile } from '@frontboard/portable';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from '../../persistence/database.ts';
import { createOrigin } from '../../testing/fake-browser.ts';
import { installFakeDatabase } from '../../testing/fake-database.ts';
import { createLongHistory } from '../../testing/long-history.ts';
import { systemUuidOf } from '../../testing/small-world.ts';
import { forgetPrivate } from '../forgetting/forget-private.ts';
import { FIRST_FORM } from './export-form.ts';
import { openSystemCopies, saveSystem } from './save-system.ts';
import { systemCopiesStores } from './system-copies.ts';
import { createSystemFetch } from './system-fetch.ts';
import { systemFileWords as words } from './words.ts';

installFakeDatabase();

const VIEWER = systemUuidOf(0);
const saved: { name: string; text: string }[] = [];

beforeEach(async () => {
  await (await openDatabase()).clear('history');
  saved.length = 0;
  const saveFile = (name: string, _type: string, text: string) => saved.push({ name, text });
  vi.stubGlobal('window', { frontboardShell: { saveFile } });
});
afterEach(() => vi.unstubAllGlobals());

/** The file has one switch less than the service: two of one time are one. */
const fileOf = ({ text }: { readonly text: string }) => readSystemFile(text, Date.UTC(2026, 0, 1));

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
  expect(saved.map(fileOf).map(({ switches }) => switches.length)).toEqual([1_249]);
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
  await forgetPrivate(app, VIEWER, { keepsUnsent: false });
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

test('a refused token stops it, and with the new one it can be continued', async () => {
  const house = createLongHistory();
  const app = await house.open();
  void saveSystem(app, FIRST_FORM);
  await house.untilPages(1);
  house.world.sandbox.faults.replace([
    { kind: 'status', status: 401, body: { code: 0, message: '401: Unauthorized' } },
  ]);
  await house.clock.advance(30_000);
  expect(app.session.getState().state).toBe('rejected');
  house.world.sandbox.faults.clear();
  await house.during(app.session.recheck());
  const { unfinished } = openSystemCopies(app).getState();
  await house.during(saveSystem(app, unfinished?.form ?? expect.fail('nothing to continue')));
  expect(saved.map(fileOf).map(({ switches }) => switches.length)).toEqual([249]);
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
