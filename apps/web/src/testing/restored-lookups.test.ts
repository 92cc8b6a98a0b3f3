import { expect, test } from 'vitest';
import { createGoneLookups } from '../cache/lookup/gone-lookups.ts';
import { memberQueries } from '../cache/members/queries.ts';
import { clearLookups } from '../cache/persisted/clear-lookups.ts';
import { restoreLookup } from '../cache/persisted/restore-lookup.ts';
import { aliasKey } from '../cache/system-keys.ts';
import { cachedSystem, fetchSystem } from '../cache/systems/find-system.ts';
import { MOST_LOOKED_UP, readAnswer, writeAnswer } from '../persistence/answers/answer-rows.ts';
import { openDatabase } from '../persistence/database.ts';
import { admitAccount } from '../session/account-place.ts';
import { createRecentLookupsStore, remembering } from '../session/recent-lookups.ts';
import { forgetPrivate } from '../sync/forgetting/forget-private.ts';
import { settle } from './fake-clock.ts';
import type { OpenApp } from './open-app.ts';
import { installLookups, publicCaller } from './open-lookups.ts';
import { systemIdOf, systemUuidOf, tokenOf } from './small-world.ts';

const setUp = installLookups();

const ID = systemIdOf(0);

/** Fetches the first system, whatever is cached. */
async function fetchAgain(app: OpenApp): Promise<void> {
  await app.queryClient.invalidateQueries({ queryKey: aliasKey(ID), refetchType: 'none' });
  await fetchSystem(app.queryClient, publicCaller(app, ID), ID, app.clock);
}

/** Opens the page of the first system and its member list, as its screens do. */
async function lookUp(app: OpenApp, during: <T>(work: Promise<T>) => Promise<T>): Promise<void> {
  await during(restoreLookup(app, 'system', ID));
  await during(fetchSystem(app.queryClient, publicCaller(app, ID), ID, app.clock));
  await during(
    app.queryClient.fetchQuery({ ...memberQueries(publicCaller(app, ID)).list(ID), staleTime: 0 }),
  );
}

/** The names of the persisted rows. */
async function persistedNames(): Promise<string[]> {
  await settle();
  const keys = await (await openDatabase()).getAllKeys('lists');
  return keys.map(([, kind]) => kind);
}

test('a lookup is restored after a restart with its age, and is asked for again', async () => {
  const { clock, open, during } = setUp();
  const first = open();
  await lookUp(first, during);
  const { queryKey } = memberQueries(publicCaller(first, ID)).list(ID);
  const knownAtMs = first.queryClient.getQueryState(queryKey)?.dataUpdatedAt;
  expect(await persistedNames()).toHaveLength(3);
  first.close();
  await clock.advance(60_000);
  const second = open();
  await during(restoreLookup(second, 'system', ID));
  const state = second.queryClient.getQueryState(queryKey);
  expect(state?.data).toMatchObject({ state: 'shared', value: [{ name: 'Member 0' }] });
  expect(state?.dataUpdatedAt).toBe(knownAtMs);
  expect(state?.isInvalidated).toBe(true);
  const system = cachedSystem(second.queryClient, publicCaller(second, ID), ID);
  expect(system).toMatchObject({ state: 'shared', value: { name: 'System 0' } });
});

const rowOf = (ref: string) => ({ viewer: 'public', kind: 'system-member-list', ref }) as const;

test('at the start expired rows and rows of earlier releases are deleted, looked up again or not', async () => {
  const { clock, open, during } = setUp();
  const nowMs = clock.now();
  const database = await openDatabase();
  await writeAnswer(rowOf('older'), { atMs: nowMs - 30 * 86_400_000, value: [] });
  await writeAnswer(rowOf('newer'), { atMs: nowMs - 29 * 86_400_000, value: [] });
  await writeAnswer(
    { viewer: systemUuidOf(0), kind: 'own-members', ref: null },
    { atMs: nowMs - 90 * 86_400_000, value: [] },
  );
  for (const kind of ['members', 'looked-up members list older', `system:${ID}`, 'own-members:older']) {
    const row = { viewer: 'public', kind, atMs: nowMs, items: [], value: [] };
    await database.put('lists', row);
  }
  admitAccount(open().storage, systemUuidOf(0));
  await during(clock.advance(11_000));
  expect((await persistedNames()).sort()).toEqual(['own-members', 'system-member-list:newer']);
});

test('what the search found before a page was opened is persisted too', async () => {
  const { clock, open, during } = setUp();
  const app = open();
  await during(fetchSystem(app.queryClient, publicCaller(app, ID), ID, clock));
  await during(restoreLookup(app, 'system', ID));
  await clock.advance(1_000);
  await expect.poll(persistedNames).toContain(`system-record:${systemUuidOf(0)}`);
});

test('the rows of a system and of its members are deleted when it is gone', async () => {
  const { world, open, during } = setUp();
  const app = open();
  await lookUp(app, during);
  expect(await persistedNames()).toHaveLength(3);
  world.deleteSystem(0);
  await during(fetchAgain(app));
  await expect.poll(persistedNames).toEqual([]);
});

test('the rows of a followed system that is gone are deleted though no page of it is open', async () => {
  const { clock, world, open, during } = setUp();
  const app = open();
  await lookUp(app, during);
  app.followed.update(() => [ID]);
  app.refresher.attach();
  await clock.advance(2_000);
  world.deleteSystem(0);
  app.refresher.refreshNow();
  await clock.advance(2_000);
  await expect.poll(persistedNames).toEqual([]);
});

test('lookups are deleted when the recent lookups are cleared or turned off, and when a token is forgotten', async () => {
  const { open, during } = setUp();
  const app = open();
  await lookUp(app, during);
  clearLookups(app, { isOn: true });
  await expect.poll(persistedNames).toEqual([]);
  await lookUp(app, during);
  expect(await persistedNames()).toHaveLength(1);
  await forgetPrivate(app, systemUuidOf(1), { keepsOnlyHere: false });
  await expect.poll(persistedNames).toEqual([]);
  await lookUp(app, during);
  clearLookups(app, { isOn: false });
  await expect.poll(persistedNames).toEqual([]);
  await lookUp(app, during);
  await expect.poll(persistedNames).toEqual([]);
});

test('lookups are deleted also when no page of one was opened since the start', async () => {
  const { open } = setUp();
  await writeAnswer(rowOf(ID), { atMs: 1_000, value: [] });
  clearLookups(open(), { isOn: false });
  await expect.poll(persistedNames).toEqual([]);
});

test('answers about the own system stay when the only recent lookup is gone', async () => {
  const { world, open, during } = setUp();
  const app = open();
  app.once(createGoneLookups);
  await during(app.session.setToken(tokenOf(1)));
  await lookUp(app, during);
  const recents = app.privateStorage.store(createRecentLookupsStore, app.storage);
  recents.update(remembering({ kind: 'system', id: ID }));
  const own = { viewer: systemUuidOf(1), kind: 'own-front', ref: null } as const;
  await writeAnswer(own, { atMs: 1_000, value: [] });
  world.deleteSystem(0);
  await during(fetchAgain(app));
  expect(recents.getState().entries).toEqual([]);
  await expect.poll(persistedNames).toEqual(['own-front']);
});

test('clearing the recent lookups of a session-only account leaves those of the device alone', async () => {
  const { open, during } = setUp();
  const app = open();
  const recents = app.privateStorage.store(createRecentLookupsStore, app.storage);
  await lookUp(app, during);
  recents.update(remembering({ kind: 'system', id: ID }));
  await during(app.session.setToken(tokenOf(1), { isStored: false }));
  clearLookups(app, { isOn: true });
  expect(recents.getState().entries).toEqual([`system:${ID}`]);
  expect(await persistedNames()).toHaveLength(3);
});

test('Undo brings the cleared recent lookups back, and turns them on again', () => {
  const { open } = setUp();
  const app = open();
  const recents = app.privateStorage.store(createRecentLookupsStore, app.storage);
  expect(clearLookups(app, { isOn: true })).toBeNull();
  recents.update(remembering({ kind: 'system', id: ID }));
  const undo = clearLookups(app, { isOn: false });
  expect(recents.getState()).toEqual({ isOn: false, entries: [] });
  undo?.();
  expect(recents.getState()).toEqual({ isOn: true, entries: [`system:${ID}`] });
});

test('the oldest lookups beyond the upper bound are deleted, and so is one that its schema cannot read', async () => {
  const { clock, open, during } = setUp();
  for (let index = 0; index < MOST_LOOKED_UP + 5; index += 1) {
    await writeAnswer(rowOf(systemUuidOf(index)), { atMs: 1_000_000 + index, value: [] });
  }
  expect(await persistedNames()).toHaveLength(MOST_LOOKED_UP);
  expect(await readAnswer(rowOf(systemUuidOf(4)), 2_000_000)).toBeNull();
  const uuid = systemUuidOf(0);
  await writeAnswer(rowOf(uuid), { atMs: clock.now(), value: [{ name: 5 }] });
  await during(restoreLookup(open(), 'system', uuid));
  expect(await persistedNames()).not.toContain(`system-member-list:${uuid}`);
});
