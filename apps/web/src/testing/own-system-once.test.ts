import { beforeEach, expect, test } from 'vitest';
import { groupQueries } from '../cache/groups/queries.ts';
import { cachedMembers, memberQueries } from '../cache/members/queries.ts';
import { createRecordCache } from '../cache/own/record-cache.ts';
import { systemLookups } from '../cache/systems/lookup-queries.ts';
import { systemCaller } from '../session/caller.ts';
import { SETTINGS_KEY } from '../state/settings.ts';
import { openHistories } from '../sync/history/open-histories.ts';
import { createOrigin } from './fake-browser.ts';
import { createFakeClock } from './fake-clock.ts';
import { type OpenApp, openApp } from './open-app.ts';
import { openSmallWorld, systemIdOf, systemUuidOf, tokenOf } from './small-world.ts';

const id = systemIdOf(0);
const uuid = systemUuidOf(0);

// The query cache uses the device's clock to decide what is fresh.
let clock = createFakeClock(Date.now());
let world = openSmallWorld(2, clock);
let origin = createOrigin();

beforeEach(() => {
  clock = createFakeClock(Date.now());
  world = openSmallWorld(2, clock);
  origin = createOrigin();
  const settings = { token: tokenOf(0), systemUpdateInterval: 60 };
  origin.area.setItem(SETTINGS_KEY, JSON.stringify({ version: 16, settings }));
  origin.area.setItem('systems', JSON.stringify({ version: 2, systems: [id] }));
});

/** The requests for the own system since the last call. */
function askedForOwn(): readonly string[] {
  const paths = world.sandbox.requests.list().map(({ path }) => path);
  world.sandbox.requests.clear();
  return paths.filter((path) => ['@me', id, uuid].some((ref) => path === `/v2/systems/${ref}`));
}

function lookUp(app: OpenApp, ref: string): Promise<unknown> {
  const caller = { client: app.client, viewer: uuid, call: { as: uuid } };
  return app.queryClient.fetchQuery(systemLookups(caller).system(ref));
}

/** A start with the own system on the status screen and on a page about it. */
async function start(): Promise<OpenApp> {
  const app = openApp({ world, clock, origin });
  // The first start waits for the own system, and a later one does not.
  if (app.session.getState().system === null) await clock.advance(1_000);
  app.refresher.attach();
  const looked = Promise.all([lookUp(app, uuid), lookUp(app, id)]);
  await clock.advance(5_000);
  await looked;
  return app;
}

test('a first start asks for the own system once, for the session, the status screens and its page together', async () => {
  const app = await start();
  expect(askedForOwn()).toEqual(['/v2/systems/@me']);
  expect(app.session.getState().state).toBe('logged-in');
  expect(app.status(id).system?.name).toBe('System 0');
  app.close();
});

test('a later start, with the own system remembered and due on the status screens, asks for it once', async () => {
  const first = await start();
  first.close();
  await clock.advance(3_600_000);
  askedForOwn();
  const app = await start();
  expect(askedForOwn()).toEqual(['/v2/systems/@me']);
  expect(app.session.getState().state).toBe('logged-in');
  app.close();
});

test('what others see of the own system is asked for by its id and without the token', async () => {
  const app = await start();
  askedForOwn();
  const caller = { client: app.client, viewer: 'public', call: { token: null } };
  const seen = app.queryClient.fetchQuery(systemLookups(caller).system(id));
  await clock.advance(1_000);
  await seen;
  expect(askedForOwn()).toEqual([`/v2/systems/${id}`]);
  app.close();
});

test('each fact about the own system is one cache entry and one request, whichever name it is asked by', async () => {
  const app = await start();
  await clock.advance(10_000);
  world.sandbox.requests.clear();
  const own = app.session.getState().system;
  for (const ref of [id, '@me', uuid]) {
    const caller = systemCaller(app.client, own, ref);
    const lookups = systemLookups(caller);
    const asked = Promise.all([
      app.queryClient.fetchQuery(lookups.system(ref)),
      app.queryClient.fetchQuery(lookups.front(ref)),
      app.queryClient.fetchQuery(memberQueries(caller).list(ref)),
      app.queryClient.fetchQuery(groupQueries(caller).list(ref)),
    ]);
    openHistories(app)
      .of(caller, ref)
      .subscribe(() => {}, 'newest');
    await clock.advance(5_000);
    await asked;
  }
  // The session and the status screens know the rest.
  expect(
    world.sandbox.requests.list().map(({ path }) => path.replace(/^\/v2\/systems\/[^/]+|\?.*$/g, '')),
  ).toEqual(['/members', '/groups', '/switches']);
  const entries = app.queryClient
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.data !== undefined });
  expect(entries.map(({ queryKey }) => queryKey.join(' ')).toSorted()).toEqual(
    ['groups list', 'members list', 'status system', 'systems front', 'systems looked-up'].map(
      (what) => `${uuid} ${what} ${uuid}`,
    ),
  );
  app.close();
});

test('a saved member shows in the one list of its system, whichever name that was asked by', async () => {
  const app = await start();
  const caller = systemCaller(app.client, app.session.getState().system, id);
  const asked = app.queryClient.fetchQuery(memberQueries(caller).list(id));
  await clock.advance(1_000);
  const list = await asked;
  const member = list.state === 'shared' ? list.value[0] : undefined;
  if (member === undefined) throw new Error('The world has a member.');
  createRecordCache(app.queryClient, uuid).putMember({ ...member, name: 'Renamed' });
  for (const ref of [id, '@me', uuid])
    expect(cachedMembers(app.queryClient, caller, ref).map(({ name }) => name)).toContain('Renamed');
  app.close();
});

test('fetching the own system again updates every screen', async () => {
  const app = await start();
  const system = [...world.sandbox.state.systems.values()].find((one) => one.uuid === uuid);
  Object.assign(system ?? {}, { name: 'Renamed' });
  void app.queryClient.invalidateQueries({ queryKey: [uuid, 'systems', 'looked-up', uuid] });
  const looked = lookUp(app, uuid);
  await clock.advance(1_000);
  await looked;
  expect(app.session.getState().system?.name).toBe('Renamed');
  expect(app.status(id).system?.name).toBe('Renamed');
  app.close();
});

test('an answer from before a change that arrives after it restores nothing', async () => {
  const app = await start();
  // Half of the time passes before the service answers and half after.
  world.sandbox.faults.add({ kind: 'latency', ms: 4_000, match: { method: 'GET' } });
  void app.queryClient.invalidateQueries({ queryKey: [uuid, 'systems', 'looked-up', uuid] });
  const looked = lookUp(app, uuid);
  await clock.advance(3_000);
  const changing = app.client.systems.update({ name: 'Renamed' }).then(app.session.adopt);
  await clock.advance(100);
  await changing;
  await clock.advance(2_000);
  expect(await looked).toMatchObject({ value: { name: 'Renamed' } });
  expect(app.session.getState().system?.name).toBe('Renamed');
  expect(app.status(id).system?.name).toBe('Renamed');
  app.close();
});
