import { expect, test } from 'vitest';
import { OWN_SYSTEM_KEY } from '../state/own-system.ts';
import { SETTINGS_KEY } from '../state/settings.ts';
import { createFlag, createOrigin } from './fake-browser.ts';
import { createFakeClock } from './fake-clock.ts';
import { openApp } from './open-app.ts';
import { openSmallWorld, systemIdOf, tokenOf } from './small-world.ts';

function setUp(token: string | null = null) {
  const clock = createFakeClock();
  const world = openSmallWorld(2, clock);
  const origin = createOrigin();
  if (token !== null) origin.area.setItem(SETTINGS_KEY, JSON.stringify({ version: 16, settings: { token } }));
  const open = (options: Partial<Parameters<typeof openApp>[0]> = {}) =>
    openApp({ world, clock, origin, ...options });
  const storedToken = () => JSON.parse(origin.area.getItem(SETTINGS_KEY) ?? '{}').settings?.token;
  return { clock, world, origin, open, storedToken };
}

/** Whether `promise` has been fulfilled by now. */
async function isDone(promise: Promise<void>): Promise<boolean> {
  let done = false;
  void promise.then(() => {
    done = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  return done;
}

test('without a token the app shows at once and asks nothing', async () => {
  const { clock, world, open } = setUp();
  const app = open();
  expect(await isDone(app.session.ready)).toBe(true);
  await clock.advance(60_000);
  expect(app.session.getState()).toEqual({ state: 'no-token', system: null });
  expect(world.sandbox.requests.list()).toHaveLength(0);
});

test('with a token the app shows when the service has said whose it is', async () => {
  const { clock, open } = setUp(tokenOf(0));
  const app = open();
  expect(app.session.getState().state).toBe('loading');
  expect(await isDone(app.session.ready)).toBe(false);
  await clock.advance(100);
  expect(await isDone(app.session.ready)).toBe(true);
  expect(app.session.getState()).toMatchObject({ state: 'logged-in', system: { name: 'System 0' } });
});

test('a service that keeps silent holds up the first screen for 5 seconds at most', async () => {
  const { clock, open } = setUp(tokenOf(0));
  const app = open({ latencyMs: 20_000 });
  await clock.advance(4_900);
  expect(await isDone(app.session.ready)).toBe(false);
  await clock.advance(100);
  expect(await isDone(app.session.ready)).toBe(true);
});

test('a remembered system starts at once without the network, and is confirmed when there is one', async () => {
  const { clock, open } = setUp(tokenOf(0));
  const first = open();
  await clock.advance(1_000);
  first.dispose();
  const app = open({ online: createFlag(false) });
  expect(await isDone(app.session.ready)).toBe(true);
  expect(app.session.getState()).toMatchObject({
    state: 'offline',
    system: { id: systemIdOf(0), name: 'System 0' },
  });
  await clock.advance(60_000);
  expect(app.session.getState().state).toBe('offline');
  app.onlineFlag.set(true);
  await clock.advance(10_000);
  expect(app.session.getState().state).toBe('logged-in');
});

test('a refused token leads to the settings, stays there to be looked at, and the app goes on', async () => {
  const { clock, open, storedToken } = setUp('wrong');
  const app = open();
  await clock.advance(1_000);
  expect(await isDone(app.session.ready)).toBe(true);
  expect(app.session.getState()).toEqual({ state: 'rejected', system: null });
  expect(app.settingsOpened()).toBe(1);
  expect(app.notices.getState()).toMatchObject([
    {
      kind: 'negative',
      title: 'PluralKit API Token Is Incorrect',
      caption: 'Please update or clear your token',
      timeoutMs: 5_000,
    },
  ]);
  expect(storedToken()).toBe('wrong');
  expect(app.client.hasToken()).toBe(false);
});

test('a token is trimmed, tried and kept', async () => {
  const { clock, open, storedToken } = setUp();
  const app = open();
  const setting = app.session.setToken(`  ${tokenOf(1)}\n`);
  expect(app.session.getState().state).toBe('loading');
  await clock.advance(1_000);
  expect(await setting).toMatchObject({ ok: true, state: 'logged-in', system: { name: 'System 1' } });
  expect(storedToken()).toBe(tokenOf(1));
  expect(app.client.hasToken()).toBe(true);
});

test('a wrong token is not kept and leaves the session as it was', async () => {
  const { clock, open, storedToken } = setUp(tokenOf(0));
  const app = open();
  await clock.advance(1_000);
  const setting = app.session.setToken('wrong');
  await clock.advance(1_000);
  expect(await setting).toMatchObject({ ok: false, reason: 'rejected' });
  expect(app.session.getState()).toMatchObject({ state: 'logged-in', system: { name: 'System 0' } });
  expect(storedToken()).toBe(tokenOf(0));
});

test('a token that cannot be tried is not kept', async () => {
  const { clock, open, storedToken } = setUp();
  const app = open({ online: createFlag(false) });
  const setting = app.session.setToken(tokenOf(0));
  await clock.advance(30_000);
  expect(await setting).toMatchObject({ ok: false, reason: 'unreachable' });
  expect(app.session.getState().state).toBe('no-token');
  expect(storedToken() ?? null).toBeNull();
});

test('of two tokens set one after the other the later one counts', async () => {
  const { clock, open, storedToken } = setUp();
  const app = open();
  void app.session.setToken(tokenOf(0));
  void app.session.setToken(tokenOf(1));
  await clock.advance(2_000);
  expect(app.session.getState()).toMatchObject({ state: 'logged-in', system: { name: 'System 1' } });
  expect(storedToken()).toBe(tokenOf(1));
});

test('an empty text, like forgetting, leaves no trace of token or system', async () => {
  for (const leave of ['setToken', 'forget'] as const) {
    const { clock, origin, open } = setUp(tokenOf(0));
    origin.area.setItem(`${SETTINGS_KEY}.corrupt`, `{"token":"${tokenOf(0)}"`);
    const app = open();
    await clock.advance(1_000);
    if (leave === 'forget') app.session.forget();
    else await app.session.setToken('  ');
    expect(app.session.getState()).toEqual({ state: 'no-token', system: null });
    expect(app.client.hasToken()).toBe(false);
    expect(origin.area.getItem(OWN_SYSTEM_KEY)).toBeNull();
    for (const key of [SETTINGS_KEY, `${SETTINGS_KEY}.corrupt`]) {
      expect(origin.area.getItem(key)).not.toContain(tokenOf(0));
    }
  }
});

test('another tab logs in and out with this one', async () => {
  const { clock, origin, open } = setUp();
  const [one, two] = [open(), open()];
  void one.session.setToken(tokenOf(0));
  await clock.advance(1_000);
  origin.deliver();
  await clock.advance(1_000);
  expect(two.session.getState()).toMatchObject({ state: 'logged-in', system: { name: 'System 0' } });
  two.session.forget();
  origin.deliver();
  expect(one.session.getState().state).toBe('no-token');
  expect(one.client.hasToken()).toBe(false);
});

test('the token is in no query key, notice or stored text but the settings', async () => {
  const { clock, origin, open } = setUp(tokenOf(0));
  const texts = new Map<string, string>();
  const { setItem } = origin.area;
  const app = open();
  app.refresher.attach();
  await clock.advance(10_000);
  expect(setItem).toBeDefined();
  for (const key of ['persisted-cache', OWN_SYSTEM_KEY, 'systems', 'preferences']) {
    texts.set(key, origin.area.getItem(key) ?? '');
  }
  const keys = JSON.stringify(
    app.queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  );
  expect([...texts.values(), keys, JSON.stringify(app.notices.getState())].join()).not.toContain(tokenOf(0));
});
