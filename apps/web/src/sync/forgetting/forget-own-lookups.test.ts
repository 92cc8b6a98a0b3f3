import { beforeEach, expect, test } from 'vitest';
import { groupQueries } from '../../cache/groups/queries.ts';
import { memberQueries } from '../../cache/members/queries.ts';
import { writeAnswer } from '../../persistence/answers/answer-rows.ts';
import { openAccounts } from '../../session/accounts.ts';
import {
  createRecentLookupsStore,
  type RecentLookup,
  readEntries,
  remembering,
} from '../../session/recent-lookups.ts';
import { SETTINGS_KEY } from '../../state/settings.ts';
import { emptyDatabase } from '../../testing/empty-database.ts';
import { createOrigin } from '../../testing/fake-browser.ts';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { installFakeDatabase } from '../../testing/fake-database.ts';
import { openApp } from '../../testing/open-app.ts';
import { openSmallWorld, systemIdOf, systemUuidOf, tokenOf } from '../../testing/small-world.ts';
import { forgetOwnLookups } from './forget-own-lookups.ts';

installFakeDatabase();

beforeEach(emptyDatabase);

const LOOKED_UP: readonly RecentLookup[] = [
  { kind: 'system', id: systemIdOf(0) },
  { kind: 'system', id: systemIdOf(1) },
  { kind: 'member', id: 'memaaa' },
  { kind: 'member', id: 'memaab' },
  { kind: 'group', id: 'others' },
];

/** The app with the token of the first of two systems, and something of both looked up. */
async function setUp() {
  const clock = createFakeClock();
  const world = openSmallWorld(2, clock);
  const origin = createOrigin();
  origin.area.setItem(SETTINGS_KEY, JSON.stringify({ version: 16, settings: { token: tokenOf(0) } }));
  const app = openApp({ world, clock, origin });
  for (let step = 0; step < 100 && app.session.getState().state !== 'logged-in'; step += 1) {
    await clock.advance(20);
  }
  const [account] = openAccounts(app).getState();
  if (account === undefined) throw new Error('The key was not taken.');
  const recents = app.privateStorage.store(createRecentLookupsStore, app.storage);
  for (const lookup of LOOKED_UP.toReversed()) recents.update(remembering(lookup));
  const viewer = systemUuidOf(0);
  const learn = async () => {
    const asked = { client: app.client, viewer, call: {} };
    const answers = Promise.all([
      app.queryClient.fetchQuery(memberQueries(asked).list(viewer)),
      app.queryClient.fetchQuery(groupQueries(asked).list(viewer)),
    ]);
    await clock.advance(2_000);
    return answers;
  };
  return { app, account, clock, viewer, learn, left: () => readEntries(recents.getState()) };
}

test('forgetting a token removes the own system and its members from the recent lookups, and nothing else', async () => {
  const { app, account, learn, left } = await setUp();
  await learn();
  await forgetOwnLookups(app, account);
  expect(left()).toEqual([LOOKED_UP[1], LOOKED_UP[3], LOOKED_UP[4]]);
  app.close();
});

test('the restore copies on the device are read for their owner, too', async () => {
  const { app, account, clock, viewer, learn, left } = await setUp();
  const [members] = await learn();
  if (members.state !== 'shared') throw new Error('The members are shared.');
  const atMs = clock.now();
  await writeAnswer({ viewer, kind: 'own-members', ref: null }, { atMs, value: members.value });
  await writeAnswer({ viewer, kind: 'own-groups', ref: null }, { atMs, value: [] });
  app.queryClient.clear();
  await forgetOwnLookups(app, account);
  expect(left()).toEqual([LOOKED_UP[1], LOOKED_UP[3], LOOKED_UP[4]]);
  app.close();
});

test('if the own members and groups are unknown, every lookup that might be one is removed', async () => {
  const { app, account, left } = await setUp();
  await forgetOwnLookups(app, account);
  expect(left()).toEqual([LOOKED_UP[1]]);
  app.close();
});
