import { afterEach, beforeEach, expect, test } from 'vitest';
import { memberQueries } from '../cache/members/queries.ts';
import { MOST_LOOKUPS, persistLookup, readPersistedLookup } from '../cache/persisted/persisted-lookups.ts';
import { restoreLookup } from '../cache/persisted/restore-lookup.ts';
import { systemLookups } from '../cache/systems/lookup-queries.ts';
import { openDatabase } from '../persistence/database.ts';
import { createRecentLookupsStore } from '../session/recent-lookups.ts';
import { forgetPrivate } from '../sync/forgetting/forget-private.ts';
import { createOrigin } from './fake-browser.ts';
import { createFakeClock } from './fake-clock.ts';
import { installFakeDatabase } from './fake-database.ts';
import { type OpenApp, openApp } from './open-app.ts';
import { openSmallWorld, systemIdOf, systemUuidOf } from './small-world.ts';

installFakeDatabase();

const ID = systemIdOf(0);
const opened: OpenApp[] = [];

beforeEach(async () => {
  await (await openDatabase()).clear('lists');
});
afterEach(() => {
  for (const app of opened.splice(0)) app.close();
});

function setUp() {
  // The query cache notes the time of the machine; nothing may seem to come from the future.
  const clock = createFakeClock(Date.now() + 60_000);
  const world = openSmallWorld(2, clock);
  const origin = createOrigin();
  const open = () => {
    const app = openApp({ world, clock, origin, latencyMs: 0 });
    opened.push(app);
    return app;
  };
  /** Time passes for those who wait for the network; the device's database has a time of its own. */
  const during = async <T>(work: Promise<T>): Promise<T> => {
    let isDone = false;
    const end = work.finally(() => {
      isDone = true;
    });
    while (!isDone) await clock.advance(10);
    return end;
  };
  return { clock, world, open, during };
}

/** Who looks things up without a key. */
function publicAccount({ client }: OpenApp) {
  return { client, viewer: 'public', call: {} };
}

/** Opens the page of the first system and its member list, as its screens do. */
async function lookUp(app: OpenApp, during: <T>(work: Promise<T>) => Promise<T>): Promise<void> {
  await during(restoreLookup(app, 'system', ID));
  const account = publicAccount(app);
  await during(app.queryClient.fetchQuery(systemLookups(account).system(ID)));
  await during(app.queryClient.fetchQuery({ ...memberQueries(account).list(ID), staleTime: 0 }));
}

/** What is kept, by name. */
async function keptNames(): Promise<string[]> {
  // Writing is nobody's to wait for.
  await new Promise((resolve) => setTimeout(resolve, 20));
  const keys = await (await openDatabase()).getAllKeys('lists');
  return keys.map(([, kind]) => kind);
}

test('what was looked up is there after a restart, as old as it is, and is asked for again', async () => {
  const { clock, open, during } = setUp();
  const first = open();
  await lookUp(first, during);
  const { queryKey } = memberQueries(publicAccount(first)).list(ID);
  const knownAtMs = first.queryClient.getQueryState(queryKey)?.dataUpdatedAt;
  expect(await keptNames()).toHaveLength(2);
  first.close();
  await clock.advance(60_000);
  const second = open();
  await during(restoreLookup(second, 'system', ID));
  const state = second.queryClient.getQueryState(queryKey);
  expect(state?.data).toMatchObject({ state: 'shared', value: [{ name: 'Member 0' }] });
  expect(state?.dataUpdatedAt).toBe(knownAtMs);
  expect(state?.isInvalidated).toBe(true);
  const system = second.queryClient.getQueryData(systemLookups(publicAccount(second)).system(ID).queryKey);
  expect(system).toMatchObject({ state: 'shared', value: { name: 'System 0' } });
});

test('what is older than promised is deleted at the start, looked up again or not', async () => {
  const { clock, open, during } = setUp();
  const nowMs = clock.now();
  await persistLookup('public', 'system older', { atMs: nowMs - 30 * 86_400_000, value: {} });
  await persistLookup('public', 'system newer', { atMs: nowMs - 29 * 86_400_000, value: {} });
  open();
  await during(clock.advance(11_000));
  expect(await keptNames()).toEqual(['looked-up system newer']);
});

test('what the search had found before a page was opened is kept too', async () => {
  const { open, during } = setUp();
  const app = open();
  const account = publicAccount(app);
  await during(app.queryClient.fetchQuery(systemLookups(account).system(ID)));
  await during(restoreLookup(app, 'system', ID));
  expect(await keptNames()).toEqual([`looked-up systems looked-up ${ID}`]);
});

test('a system that is gone takes along what is kept of it and of its members', async () => {
  const { world, open, during } = setUp();
  const app = open();
  await lookUp(app, during);
  expect(await keptNames()).toHaveLength(2);
  world.deleteSystem(0);
  await during(app.queryClient.fetchQuery({ ...systemLookups(publicAccount(app)).system(ID), staleTime: 0 }));
  expect(await keptNames()).toEqual([]);
});

test('a followed system that is gone takes it along as well, though no page of it is open', async () => {
  const { clock, world, open, during } = setUp();
  const app = open();
  await lookUp(app, during);
  app.followed.update(() => [ID]);
  app.refresher.attach();
  await clock.advance(2_000);
  world.deleteSystem(0);
  app.refresher.refreshNow();
  await clock.advance(2_000);
  expect(await keptNames()).toEqual([]);
});

test('clearing the recent lookups, switching them off and forgetting a key delete it', async () => {
  const { open, during } = setUp();
  const app = open();
  const recents = app.privateStorage.store(createRecentLookupsStore, app.storage);
  await lookUp(app, during);
  recents.update((current) => ({ ...current, entries: [`system:${ID}`] }));
  recents.update((current) => ({ ...current, entries: [] }));
  expect(await keptNames()).toEqual([]);
  await lookUp(app, during);
  expect(await keptNames()).toHaveLength(1);
  await forgetPrivate(app, systemUuidOf(1), { keepsUnsent: false });
  expect(await keptNames()).toEqual([]);
  recents.update((current) => ({ ...current, isOn: false }));
  await lookUp(app, during);
  expect(await keptNames()).toEqual([]);
});

test('the oldest give way, and what cannot be read is deleted', async () => {
  const { clock, open, during } = setUp();
  for (let index = 0; index < MOST_LOOKUPS + 5; index += 1) {
    await persistLookup('public', `members list ${systemIdOf(index)}`, {
      atMs: 1_000_000 + index,
      value: [],
    });
  }
  expect(await keptNames()).toHaveLength(MOST_LOOKUPS);
  expect(await readPersistedLookup('public', `members list ${systemIdOf(4)}`, 2_000_000)).toBeNull();
  const nowMs = clock.now();
  await persistLookup('public', `members list ${ID}`, { atMs: nowMs, value: [{ name: 5 }] });
  await during(restoreLookup(open(), 'system', ID));
  expect(await readPersistedLookup('public', `members list ${ID}`, nowMs)).toBeNull();
});
