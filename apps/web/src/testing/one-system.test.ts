import { QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { uuidOf } from '../cache/aliases.ts';
import { memberQueries } from '../cache/members/queries.ts';
import { restoreLookup } from '../cache/persisted/restore-lookup.ts';
import { sharedValue } from '../cache/shared.ts';
import { aliasKey } from '../cache/system-keys.ts';
import { cachedSystem, fetchSystem } from '../cache/systems/find-system.ts';
import { fetchFront, systemLookups } from '../cache/systems/lookup-queries.ts';
import { openDatabase } from '../persistence/database.ts';
import type { Caller } from '../session/caller.ts';
import { PUBLIC } from '../session/viewer.ts';
import { openHistories } from '../sync/history/open-histories.ts';
import { createPreview } from '../sync/refresher/preview.ts';
import { settle } from './fake-clock.ts';
import type { OpenApp } from './open-app.ts';
import { installLookups, publicCaller } from './open-lookups.ts';
import { makeCachedSystem } from './samples.ts';
import { systemIdOf, systemUuidOf } from './small-world.ts';

const setUpPages = installLookups();

const ID = systemIdOf(0);
const UUID = systemUuidOf(0);

function setUp() {
  const pages = setUpPages();
  const requests = () =>
    pages.world.sandbox.requests.list().map(({ path }) => path.slice('/v2/systems/'.length));
  return { ...pages, requests };
}

const fetchOf = (app: OpenApp, ref: string) =>
  fetchSystem(app.queryClient, publicCaller(app, ref), ref, app.clock);
const frontOf = (app: OpenApp, ref: string) =>
  fetchFront(app.queryClient, publicCaller(app, ref), ref, app.clock);
const membersOf = (app: OpenApp, ref: string) =>
  app.queryClient.fetchQuery(memberQueries(publicCaller(app, ref)).list(ref));
const nameOf = (app: OpenApp, ref: string) => {
  const answer = cachedSystem(app.queryClient, publicCaller(app, ref), ref);
  return sharedValue(answer)?.name ?? answer?.state;
};
const isStale = (app: OpenApp, ref: string) =>
  app.queryClient.invalidateQueries({ queryKey: aliasKey(ref), refetchType: 'none' });

/** What is cached of the first system, without its aliases: the queries, and the name of the system in their keys. */
const entriesOf = ({ queryClient }: OpenApp) =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ queryKey }) => queryKey[2] !== 'alias' && (queryKey[3] === ID || queryKey[3] === UUID))
    .map(({ queryKey }) => queryKey.slice(1).join(' '))
    .sort();

/** The rows on the device that contain a text. */
async function rowsWith(text: string): Promise<string[]> {
  const database = await openDatabase();
  const found: string[] = [];
  for (const key of await database.getAllKeys('lists'))
    if (JSON.stringify(await database.get('lists', key)).includes(text)) found.push(key[1]);
  return found;
}

const BY_UUID = [`members list ${UUID}`, `systems front ${UUID}`, `systems looked-up ${UUID}`];

/** Shows the members of the first system by its short id. `members` ends when they have arrived or failed. */
function showMembers(app: OpenApp) {
  const screen = new QueryObserver(app.queryClient, memberQueries(publicCaller(app, ID)).list(ID));
  const stop = screen.subscribe(() => {});
  return { screen, stop, members: screen.fetchOptimistic(screen.options).catch(() => null) };
}

test.each([
  [ID, UUID],
  [UUID, ID],
])('a system that was opened as %s is shown as %s without a request', async (first, second) => {
  const { open, during, requests } = setUp();
  const app = open();
  const seen = await during(fetchOf(app, first));
  expect((await during(fetchOf(app, second))).value).toBe(seen.value);
  expect(requests()).toEqual([first]);
});

test('what is requested together with a system is cached by its uuid once that is known', async () => {
  const { open, during, requests } = setUp();
  const app = open();
  await during(Promise.all([membersOf(app, ID), frontOf(app, ID), fetchOf(app, ID)]));
  expect(requests().sort()).toEqual([ID, `${ID}/fronters`, `${ID}/members`]);
  expect(uuidOf(app, ID)).toBe(UUID);
  expect(entriesOf(app)).toEqual(BY_UUID);
  await during(Promise.all([membersOf(app, UUID), frontOf(app, UUID), membersOf(app, ID)]));
  expect(requests()).toHaveLength(3);
});

test('while a shown list is missing, everything stays where the screens look for it, and moves with the list', async () => {
  const { world, open, during, requests } = setUp();
  const app = open();
  world.sandbox.faults.add({ kind: 'status', status: 400, match: { path: '/members$' } });
  const { screen, stop, members } = showMembers(app);
  await during(Promise.all([members, frontOf(app, ID), fetchOf(app, ID)]));
  expect(nameOf(app, ID)).toBe('System 0');
  expect(uuidOf(app, ID)).toBeNull();
  const [, front, record] = BY_UUID;
  expect(entriesOf(app)).toEqual([`members list ${ID}`, `systems front ${ID}`, front, record].sort());
  world.sandbox.faults.replace([]);
  await during(screen.refetch());
  stop();
  expect(entriesOf(app)).toEqual(BY_UUID);
  expect(requests()).toHaveLength(4);
});

test('a failed list that no screen shows holds nothing back', async () => {
  const { world, open, during } = setUp();
  const app = open();
  world.sandbox.faults.add({ kind: 'status', status: 400, match: { path: '/members$' } });
  await during(Promise.all([membersOf(app, ID).catch(() => null), fetchOf(app, ID)]));
  expect(uuidOf(app, ID)).toBe(UUID);
});

test('a short id that has changed hands shows its new owner, and no list that was requested by it since, not even in the same millisecond', async () => {
  const { world, open, during } = setUp();
  const app = open();
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now());
  onTestFinished(() => now.mockRestore());
  await during(fetchOf(app, ID));
  world.changeId(0, 'newidd');
  world.changeId(1, ID);
  await during(membersOf(app, ID));
  now.mockRestore();
  await isStale(app, ID);
  await during(fetchOf(app, ID));
  expect(nameOf(app, ID)).toBe('System 1');
  expect(entriesOf(app)).toEqual([`systems looked-up ${UUID}`]);
  await expect.poll(() => rowsWith('Member 1')).toEqual([]);
  await during(membersOf(app, ID));
  expect(entriesOf(app)).toEqual([`systems looked-up ${UUID}`]);
});

test('a short id that has changed hands is noticed from the page of its new owner, too', async () => {
  const { world, open, during } = setUp();
  const app = open();
  await during(Promise.all([fetchOf(app, ID), membersOf(app, ID)]));
  world.changeId(0, 'newidd');
  world.changeId(1, ID);
  await during(fetchOf(app, systemUuidOf(1)));
  expect(nameOf(app, ID)).toBe('System 1');
});

test('what still waits under a short id when it changes hands does not become the new owner’s', async () => {
  const { world, open, during } = setUp();
  const app = open();
  world.sandbox.faults.add({ kind: 'status', status: 400, match: { path: '/members$' } });
  const { stop, members } = showMembers(app);
  await during(Promise.all([members, frontOf(app, ID), fetchOf(app, ID)]));
  world.changeId(0, 'newidd');
  world.changeId(1, ID);
  await isStale(app, ID);
  await during(fetchOf(app, ID));
  stop();
  expect(JSON.stringify((await during(frontOf(app, ID))).value)).toContain('Member 1');
});

test('a system that is gone is found by none of its names', async () => {
  const { world, open, during } = setUp();
  const app = open();
  await during(fetchOf(app, ID));
  world.deleteSystem(0);
  await isStale(app, ID);
  await during(fetchOf(app, ID));
  expect(nameOf(app, ID)).toBe('not-found');
  await during(fetchOf(app, UUID));
  expect(nameOf(app, UUID)).toBe('not-found');
});

test.each([ID, UUID])('a system that was opened by its short id is restored as %s', async (ref) => {
  const { open, during } = setUp();
  const first = open();
  await during(restoreLookup(first, 'system', ID));
  await during(Promise.all([fetchOf(first, ID), membersOf(first, ID)]));
  await settle();
  first.close();
  const app = open();
  await during(restoreLookup(app, 'system', ref));
  expect(nameOf(app, ref)).toBe('System 0');
  expect(entriesOf(app)).toEqual([`members list ${UUID}`, `systems looked-up ${UUID}`]);
});

test.each(['in flight', 'failed'])(
  'what is restored late is shown in place of a list that is %s',
  async (state) => {
    const { clock, world, open, during } = setUp();
    const first = open();
    await during(restoreLookup(first, 'system', ID));
    await during(Promise.all([fetchOf(first, ID), membersOf(first, ID)]));
    await settle();
    first.close();
    const app = open();
    world.sandbox.faults.add(
      state === 'failed' ? { kind: 'status', status: 400 } : { kind: 'latency', ms: 600_000 },
    );
    const query = memberQueries(publicCaller(app, ID)).list(ID);
    const screen = new QueryObserver(app.queryClient, query);
    const stop = screen.subscribe(() => {});
    await clock.advance(1_000);
    await during(restoreLookup(app, 'system', ID));
    const shown = () => {
      screen.setOptions(memberQueries(publicCaller(app, ID)).list(ID));
      return JSON.stringify(screen.getCurrentResult().data);
    };
    await expect.poll(shown).toContain('Member 0');
    stop();
  },
);

test('a system that was opened by its uuid and then by its short id is restored by that', async () => {
  const { open, during } = setUp();
  const first = open();
  await during(restoreLookup(first, 'system', UUID));
  await during(fetchOf(first, UUID));
  await during(fetchOf(first, ID));
  await settle();
  first.close();
  const app = open();
  await during(restoreLookup(app, 'system', ID));
  expect(nameOf(app, ID)).toBe('System 0');
});

test('offline after a restart, a short id leads to its new owner, though the status document has the former one', async () => {
  const { clock, world, open, during } = setUp();
  const first = open();
  first.followed.update(() => [ID]);
  const detach = first.refresher.attach();
  await clock.advance(6_000);
  detach();
  world.changeId(0, 'newidd');
  world.changeId(1, ID);
  await during(restoreLookup(first, 'system', ID));
  await during(fetchOf(first, ID));
  await clock.advance(6_000);
  await settle();
  first.close();
  const app = open();
  await during(restoreLookup(app, 'system', ID));
  expect(nameOf(app, ID)).toBe('System 1');
});

test('what the screens wait for is on the device by its uuid, and leaves it when it becomes private', async () => {
  const { world, open, during } = setUp();
  const app = open();
  await during(restoreLookup(app, 'system', ID));
  world.sandbox.faults.add({ kind: 'status', status: 400, match: { path: '/fronters$' } });
  const screen = new QueryObserver(app.queryClient, systemLookups(publicCaller(app, ID)).front(ID));
  const stop = screen.subscribe(() => {});
  await during(
    Promise.all([
      fetchOf(app, ID),
      membersOf(app, ID),
      screen.fetchOptimistic(screen.options).catch(() => null),
    ]),
  );
  await during(
    app.queryClient.fetchQuery({ ...memberQueries(publicCaller(app, ID)).list(ID), staleTime: 0 }),
  );
  expect(uuidOf(app, ID)).toBeNull();
  await expect.poll(() => rowsWith('Member 0')).toEqual([`system-member-list:${UUID}`]);
  world.deleteSystem(0);
  await isStale(app, ID);
  await during(fetchOf(app, ID));
  stop();
  await expect.poll(() => rowsWith('Member 0')).toEqual([]);
});

test('a lookup does not change what is followed: a system with a new id is followed by that', async () => {
  const { clock, world, open, during } = setUp();
  const app = open();
  app.followed.update(() => [ID]);
  app.refresher.attach();
  await clock.advance(2_000);
  world.changeId(0, 'newidd');
  await during(fetchOf(app, ID));
  expect(app.status(ID).system?.name).toBe('System 0');
  app.refresher.refreshNow();
  await clock.advance(2_000);
  expect(app.followed.getState()).toEqual(['newidd']);
  expect(app.status('newidd')).toMatchObject({ system: { name: 'System 0' }, front: { state: 'fronting' } });
});

test.each([[[ID]], [[ID, UUID]]])(
  'a lookup of a short id that has changed hands empties no tile of %j',
  async (followed) => {
    const { clock, world, open, during } = setUp();
    const app = open();
    app.followed.update(() => followed);
    app.refresher.attach();
    await clock.advance(3_000);
    world.changeId(0, 'newidd');
    world.changeId(1, ID);
    await during(fetchOf(app, ID));
    for (const id of followed)
      expect(app.status(id)).toMatchObject({ system: { name: 'System 0' }, front: { state: 'fronting' } });
  },
);

/** What is cached with a name of the first system or its member. */
const leftOf = ({ queryClient }: OpenApp) =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => /System 0|Member 0/.test(JSON.stringify(state.data) ?? ''))
    .map(({ queryKey }) => queryKey.join(' '));

test('a followed system that is gone leaves memory, also if its page has noticed it first', async () => {
  const { clock, world, open, during } = setUp();
  const app = open();
  app.followed.update(() => [ID]);
  app.refresher.attach();
  await clock.advance(2_000);
  await during(Promise.all([fetchOf(app, ID), membersOf(app, ID)]));
  world.deleteSystem(0);
  await isStale(app, ID);
  await during(fetchOf(app, ID));
  app.refresher.refreshNow();
  await clock.advance(2_000);
  expect(leftOf(app)).toEqual([]);
});

test('a followed system that is gone leaves memory, also if only its page has seen it', async () => {
  const { clock, world, open, during } = setUp();
  const app = open();
  app.followed.update(() => [ID]);
  await during(Promise.all([fetchOf(app, ID), membersOf(app, ID), frontOf(app, ID)]));
  world.deleteSystem(0);
  app.refresher.attach();
  await clock.advance(3_000);
  expect(leftOf(app)).toEqual([]);
});

test('a system that is followed by its uuid and is gone leaves memory with what waits under its short id', async () => {
  const { clock, world, open, during } = setUp();
  const app = open();
  app.followed.update(() => [UUID]);
  app.refresher.attach();
  await clock.advance(2_000);
  world.sandbox.faults.add({ kind: 'status', status: 400, match: { path: '/members$' } });
  const { stop, members } = showMembers(app);
  await during(Promise.all([members, frontOf(app, ID), fetchOf(app, ID)]));
  stop();
  world.deleteSystem(0);
  app.refresher.refreshNow();
  await clock.advance(3_000);
  expect(leftOf(app)).toEqual([]);
});

test('that a former short id is not found says nothing about the system', async () => {
  const { world, open, during } = setUp();
  const app = open();
  await during(restoreLookup(app, 'system', ID));
  await during(fetchOf(app, ID));
  world.changeId(0, 'newidd');
  await during(fetchOf(app, 'newidd'));
  await isStale(app, ID);
  await during(fetchOf(app, ID));
  await settle();
  expect(nameOf(app, ID)).toBe('not-found');
  expect(nameOf(app, 'newidd')).toBe('System 0');
  expect(await rowsWith('System 0')).toEqual([`system-record:${UUID}`]);
});

test('a list in flight while a short id turns out to have changed hands is not the former owner’s', async () => {
  const { clock, world, open, during } = setUp();
  const app = open();
  await during(restoreLookup(app, 'system', ID));
  await during(fetchOf(app, ID));
  world.changeId(0, 'newidd');
  world.changeId(1, ID);
  world.sandbox.faults.add({ kind: 'latency', ms: 1_000, match: { path: '/members$' } });
  await isStale(app, ID);
  await during(Promise.all([fetchOf(app, ID), membersOf(app, ID).catch(() => null)]));
  await clock.advance(3_000);
  world.sandbox.faults.replace([]);
  expect(JSON.stringify(await during(membersOf(app, UUID)))).toContain('Member 0');
  expect(await rowsWith('Member 1')).toEqual([]);
});

test('a preview of a short id that has changed hands shows the front of its new owner', async () => {
  const { clock, world, open, during } = setUp();
  const app = open();
  const preview = createPreview(app);
  preview.ask(ID);
  await clock.advance(2_000);
  world.changeId(0, 'newidd');
  world.changeId(1, ID);
  await isStale(app, ID);
  preview.ask('');
  preview.ask(ID);
  await clock.advance(2_000);
  const { value } = await during(frontOf(app, systemUuidOf(1)));
  expect(value.members.map(({ name }) => name)).toEqual(['Member 1']);
  expect(preview.getSnapshot().front).toEqual(value);
});

test('a tile shows at once the front of a system that is followed from its page, and it is not requested again', async () => {
  const { clock, open, during, requests } = setUp();
  const app = open();
  await during(Promise.all([fetchOf(app, ID), frontOf(app, ID)]));
  app.followed.update(() => [ID]);
  expect(app.status(ID).front.state).toBe('fronting');
  app.refresher.attach();
  await clock.advance(5_000);
  expect(requests()).toEqual([ID, `${ID}/fronters`, ID]);
});

test('with two followed names of a system, a poll of the one that has changed hands empties no tile of the other', async () => {
  const { clock, world, open } = setUp();
  const app = open();
  app.followed.update(() => [UUID, ID]);
  app.refresher.attach();
  await clock.advance(3_000);
  world.changeId(0, 'newidd');
  world.changeId(1, ID);
  world.sandbox.faults.add({ kind: 'latency', ms: 1_500, match: { path: `/systems/${ID}$` } });
  app.refresher.refreshNow();
  await clock.advance(5_000);
  expect(app.status(ID)).toMatchObject({ system: { name: 'System 1' } });
  expect(app.status(UUID)).toMatchObject({ system: { name: 'System 0' }, front: { state: 'fronting' } });
});

test('an older answer does not change which system a followed id means', () => {
  const { clock, open } = setUp();
  const { statusCache } = open();
  const system = (index: number) =>
    makeCachedSystem({ id: ID, uuid: systemUuidOf(index), name: `System ${index}` });
  statusCache.writeSystem(ID, { value: system(1), atMs: clock.now() });
  statusCache.writeSystem(ID, { value: system(0), atMs: clock.now() - 100_000 });
  expect(statusCache.readSystem(ID)?.value.name).toBe('System 1');
});

test('a history continues when the uuid is known, but not for a new owner of the short id', () => {
  const { open } = setUp();
  const app = open();
  const histories = openHistories(app);
  const caller: Caller = { client: app.client, viewer: PUBLIC, call: {} };
  const early = histories.of(caller, ID);
  expect(histories.of({ ...caller, uuid: UUID }, ID)).toBe(early);
  expect(histories.of({ ...caller, uuid: systemUuidOf(1) }, ID)).not.toBe(early);
});

test('a followed system is cached by its uuid, whichever of its answers is first', async () => {
  const { clock, world, open } = setUp();
  const app = open();
  world.sandbox.faults.add({ kind: 'latency', ms: 1_500, match: { path: `/systems/${ID}$` } });
  app.followed.update(() => [ID]);
  const detach = app.refresher.attach();
  await clock.advance(1_000);
  expect(app.status(ID)).toMatchObject({ system: null, front: { state: 'fronting' } });
  await clock.advance(2_000);
  detach();
  expect(app.status(ID)).toMatchObject({ system: { name: 'System 0' }, front: { state: 'fronting' } });
  expect(entriesOf(app)).toEqual([`status system ${UUID}`, `systems front ${UUID}`]);
});

test('a followed short id that has changed hands shows who fronts in the system of its new owner', async () => {
  const { clock, world, open } = setUp();
  const app = open();
  app.followed.update(() => [ID]);
  const detach = app.refresher.attach();
  await clock.advance(1_000);
  world.changeId(0, 'newidd');
  world.changeId(1, ID);
  app.refresher.refreshNow();
  await clock.advance(2_000);
  detach();
  expect(app.status(ID)).toMatchObject({
    system: { name: 'System 1' },
    front: { state: 'fronting', members: [{ name: 'Member 1' }] },
  });
});
