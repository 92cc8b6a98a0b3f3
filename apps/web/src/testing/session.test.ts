import { brandId } from '@frontboard/model';
import { expect, test } from 'vitest';
import { OWN_SYSTEM_KEY } from '../session/own-system.ts';
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

test('without a token the app shows at once and sends no request', async () => {
  const { clock, world, open } = setUp();
  const app = open();
  expect(await isDone(app.session.ready)).toBe(true);
  await clock.advance(60_000);
  expect(app.session.getState()).toEqual({ state: 'no-token', system: null, isStored: true });
  expect(world.sandbox.requests.list()).toHaveLength(0);
});

test('with a token the app shows once the service has named its system', async () => {
  const { clock, open } = setUp(tokenOf(0));
  const app = open();
  expect(app.session.getState().state).toBe('loading');
  expect(await isDone(app.session.ready)).toBe(false);
  await clock.advance(100);
  expect(await isDone(app.session.ready)).toBe(true);
  expect(app.session.getState()).toMatchObject({ state: 'logged-in', system: { name: 'System 0' } });
});

test('a service without an answer delays the first screen by 5 seconds at most', async () => {
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

// People copy the second one together with the command: no request can carry it.
test.each(['wrong', 'pk;token „wrong“'])(
  'a refused token leads to the settings, stays there to be read, and the app continues to work: %s',
  async (token) => {
    const { clock, open, storedToken } = setUp(token);
    const app = open();
    await clock.advance(1_000);
    expect(await isDone(app.session.ready)).toBe(true);
    expect(app.session.getState()).toEqual({ state: 'rejected', system: null, isStored: true });
    expect(app.settingsOpened()).toBe(1);
    expect(app.notices.getState()).toMatchObject([
      {
        kind: 'negative',
        title: 'PluralKit API Token Is Incorrect',
        caption: 'Please update or clear your token',
        timeoutMs: 5_000,
      },
    ]);
    expect(storedToken()).toBe(token);
    expect(app.client.hasToken()).toBe(false);
  },
);

test('a token is trimmed, checked and stored', async () => {
  const { clock, open, storedToken } = setUp();
  const app = open();
  const setting = app.session.setToken(`  ${tokenOf(1)}\n`);
  expect(app.session.getState().state).toBe('loading');
  await clock.advance(1_000);
  expect(await setting).toMatchObject({ ok: true, system: { name: 'System 1' } });
  expect(storedToken()).toBe(tokenOf(1));
  expect(app.client.hasToken()).toBe(true);
});

test.each(['wrong', 'wrong with spaces'])(
  'a wrong token is not stored and leaves the session as it was: %s',
  async (token) => {
    const { clock, open, storedToken } = setUp(tokenOf(0));
    const app = open();
    await clock.advance(1_000);
    const setting = app.session.setToken(token);
    await clock.advance(1_000);
    expect(await setting).toMatchObject({ ok: false, reason: 'rejected' });
    expect(app.session.getState()).toMatchObject({ state: 'logged-in', system: { name: 'System 0' } });
    expect(storedToken()).toBe(tokenOf(0));
  },
);

test('a token that cannot be checked is not stored', async () => {
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

test.each(['', '  ', '""', '“”', '\u200b'])(
  'a text without a token is refused and changes nothing: %j',
  async (text) => {
    const { clock, open, storedToken } = setUp(tokenOf(0));
    const app = open();
    await clock.advance(1_000);
    const before = app.session.getState();
    expect(await app.session.setToken(text, { isStored: false })).toEqual({ ok: false, reason: 'rejected' });
    expect(app.session.getState()).toBe(before);
    expect(storedToken()).toBe(tokenOf(0));
    expect(app.client.hasToken()).toBe(true);
    expect(app.notices.getState()).toEqual([]);
  },
);

test('forgetting leaves no trace of token or system', async () => {
  const { clock, origin, open } = setUp(tokenOf(0));
  origin.area.setItem(`${SETTINGS_KEY}.corrupt`, `{"token":"${tokenOf(0)}"`);
  const app = open();
  await clock.advance(1_000);
  app.session.forget();
  expect(app.session.getState()).toEqual({ state: 'no-token', system: null, isStored: true });
  expect(app.client.hasToken()).toBe(false);
  expect(origin.area.getItem(OWN_SYSTEM_KEY)).toBeNull();
  for (const key of [SETTINGS_KEY, `${SETTINGS_KEY}.corrupt`]) {
    expect(origin.area.getItem(key)).not.toContain(tokenOf(0));
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

test('quotes, line breaks and zero-width characters around a pasted token are removed', async () => {
  const { clock, open, storedToken } = setUp();
  const app = open();
  void app.session.setToken(`\u200b"\`${tokenOf(0)}\`"\ufeff\r\n`);
  await clock.advance(1_000);
  expect(storedToken()).toBe(tokenOf(0));
});

test('a token that is refused later ends the session, with one notice for any request', async () => {
  const { clock, world, open, storedToken } = setUp(tokenOf(0));
  const app = open();
  await clock.advance(1_000);
  world.sandbox.faults.replace([
    { kind: 'status', status: 401, body: { message: '401: Unauthorized', code: 0 } },
  ]);
  const me = brandId('SystemRef', '@me');
  const reads = [app.client.members.list(me), app.client.groups.list(me), app.client.switches.list(me)].map(
    (read) =>
      read.then(
        () => 'answered',
        () => 'refused',
      ),
  );
  await clock.advance(5_000);
  expect(await Promise.all(reads)).toEqual(['refused', 'refused', 'refused']);
  expect(app.session.getState()).toMatchObject({ state: 'rejected', system: null });
  expect(app.notices.getState()).toMatchObject([{ title: 'PluralKit API Token Is Incorrect', count: 1 }]);
  expect(app.settingsOpened()).toBe(1);
  expect(storedToken()).toBe(tokenOf(0));
});

test('a page of the network in place of the service ends no session', async () => {
  const { clock, world, open } = setUp(tokenOf(0));
  const app = open();
  await clock.advance(1_000);
  world.sandbox.faults.replace([{ kind: 'html', status: 401, body: '<html>Log in to this network</html>' }]);
  const read = app.client.members.list(brandId('SystemRef', '@me')).catch((error: unknown) => error);
  const entered = app.session.setToken(tokenOf(1));
  await clock.advance(5_000);
  expect(await read).toMatchObject({ status: 401 });
  expect(await entered).toMatchObject({ ok: false, reason: 'unreachable' });
  expect(app.session.getState()).toMatchObject({ state: 'logged-in', system: { name: 'System 0' } });
  expect(app.notices.getState()).toEqual([]);
});

test('a late refusal of an inactive token does not affect the active one', async () => {
  const { clock, open } = setUp(tokenOf(0));
  const app = open();
  await clock.advance(1_000);
  void app.session.setToken(tokenOf(1));
  await clock.advance(1_000);
  app.session.noticeRejected(tokenOf(0));
  expect(app.session.getState()).toMatchObject({ state: 'logged-in', system: { name: 'System 1' } });
});

test('a token refused while another one is being checked leaves the decision to that one', async () => {
  const { clock, open } = setUp(tokenOf(0));
  const app = open();
  await clock.advance(1_000);
  const better = app.session.setToken(tokenOf(1));
  app.session.noticeRejected(tokenOf(0));
  await clock.advance(1_000);
  expect(await better).toMatchObject({ ok: true });
  expect(app.session.getState()).toMatchObject({ state: 'logged-in', system: { name: 'System 1' } });

  const unreachable = app.session.setToken(tokenOf(0));
  app.onlineFlag.set(false);
  app.session.noticeRejected(tokenOf(1));
  await clock.advance(60_000);
  expect(await unreachable).toMatchObject({ ok: false, reason: 'unreachable' });
  expect(app.session.getState().state).toBe('rejected');
  expect(app.notices.getState()).toMatchObject([{ title: 'PluralKit API Token Is Incorrect', count: 1 }]);
});

test('a session-only token reaches no storage, and the stored one returns after it', async () => {
  const { clock, origin, open, storedToken } = setUp(tokenOf(0));
  origin.area.setItem('systems', JSON.stringify({ version: 2, systems: [systemIdOf(1), systemIdOf(0)] }));
  const written: string[] = [];
  const setItem = origin.area.setItem.bind(origin.area);
  origin.area.setItem = (key, text) => {
    written.push(text);
    setItem(key, text);
  };
  const app = open();
  await clock.advance(1_000);
  written.length = 0;
  void app.session.setToken(tokenOf(1), { isStored: false });
  await clock.advance(1_000);
  app.refresher.attach();
  await clock.advance(30_000);
  expect(app.session.getState()).toMatchObject({
    state: 'logged-in',
    isStored: false,
    system: { name: 'System 1' },
  });
  expect(app.status(systemIdOf(1)).front?.state).toBe('fronting');
  app.close();
  expect(written.join()).toContain('System 0');
  expect(written.join()).not.toMatch(/System 1|Member 1|sysaab"/);
  expect(storedToken()).toBe(tokenOf(0));
  const again = open();
  await clock.advance(1_000);
  expect(again.session.getState()).toMatchObject({ isStored: true, system: { name: 'System 0' } });
});

test('a session-only tab shares nothing of its answers with other tabs', async () => {
  const { clock, origin, open } = setUp();
  origin.area.setItem('systems', JSON.stringify({ version: 2, systems: [systemIdOf(0), systemIdOf(1)] }));
  const one = open();
  const two = open();
  void one.session.setToken(tokenOf(1), { isStored: false });
  await clock.advance(1_000);
  one.refresher.attach();
  two.refresher.attach();
  await clock.advance(30_000);
  expect(one.status(systemIdOf(1)).front?.state).toBe('fronting');
  expect(two.status(systemIdOf(0)).front?.state).toBe('fronting');
  expect(two.status(systemIdOf(1)).front).toMatchObject({ state: 'loading', members: [] });
});

test('an answer for one account that arrives after the change to another is not used', async () => {
  const { clock, world, origin, open } = setUp(tokenOf(0));
  origin.area.setItem('systems', JSON.stringify({ version: 2, systems: [systemIdOf(0)] }));
  world.setFrontPrivacy(0, 'private');
  const app = open({ latencyMs: 2_000 });
  await clock.advance(10_000);
  app.refresher.attach();
  await clock.advance(1_000);
  app.session.switchTo({ token: tokenOf(1), system: null, isStored: true });
  await clock.advance(60_000);
  expect(app.status(systemIdOf(0)).front?.state).toBe('private');
  expect(app.session.getState()).toMatchObject({ state: 'logged-in', system: { name: 'System 1' } });
});

test('another account is shown at once from its stored system, and the other tabs follow', async () => {
  const { clock, origin, open, storedToken } = setUp(tokenOf(0));
  const [one, two] = [open(), open()];
  await clock.advance(1_000);
  const { system } = one.session.getState();
  void one.session.setToken(tokenOf(1));
  await clock.advance(1_000);
  origin.deliver();
  await clock.advance(1_000);
  one.session.switchTo({ token: tokenOf(0), system, isStored: true });
  expect(one.session.getState()).toMatchObject({ state: 'loading', system: { name: 'System 0' } });
  origin.deliver();
  expect(two.session.getState()).toMatchObject({ state: 'loading', system: { name: 'System 0' } });
  await clock.advance(1_000);
  expect(two.session.getState()).toMatchObject({ state: 'logged-in', system: { name: 'System 0' } });
  expect(storedToken()).toBe(tokenOf(0));
});

test('a token changed by another app does not count as that of the remembered system', async () => {
  const { clock, origin, open } = setUp(tokenOf(0));
  const first = open();
  await clock.advance(1_000);
  first.close();
  origin.area.setItem(SETTINGS_KEY, JSON.stringify({ version: 16, settings: { token: tokenOf(1) } }));
  const app = open({ online: createFlag(false) });
  expect(app.session.getState()).toMatchObject({ state: 'offline', system: null });
  expect(origin.area.getItem(OWN_SYSTEM_KEY)).toBeNull();
});

test('a later answer about the own system is stored, one about another system is not', async () => {
  const { clock, open } = setUp(tokenOf(0));
  const app = open();
  await clock.advance(1_000);
  const { system } = app.session.getState();
  if (system === null) throw new Error('the token is known');
  app.session.adopt({ ...system, name: 'Renamed' });
  app.session.adopt({ ...system, uuid: brandId('SystemUuid', 'another'), name: 'Somebody else' });
  expect(app.session.getState()).toMatchObject({ state: 'logged-in', system: { name: 'Renamed' } });
  app.dispose();
  const again = open({ online: createFlag(false) });
  expect(again.session.getState()).toMatchObject({ system: { name: 'Renamed' } });
  again.dispose();
});
