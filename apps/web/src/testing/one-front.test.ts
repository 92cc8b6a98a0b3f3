import { afterEach, expect, test } from 'vitest';
import { namedCaller } from '../cache/aliases.ts';
import { PERSISTED_CACHE_KEY } from '../cache/status/persisted-cache.ts';
import { systemLookups } from '../cache/systems/lookup-queries.ts';
import { PUBLIC } from '../session/viewer.ts';
import { FOLLOWED_KEY } from '../state/followed.ts';
import { createOrigin } from './fake-browser.ts';
import { createFakeClock } from './fake-clock.ts';
import { type OpenApp, openApp } from './open-app.ts';
import { openSmallWorld, systemIdOf, systemUuidOf } from './small-world.ts';

const ID = systemIdOf(0);
const opened: OpenApp[] = [];

afterEach(() => {
  for (const app of opened.splice(0)) app.close();
});

/** A device that follows the first system, with its status fetched once. */
async function openFollowing() {
  // The query cache uses the time of the machine; what the test fetched before must not seem fresh to it.
  const clock = createFakeClock(Date.now() - 600_000);
  const world = openSmallWorld(2, clock);
  const origin = createOrigin();
  origin.area.setItem(FOLLOWED_KEY, JSON.stringify({ version: 2, systems: [ID] }));
  const app = openApp({ world, clock, origin, latencyMs: 0 });
  opened.push(app);
  const detach = app.refresher.attach();
  while (app.status(ID).front.state !== 'fronting') await clock.advance(100);
  detach();
  const caller = { client: app.client, viewer: PUBLIC, call: {} };
  const frontQuery = (ref: string) => systemLookups(namedCaller(app, caller, ref)).front(ref);
  /** Fetches like the screen of a looked-up system. */
  const lookUp = (ref: string) =>
    clock.during(app.queryClient.fetchQuery({ ...frontQuery(ref), staleTime: 0 }));
  return { clock, world, origin, app, frontQuery, lookUp };
}

test('the lookup shows who fronts in a followed system as the status screen knows it, without a request', async () => {
  const { app, frontQuery } = await openFollowing();
  expect(frontQuery(ID).queryKey).toEqual(frontQuery(systemUuidOf(0)).queryKey);
  expect(app.queryClient.getQueryData(frontQuery(ID).queryKey)).toBe(app.status(ID).front);
});

test.each([
  ['its short id', ID],
  ['its uuid', systemUuidOf(0)],
])('a front that is looked up by %s shows on the status screen and is stored', async (_, ref) => {
  const { clock, world, origin, app, lookUp } = await openFollowing();
  world.setFrontPrivacy(0, 'private');
  expect((await lookUp(ref)).state).toBe('private');
  expect(app.status(ID).front).toMatchObject({ state: 'private', members: [] });
  await clock.advance(10_000);
  expect(origin.area.getItem(PERSISTED_CACHE_KEY)).not.toContain('Member 0');
});

test('a front that the status screen fetched shows where the system was looked up by its uuid', async () => {
  const { clock, world, app, frontQuery, lookUp } = await openFollowing();
  const uuid = systemUuidOf(0);
  await lookUp(uuid);
  world.setFrontPrivacy(0, 'private');
  const detach = app.refresher.attach();
  app.refresher.refreshNow();
  while (app.status(ID).front.state !== 'private') await clock.advance(100);
  detach();
  expect(app.queryClient.getQueryData(frontQuery(uuid).queryKey)?.state).toBe('private');
});
