import { beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../../persistence/database.ts';
import { SETTINGS_KEY } from '../../../state/settings.ts';
import { createFlag, createOrigin } from '../../../testing/fake-browser.ts';
import { createFakeClock } from '../../../testing/fake-clock.ts';
import { installFakeDatabase } from '../../../testing/fake-database.ts';
import { type OpenApp, openApp } from '../../../testing/open-app.ts';
import { openSmallWorld, systemUuidOf, tokenOf } from '../../../testing/small-world.ts';
// Loaded before the clock starts, because the clock does not wait for modules.
import './engine.ts';

installFakeDatabase();

beforeEach(async () => {
  await (await openDatabase()).clear('outbox');
});

const DAY_MS = 86_400_000;
const DEVICES = [
  ['a day ahead', -DAY_MS],
  ['a day behind', DAY_MS],
] as const;

/** A service whose clock differs from the device's by `skewMs`, and the device of a person who has used the app before. */
async function setUp(skewMs: number) {
  const time = createFakeClock();
  const world = openSmallWorld(1, time);
  let aheadMs = -skewMs;
  const clock = { ...time, now: () => time.now() + aheadMs };
  const origin = createOrigin();
  origin.area.setItem(SETTINGS_KEY, JSON.stringify({ version: 16, settings: { token: tokenOf(0) } }));
  const online = createFlag(true);
  const openTab = () => openApp({ world, clock, origin, online });
  const until = async (isSo: () => boolean) => {
    for (let step = 0; step < 5_000 && !isSo(); step += 1) await clock.advance(20);
    expect(isSo()).toBe(true);
  };
  const isReady = (app: OpenApp) =>
    app.switchQueue.getSnapshot().isReady && app.session.getState().state === 'logged-in';
  const times = () =>
    [...world.sandbox.state.switches.values()]
      .filter(({ system }) => system === systemUuidOf(0))
      .slice(1)
      .map(({ timestamp }) => Number(timestamp / 1000n));
  const record = async (app: OpenApp, input: { atMs?: number } = {}) =>
    clock.during(app.switchQueue.record({ members: [], ...input }));
  const first = openTab();
  await until(() => isReady(first));
  const isSent = (app: OpenApp) =>
    app.switchQueue.getSnapshot().entries.every(({ state }) => state === 'sent');
  const setClockRight = () => {
    aheadMs = 0;
  };
  return { clock, setClockRight, world, online, openTab, until, isReady, isSent, times, record, first };
}

/** A page that was opened without a network, with a switch that waits. */
async function setUpOffline(skewMs: number) {
  const set = await setUp(skewMs);
  const { clock, online, openTab, until, record, first } = set;
  first.close();
  online.set(false);
  const app = openTab();
  await until(() => app.switchQueue.getSnapshot().isReady);
  const tappedMs = clock.now();
  await record(app);
  await clock.advance(600_000);
  const entry = () => app.switchQueue.getSnapshot().entries[0];
  expect(entry()).toMatchObject({ state: 'waiting', atMs: tappedMs });
  return { ...set, app, tappedMs, entry };
}

/** The skew is known to about a second. */
const expectNear = (ms: number | undefined, expectedMs: number) =>
  expect(Math.abs((ms ?? 0) - expectedMs)).toBeLessThan(1_500);

describe.each(DEVICES)('with the clock of the device %s', (_which, skewMs) => {
  test('a tap is recorded once at the time of the service, and the screens know the difference', async () => {
    const { clock, first, until, times, record } = await setUp(skewMs);
    const tappedMs = clock.now();
    expectNear(first.switchQueue.getSnapshot().skewMs, skewMs);
    await record(first);
    await until(() => first.switchQueue.getSnapshot().entries[0]?.state === 'sent');
    await clock.advance(60_000);
    expect(times()).toHaveLength(1);
    expectNear(times()[0], tappedMs + skewMs);
    expect(first.switchQueue.getSnapshot().entries[0]?.atMs).toBe(times()[0]);
    first.close();
  });

  test.each(['drop', 'lost-answer', 'crash'] as const)(
    'a switch whose answer is lost (%s) is there once, at the time of the service',
    async (kind) => {
      const { clock, world, first, until, times, record } = await setUp(skewMs);
      const match = { method: 'POST' };
      world.sandbox.faults.replace([{ kind, times: 1, match }]);
      const tappedMs = clock.now();
      await record(first);
      await until(() => first.switchQueue.getSnapshot().entries[0]?.state === 'sent');
      await clock.advance(60_000);
      expect(times()).toHaveLength(1);
      expectNear(times()[0], tappedMs + skewMs);
      first.close();
    },
  );

  test('a tap in a tab that does not send is recorded once at the time of the service', async () => {
    const { clock, first, openTab, until, isReady, isSent, times, record } = await setUp(skewMs);
    const other = openTab();
    await until(() => isReady(other));
    const tappedMs = clock.now();
    await record(other);
    await until(() => isSent(other) && times().length === 1);
    await clock.advance(60_000);
    expect(times()).toHaveLength(1);
    expectNear(times()[0], tappedMs + skewMs);
    for (const tab of [first, other]) {
      expect(tab.switchQueue.getSnapshot().entries).toMatchObject([{ state: 'sent', atMs: times()[0] }]);
      expectNear(tab.switchQueue.getSnapshot().skewMs, skewMs);
      tab.close();
    }
  });

  test('a tap before the first answer is sent at once, at the time of the service', async () => {
    const { clock, first, openTab, until, times, record } = await setUp(skewMs);
    first.close();
    const app = openTab();
    const tappedMs = clock.now();
    await record(app);
    await until(() => app.switchQueue.getSnapshot().entries[0]?.state === 'sent');
    expectNear(times()[0], tappedMs + skewMs);
    app.close();
  });

  test('what waited offline is sent when the person has chosen the time of the service', async () => {
    const { clock, online, app, until, times, tappedMs, entry } = await setUpOffline(skewMs);
    online.set(true);
    await until(() => entry()?.state === 'refused');
    await clock.advance(60_000);
    expect(times()).toEqual([]);
    expectNear(entry()?.refusal?.skewMs, skewMs);
    await clock.during(app.switchQueue.correctTimes([entry()?.id ?? '']));
    await until(() => entry()?.state === 'sent');
    await clock.advance(60_000);
    expect(times()).toEqual([entry()?.atMs]);
    expectNear(times()[0], tappedMs + skewMs);
    app.close();
  });

  test('what waited offline is sent at its own time if the person wants that, also in the next page', async () => {
    const { clock, online, app, openTab, until, isReady, isSent, times, tappedMs, entry } =
      await setUpOffline(skewMs);
    online.set(true);
    await until(() => entry()?.state === 'refused');
    app.close();
    const next = openTab();
    await until(() => isReady(next));
    const [waiting] = next.switchQueue.getSnapshot().entries;
    expectNear(waiting?.refusal?.skewMs, skewMs);
    await clock.during(next.switchQueue.retry(waiting?.id ?? ''));
    await until(() => isSent(next));
    expect(times()).toEqual([tappedMs]);
    next.close();
  });
});

test('several taps of one clock are corrected together and keep their order', async () => {
  const { clock, online, app, until, isSent, record } = await setUpOffline(-DAY_MS);
  const member = { uuid: '11111111-0000-4000-8000-000000000000', id: 'memaaa', name: 'Member 0' };
  await clock.during(app.switchQueue.record({ members: [member] }));
  await record(app);
  await clock.advance(120_000);
  online.set(true);
  await until(() => app.switchQueue.getSnapshot().refused === 3);
  const asked = app.switchQueue.getSnapshot().entries;
  const moves = await clock.during(app.switchQueue.correctTimes(asked.map(({ id }) => id)));
  await until(() => isSent(app));
  const sent = app.switchQueue.getSnapshot().entries;
  expect(sent.map(({ id }) => id)).toEqual(asked.map(({ id }) => id));
  for (const [index, { atMs }] of asked.entries()) expectNear(sent[index]?.atMs, atMs - DAY_MS);
  expect(moves).toEqual(asked.map(({ atMs }, index) => ({ fromMs: atMs, toMs: sent[index]?.atMs })));
  app.close();
});

test.each([-50_000, 50_000, 10_000])(
  'a difference of %i ms, of which no screen speaks, is corrected',
  async (skewMs) => {
    const { clock, first, until, isSent, times, record } = await setUp(skewMs);
    const tappedMs = clock.now();
    await record(first);
    await until(() => isSent(first));
    expectNear(times()[0], tappedMs + skewMs);
    first.close();
  },
);

test('a tap that waited with a clock that differs by less than a minute asks nothing', async () => {
  const { online, app, until, isSent, times, tappedMs } = await setUpOffline(-50_000);
  online.set(true);
  await until(() => isSent(app));
  expectNear(times()[0], tappedMs - 50_000);
  app.close();
});

test('a difference that may be one of measuring leaves the time of the tap as it is', async () => {
  const { clock, first, until, isSent, times, record } = await setUp(2_000);
  const tappedMs = clock.now();
  expect(first.switchQueue.getSnapshot().skewMs).toBe(0);
  await record(first);
  await until(() => isSent(first));
  expect(times()).toEqual([tappedMs]);
  first.close();
});

test('a time that the person has chosen is sent as it is, and is in the future by the clock of the service', async () => {
  const { clock, first, until, isSent, times, record } = await setUp(-DAY_MS);
  const atMs = clock.now() - 2 * DAY_MS;
  expect(await record(first, { atMs: clock.now() })).toMatchObject({ ok: false, reason: 'future' });
  await record(first, { atMs });
  await until(() => isSent(first));
  expect(times()).toEqual([atMs]);
  first.close();
});

test('a tap is not sent into the future if the clock was set right before the network came back', async () => {
  const { clock, setClockRight, online, app, until, isSent, times, tappedMs, entry } = await setUpOffline(
    -DAY_MS,
  );
  setClockRight();
  online.set(true);
  await until(() => entry()?.state === 'refused');
  expect(entry()?.refusal).toMatchObject({ action: 'edit' });
  expect(times()).toEqual([]);
  await clock.during(app.switchQueue.retry(entry()?.id ?? ''));
  await until(() => isSent(app));
  expect(times()).toEqual([tappedMs]);
  app.close();
});

test('a tap in a page that does not know the clock yet, right after one that was corrected, gets its own time too', async () => {
  const { clock, first, online, openTab, until, isSent, times, record } = await setUp(50_000);
  const firstMs = clock.now();
  await record(first);
  await until(() => isSent(first));
  first.close();
  online.set(false);
  const app = openTab();
  await until(() => app.switchQueue.getSnapshot().isReady);
  await clock.advance(5_000);
  const tappedMs = clock.now();
  const member = { uuid: '11111111-0000-4000-8000-000000000000', id: 'memaaa', name: 'Member 0' };
  await clock.during(app.switchQueue.record({ members: [member] }));
  // By the clock of the device it is before the other, so it waits right after that.
  expectNear(app.switchQueue.getSnapshot().entries.at(-1)?.atMs, firstMs + 50_000);
  online.set(true);
  await until(() => isSent(app));
  expectNear(times().at(-1), tappedMs + 50_000);
  app.close();
});
