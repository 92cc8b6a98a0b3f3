import { brandId } from '@frontboard/model';
import { type ApiAnswers, readSystemFile, writeExport } from '@frontboard/portable';
import { deleteSwitch, insertSwitch, microsFromMs } from '@frontboard/sandbox';
import { beforeEach, expect, test } from 'vitest';
import { emptyDatabase } from '../../testing/empty-database.ts';
import { installFakeDatabase } from '../../testing/fake-database.ts';
import { createLongHistory, LONG_HISTORY_MEMBER } from '../../testing/long-history.ts';
import { systemUuidOf } from '../../testing/small-world.ts';
import type { WantedHistory } from './fetch-answers.ts';
import { createSystemFetch } from './system-fetch.ts';

installFakeDatabase();

beforeEach(emptyDatabase);

const WHOLE = { since: null, until: null };
const HISTORY = { path: '/switches\\?' };

async function openFetch(switches?: number) {
  const house = createLongHistory(switches);
  const app = await house.open();
  const fetch = app.once(createSystemFetch);
  const got: { answers: ApiAnswers | null } = { answers: null };
  const use = (answers: ApiAnswers) => {
    got.answers = answers;
  };
  const start = (history: WantedHistory) => fetch.start({ purpose: 'save', history, use });
  return { ...house, app, fetch, start, got };
}

test('the whole system is fetched, switches of one time at the end of a page included', async () => {
  const { fetch, start, got, during } = await openFetch();
  await during(start(WHOLE));
  const answers = got.answers ?? expect.fail('nothing fetched');
  expect(answers.switches).toHaveLength(250);
  expect(new Set(answers.switches.map(({ id }) => id)).size).toBe(250);
  const file = await readSystemFile(new Blob([writeExport(answers)]), Date.UTC(2026, 0, 1));
  expect([file.uuid, file.members.length, file.notes]).toEqual([systemUuidOf(0), 1, []]);
  expect(fetch.getState()).toEqual({ state: 'idle' });
});

test('fetching continues automatically when the network is back, and fetches no page twice', async () => {
  const { app, clock, fetch, start, got, during, historyRequests, untilPages } = await openFetch();
  const started = start(WHOLE);
  await untilPages(2);
  app.onlineFlag.set(false);
  await during(started);
  expect(fetch.getState().state).toBe('failed');
  app.onlineFlag.set(true);
  while (got.answers === null) await clock.advance(1_000);
  expect(got.answers.switches).toHaveLength(250);
  const pages = historyRequests().map(({ path }) => path);
  expect(new Set(pages).size).toBe(pages.length);
});

test.each([
  { kind: 'status', status: 403, match: HISTORY },
  { kind: 'status', status: 403, body: { code: 30005, message: 'Unauthorized' }, match: HISTORY },
  { kind: 'rate-limit', ms: 1_000, times: 2, match: HISTORY },
] as const)('nothing is asked for twice after a refusal in the middle: %o', async (fault) => {
  const { world, fetch, start, got, during, historyRequests, untilPages } = await openFetch();
  const started = start(WHOLE);
  await untilPages(1);
  world.sandbox.faults.replace([fault]);
  await during(started);
  world.sandbox.faults.clear();
  await during(fetch.resume());
  expect(got.answers?.switches).toHaveLength(250);
  const answered = historyRequests().flatMap(({ path, status }) => (status === 200 ? [path] : []));
  expect(new Set(answered).size).toBe(answered.length);
});

test('fetching can be paused, and continues from there', async () => {
  const { fetch, start, got, during, clock, historyRequests, untilPages } = await openFetch();
  const started = start(WHOLE);
  await untilPages(1);
  fetch.pause();
  await during(started);
  await clock.advance(10_000);
  const paused = historyRequests().length;
  await clock.advance(60_000);
  expect(fetch.getState().state).toBe('paused');
  expect([got.answers, historyRequests().length]).toEqual([null, paused]);
  await during(fetch.resume());
  expect(got.answers?.switches).toHaveLength(250);
});

test('without the history no switches are fetched, and with a period only those of the period', async () => {
  const { start, got, during, clock, historyRequests } = await openFetch();
  await during(start(null));
  expect(got.answers?.switches).toEqual([]);
  expect(historyRequests()).toEqual([]);
  const since = new Date(Date.UTC(2025, 0, 1) + 200 * 60_000).toISOString();
  await during(start({ since, until: null }));
  await clock.advance(60_000);
  expect(got.answers?.switches).toHaveLength(50);
  expect(historyRequests()).toHaveLength(1);
});

test('a part that is fetched at the same time does not stop the fetching of everything', async () => {
  const { app, clock, start, got, during, untilPages } = await openFetch(3_000);
  const whole = start(WHOLE);
  await untilPages(1);
  const since = new Date(Date.UTC(2025, 0, 1) + 2_950 * 60_000).toISOString();
  const part = { purpose: 'save', history: { since, until: null }, use: () => {} } as const;
  await during(createSystemFetch(app).start(part));
  expect(got.answers).toBeNull();
  await clock.advance(120_000);
  expect(got.answers?.switches).toHaveLength(3_000);
  await whole;
});

test('only the newest switches of a history that was read today are fetched, and all of an older one', async () => {
  const { world, clock, start, got, during, historyRequests } = await openFetch(850);
  await during(start(WHOLE));
  const first = historyRequests().length;
  await clock.advance(3_600_000);
  await during(start(WHOLE));
  const second = historyRequests().length;
  expect([first, second - first]).toEqual([9, 3]);
  const { state } = world.sandbox;
  const oldest = state.switches.get(`30000000-0000-4000-8000-${'1'.padStart(12, '0')}`);
  deleteSwitch(state, oldest ?? expect.fail('no switch'));
  await clock.advance(86_400_000);
  await during(start(WHOLE));
  expect(historyRequests().length - second).toBe(9);
  expect(got.answers?.switches).toHaveLength(849);
});

test('switches in the future are left out, and a switch of somebody who is no longer a member makes it read the history again', async () => {
  const { app, world, clock, start, got, during } = await openFetch();
  insertSwitch(world.sandbox.state, {
    uuid: '30000000-0000-4000-8000-000000009999',
    system: systemUuidOf(0),
    timestamp: microsFromMs(clock.now() + 86_400_000),
    members: [],
  });
  await during(start(WHOLE));
  expect(got.answers?.switches).toHaveLength(250);
  await during(app.client.members.remove(brandId('MemberRef', LONG_HISTORY_MEMBER)));
  await during(start(WHOLE));
  const answers = got.answers ?? expect.fail('nothing fetched');
  expect(answers.members).toEqual([]);
  expect(answers.switches.every(({ members }) => Array.isArray(members) && members.length === 0)).toBe(true);
  expect((await readSystemFile(new Blob([writeExport(answers)]), clock.now())).notes).toEqual([]);
});

test('another account drops what was fetched', async () => {
  const { app, clock, fetch, start, during } = await openFetch();
  const started = start(WHOLE);
  await clock.advance(50);
  app.session.forget();
  await during(started);
  expect(fetch.getState()).toEqual({ state: 'idle' });
});
