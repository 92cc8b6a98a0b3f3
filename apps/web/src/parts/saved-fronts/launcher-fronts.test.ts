import { createMemoryHistory } from '@tanstack/react-router';
import { expect, onTestFinished, test } from 'vitest';
import { createAppRouter } from '../../router.tsx';
import { openAccounts } from '../../session/accounts.ts';
import { localDataStores, puttingLocal, removingLocal } from '../../session/local/local-data.ts';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { openApp } from '../../testing/open-app.ts';
import { openSmallWorld, systemUuidOf, tokenOf } from '../../testing/small-world.ts';
import { followLauncherFronts } from './launcher-fronts.ts';

/** An app with the accounts of two systems, the first active, that has saved "7" and "Work" of the first, and what the launcher shows. */
async function openLauncher({ isStored = true, launcherFronts = true } = {}) {
  const clock = createFakeClock();
  const app = openApp({ world: openSmallWorld(2, clock), clock });
  const enter = (index: number) => clock.during(app.session.setToken(tokenOf(index), { isStored }), 2_000);
  await enter(0);
  const store = app.privateStorage.store(localDataStores, app.privateStorage.of(isStored))(systemUuidOf(0));
  store.update(puttingLocal('savedFronts', 'w', { name: 'Work', place: 1, members: ['a'] }));
  store.update(puttingLocal('savedFronts', 'n', { name: '7', place: 0, members: [] }));
  app.settings.update((settings) => ({ ...settings, launcherFronts }));
  const calls: (readonly string[])[][] = [];
  const showFronts = (...shown: (readonly string[])[]) => void calls.push(shown);
  const stop = followLauncherFronts(app, createAppRouter(app, createMemoryHistory()), { showFronts });
  onTestFinished(() => {
    stop();
    app.dispose();
  });
  return { app, clock, store, enter, calls, labels: () => calls.at(-1)?.[1] };
}

test('the launcher has the saved fronts in their order, with addresses that name nobody, and follows each change', async () => {
  const { app, store, calls, labels } = await openLauncher();
  expect(calls).toEqual([
    [
      ['n', 'w'],
      ['7', 'Work'],
      ['/switch?front=n', '/switch?front=w'],
    ],
  ]);
  store.update(removingLocal('savedFronts', 'n'));
  expect(labels()).toEqual(['Work']);
  app.settings.update((settings) => ({ ...settings, textSize: 'large' }));
  expect(calls).toHaveLength(2);
});

test('it has nothing until that is wanted, and nothing any more once it is not', async () => {
  const { app, labels } = await openLauncher({ launcherFronts: false });
  expect(labels()).toEqual([]);
  app.settings.update((settings) => ({ ...settings, launcherFronts: true }));
  expect(labels()).toEqual(['7', 'Work']);
  app.settings.update((settings) => ({ ...settings, launcherFronts: false }));
  expect(labels()).toEqual([]);
});

test('a saved front without a name, as a backup may bring it, has no shortcut', async () => {
  const { store, labels } = await openLauncher();
  store.update(puttingLocal('savedFronts', 'e', { name: ' ', place: 2, members: ['a'] }));
  store.update(puttingLocal('savedFronts', 'z', { name: 'Zoo', place: 3, members: ['a'] }));
  expect(labels()).toEqual(['7', 'Work', 'Zoo']);
});

test('in discreet mode it has initials', async () => {
  const { app, labels } = await openLauncher();
  app.settings.update((settings) => ({ ...settings, discreet: true }));
  expect(labels()).toEqual(['7', 'W']);
});

test('it has only those of the active account, and none once that is forgotten', async () => {
  const { app, store, enter, labels } = await openLauncher();
  await enter(1);
  expect(labels()).toEqual([]);
  store.update(removingLocal('savedFronts', 'n'));
  expect(labels()).toEqual([]);
  await enter(0);
  expect(labels()).toEqual(['Work']);
  openAccounts(app).remove(systemUuidOf(0));
  expect(labels()).toEqual([]);
});

test('it has none of an account that is used for this session only', async () => {
  const { labels } = await openLauncher({ isStored: false });
  expect(labels()).toEqual([]);
});
