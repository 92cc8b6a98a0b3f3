import { afterEach, beforeEach, expect, test } from 'vitest';
import { openAccounts } from '../../session/accounts.ts';
import {
  type LocalDataChange,
  localDataStores,
  puttingLocal,
  removingLocal,
} from '../../session/local/local-data.ts';
import { switchChoicesStores } from '../../session/switch-choices.ts';
import { describingSystems, forgettingSystems } from '../../state/followed-details-changes.ts';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { type OpenApp, openApp } from '../../testing/open-app.ts';
import { openSmallWorld, systemUuidOf, tokenOf } from '../../testing/small-world.ts';
import { composeExchange } from './exchange.ts';
import {
  compareBackup,
  planningRestore,
  type RestoreChoice,
  type RestorePlan,
  restoreChosen,
} from './restore-exchange.ts';

const VIEWER = systemUuidOf(0);
const MERGE: RestoreChoice = { way: 'merge', theirs: new Set(), addsSystems: true };
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

async function addSystem(app: OpenApp): Promise<void> {
  const adding = openAccounts(app).add(tokenOf(0), { isStored: true });
  await clock.advance(2_000);
  await adding;
}

/** What a test changes in a file. */
interface BackupFile {
  exchange: { kinds: string[] };
  ownSystems: Record<string, { notes: Record<string, unknown> }>;
}

const local = (app: OpenApp) => app.privateStorage.store(localDataStores, app.storage)(VIEWER);
const choices = (app: OpenApp) => app.privateStorage.store(switchChoicesStores, app.storage)(VIEWER);
const note = (id: string, text: string): LocalDataChange =>
  puttingLocal('notes', id, { text, atMs: 1, front: [] });
const pathsOf = ({ conflicts }: RestorePlan) => conflicts.map(({ path }) => path);
const texts = (app: OpenApp) =>
  Object.values(local(app).getState().notes)
    .map(({ text }) => text)
    .toSorted();

/** Hands everything of one device to another. */
async function hand(from: OpenApp, to: OpenApp, choice: RestoreChoice = MERGE) {
  const { text, remember } = await composeExchange(from, { hasTokens: false });
  remember();
  await clock.advance(1_000);
  const chosen = await compareBackup(to, text, true);
  const plan = planningRestore(to, chosen.read)(choice);
  return { text, plan, done: await restoreChosen(to, chosen, choice) };
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
  await hand(phone, laptop);
  expect(laptop.followed.getState()).toEqual(['aaaaa', 'bbbbb']);
  local(laptop).update(note('b', 'As the laptop says'));
  local(laptop).update(removingLocal('notes', 'c'));
  local(laptop).update(note('e', 'New on the laptop'));
  laptop.followed.update(() => ['bbbbb', 'ccccc']);
  choices(laptop).update((all) => ({ ...all, favourites: ['luna'] }));
  local(phone).update(removingLocal('notes', 'd'));
  local(phone).update(note('f', 'New on the phone'));
  phone.settings.update((settings) => ({ ...settings, density: 'compact' }));
  const { done, plan } = await hand(laptop, phone);
  expect(plan.conflicts).toEqual([]);
  const merged = ['As the laptop says', 'New on the laptop', 'New on the phone', 'Stays'];
  expect(texts(phone)).toEqual(merged);
  expect(choices(phone).getState().favourites).toEqual(['luna']);
  expect(phone.followed.getState()).toEqual(['bbbbb', 'ccccc']);
  expect(phone.settings.getState().density).toBe('compact');
  // And back again.
  await hand(phone, laptop);
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
  phone.followed.update(() => ['aaaaa']);
  await hand(phone, laptop);
  for (const [app, text] of [
    [laptop, 'Laptop'],
    [phone, 'Phone'],
  ] as const) {
    local(app).update(note('a', text));
    app.followedDetails.update(describingSystems(['aaaaa'], { nickname: text }));
    app.settings.update((settings) => ({ ...settings, ownMemberWord: text }));
  }
  laptop.followedDetails.update(describingSystems(['aaaaa'], { isPinned: true }));
  const ids = ['settings/ownMemberWord', 'systems/aaaaa/nickname', `${VIEWER}/notes/a`];
  const { plan } = await hand(laptop, phone, { ...MERGE, theirs: new Set(takesTheirs ? ids : []) });
  expect(plan.conflicts.map(({ id }) => id)).toEqual(ids);
  expect(pathsOf(plan)).toEqual(['settings/ownMemberWord', 'systems/aaaaa/nickname', 'notes/a']);
  expect(texts(phone)).toEqual([expected]);
  expect(phone.followedDetails.getState().systems).toEqual({ aaaaa: { nickname: expected, isPinned: true } });
  expect(phone.settings.getState().ownMemberWord).toBe(expected);
});

test('each of what both have changed is chosen by itself', async () => {
  const [phone, laptop] = [await openWithSystem(), await openWithSystem()];
  for (const id of ['a', 'b']) local(phone).update(note(id, 'First'));
  await hand(phone, laptop);
  for (const [app, text] of [
    [laptop, 'Laptop'],
    [phone, 'Phone'],
  ] as const) {
    for (const id of ['a', 'b']) local(app).update(note(id, `${text} ${id}`));
    app.settings.update((settings) => ({ ...settings, ownMemberWord: text }));
  }
  const { plan } = await hand(laptop, phone, { ...MERGE, theirs: new Set([`${VIEWER}/notes/b`]) });
  expect(plan.conflicts.find(({ path }) => path === 'settings/ownMemberWord')).toMatchObject({
    mine: 'Phone',
    theirs: 'Laptop',
  });
  expect(texts(phone)).toEqual(['Laptop b', 'Phone a']);
  expect(phone.settings.getState().ownMemberWord).toBe('Phone');
});

test('what two devices have written before they first met is asked about, and not lost', async () => {
  const [phone, laptop] = [await openWithSystem(), await openWithSystem()];
  local(phone).update(note('a', 'Phone'));
  local(laptop).update(note('a', 'Laptop'));
  phone.settings.update((settings) => ({ ...settings, theme: 'dark' }));
  laptop.settings.update((settings) => ({ ...settings, density: 'compact' }));
  laptop.followed.update(() => ['bbbbb']);
  phone.followed.update(() => ['aaaaa']);
  const { plan } = await hand(phone, laptop);
  expect(pathsOf(plan)).toEqual(['notes/a']);
  expect(texts(laptop)).toEqual(['Laptop']);
  expect(laptop.settings.getState()).toMatchObject({ theme: 'dark', density: 'compact' });
  expect(laptop.followed.getState().toSorted()).toEqual(['aaaaa', 'bbbbb']);
});

test('an account that came to one device later takes nothing away on the other', async () => {
  const [phone, laptop] = [await openWithSystem(), openDevice()];
  local(phone).update(note('a', 'Phone'));
  await hand(phone, laptop);
  const adding = openAccounts(laptop).add(tokenOf(0), { isStored: true });
  await clock.advance(2_000);
  await adding;
  local(laptop).update(note('b', 'Laptop'));
  await hand(laptop, phone);
  expect(texts(phone)).toEqual(['Laptop', 'Phone']);
});

test('the same file restored again, once its system is there, adds what belongs to it and replaces nothing', async () => {
  const [phone, laptop] = [await openWithSystem(), openDevice()];
  local(phone).update(note('a', 'Phone'));
  phone.followed.update(() => ['aaaaa']);
  const { text } = await hand(phone, laptop);
  laptop.followed.update((ids) => [...ids, 'bbbbb']);
  laptop.settings.update((settings) => ({ ...settings, density: 'compact' }));
  const adding = openAccounts(laptop).add(tokenOf(0), { isStored: true });
  await clock.advance(2_000);
  await adding;
  await restoreChosen(laptop, await compareBackup(laptop, text, true), MERGE);
  expect(texts(laptop)).toEqual(['Phone']);
  expect(laptop.followed.getState()).toEqual(['aaaaa', 'bbbbb']);
  expect(laptop.settings.getState().density).toBe('compact');
});

test('after Undo of a restore, the next backup takes nothing away on the other device', async () => {
  const [phone, laptop] = [await openWithSystem(), await openWithSystem()];
  local(phone).update(note('a', 'First'));
  await hand(phone, laptop);
  local(laptop).update(note('b', 'Laptop'));
  const { done } = await hand(laptop, phone);
  await done.undo();
  expect(texts(phone)).toEqual(['First']);
  await hand(phone, laptop);
  expect(texts(laptop)).toEqual(['First', 'Laptop']);
});

test('Undo of a second restore, after its system came, takes nothing away on the other device', async () => {
  const [phone, laptop] = [await openWithSystem(), openDevice()];
  local(phone).update(note('a', 'Phone'));
  const { text } = await hand(phone, laptop);
  await addSystem(laptop);
  const done = await restoreChosen(laptop, await compareBackup(laptop, text, true), MERGE);
  await done.undo();
  expect(texts(laptop)).toEqual([]);
  await hand(laptop, phone);
  expect(texts(phone)).toEqual(['Phone']);
});

test.each([
  [
    'of a release without that table',
    (file: BackupFile) => {
      file.exchange.kinds = file.exchange.kinds.filter((kind) => kind !== 'notes');
      file.ownSystems[VIEWER] = { notes: {} };
    },
  ],
  [
    'with an entry that can’t be read',
    (file: BackupFile) => {
      file.ownSystems[VIEWER] = { notes: { a: { text: 7 } } };
    },
  ],
] as const)('a backup %s removes nothing, merged or as in the file', async (_what, damage) => {
  const [phone, laptop] = [await openWithSystem(), await openWithSystem()];
  local(phone).update(note('a', 'Phone'));
  await hand(phone, laptop);
  const file: BackupFile = JSON.parse((await composeExchange(laptop, { hasTokens: false })).text);
  damage(file);
  for (const way of ['merge', 'replace'] as const) {
    await restoreChosen(phone, await compareBackup(phone, JSON.stringify(file), true), { ...MERGE, way });
    expect(texts(phone)).toEqual(['Phone']);
  }
});

test('what a device could not read or store does not count as removed', async () => {
  const [phone, laptop] = [await openWithSystem(), await openWithSystem()];
  local(phone).update(note('a', 'Phone'));
  await hand(phone, laptop);
  // Damaged there, and set aside.
  laptop.storage.set(`${localDataStores.keyOf(VIEWER)}.corrupt`, '{');
  local(laptop).update(removingLocal('notes', 'a'));
  await hand(laptop, phone);
  expect(texts(phone)).toEqual(['Phone']);
});

test('what one has written about a system that the other has unfollowed stays, and the system with it', async () => {
  const [phone, laptop] = [await openWithSystem(), await openWithSystem()];
  phone.followed.update(() => ['aaaaa', 'bbbbb']);
  phone.followedDetails.update(describingSystems(['aaaaa', 'bbbbb'], { nickname: 'Old' }));
  await hand(phone, laptop);
  phone.followed.update(() => []);
  phone.followedDetails.update(forgettingSystems(new Set(['aaaaa', 'bbbbb'])));
  laptop.followedDetails.update(describingSystems(['aaaaa'], { nickname: 'New' }));
  await hand(laptop, phone);
  expect(phone.followed.getState()).toEqual(['aaaaa']);
  expect(phone.followedDetails.getState().systems).toEqual({ aaaaa: { nickname: 'New' } });
});

test('a system that is here for this session only stays so', async () => {
  const [phone, laptop] = [await openWithSystem(), openDevice()];
  const adding = openAccounts(laptop).add(tokenOf(0), { isStored: false });
  await clock.advance(2_000);
  await adding;
  const { text } = await composeExchange(phone, { hasTokens: true });
  const chosen = await compareBackup(laptop, text, true);
  expect(chosen.absent).toEqual([]);
  await restoreChosen(laptop, chosen, MERGE);
  expect(openAccounts(laptop).getState()).toMatchObject([{ isStored: false }]);
});

test('“As in the file” makes the own systems as in the file, and the other device changes nothing back', async () => {
  const [phone, laptop] = [await openWithSystem(), await openWithSystem()];
  local(phone).update(note('a', 'First'));
  await hand(phone, laptop);
  local(laptop).update(note('a', 'Laptop'));
  local(phone).update(note('b', 'Phone'));
  const { done } = await hand(laptop, phone, { ...MERGE, way: 'replace' });
  expect(texts(phone)).toEqual(['Laptop']);
  await hand(phone, laptop);
  expect(texts(laptop)).toEqual(['Laptop']);
  await done.undo();
  expect(texts(phone)).toEqual(['First', 'Phone']);
});

test('two fields of one member that were changed on two devices are both kept', async () => {
  const [phone, laptop] = [await openWithSystem(), await openWithSystem()];
  const fill = (app: OpenApp, fields: Readonly<Record<string, string>>) =>
    local(app).update((data) => ({
      ...data,
      fieldValues: { luna: { ...data.fieldValues.luna, ...fields } },
    }));
  fill(phone, { drink: 'Tea', role: 'Artist' });
  await hand(phone, laptop);
  fill(laptop, { drink: 'Coffee' });
  fill(phone, { role: 'Poet' });
  const { plan } = await hand(laptop, phone);
  expect(plan.conflicts).toEqual([]);
  expect(local(phone).getState().fieldValues).toEqual({ luna: { drink: 'Coffee', role: 'Poet' } });
});

test('many backups that never arrived do not make two devices forget what they have in common', async () => {
  const [phone, laptop] = [await openWithSystem(), await openWithSystem()];
  local(phone).update(note('a', 'First'));
  await hand(phone, laptop);
  await hand(laptop, phone);
  for (let index = 0; index < 12; index += 1) {
    (await composeExchange(phone, { hasTokens: false })).remember();
    await clock.advance(1_000);
  }
  local(phone).update(removingLocal('notes', 'a'));
  await hand(laptop, phone);
  expect(texts(phone)).toEqual([]);
});

test('nothing is stored a second time in words, of own systems or of followed ones', async () => {
  const phone = await openWithSystem();
  local(phone).update(note('a', 'Secret'));
  phone.followed.update(() => ['aaaaa']);
  phone.followedDetails.update(describingSystems(['aaaaa'], { nickname: 'Secret' }));
  (await composeExchange(phone, { hasTokens: false })).remember();
  for (const key of ['exchanged', `exchanged:${VIEWER}`]) {
    expect(phone.storage.get(key)).toMatch(/hashes/);
    expect(phone.storage.get(key)).not.toMatch(/Secret|aaaaa/);
  }
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
  const restoring = restoreChosen(laptop, chosen, MERGE);
  await clock.advance(2_000);
  expect((await restoring).areAdded).toBe(true);
  expect(openAccounts(laptop).getState()).toMatchObject([{ viewer: VIEWER, isStored: true }]);
  expect(texts(laptop)).toEqual(['First']);
});

test('forgetting an account forgets what another device has had of it', async () => {
  const phone = await openWithSystem();
  local(phone).update(note('a', 'First'));
  (await composeExchange(phone, { hasTokens: false })).remember();
  const key = `exchanged:${VIEWER}`;
  expect(phone.storage.get(key)).not.toBeNull();
  const { forgetPrivate } = await import('../forgetting/forget-private.ts');
  await forgetPrivate(phone, VIEWER, { keepsOnlyHere: false });
  expect(phone.storage.get(key)).toBeNull();
});

test('each decision about a conflict is applied to one merge', async () => {
  const [phone, laptop] = [await openWithSystem(), await openWithSystem()];
  local(phone).update(note('a', 'Phone'));
  local(phone).update(note('b', 'Phone'));
  local(laptop).update(note('a', 'Laptop'));
  local(laptop).update(note('b', 'Laptop'));
  const { text } = await composeExchange(phone, { hasTokens: false });
  const plan = planningRestore(laptop, (await compareBackup(laptop, text, true)).read);
  const before = plan(MERGE);
  const [first] = before.conflicts;
  const after = plan({ ...MERGE, theirs: new Set([first?.id ?? '']) });
  const notesOf = ({ merges }: RestorePlan) => ['a', 'b'].map((id) => merges[0]?.entries[`notes/${id}`]);
  const saying = (...texts: string[]) => texts.map((text) => expect.objectContaining({ text }));
  expect(notesOf(before)).toEqual(saying('Laptop', 'Laptop'));
  expect(notesOf(after)).toEqual(saying('Phone', 'Laptop'));
  // The same objects: nothing was compared again.
  expect(after.conflicts[0]).toBe(first);
});
