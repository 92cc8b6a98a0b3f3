import { expect, test } from 'vitest';
import { namedCaller } from '../cache/aliases.ts';
import { cachedSystem, fetchSystem } from '../cache/systems/find-system.ts';
import { fetchFront } from '../cache/systems/lookup-queries.ts';
import { PUBLIC } from '../session/viewer.ts';
import { createPreview, PREVIEW_DELAY_MS } from '../sync/refresher/preview.ts';
import { createFakeClock } from './fake-clock.ts';
import { openApp } from './open-app.ts';
import { openSmallWorld, systemIdOf, systemUuidOf } from './small-world.ts';

function setUp() {
  const clock = createFakeClock();
  const world = openSmallWorld(3, clock);
  const app = openApp({ world, clock });
  const preview = createPreview(app);
  return { clock, world, app, preview, requests: () => world.sandbox.requests.list() };
}

test('a system is looked up when typing rests, with who is fronting', async () => {
  const { clock, preview, requests } = setUp();
  for (const ref of ['sysaa', systemIdOf(0), systemIdOf(1)]) {
    preview.ask(ref);
    await clock.advance(PREVIEW_DELAY_MS - 100);
  }
  expect(requests()).toHaveLength(0);
  expect(preview.getSnapshot().state).toBe('loading');
  await clock.advance(1_000);
  expect(preview.getSnapshot()).toMatchObject({
    state: 'found',
    system: { name: 'System 1' },
    front: { state: 'fronting', members: [{ name: 'Member 1' }] },
  });
  expect(requests()).toHaveLength(2);
});

test('the page of a previewed system shows it at once, and a cached system needs no preview', async () => {
  const { clock, app, preview, requests } = setUp();
  preview.ask(systemIdOf(1));
  await clock.advance(2_000);
  const caller = { client: app.client, viewer: PUBLIC, call: {} };
  const named = namedCaller(app, caller, systemIdOf(1));
  expect(cachedSystem(app.queryClient, named, systemIdOf(1))).toMatchObject({
    state: 'shared',
    value: { name: 'System 1' },
  });
  void fetchSystem(app.queryClient, caller, systemIdOf(2), clock);
  await clock.advance(1_000);
  void fetchFront(app.queryClient, caller, systemIdOf(2), clock);
  await clock.advance(1_000);
  const before = requests().length;
  preview.ask(systemIdOf(2));
  await clock.advance(2_000);
  expect(preview.getSnapshot()).toMatchObject({ state: 'found', system: { name: 'System 2' } });
  expect(requests()).toHaveLength(before);
});

test('the same reference is not looked up again, and another one after it was emptied is', async () => {
  const { clock, preview, requests } = setUp();
  for (let times = 0; times < 3; times += 1) {
    preview.ask(systemIdOf(1));
    await clock.advance(1_000);
  }
  expect(requests()).toHaveLength(2);
  preview.ask('');
  expect(preview.getSnapshot()).toEqual({ state: 'idle' });
  await clock.advance(1_000);
  preview.ask(systemIdOf(2));
  await clock.advance(1_000);
  expect(preview.getSnapshot()).toMatchObject({ state: 'found', system: { name: 'System 2' } });
  expect(requests()).toHaveLength(4);
});

test('a caller that waits for the answer to a reference gets it, and nothing once another one is asked for', async () => {
  const { clock, preview } = setUp();
  expect(await preview.answered()).toBeNull();
  preview.ask(systemIdOf(0));
  const replaced = preview.answered();
  preview.ask(systemIdOf(2));
  const answer = preview.answered();
  await clock.advance(2_000);
  expect(await replaced).toBeNull();
  expect(await answer).toMatchObject({ state: 'found', system: { name: 'System 2' } });
  expect(await preview.answered()).toBe(preview.getSnapshot());
  preview.ask('nobody');
  const unknown = preview.answered();
  await clock.advance(2_000);
  expect(await unknown).toMatchObject({ state: 'not-found' });
});

test('an older answer never replaces a newer one', async () => {
  const { clock, world, preview } = setUp();
  world.sandbox.faults.add({ kind: 'latency', ms: 0 });
  preview.ask(systemIdOf(0));
  await clock.advance(PREVIEW_DELAY_MS + 10);
  preview.ask(systemIdOf(2));
  await clock.advance(30);
  expect(preview.getSnapshot().state).toBe('loading');
  await clock.advance(2_000);
  expect(preview.getSnapshot()).toMatchObject({ state: 'found', system: { name: 'System 2' } });
});

test('an unknown system is not found, a broken service is an error', async () => {
  const { clock, world, preview } = setUp();
  preview.ask('nobody');
  await clock.advance(2_000);
  expect(preview.getSnapshot()).toEqual({ state: 'not-found' });
  world.sandbox.faults.add({ kind: 'status', status: 503 });
  preview.ask(systemIdOf(0));
  await clock.advance(20_000);
  expect(preview.getSnapshot()).toMatchObject({ state: 'error', message: expect.any(String) });
});

test('a system found by its uuid and then followed by its id needs no second request', async () => {
  const { clock, app, preview, requests } = setUp();
  preview.ask(systemUuidOf(1));
  await clock.advance(2_000);
  app.followed.update(() => [systemIdOf(1)]);
  app.refresher.attach();
  await clock.advance(10_000);
  expect(app.status(systemIdOf(1)).front.state).toBe('fronting');
  expect(requests()).toHaveLength(2);
});

test('a cancelled preview reports nothing, and can be requested again', async () => {
  const { clock, preview } = setUp();
  preview.ask(systemIdOf(1));
  preview.cancel();
  await clock.advance(2_000);
  expect(preview.getSnapshot().state).toBe('loading');
  preview.ask(systemIdOf(1));
  await clock.advance(2_000);
  expect(preview.getSnapshot().state).toBe('found');
});
