import { afterEach, beforeEach, expect, test } from 'vitest';
import { openAccounts } from '../../session/accounts.ts';
import {
  type LocalDataChange,
  localDataStores,
  puttingLocal,
  removingLocal,
} from '../../session/local/local-data.ts';
import { switchChoicesStores } from '../../session/switch-choices.ts';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { type OpenApp, openApp } from '../../testing/open-app.ts';
import { openSmallWorld, systemUuidOf, tokenOf } from '../../testing/small-world.ts';
import { composeExchange } from './exchange.ts';
import { compareBackup, type RestoreChoice, restoreChosen } from './restore-exchange.ts';

const VIEWER = systemUuidOf(0);
const MERGE: RestoreChoice = { way: 'merge', takesTheirs: false, addsSystems: true };
const ADD: RestoreChoice = { ...MERGE, way: 'add' };
const apps: OpenApp[] = [];

let clock = createFakeClock();
beforeEach(() => {
  clock = createFakeClock();
});
afterEach(() => {
  for (const app of apps.splice(0)) app.close();
});

function openDevice(): OpenApp {
  const app = openApp({ world: openSmallWorld(2, clock), clock });
  apps.push(app);
  return app;
}

async function openWithSystem(): Promise<OpenApp> {
  const app = openDevice();
  const adding = openAccounts(app).add(tokenOf(0), { isStored: true });
  await clock.advance(2_000);
  await adding;
  return app;
}

const local = (app: OpenApp) => app.privateStorage.store(localDataStores, app.storage)(VIEWER);
const choices = (app: OpenApp) => app.privateStorage.store(switchChoicesStores, app.storage)(VIEWER);
const note = (id: string, text: string): LocalDataChange =>
  puttingLocal('notes', id, { text, atMs: 1, front: [] });
const texts = (app: OpenApp) =>
  Object.values(local(app).getState().notes)
    .map(({ text }) => text)
    .toSorted();

/** Hands everything of one device to another. */
async function hand(from: OpenApp, to: OpenApp, choice: RestoreChoice) {
  const { text } = await composeExchange(from, { hasTokens: false });
  await clock.advance(1_000);
  const chosen = await compareBackup(to, text, true);
  return { text, chosen, done: await restoreChosen(to, chosen, choice) };
}

test('two devices used in turn have the changes of both, also what one has removed', async () => {
  const [phone, laptop] = [await openWithSystem(), await openWithSystem()];
  phone.followed.update(() => ['aaaaa', 'bbbbb']);
  for (const [id, text] of [
    ['a', 'Stays'],
    ['b', 'Edited on the laptop'],
    ['c', 'Removed on the laptop'],
    ['d', 'Removed on the phone'],
  ] as const)
    local(phone).update(note(id, text));
  await hand(phone, laptop, ADD);
  local(laptop).update(note('b', 'As the laptop says'));
  local(laptop).update(removingLocal('notes', 'c'));
  local(laptop).update(note('e', 'New on the laptop'));
  laptop.followed.update(() => ['bbbbb', 'ccccc']);
  choices(laptop).update((all) => ({ ...all, favourites: ['luna'] }));
  local(phone).update(removingLocal('notes', 'd'));
  local(phone).update(note('f', 'New on the phone'));
  phone.settings.update((settings) => ({ ...settings, density: 'compact' }));
  const { done } = await hand(laptop, phone, MERGE);
  const merged = ['As the laptop says', 'New on the laptop', 'New on the phone', 'Stays'];
  expect(texts(phone)).toEqual(merged);
  expect(choices(phone).getState().favourites).toEqual(['luna']);
  expect(phone.followed.getState()).toEqual(['bbbbb', 'ccccc']);
  expect(phone.settings.getState().density).toBe('compact');
  // And back again.
  await hand(phone, laptop, MERGE);
  expect(texts(laptop)).toEqual(merged);
  expect(laptop.settings.getState().density).toBe('compact');
  // A change after the restore stays when that is undone.
  local(phone).update(note('g', 'Later'));
  await done.undo();
  expect(texts(phone)).toEqual([
    'Edited on the laptop',
    'Later',
    'New on the phone',
    'Removed on the laptop',
    'Stays',
  ]);
});

test.each([
  [false, 'Phone'],
  [true, 'Laptop'],
])('of what both have changed, a person chooses (the file’s: %s)', async (takesTheirs, expected) => {
  const [phone, laptop] = [await openWithSystem(), await openWithSystem()];
  local(phone).update(note('a', 'First'));
  await hand(phone, laptop, ADD);
  local(laptop).update(note('a', 'Laptop'));
  local(phone).update(note('a', 'Phone'));
  const { chosen } = await hand(laptop, phone, { ...MERGE, takesTheirs });
  expect(chosen.common?.accounts[0]?.conflicts).toEqual(['notes/a']);
  expect(texts(phone)).toEqual([expected]);
});

test('a backup that was here before is restored as it is, and not merged', async () => {
  const phone = await openWithSystem();
  local(phone).update(note('a', 'First'));
  const { text } = await composeExchange(phone, { hasTokens: false });
  local(phone).update(removingLocal('notes', 'a'));
  const chosen = await compareBackup(phone, text, true);
  expect(chosen.common).toBeNull();
  await restoreChosen(phone, chosen, ADD);
  expect(texts(phone)).toEqual(['First']);
});

test('the tokens are in an encrypted backup only if they were asked for, and add the systems with what belongs to them', async () => {
  const phone = await openWithSystem();
  local(phone).update(note('a', 'First'));
  expect((await composeExchange(phone, { hasTokens: false })).text).not.toContain(tokenOf(0));
  const { text } = await composeExchange(phone, { hasTokens: true });
  const laptop = openDevice();
  expect((await compareBackup(laptop, text, false)).absent).toEqual([{ viewer: VIEWER, hasToken: false }]);
  const chosen = await compareBackup(laptop, text, true);
  expect(chosen.absent).toEqual([{ viewer: VIEWER, hasToken: true }]);
  const restoring = restoreChosen(laptop, chosen, ADD);
  await clock.advance(2_000);
  expect((await restoring).areAdded).toBe(true);
  expect(openAccounts(laptop).getState()).toMatchObject([{ viewer: VIEWER, isStored: true }]);
  expect(texts(laptop)).toEqual(['First']);
});

test('forgetting an account forgets what another device has had of it', async () => {
  const phone = await openWithSystem();
  local(phone).update(note('a', 'First'));
  await composeExchange(phone, { hasTokens: false });
  const key = `exchanged:${VIEWER}`;
  expect(phone.storage.get(key)).not.toBeNull();
  expect(phone.storage.get(key)).not.toContain('First');
  const { forgetPrivate } = await import('../forgetting/forget-private.ts');
  await forgetPrivate(phone, VIEWER, { keepsOnlyHere: false });
  expect(phone.storage.get(key)).toBeNull();
});
