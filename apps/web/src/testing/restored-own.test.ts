import { brandId } from '@frontboard/model';
import { createMemoryHistory } from '@tanstack/react-router';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { putWrite } from '../cache/in-flight/write-journal.ts';
import { memberQueries } from '../cache/members/queries.ts';
import { createRecordCache } from '../cache/own/record-cache.ts';
import { createPersister } from '../cache/persisted/create-persister.ts';
import { restoreOwnFront, restoreOwnProfile } from '../cache/persisted/restore-own.ts';
import { restoredQuery } from '../cache/persisted/restored-query.ts';
import { systemLookups } from '../cache/systems/lookup-queries.ts';
import { openDatabase } from '../persistence/database.ts';
import { createAppRouter } from '../router.tsx';
import type { Caller } from '../session/caller.ts';
import { emptyDatabase } from './empty-database.ts';
import { createOrigin } from './fake-browser.ts';
import { createFakeClock, settle } from './fake-clock.ts';
import { installFakeDatabase } from './fake-database.ts';
import { type OpenApp, openApp } from './open-app.ts';
import { openSmallWorld, systemIdOf, systemUuidOf, tokenOf } from './small-world.ts';

installFakeDatabase();

const REF = systemUuidOf(0);

beforeEach(emptyDatabase);

function setUp() {
  const clock = createFakeClock(Date.now() + 60_000);
  const world = openSmallWorld(1, clock);
  const origin = createOrigin();
  const open = () => openApp({ world, clock, origin, latencyMs: 0 });
  return { clock, open, during: clock.during };
}

function ownCaller({ client }: OpenApp): Caller {
  return { client, viewer: REF, call: {} };
}

/** The names of the persisted rows, once what is being written is there. */
async function persistedNames(): Promise<string[]> {
  await settle();
  return (await (await openDatabase()).getAllKeys('lists')).map(([, name]) => name).sort();
}

/** An app whose own members were fetched and are persisted. */
async function openWithMembers() {
  const { clock, open, during } = setUp();
  const app = open();
  await during(app.session.setToken(tokenOf(0)));
  const list = memberQueries(ownCaller(app)).list(REF);
  await app.once(createPersister).restore([list.queryKey]);
  await during(app.queryClient.fetchQuery(list));
  await clock.advance(2_000);
  expect(await persistedNames()).toContain('own-members');
  return { app, clock, during, open, queryKey: list.queryKey };
}

test('the own profile and the settings in the service are restored after a restart with their age', async () => {
  const { clock, open, during } = setUp();
  const first = open();
  await during(first.session.setToken(tokenOf(0)));
  await during(restoreOwnProfile(first));
  const profile = systemLookups(ownCaller(first)).system(REF);
  await during(first.queryClient.fetchQuery(profile));
  const config = await during(first.client.settings.fetch(brandId('SystemRef', REF)));
  first.queryClient.setQueryData([REF, 'settings', REF], { state: 'shared', value: config });
  const fetched = first.queryClient.getQueryState(profile.queryKey);
  await clock.advance(1_000);
  expect(await persistedNames()).toEqual(['own-config', 'own-profile']);
  first.close();

  const second = open();
  await during(restoreOwnProfile(second));
  const restored = second.queryClient.getQueryState(profile.queryKey);
  expect(restored?.data).toEqual(fetched?.data);
  expect(restored?.data).toMatchObject({ value: { privacy: { front_privacy: 'public' } } });
  expect(restored?.dataUpdatedAt).toBe(fetched?.dataUpdatedAt);
  expect(restored?.isInvalidated).toBe(true);
  expect(second.queryClient.getQueryData([REF, 'settings', REF])).toEqual({ state: 'shared', value: config });
  second.close();
});

test('an own list is restored with its age, and is stale at the same time as before', async () => {
  const { app, open, queryKey } = await openWithMembers();
  const fetched = app.queryClient.getQueryState(queryKey);
  app.close();
  const second = open();
  await second.once(createPersister).restore([queryKey]);
  const restored = second.queryClient.getQueryState(queryKey);
  expect(restored?.data).toEqual(fetched?.data);
  expect(restored?.dataUpdatedAt).toBe(fetched?.dataUpdatedAt);
  expect(restored?.isInvalidated).toBe(false);
  second.close();
});

test('what was fetched before the first restore is written after it: a write would delay what a screen waits for', async () => {
  const { clock, open, during } = setUp();
  const app = open();
  await during(app.session.setToken(tokenOf(0)));
  await during(app.queryClient.fetchQuery(systemLookups(ownCaller(app)).system(REF)));
  await app.once(createPersister).restore([memberQueries(ownCaller(app)).list(REF).queryKey]);
  expect(await persistedNames()).toEqual([]);
  await clock.advance(1_000);
  expect(await persistedNames()).toEqual(['own-profile']);
});

test('a closed page writes nothing more', async () => {
  const { clock, open, during } = setUp();
  const app = open();
  await during(app.session.setToken(tokenOf(0)));
  const { queryKey } = memberQueries(ownCaller(app)).list(REF);
  await during(app.queryClient.fetchQuery(systemLookups(ownCaller(app)).system(REF)));
  await app.once(createPersister).restore([queryKey]);
  await during(app.queryClient.fetchQuery(memberQueries(ownCaller(app)).list(REF)));
  app.close();
  await clock.advance(5_000);
  expect(await persistedNames()).toEqual([]);
});

test('an own list that a write in flight may have changed is restored as stale', async () => {
  const { app, clock, open, queryKey } = await openWithMembers();
  const write = {
    id: 'a',
    viewer: REF,
    touched: ['members'],
    sinceMs: clock.now(),
    settleMs: 9_000,
  } as const;
  putWrite(app.storage, write, clock.now());
  app.close();
  const second = open();
  await second.once(createPersister).restore([queryKey]);
  expect(second.queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  second.close();
});

test('an own list that an answered write has changed while it was not cached is restored as stale', async () => {
  const { app, during, clock, open, queryKey } = await openWithMembers();
  app.close();
  // A page without the list, in which a run continues.
  const second = open();
  await clock.advance(1_000);
  const call = { as: REF };
  const [member] = await during(second.client.members.list(brandId('SystemRef', REF), call));
  const ref = brandId('MemberRef', member?.uuid ?? '');
  await during(second.client.members.update(ref, { description: 'changed by a run' }, call));
  second.close();
  const third = open();
  await third.once(createPersister).restore([queryKey]);
  expect(third.queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  // After it was fetched again, it is as reliable as its age.
  const value = await during(third.client.members.list(brandId('SystemRef', REF), call));
  third.queryClient.setQueryData<unknown>(queryKey, { state: 'shared', value }, { updatedAt: clock.now() });
  await clock.advance(2_000);
  expect(await persistedNames()).toContain('own-members');
  third.close();
  const fourth = open();
  await fourth.once(createPersister).restore([queryKey]);
  expect(fourth.queryClient.getQueryState(queryKey)?.isInvalidated).toBe(false);
  fourth.close();
});

test('a write that is brought into the cached list leaves nothing behind', async () => {
  const { app, during, queryKey } = await openWithMembers();
  const call = { as: REF };
  const [member] = await during(app.client.members.list(brandId('SystemRef', REF), call));
  const changed = await during(
    app.client.members.update(brandId('MemberRef', member?.uuid ?? ''), { description: 'changed' }, call),
  );
  createRecordCache(app.queryClient, REF).putMember(changed);
  expect(app.queryClient.getQueryData(queryKey)).toBeDefined();
  await settle();
  expect(app.storage.get('writes')).toBeNull();
  app.close();
});

test('an own list is restored as stale if its page was left before the device had deleted the copy from before a write', async () => {
  const { app, during, open, queryKey } = await openWithMembers();
  const call = { as: REF };
  const [member] = await during(app.client.members.list(brandId('SystemRef', REF), call));
  const ref = brandId('MemberRef', member?.uuid ?? '');
  const deleting = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('The page is closed.', 'AbortError');
  });
  onTestFinished(() => deleting.mockRestore());
  await during(app.client.members.remove(ref, call));
  createRecordCache(app.queryClient, REF).dropMember(ref);
  app.close();
  await settle();
  deleting.mockRestore();
  expect(await persistedNames()).toContain('own-members');
  const second = open();
  await second.once(createPersister).restore([queryKey]);
  expect(second.queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  second.close();
});

test('a change to an own list deletes the former copy at once and persists the new list soon after', async () => {
  const { app, clock, queryKey } = await openWithMembers();
  app.queryClient.setQueryData<unknown>(queryKey, { state: 'shared', value: [] });
  expect(await persistedNames()).not.toContain('own-members');
  await clock.advance(2_000);
  expect(await persistedNames()).toContain('own-members');
  app.close();
});

test('an account for this session only persists no answers and restores none', async () => {
  const { app, clock, open, queryKey } = await openWithMembers();
  app.close();
  const second = open();
  const signingIn = second.session.setToken(tokenOf(0), { isStored: false });
  await clock.advance(2_000);
  await signingIn;
  await second.once(createPersister).restore([queryKey]);
  expect(second.queryClient.getQueryData(queryKey)).toBeUndefined();
  await (await openDatabase()).clear('lists');
  await restoreOwnProfile(second);
  second.queryClient.setQueryData<unknown>(queryKey, { state: 'shared', value: [] });
  second.queryClient.setQueryData<unknown>(systemLookups(ownCaller(second)).system(REF).queryKey, {
    state: 'shared',
    value: second.session.getState().system,
  });
  await clock.advance(2_000);
  expect(await persistedNames()).toEqual([]);
  second.close();
});

test('an own list that a write of another tab has outdated is not persisted before it is asked for again', async () => {
  const { app, clock, queryKey } = await openWithMembers();
  app.queryClient.setQueryData<unknown>(queryKey, { state: 'shared', value: [] });
  await app.queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  await clock.advance(10_000);
  expect(await persistedNames()).not.toContain('own-members');
  app.close();
});

test('the own front is restored when the status screens wrote it, which do not know the id of the switch', async () => {
  const { clock, open, during } = setUp();
  const app = open();
  await during(app.session.setToken(tokenOf(0)));
  app.once(createPersister);
  const lastSwitch = new Date(clock.now()).toISOString();
  const front = { state: 'switched-out', members: [], lastSwitch } as const;
  app.statusCache.writeFront(systemIdOf(0), { value: front, atMs: clock.now() });
  expect(await persistedNames()).toContain('own-front');
  app.close();
  const next = open();
  await restoreOwnFront(next);
  const { queryKey } = systemLookups(ownCaller(next)).front(REF);
  expect(next.queryClient.getQueryData(queryKey)).toEqual({ ...front, switchId: null });
});

test('a link to the own history restores the members, whose names its first rows need', async () => {
  const { app, open, queryKey } = await openWithMembers();
  app.close();

  const next = open();
  const router = createAppRouter(next, createMemoryHistory());
  await router.preloadRoute({ to: '/history' });
  expect(next.queryClient.getQueryData(queryKey)).toMatchObject({ state: 'shared' });
  next.close();
});

test('a device that never answers holds nothing up for longer than five seconds', async () => {
  const { clock, open } = setUp();
  const app = open();
  const restoring = app.queryClient.fetchQuery(
    restoredQuery(app, ownCaller(app).viewer, 'members', () => new Promise(() => {})),
  );
  let isEnded = false;
  void restoring.then(() => {
    isEnded = true;
  });
  await clock.advance(4_900);
  expect(isEnded).toBe(false);
  await clock.advance(200);
  expect(isEnded).toBe(true);
  app.close();
});
