import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memberFromWire, wireMemberSchema } from '@frontboard/model';
import { deleteDB, openDB } from 'idb';
import { parse } from 'valibot';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { putWrite, readWrites } from '../../cache/in-flight/write-journal.ts';
import { writeAnswer } from '../../persistence/answers/answer-rows.ts';
import { memoryStorage } from '../../platform/storage.ts';
import { openAccounts } from '../../session/accounts.ts';
import { localDataStores } from '../../session/local/local-data.ts';
import { createRecentLookupsStore, remembering } from '../../session/recent-lookups.ts';
import { changing, createServersStore } from '../../session/servers.ts';
import { switchChoicesStores } from '../../session/switch-choices.ts';
import { createSwitchLink } from '../../session/switch-link.ts';
import { readTabSelection, storeTabSelection } from '../../session/tab-selection.ts';
import { createOrigin } from '../../testing/fake-browser.ts';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { installFakeDatabase } from '../../testing/fake-database.ts';
import { fullArea } from '../../testing/full-area.ts';
import { type OpenApp, openApp } from '../../testing/open-app.ts';
import { openSmallWorld, systemIdOf, systemUuidOf, tokenOf } from '../../testing/small-world.ts';
import { createDraftsStore, draftPlace } from '../edit/drafts.ts';
import { deviceCopies, pageCopies } from '../restore/copy-store.ts';
import { makeRestoreCopy } from '../restore/restore-copy.ts';
import { addImportLinks, importLinksStores } from '../runs/import-links.ts';
import { deviceRuns, pageRuns } from '../runs/run-store.ts';
import { FIRST_FORM } from '../system-file/export-form.ts';
import { systemCopiesStores } from '../system-file/system-copies.ts';
import { putCreated, readCreated } from '../twins/created-journal.ts';
import { forgetOwnLookups } from './forget-own-lookups.ts';
import { countOnlyHere, forgetPrivate, moveToSession, snapshotPrivate } from './forget-private.ts';

installFakeDatabase();

const VIEWER = systemUuidOf(0);
/** Part of everything that is put anywhere for the account. */
const MARKER = 'marker-of-the-account';

beforeEach(() => deleteDB('frontboard'));
afterEach(async () => {
  await deleteDB('frontboard');
  // The memory of the page outlives a test.
  for (const { head } of await pageRuns.load(VIEWER)) await pageRuns.remove(head.id);
  for (const { id } of await pageCopies.list(VIEWER)) await pageCopies.remove(id);
});

/** An area whose keys can be listed. */
function openArea() {
  const keys = new Set<string>();
  const area = memoryStorage();
  const listed = {
    ...area,
    setItem(key: string, text: string) {
      keys.add(key);
      area.setItem(key, text);
    },
  };
  return {
    area: listed,
    dump: () =>
      [...keys].filter((key) => area.getItem(key) !== null).map((key) => `${key} ${area.getItem(key)}`),
  };
}

/** All rows of the database as text, whatever release wrote them. */
async function dumpDatabase(): Promise<readonly string[]> {
  const database = await openDB('frontboard');
  const rows = await Promise.all(
    [...database.objectStoreNames].map(async (name) =>
      (await database.getAll(name)).map((row) => `${name} ${JSON.stringify(row)}`),
    ),
  );
  database.close();
  return rows.flat();
}

/** Signs in, and stores something of the account in every place that stores anything. */
async function useEverything(app: OpenApp, advance: (ms: number) => Promise<void>, isStored: boolean) {
  const adding = openAccounts(app).add(tokenOf(0), { isStored });
  await advance(2_000);
  await adding;
  openAccounts(app).describe(VIEWER, { name: MARKER, color: null });
  const place = app.privateStorage.of(isStored);
  const nowMs = app.clock.now();
  switchChoicesStores(place)(VIEWER).update((it) => ({ ...it, favourites: [MARKER] }));
  localDataStores(place)(VIEWER).update((it) => ({
    ...it,
    notes: { [MARKER]: { text: MARKER, atMs: 1, front: [] } },
  }));
  app.privateStorage
    .store(createServersStore, place)
    .update(changing(VIEWER, () => [{ id: '123456789012345678', name: MARKER }]));
  draftPlace(createDraftsStore(place), VIEWER, 'system').save({
    base: {},
    values: { name: MARKER },
    atMs: nowMs,
    sent: null,
  });
  app.privateStorage
    .store(createRecentLookupsStore, place)
    .update(remembering({ kind: 'system', id: systemIdOf(0) }));
  addImportLinks(app.privateStorage.store(importLinksStores, place)(VIEWER), { [MARKER]: MARKER });
  app.privateStorage
    .store(
      systemCopiesStores,
      place,
    )(VIEWER)
    .update((known) => ({
      ...known,
      unfinished: { form: { ...FIRST_FORM, members: MARKER }, startedAtMs: nowMs },
    }));
  const record = { uuid: MARKER, name: MARKER };
  const created = {
    kind: 'member',
    viewer: VIEWER,
    wanted: [],
    sinceMs: nowMs,
    isRemovedUnasked: false,
  } as const;
  putCreated(place, { ...created, record, told: 0 }, nowMs);
  putWrite(place, { id: MARKER, viewer: VIEWER, touched: [], sinceMs: nowMs, settleMs: 3_000 }, nowMs);
  const runs = isStored ? deviceRuns : pageRuns;
  await runs.add({
    head: {
      id: 'run',
      viewer: VIEWER,
      about: 'bulk',
      startedAtMs: nowMs,
      endedAtMs: null,
      phase: 'paused',
      workedMs: 0,
      undoes: null,
      undoneBy: null,
    },
    items: [{ operation: { kind: 'delete', of: 'member', ref: MARKER }, progress: { step: 'waiting' } }],
  });
  storeTabSelection(VIEWER, 'member', new Set([MARKER]));
  app.once(createSwitchLink).setState({ members: MARKER }, true);
  app.log.add('error', `GET /members/${MARKER} 404`);
  app.log.flush();
  if (!isStored) return;
  await writeAnswer({ viewer: VIEWER, kind: 'own-members', ref: null }, { atMs: nowMs, value: [] });
  const lookup = { viewer: 'public', kind: 'system-record', ref: systemUuidOf(0) } as const;
  await writeAnswer(lookup, { atMs: nowMs, value: { name: MARKER } });
}

/** The restore copy of a member of the account. */
function copyOfMember(nowMs: number) {
  const wire = parse(wireMemberSchema, { id: 'abcef', uuid: 'm1', name: 'Luna' });
  const record = memberFromWire(wire, '2026-01-01T00:00:00.000Z');
  return makeRestoreCopy({ kind: 'member', record, memberships: [] }, VIEWER, nowMs);
}

test.each([{ isStored: true }, { isStored: false }])(
  'nothing of a forgotten account is left anywhere (stored on the device: $isStored)',
  async ({ isStored }) => {
    const clock = createFakeClock();
    const { area, dump } = openArea();
    const tab = openArea();
    vi.stubGlobal('window', { sessionStorage: tab.area });
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    const app = openApp({ world: openSmallWorld(1, clock), clock, origin: createOrigin(area) });
    await useEverything(app, (ms) => clock.advance(ms), isStored);
    expect(tab.dump()).toHaveLength(2);
    app.statusCache.writeSystem(systemIdOf(0), {
      // biome-ignore lint/style/noNonNullAssertion: signed in
      value: { ...app.session.getState().system!, description: MARKER },
      atMs: clock.now(),
    });
    await clock.advance(10_000);
    const [account] = openAccounts(app).getState();
    if (account === undefined) throw new Error('The token was not accepted.');
    await forgetOwnLookups(app, account);
    openAccounts(app).remove(VIEWER);
    await forgetPrivate(app, VIEWER, { keepsOnlyHere: false });
    await clock.advance(10_000);
    const inMemory = app.privateStorage.places.map((place) =>
      ['drafts', 'servers', 'writes', 'recent-lookups', `switch-choices:${VIEWER}`].map((key) =>
        place.get(key),
      ),
    );
    expect(await pageRuns.load(VIEWER)).toEqual([]);
    const all = [...dump(), ...tab.dump(), ...(await dumpDatabase()), JSON.stringify(inMemory)].join('\n');
    for (const trace of [MARKER, VIEWER, tokenOf(0), `"${systemIdOf(0)}"`]) expect(all).not.toContain(trace);
    expect(switchChoicesStores(app.privateStorage.of(isStored))(VIEWER).getState().favourites).toEqual([]);
    app.close();
  },
);

/** The app with the first of two accounts stored on the device, or both. */
async function openWith(accounts: readonly number[], area = memoryStorage()) {
  const clock = createFakeClock();
  const app = openApp({ world: openSmallWorld(2, clock), clock, origin: createOrigin(area) });
  for (const index of accounts) {
    const adding = openAccounts(app).add(tokenOf(index), { isStored: true });
    await clock.advance(2_000);
    await adding;
  }
  onTestFinished(app.close);
  return { app, clock, area };
}

/** Takes an account out as the settings do. */
async function forgetAccount(app: OpenApp, viewer: string) {
  openAccounts(app).remove(viewer);
  await forgetPrivate(app, viewer, { keepsOnlyHere: false });
}

test.each(['corrupt', 'newer'])(
  'a copy of the accounts (%s) keeps no name of one that is forgotten',
  async (reason) => {
    const area = memoryStorage({
      [`accounts.${reason}`]: JSON.stringify({ version: 9, accounts: [{ viewer: VIEWER, name: MARKER }] }),
    });
    const { app } = await openWith([0], area);
    await forgetAccount(app, VIEWER);
    expect(area.getItem(`accounts.${reason}`)).toBeNull();
  },
);

test('a copy of the accounts is deleted also when an account becomes session-only', async () => {
  const area = memoryStorage({ 'accounts.corrupt': JSON.stringify({ viewer: VIEWER, name: MARKER }) });
  const { app, clock } = await openWith([0], area);
  const adding = openAccounts(app).add(tokenOf(0), { isStored: false });
  await clock.advance(2_000);
  await adding;
  expect(area.getItem('accounts.corrupt')).toBeNull();
});

test('a copy of damaged recent lookups is deleted with an account', async () => {
  const text = JSON.stringify({ version: 1, isOn: true, entries: [5, `system:${systemIdOf(0)}`] });
  const { app, area } = await openWith([0], memoryStorage({ 'recent-lookups': text }));
  const [account] = openAccounts(app).getState();
  if (account === undefined) throw new Error('The token was not accepted.');
  await forgetOwnLookups(app, account);
  await forgetAccount(app, VIEWER);
  expect(area.getItem('recent-lookups.corrupt')).toBeNull();
  expect(area.getItem('recent-lookups')).not.toContain(systemIdOf(0));
});

test('documents of another release are deleted if they name the account, and others stay', async () => {
  const other = systemUuidOf(1);
  const area = memoryStorage({
    [`notes:${VIEWER}`]: 'text',
    diary: JSON.stringify({ version: 1, of: { [VIEWER]: MARKER } }),
    [`notes:${other}`]: 'text',
    theme: 'dark',
    systems: JSON.stringify({ version: 2, systems: [VIEWER, 'abcde'] }),
  });
  const { app } = await openWith([0], area);
  await forgetAccount(app, VIEWER);
  expect(area.getItem(`notes:${VIEWER}`)).toBeNull();
  expect(area.getItem('diary')).toBeNull();
  expect(area.getItem(`notes:${other}`)).toBe('text');
  expect(area.getItem('theme')).toBe('dark');
  expect(app.followed.getState()).toEqual([VIEWER, 'abcde']);
});

/** The names of all documents of which each account has its own, from the source text. */
function accountDocumentNames(): string[] {
  const root = join(import.meta.dirname, '../..');
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .flatMap((path) => [
      ...readFileSync(join(root, path), 'utf8').matchAll(/= accountDocument\b[^(]*\(\{\s*name: '([^']+)'/g),
    ])
    .map(([, name = '']) => name);
}

test("another account's documents stay when they name a forgotten account", async () => {
  const other = systemUuidOf(1);
  const names = accountDocumentNames();
  expect(names).toContain('revisions');
  const keys = names.flatMap((name) => [`${name}:${other}`, `${name}:${other}.corrupt`]);
  const text = JSON.stringify({ version: 1, description: `A friend of ${VIEWER}` });
  const { app, area } = await openWith(
    [0],
    memoryStorage(Object.fromEntries(keys.map((key) => [key, text]))),
  );
  await forgetAccount(app, VIEWER);
  expect(keys.filter((key) => area.getItem(key) !== text)).toEqual([]);
});

test('the remembered own system is deleted with its account, also while a session-only account is active', async () => {
  const { app, clock, area } = await openWith([0]);
  const adding = openAccounts(app).add(tokenOf(1), { isStored: false });
  await clock.advance(2_000);
  await adding;
  await forgetAccount(app, VIEWER);
  expect(area.getItem('own-system')).toBeNull();
});

test('with storage full, data of other accounts in damaged documents stays when one is forgotten', async () => {
  const other = systemUuidOf(1);
  const draft = (name: string) => ({ base: {}, values: { name }, atMs: 1, sent: null });
  const accounts = [VIEWER, other].map((viewer, index) => ({
    viewer,
    name: viewer === VIEWER ? MARKER : 'Kept',
    color: null,
    token: tokenOf(index),
    system: null,
  }));
  const server = (name: string) => ({ id: '123456789012345678', name });
  const area = fullArea({
    accounts: JSON.stringify({ version: 1, accounts: [...accounts, 5] }),
    drafts: JSON.stringify({
      version: 1,
      drafts: { [VIEWER]: { system: draft(MARKER), cut: 5 }, [other]: { system: draft('Typed') } },
    }),
    servers: JSON.stringify({
      version: 1,
      servers: { [VIEWER]: [server(MARKER), 5], [other]: [server('Harbour')] },
    }),
  });
  const { app } = await openWith([], area);
  expect(openAccounts(app).getState()).toHaveLength(2);
  expect((await countOnlyHere(app, VIEWER))?.hasUnreadable).toBe(true);
  await forgetAccount(app, VIEWER);
  expect(area.getItem('accounts')).toContain(tokenOf(1));
  expect(area.getItem('drafts')).toContain('Typed');
  expect(area.getItem('servers')).toContain('Harbour');
  for (const key of ['accounts', 'drafts', 'servers']) {
    expect(area.getItem(key)).not.toContain(MARKER);
    expect(area.getItem(key)).not.toContain(tokenOf(0));
  }
});

test('without a database of the browser an account can be forgotten all the same', async () => {
  const { app, area } = await openWith([0]);
  vi.stubGlobal('indexedDB', undefined);
  await countOnlyHere(app, VIEWER);
  await forgetAccount(app, VIEWER);
  vi.unstubAllGlobals();
  for (const key of ['settings', 'accounts']) expect(area.getItem(key)).not.toContain(tokenOf(0));
});

test('rows of another release that are not JSON are deleted too, and those of others stay', async () => {
  const newer = await openDB('frontboard', 4, {
    upgrade(database) {
      for (const name of ['outbox', 'restore', 'wonders']) {
        const store = database.createObjectStore(name, { keyPath: 'key' });
        if (name === 'restore') store.createIndex('viewer', 'viewer');
      }
      database.createObjectStore('lists', { keyPath: ['viewer', 'kind'] });
      database.createObjectStore('history', { keyPath: ['viewer', 'part'] });
      database.createObjectStore('runs', { keyPath: ['run', 'part'] }).createIndex('viewer', 'viewer');
    },
  });
  const other = systemUuidOf(1);
  const loop: { self?: unknown } = {};
  loop.self = loop;
  for (const store of ['outbox', 'restore', 'wonders']) {
    await newer.put(store, { key: 'a', at: 5n, of: VIEWER });
    await newer.put(store, { key: 'b', of: new Map([[other, new Set([MARKER])]]) });
    await newer.put(store, { key: 'c', of: new Map([[VIEWER, 1]]), loop });
    await newer.put(store, { key: 'd', of: { other, loop } });
  }
  newer.close();
  const { app } = await openWith([1, 0]);
  await forgetAccount(app, VIEWER);
  const database = await openDB('frontboard');
  const left = await Promise.all(['outbox', 'restore', 'wonders'].map((name) => database.getAllKeys(name)));
  database.close();
  expect(left).toEqual([
    ['b', 'd'],
    ['b', 'd'],
    ['b', 'd'],
  ]);
});

test.each([0, 1_500])(
  'another tab writes nothing of a forgotten account, %d ms after it last wrote',
  async (sinceMs) => {
    const clock = createFakeClock();
    const { area, dump } = openArea();
    const origin = createOrigin(area);
    const world = openSmallWorld(1, clock);
    const open = () => openApp({ world, clock, origin });
    const [mine, theirs] = [open(), open()];
    await useEverything(mine, (ms) => clock.advance(ms), true);
    origin.deliver();
    await clock.advance(2_000);
    openAccounts(theirs);
    const place = theirs.storage;
    theirs.privateStorage
      .store(
        switchChoicesStores,
        place,
      )(VIEWER)
      .update((it) => ({ ...it, recents: [MARKER] }));
    theirs.privateStorage
      .store(createServersStore, place)
      .update(changing(VIEWER, (all) => [...all, { id: '123456789012345679', name: MARKER }]));
    draftPlace(createDraftsStore(place), VIEWER, 'member').save({
      base: {},
      values: { name: MARKER },
      atMs: 1,
      sent: null,
    });
    theirs.privateStorage
      .store(createRecentLookupsStore, place)
      .update(remembering({ kind: 'system', id: systemIdOf(0) }));
    await clock.advance(3_000);
    origin.deliver();
    theirs.log.add('error', `GET /members/${MARKER} 404`);
    await clock.advance(sinceMs);
    origin.deliver();
    const [account] = openAccounts(mine).getState();
    if (account === undefined) throw new Error('The token was not accepted.');
    await forgetOwnLookups(mine, account);
    await forgetAccount(mine, VIEWER);
    origin.deliver();
    await clock.advance(10_000);
    origin.deliver();
    theirs.visibleFlag.set(false);
    await clock.advance(10_000);
    const all = [...dump(), ...(await dumpDatabase())].join('\n');
    for (const trace of [MARKER, VIEWER, tokenOf(0)]) expect(all).not.toContain(trace);
    theirs.close();
    mine.close();
    const after = [...dump(), ...(await dumpDatabase())].join('\n');
    for (const trace of [MARKER, VIEWER, tokenOf(0)]) expect(after).not.toContain(trace);
  },
);

test('rows of another release are counted, and deleted with the account they name', async () => {
  const clock = createFakeClock();
  const world = openSmallWorld(2, clock);
  const newer = await openDB('frontboard', 4, {
    upgrade(database) {
      database.createObjectStore('outbox', { keyPath: 'id' });
      database.createObjectStore('lists', { keyPath: ['viewer', 'kind'] });
      database.createObjectStore('restore', { keyPath: 'id' }).createIndex('viewer', 'viewer');
      database.createObjectStore('history', { keyPath: ['viewer', 'part'] });
      database.createObjectStore('runs', { keyPath: ['run', 'part'] }).createIndex('viewer', 'viewer');
      database.createObjectStore('wonders', { keyPath: 'id' });
    },
  });
  const other = systemUuidOf(1);
  const rows = (of: string) => [
    { id: `named ${of}`, of: { viewer: of }, note: MARKER },
    { id: `keyed ${of}`, [of]: MARKER },
  ];
  for (const store of ['outbox', 'restore', 'wonders']) {
    for (const row of [...rows(VIEWER), ...rows(other), { id: 'nobody', note: MARKER }])
      await newer.put(store, row);
  }
  await newer.put('lists', { viewer: VIEWER, kind: 'wonders', note: MARKER });
  await newer.put('lists', { viewer: other, kind: 'wonders', note: MARKER });
  newer.close();

  const app = openApp({ world, clock });
  for (const index of [1, 0]) {
    const adding = openAccounts(app).add(tokenOf(index), { isStored: true });
    await clock.advance(2_000);
    await adding;
  }
  expect((await countOnlyHere(app, VIEWER))?.hasUnreadable).toBe(true);
  openAccounts(app).remove(VIEWER);
  await forgetPrivate(app, VIEWER, { keepsOnlyHere: false });
  const left = await dumpDatabase();
  expect(left.filter((row) => !row.includes(other))).toEqual([]);
  expect(left).toHaveLength(7);
  app.close();
});

test('an account that becomes session-only leaves nothing on the device and keeps what the person made in this page', async () => {
  const clock = createFakeClock();
  const { area, dump } = openArea();
  const app = openApp({ world: openSmallWorld(1, clock), clock, origin: createOrigin(area) });
  await useEverything(app, (ms) => clock.advance(ms), true);
  const copy = copyOfMember(clock.now());
  await deviceCopies.put(copy);

  const adding = openAccounts(app).add(tokenOf(0), { isStored: false });
  await clock.advance(2_000);
  const { result, noLongerStored } = await adding;
  if (!result.ok || noLongerStored === null) throw new Error('The account was not stored before.');
  await forgetOwnLookups(app, { viewer: VIEWER, system: result.system });
  await moveToSession(app, VIEWER);
  app.log.clear();
  await clock.advance(10_000);

  const all = [...dump(), ...(await dumpDatabase())].join('\n');
  for (const trace of [MARKER, VIEWER, tokenOf(0)]) expect(all).not.toContain(trace);
  const page = app.privateStorage.of(false);
  expect(app.privateStorage.store(switchChoicesStores, page)(VIEWER).getState().favourites).toEqual([MARKER]);
  expect(app.privateStorage.store(createServersStore, page).getState()[VIEWER]).toEqual([
    { id: '123456789012345678', name: MARKER },
  ]);
  expect(
    draftPlace(app.privateStorage.store(createDraftsStore, page), VIEWER, 'system').load()?.values,
  ).toEqual({
    name: MARKER,
  });
  expect(readWrites(page, clock.now()).map(({ id }) => id)).toEqual([MARKER]);
  expect(readCreated(page, clock.now()).map(({ record }) => record.uuid)).toEqual([MARKER]);
  expect((await pageCopies.list(VIEWER)).map(({ id }) => id)).toEqual([copy.id]);
  await pageCopies.remove(copy.id);
  expect((await pageRuns.load(VIEWER)).map(({ head }) => head.id)).toEqual(['run']);
  await pageRuns.remove('run');
  app.close();
});

test.each([{ isStored: true }, { isStored: false }])(
  'after an account was forgotten, what the person made can be stored again (stored on the device: $isStored)',
  async ({ isStored }) => {
    const clock = createFakeClock();
    vi.stubGlobal('window', { sessionStorage: openArea().area });
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    const app = openApp({ world: openSmallWorld(1, clock), clock });
    await useEverything(app, (ms) => clock.advance(ms), isStored);
    const place = app.privateStorage.of(isStored);
    const recents = app.privateStorage.store(createRecentLookupsStore, place);
    const journals = () => [
      readWrites(place, clock.now()).map(({ id }) => id),
      readCreated(place, clock.now()).map(({ record }) => record.uuid),
    ];
    const inTab = () => [readTabSelection(VIEWER, 'member'), app.once(createSwitchLink).getState()];
    const servers = app.privateStorage.store(createServersStore, place);
    const choices = () => app.privateStorage.store(switchChoicesStores, place)(VIEWER).getState();
    const links = () => app.privateStorage.store(importLinksStores, place)(VIEWER).getState();
    const runs = isStored ? deviceRuns : pageRuns;
    const putBack = await snapshotPrivate(app, VIEWER);
    const [account] = openAccounts(app).getState();
    if (account === undefined) throw new Error('The token was not accepted.');
    await forgetOwnLookups(app, account);
    await forgetAccount(app, VIEWER);
    expect([journals(), inTab(), recents.getState().entries]).toEqual([[[], []], [null, null], []]);
    expect(choices().favourites).toEqual([]);
    expect(await runs.load(VIEWER)).toEqual([]);
    const adding = openAccounts(app).add(tokenOf(0), { isStored });
    await clock.advance(2_000);
    await adding;
    recents.update(remembering({ kind: 'system', id: 'since' }));
    await putBack();
    expect(journals()).toEqual([[MARKER], [MARKER]]);
    expect(inTab()).toEqual([[MARKER], { members: MARKER }]);
    expect(recents.getState().entries).toEqual(['system:since', `system:${systemIdOf(0)}`]);
    expect(choices().favourites).toEqual([MARKER]);
    expect(servers.getState()[VIEWER]).toMatchObject([{ name: MARKER }]);
    expect(links()).toEqual({ [MARKER]: MARKER });
    expect(await runs.load(VIEWER)).toMatchObject([{ head: { id: 'run' } }]);
    if (!isStored) {
      expect(app.storage.keys().filter((key) => key.includes(VIEWER))).toEqual([]);
      expect(await deviceRuns.load(VIEWER)).toEqual([]);
    }
    app.close();
  },
);

test('restore copies and notes are counted as only on this device, and stay if the person keeps what is', async () => {
  const { app, clock } = await openWith([0]);
  expect(await countOnlyHere(app, VIEWER)).toBeNull();
  const copy = copyOfMember(clock.now());
  await deviceCopies.put(copy);
  const storeOf = app.privateStorage.store(localDataStores, app.storage);
  storeOf(VIEWER).update((it) => ({ ...it, notes: { one: { text: MARKER, atMs: 1, front: [] } } }));
  expect(await countOnlyHere(app, VIEWER)).toEqual({
    switches: 0,
    drafts: 0,
    notes: 1,
    runs: 0,
    copies: 1,
    hasUnreadable: false,
  });
  storeOf(VIEWER).update((it) => ({ ...it, noteDraft: 'And the' }));
  expect(await countOnlyHere(app, VIEWER)).toMatchObject({ notes: 2 });
  openAccounts(app).remove(VIEWER);
  await forgetPrivate(app, VIEWER, { keepsOnlyHere: true });
  expect(await deviceCopies.list(VIEWER)).toEqual([copy]);
  expect(app.storage.get(localDataStores.keyOf(VIEWER))).toContain(MARKER);
  await forgetPrivate(app, VIEWER, { keepsOnlyHere: false });
  expect(await deviceCopies.list(VIEWER)).toEqual([]);
  expect(app.storage.get(localDataStores.keyOf(VIEWER))).toBeNull();
});
