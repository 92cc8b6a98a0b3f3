import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSafeStorage, memoryStorage } from '../platform/storage.ts';
import { accountName, createAccountsStore, openAccounts } from '../session/accounts.ts';
import { OWN_SYSTEM_KEY } from '../session/own-system.ts';
import { ACCOUNTS_KEY, areSeveralStored } from '../session/session-only-accounts.ts';
import { SETTINGS_KEY } from '../state/settings.ts';
import { createFlag, createOrigin } from './fake-browser.ts';
import { createFakeClock } from './fake-clock.ts';
import { openApp } from './open-app.ts';
import { openSmallWorld, systemUuidOf, tokenOf } from './small-world.ts';

function setUp() {
  const clock = createFakeClock();
  const world = openSmallWorld(3, clock);
  const origin = createOrigin();
  const open = (options: Partial<Parameters<typeof openApp>[0]> = {}) => {
    const app = openApp({ world, clock, origin, ...options });
    return { ...app, accounts: openAccounts(app) };
  };
  const settle = async <T>(work: Promise<T>): Promise<T> => {
    await clock.advance(2_000);
    return work;
  };
  const everything = () =>
    [SETTINGS_KEY, ACCOUNTS_KEY, OWN_SYSTEM_KEY, 'accounts.corrupt', 'settings.corrupt']
      .map((key) => origin.area.getItem(key) ?? '')
      .join('\n');
  return { clock, origin, open, settle, everything };
}

const kept = { isStored: true };
const held = { isStored: false };

test('a second token leaves the first one a tap away, and each tab follows the change', async () => {
  const { origin, open, settle } = setUp();
  const [one, two] = [open(), open()];
  await settle(one.accounts.add(tokenOf(0), kept));
  await settle(one.accounts.add(tokenOf(1), kept));
  expect(one.accounts.getState()).toMatchObject([
    { viewer: systemUuidOf(0), isActive: false, isStored: true, system: { name: 'System 0' } },
    { viewer: systemUuidOf(1), isActive: true, isStored: true },
  ]);
  one.accounts.switchTo(systemUuidOf(0));
  expect(one.session.getState()).toMatchObject({ state: 'loading', system: { name: 'System 0' } });
  origin.deliver();
  await settle(Promise.resolve());
  for (const app of [one, two]) {
    expect(app.session.getState()).toMatchObject({ state: 'logged-in', system: { name: 'System 0' } });
    expect(app.accounts.getState().map(({ isActive }) => isActive)).toEqual([true, false]);
  }
});

test('changing between accounts works without a network, and after a restart', async () => {
  const { clock, open, settle } = setUp();
  const first = open();
  await settle(first.accounts.add(tokenOf(0), kept));
  await settle(first.accounts.add(tokenOf(1), kept));
  first.accounts.describe(systemUuidOf(0), { name: 'Night shift', color: '#aa3355' });
  first.close();
  const app = open({ online: createFlag(false) });
  await clock.advance(1_000);
  expect(app.session.getState()).toMatchObject({ state: 'offline', system: { name: 'System 1' } });
  app.accounts.switchTo(systemUuidOf(0));
  expect(app.session.getState()).toMatchObject({ state: 'offline', system: { name: 'System 0' } });
  const [account] = app.accounts.getState();
  expect(account).toMatchObject({ name: 'Night shift', color: '#aa3355', isActive: true });
  expect(account && accountName(account, { detectPronouns: true })).toBe('Night shift');
});

test('a token for an existing account replaces the old one', async () => {
  const { open, settle, everything, origin } = setUp();
  const account = { viewer: systemUuidOf(0), name: 'Ours', color: '#aa3355', token: 'renewed-elsewhere' };
  origin.area.setItem(ACCOUNTS_KEY, JSON.stringify({ version: 1, accounts: [{ ...account, system: null }] }));
  const app = open();
  expect(app.accounts.getState()).toMatchObject([{ name: 'Ours', isActive: false }]);
  await settle(app.accounts.add(tokenOf(0), kept));
  expect(app.accounts.getState()).toMatchObject([{ name: 'Ours', color: '#aa3355', isActive: true }]);
  expect(everything()).not.toContain('renewed-elsewhere');
});

test('a session-only token is in no storage, and stays a tap away until the tab closes', async () => {
  const { origin, open, settle, everything } = setUp();
  const app = open();
  await settle(app.accounts.add(tokenOf(0), kept));
  await settle(app.accounts.add(tokenOf(1), held));
  app.accounts.describe(systemUuidOf(1), { name: 'Guest name', color: null });
  app.accounts.switchTo(systemUuidOf(0));
  await settle(Promise.resolve());
  app.accounts.switchTo(systemUuidOf(1));
  await settle(Promise.resolve());
  expect(app.session.getState()).toMatchObject({
    state: 'logged-in',
    isStored: false,
    system: { name: 'System 1' },
  });
  for (const secret of [tokenOf(1), 'System 1', 'Guest name', systemUuidOf(1)]) {
    expect(everything()).not.toContain(secret);
  }
  app.close();
  origin.deliver();
  const again = open();
  await settle(Promise.resolve());
  expect(again.accounts.getState()).toMatchObject([{ viewer: systemUuidOf(0), isActive: true }]);
});

test('a stored token that is entered again as session-only leaves the device', async () => {
  const { open, settle, everything } = setUp();
  const app = open();
  await settle(app.accounts.add(tokenOf(0), kept));
  const { noLongerStored } = await settle(app.accounts.add(tokenOf(0), held));
  expect(noLongerStored).toBe(systemUuidOf(0));
  expect(app.accounts.getState()).toMatchObject([{ isStored: false, isActive: true }]);
  expect(everything()).not.toContain(tokenOf(0));
  expect(everything()).not.toContain('System 0');
});

test('removing an account deletes its token from the device, also of an inactive account, and no other', async () => {
  const { origin, open, settle, everything } = setUp();
  const app = open();
  for (const index of [0, 1, 2]) await settle(app.accounts.add(tokenOf(index), kept));
  origin.area.setItem('accounts.corrupt', `{"token":"${tokenOf(0)}"`);
  app.accounts.remove(systemUuidOf(0));
  expect(everything()).not.toContain(tokenOf(0));
  expect(app.session.getState()).toMatchObject({ state: 'logged-in', system: { name: 'System 2' } });
  app.accounts.remove(systemUuidOf(2));
  expect(everything()).not.toContain(tokenOf(2));
  expect(app.session.getState()).toMatchObject({ state: 'no-token', system: null });
  expect(app.accounts.getState()).toMatchObject([{ viewer: systemUuidOf(1), isActive: false }]);
});

test('a removed account can be put back as it was, without a network', async () => {
  const { open, settle } = setUp();
  const online = createFlag(true);
  const app = open({ online });
  for (const index of [0, 1]) await settle(app.accounts.add(tokenOf(index), kept));
  app.accounts.describe(systemUuidOf(1), { name: 'Night shift', color: '#aa3355' });
  online.set(false);
  const before = app.accounts.getState();
  expect(app.accounts.remove('nobody')).toBeNull();
  const putBackInactive = app.accounts.remove(systemUuidOf(0));
  expect(app.accounts.getState()).toMatchObject([{ viewer: systemUuidOf(1), isActive: true }]);
  putBackInactive?.();
  expect(app.accounts.getState()).toEqual(before.toReversed());
  const putBackActive = app.accounts.remove(systemUuidOf(1));
  expect(app.session.getState().state).toBe('no-token');
  putBackActive?.();
  expect(app.session.getState()).toMatchObject({ state: 'offline', system: { name: 'System 1' } });
  expect(app.session.readToken()).toBe(tokenOf(1));
  expect(app.accounts.getState()).toEqual(before);
});

test('a removed session-only account is put back in memory only', async () => {
  const { open, settle, everything } = setUp();
  const app = open();
  await settle(app.accounts.add(tokenOf(0), kept));
  await settle(app.accounts.add(tokenOf(1), held));
  const putBack = app.accounts.remove(systemUuidOf(1));
  expect(app.session.getState()).toMatchObject({ isStored: true, system: { name: 'System 0' } });
  putBack?.();
  await settle(Promise.resolve());
  expect(app.session.getState()).toMatchObject({ state: 'logged-in', isStored: false });
  expect(everything()).not.toContain(tokenOf(1));
});

test('a refused token stays in the list, to be renewed or removed', async () => {
  const { open, settle } = setUp();
  const app = open();
  await settle(app.accounts.add(tokenOf(0), kept));
  app.session.noticeRejected(tokenOf(0));
  expect(app.session.getState()).toMatchObject({ state: 'rejected', system: null });
  expect(app.accounts.getState()).toMatchObject([{ viewer: systemUuidOf(0), isActive: true }]);
});

test('an account whose token was refused can get a name and a colour', async () => {
  const { open, settle } = setUp();
  const app = open();
  await settle(app.accounts.add(tokenOf(0), kept));
  app.session.noticeRejected(tokenOf(0));
  app.accounts.describe(systemUuidOf(0), { name: 'Ours', color: '#aa3355' });
  expect(app.accounts.getState()).toMatchObject([{ name: 'Ours', color: '#aa3355', isActive: true }]);
});

test('an account can get a name and a colour offline before its system is known', async () => {
  const { origin, open, settle } = setUp();
  const first = open();
  await settle(first.accounts.add(tokenOf(0), kept));
  first.close();
  origin.area.removeItem(OWN_SYSTEM_KEY);
  const app = open({ online: createFlag(false) });
  expect(app.session.getState()).toMatchObject({ state: 'offline', system: null });
  app.accounts.describe(systemUuidOf(0), { name: 'Ours', color: '#aa3355' });
  expect(app.accounts.getState()).toMatchObject([{ name: 'Ours', color: '#aa3355', isActive: true }]);
});

describe('the stored list', () => {
  function read(text: string) {
    const area = memoryStorage({ [ACCOUNTS_KEY]: text });
    const storage = createSafeStorage({ open: () => area });
    return { store: createAccountsStore(storage), area, storage };
  }
  const account = { viewer: systemUuidOf(0), name: null, color: null, token: 'NOT+REAL', system: null };

  test('contains every readable account, and the rest is set aside', () => {
    const text = JSON.stringify({
      version: 1,
      accounts: [account, { viewer: 5 }, { ...account, token: 'a b' }],
    });
    const { store, area, storage } = read(text);
    expect(store.getState()).toEqual([account]);
    expect(area.getItem(`${ACCOUNTS_KEY}.corrupt`)).toBe(text.replace('NOT+REAL', '').replace('a b', ''));
    expect(storage.problem).toBe('corrupt');
  });

  test('of a newer version stays unchanged until the first change', () => {
    const text = JSON.stringify({ version: 9, accounts: [{ ...account, wonder: 1 }] });
    const { store, area } = read(text);
    expect(store.getState()).toEqual([account]);
    expect(area.getItem(ACCOUNTS_KEY)).toBe(text);
  });

  test('are several or not without the code that reads them', () => {
    const { store, storage } = read('{"version":1,"accounts":5}');
    expect(areSeveralStored(storage)).toBe(false);
    for (const count of [0, 1, 2, 3]) {
      const named = { ...account, name: '"viewer" "viewer"' };
      store.update(() => Array.from({ length: count }, (_, at) => ({ ...named, viewer: systemUuidOf(at) })));
      expect(areSeveralStored(storage)).toBe(count > 1);
    }
    for (const text of ['', '[', 'null', '[1,2]']) expect(areSeveralStored(read(text).storage)).toBe(false);
  });

  test('of any shape never stops the app', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        expect(
          read(text)
            .store.getState()
            .every(({ token }) => token.length > 0),
        ).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('two tabs that add at the same time lose neither account', () => {
    const origin = createOrigin();
    const [one, two] = [createAccountsStore(origin.openStorage()), createAccountsStore(origin.openStorage())];
    one.update((list) => [...list, account]);
    two.update((list) => [...list, { ...account, viewer: systemUuidOf(1) }]);
    one.update((list) => list.map((it) => (it.viewer === account.viewer ? { ...it, name: 'Ours' } : it)));
    origin.deliver();
    for (const store of [one, two]) {
      const names = Object.fromEntries(store.getState().map(({ viewer, name }) => [viewer, name]));
      expect(names).toEqual({ [systemUuidOf(0)]: 'Ours', [systemUuidOf(1)]: null });
    }
  });
});
