import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../persistence/database.ts';
import { openAccounts } from '../session/accounts.ts';
import { emptyDatabase } from '../testing/empty-database.ts';
import { createFakeClock, type FakeClock } from '../testing/fake-clock.ts';
import { installFakeDatabase } from '../testing/fake-database.ts';
import { createKillableDevice, type KillableDevice } from '../testing/killable-device.ts';
import { type OpenApp, openApp } from '../testing/open-app.ts';
import { openSmallWorld, type SmallWorld, systemUuidOf, tokenOf } from '../testing/small-world.ts';
import { createDraftsStore, draftPlace } from './edit/drafts.ts';
import { forgetPrivate } from './forgetting/forget-private.ts';

installFakeDatabase();

const VIEWER = systemUuidOf(0);
const FORM = 'member:new';

let clock: FakeClock;
let world: SmallWorld;
let device: KillableDevice;
const opened: OpenApp[] = [];

beforeEach(async () => {
  await emptyDatabase();
  clock = createFakeClock();
  world = openSmallWorld(1, clock);
  device = createKillableDevice();
});

afterEach(() => {
  for (const app of opened.splice(0)) app.close();
});

function open(): OpenApp {
  const app = openApp({ world, clock, origin: device.origin() });
  opened.push(app);
  return app;
}

async function kill(app: OpenApp): Promise<void> {
  await clock.advance(1_000);
  app.close();
  device.kill();
}

const draftsOf = (app: OpenApp, isStored = true) => {
  const place = app.privateStorage.of(isStored);
  return draftPlace(app.privateStorage.store(createDraftsStore, place), VIEWER, FORM, isStored);
};
const sent = (app: OpenApp) => ({
  base: {},
  values: { name: 'Luna' },
  atMs: app.clock.now(),
  sent: { values: { name: 'Luna' }, twins: [], patch: { name: 'Luna' } },
});
const databaseText = async () => {
  const database = await openDatabase();
  return JSON.stringify(
    await Promise.all([...database.objectStoreNames].map((name) => database.getAll(name))),
  );
};

test('after a kill, the token is in use again, and what a form had sent is looked for', async () => {
  const first = open();
  await clock.during(first.session.setToken(tokenOf(0)));
  draftsOf(first).save(sent(first));
  await kill(first);

  const next = open();
  expect([next.session.getState().state, draftsOf(next).load()]).toEqual(['no-token', null]);
  await clock.advance(60_000);
  expect(next.session.getState().state).toBe('logged-in');
  expect(draftsOf(next).load()?.sent).toMatchObject({ isLookedFor: true });
});

test('an account that was forgotten right before a kill stays forgotten, and the database has nothing of it', async () => {
  const first = open();
  const accounts = openAccounts(first);
  await clock.during(accounts.add(tokenOf(0), { isStored: true }));
  draftsOf(first).save(sent(first));
  await clock.advance(5_000);
  device.commit();
  const before = await databaseText();
  for (const of of [tokenOf(0), VIEWER, 'Luna']) expect(before).toContain(of);
  accounts.remove(VIEWER);
  await clock.during(forgetPrivate(first, VIEWER, { keepsOnlyHere: false }));
  const after = await databaseText();
  for (const of of [tokenOf(0), VIEWER, 'Luna']) expect(after).not.toContain(of);
  await kill(first);

  const next = open();
  await clock.advance(10_000);
  expect(next.session.getState().state).toBe('no-token');
  expect([openAccounts(next).getState(), draftsOf(next).load()]).toEqual([[], null]);
});

test('what is forgotten before the database was read is not recovered from there', async () => {
  const first = open();
  await clock.during(first.session.setToken(tokenOf(0)));
  await clock.advance(1_000);
  device.commit();
  draftsOf(first).save(sent(first));
  await kill(first);
  const next = open();
  await clock.during(forgetPrivate(next, VIEWER, { keepsOnlyHere: false }));
  await clock.advance(10_000);
  expect(draftsOf(next).load()).toBeNull();
  expect(await databaseText()).not.toContain('Luna');
});

test('nothing of an account for this session only is in the database', async () => {
  const app = open();
  await clock.during(openAccounts(app).add(tokenOf(0), { isStored: false }));
  draftsOf(app, false).save({ ...sent(app), sent: null });
  await clock.advance(10_000);
  expect(await (await openDatabase()).count('documents')).toBeGreaterThan(0);
  const text = await databaseText();
  for (const of of [tokenOf(0), VIEWER, 'Luna']) expect(text).not.toContain(of);
});
