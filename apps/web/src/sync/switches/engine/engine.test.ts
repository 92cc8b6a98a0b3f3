import { brandId } from '@frontboard/model';
import {
  insertMember,
  insertSwitch,
  microsFromMs,
  newMemberRow,
  putToken,
  type SandboxState,
} from '@frontboard/sandbox';
import { beforeEach, expect, test } from 'vitest';
import { systemLookups } from '../../../cache/systems/lookup-queries.ts';
import { openDatabase } from '../../../persistence/database.ts';
import { openAccounts } from '../../../session/accounts.ts';
import { FOLLOWED_KEY } from '../../../state/followed.ts';
import { SETTINGS_KEY } from '../../../state/settings.ts';
import { createOrigin } from '../../../testing/fake-browser.ts';
import { createFakeClock } from '../../../testing/fake-clock.ts';
import { installFakeDatabase } from '../../../testing/fake-database.ts';
import { type OpenApp, openApp } from '../../../testing/open-app.ts';
import { openSmallWorld, systemIdOf, systemUuidOf, tokenOf } from '../../../testing/small-world.ts';
// Loaded before the clock starts, because the clock does not wait for modules.
import './engine.ts';
import { emptyDatabase } from '../../../testing/empty-database.ts';

installFakeDatabase();

beforeEach(emptyDatabase);

/** The app with a token and a loaded queue. */
async function setUp(systems = 1, latencyMs = 20) {
  const clock = createFakeClock();
  const world = openSmallWorld(systems, clock);
  const origin = createOrigin();
  origin.area.setItem(SETTINGS_KEY, JSON.stringify({ version: 16, settings: { token: tokenOf(0) } }));
  const openTab = () => openApp({ world, clock, origin, latencyMs });
  const app = openTab();
  /** Advances the clock until the condition holds. The database answers in turns of the event loop, not by the clock, hence the small steps. */
  const until = async (isSo: () => boolean) => {
    for (let step = 0; step < 5_000 && !isSo(); step += 1) await clock.advance(20);
    expect(isSo()).toBe(true);
  };
  const switches = (index = 0) =>
    [...world.sandbox.state.switches.values()].filter((it) => it.system === systemUuidOf(index)).slice(1);
  await until(() => app.switchQueue.getSnapshot().isReady && app.session.getState().state === 'logged-in');
  const switchElsewhere = (members: string[]) => {
    const timestamp = microsFromMs(clock.now()) + 5n;
    const row = { uuid: crypto.randomUUID(), system: systemUuidOf(0), timestamp, members };
    insertSwitch(world.sandbox.state, row);
  };
  return { clock, world, openTab, app, until, switches, switchElsewhere };
}

test('a switch is sent with its time, and deleted when it is undone', async () => {
  const { clock, app, until, switches } = await setUp();
  const atMs = clock.now();
  const recorded = app.switchQueue.record({ members: [] });
  await until(() => app.switchQueue.getSnapshot().entries[0]?.state === 'sent');
  expect(await recorded).toMatchObject({ ok: true, isDurable: true });
  expect(switches()).toMatchObject([{ timestamp: BigInt(atMs) * 1000n, members: [] }]);
  const [entry] = app.switchQueue.getSnapshot().entries;
  expect(entry).toMatchObject({ state: 'sent', undoUntilMs: expect.any(Number) });
  const undone = app.switchQueue.undo(entry?.id ?? '');
  await until(() => app.switchQueue.getSnapshot().entries.length === 0);
  expect(await undone).toEqual({ ok: true });
  expect(switches()).toEqual([]);
  app.close();
});

test('an unchanged row that is read again stays the same object, and no listener is called', async () => {
  const { clock, app, until } = await setUp();
  const recorded = app.switchQueue.record({ members: [] });
  await until(() => app.switchQueue.getSnapshot().entries[0]?.state === 'sent');
  await recorded;
  await clock.advance(1_000);
  const before = app.switchQueue.getSnapshot();
  let calls = 0;
  app.switchQueue.subscribe(() => {
    calls += 1;
  });
  app.visibleFlag.set(false);
  app.visibleFlag.set(true);
  await clock.advance(1_000);
  expect(app.switchQueue.getSnapshot()).toBe(before);
  expect(calls).toBe(0);
  app.close();
});

const MEMBER = { uuid: '11111111-0000-4000-8000-000000000000', id: 'memaaa', name: 'Member 0' };
const GONE = { uuid: '11111111-0000-4000-8000-00000000dead', id: 'gonezz', name: 'Gone' };

test('a refused switch stops no later one, waits for the person, and can be discarded', async () => {
  const { app, until, switches } = await setUp();
  const first = app.switchQueue.record({ members: [GONE] });
  const second = app.switchQueue.record({ members: [] });
  await until(() => app.switchQueue.getSnapshot().entries.at(-1)?.state === 'sent');
  await Promise.all([first, second]);
  const [refused] = app.switchQueue.getSnapshot().entries;
  expect(refused).toMatchObject({ state: 'refused', refusal: { code: 20003, action: 'edit' } });
  expect(switches()).toHaveLength(1);
  const given = app.switchQueue.discard(refused?.id ?? '');
  await until(() => app.switchQueue.getSnapshot().refused === 0);
  await given;
  expect(switches()).toHaveLength(1);
  app.close();
});

test('a switch is sent at the end of a pause that the service asks for, neither before nor much later', async () => {
  const { clock, world, app, until, switches } = await setUp();
  const pause = { kind: 'rate-limit', ms: 90_000, times: 1, match: { method: 'POST' } } as const;
  world.sandbox.faults.replace([pause]);
  const startMs = clock.now();
  const recorded = app.switchQueue.record({ members: [] });
  await until(() => app.switchQueue.getSnapshot().entries[0]?.state === 'sent');
  await recorded;
  expect(clock.now() - startMs).toBeGreaterThanOrEqual(90_000);
  expect(clock.now() - startMs).toBeLessThan(100_000);
  expect(switches()).toHaveLength(1);
  app.close();
});

test('the answer "same fronters" does not count while the switch before is refused', async () => {
  const { app, until, switches } = await setUp();
  // Member 0 is fronting; if the refused one arrived later, they would not be.
  const first = app.switchQueue.record({ members: [GONE] });
  const second = app.switchQueue.record({ members: [MEMBER] });
  await until(
    () =>
      app.switchQueue.getSnapshot().entries.at(-1)?.error !== null &&
      app.switchQueue.getSnapshot().refused === 1,
  );
  await Promise.all([first, second]);
  expect(app.switchQueue.getSnapshot()).toMatchObject({ waiting: 1, refused: 1 });
  const given = app.switchQueue.discard(app.switchQueue.getSnapshot().entries[0]?.id ?? '');
  await until(() => app.switchQueue.getSnapshot().entries[0]?.state === 'sent');
  await given;
  expect(app.switchQueue.getSnapshot().entries).toMatchObject([{ members: [MEMBER], switchId: null }]);
  expect(switches()).toEqual([]);
  app.close();
});

test('a correction changes the switch, and becomes a new switch if somebody switched elsewhere in between', async () => {
  const { app, clock, world, until, switches, switchElsewhere } = await setUp();
  const first = app.switchQueue.record({ members: [] });
  await until(() => app.switchQueue.getSnapshot().entries[0]?.state === 'sent');
  await first;
  await clock.advance(1_000);
  const corrected = app.switchQueue.record({ members: [MEMBER], correctWithinMs: 60_000 });
  await until(() => switches()[0]?.members.length === 1);
  await corrected;
  expect(switches()).toHaveLength(1);
  await until(() => app.switchQueue.getSnapshot().waiting === 0);
  expect(app.switchQueue.getSnapshot().entries).toMatchObject([{ kind: 'correct', state: 'sent' }]);

  // The front is requested once more after a correction; the app does not know what follows it.
  const asked = () => world.sandbox.requests.list().filter(({ path }) => path.endsWith('/fronters')).length;
  await until(() => asked() > 0);
  await clock.advance(1_000);
  switchElsewhere([]);
  await clock.advance(1_000);
  const late = app.switchQueue.record({ members: [], correctWithinMs: 60_000 });
  await until(() => app.notices.getState().length > 0);
  await late;
  expect(app.notices.getState()).toMatchObject([{ title: 'Someone switched elsewhere in the meantime' }]);
  // The one before stays as it was.
  expect(switches()[0]?.members).toEqual([MEMBER.uuid]);
  app.close();
});

/** Corrects to `MEMBER` what was sent, and loses the answers until `restore` is called. Returns the id of the correction. */
async function correctWithoutAnswer({ app, world, until, switches }: Awaited<ReturnType<typeof setUp>>) {
  const first = app.switchQueue.record({ members: [] });
  await until(() => app.switchQueue.getSnapshot().entries[0]?.state === 'sent');
  await first;
  world.sandbox.faults.add({ kind: 'lost-answer', match: { method: 'PATCH' } });
  const corrected = app.switchQueue.record({ members: [MEMBER], correctWithinMs: 60_000 });
  await until(() => switches()[0]?.members.length === 1);
  await until(() => app.switchQueue.getSnapshot().entries[0]?.error !== null);
  await corrected;
  return { id: app.switchQueue.getSnapshot().entries[0]?.id ?? '', restore: world.sandbox.faults.clear };
}

test('a correction with a lost answer is undone at the service, too', async () => {
  const set = await setUp();
  const { app, until, switches } = set;
  const { id, restore } = await correctWithoutAnswer(set);
  restore();
  const undone = app.switchQueue.undo(id);
  await until(() => app.switchQueue.getSnapshot().waiting === 0);
  expect(await undone).toEqual({ ok: true });
  expect(switches()).toMatchObject([{ members: [] }]);
  expect(app.switchQueue.getSnapshot().entries).toMatchObject([{ members: [], state: 'sent' }]);
  app.close();
});

test('a correction whose page closed before the answer is undone by the next page', async () => {
  const set = await setUp();
  const { clock, app, openTab, until, switches } = set;
  const { id, restore } = await correctWithoutAnswer(set);
  const undone = app.switchQueue.undo(id);
  await clock.advance(0);
  app.close();
  restore();
  const next = openTab();
  await until(() => next.switchQueue.getSnapshot().isReady && next.switchQueue.getSnapshot().waiting === 0);
  await undone;
  expect(switches()).toMatchObject([{ members: [] }]);
  next.close();
});

test('the next correction waits until one without an answer has settled', async () => {
  const set = await setUp();
  const { clock, app, world, until, switches } = set;
  const { id, restore } = await correctWithoutAnswer(set);
  restore();
  const changes = () => world.sandbox.requests.list().filter(({ method }) => method === 'PATCH').length;
  const before = changes();
  const undone = app.switchQueue.undo(id);
  await clock.advance(1_000);
  await undone;
  expect([changes(), app.switchQueue.getSnapshot().waiting]).toEqual([before, 1]);
  await until(() => app.switchQueue.getSnapshot().waiting === 0);
  expect(switches()).toMatchObject([{ members: [] }]);
  app.close();
});

/** A second member of the own system. */
const LATE = { uuid: '11111111-0000-4000-8000-00000000feed', id: 'lateaa', name: 'Late' };

function addLate(state: SandboxState): void {
  insertMember(state, newMemberRow({ ...LATE, system: systemUuidOf(0), created: '2024-01-01T00:00:00Z' }));
}

test('undoing a refused change can be discarded, and leaves the switch as the service has it', async () => {
  const { app, world, until, switches } = await setUp();
  const { state, faults } = world.sandbox;
  addLate(state);
  const first = app.switchQueue.record({ members: [LATE] });
  await until(() => app.switchQueue.getSnapshot().entries[0]?.state === 'sent');
  await first;
  const corrected = app.switchQueue.record({ members: [], correctWithinMs: 60_000 });
  await until(() => app.switchQueue.getSnapshot().entries[0]?.kind === 'correct');
  await until(() => app.switchQueue.getSnapshot().waiting === 0);
  await corrected;
  const body = { message: 'Member not found.', code: 20003 };
  faults.add({ kind: 'status', status: 400, body, match: { method: 'PATCH' } });
  const { id } = app.switchQueue.getSnapshot().entries[0] ?? { id: '' };
  const undone = app.switchQueue.undo(id);
  await until(() => app.switchQueue.getSnapshot().refused === 1);
  await undone;
  const given = app.switchQueue.discard(id);
  await until(() => app.switchQueue.getSnapshot().refused === 0);
  await given;
  expect(app.switchQueue.getSnapshot().entries).toMatchObject([
    { id, members: [], state: 'sent', isUndone: false },
  ]);
  expect(switches()).toMatchObject([{ members: [] }]);
  app.close();
});

/** The writes that the service has received, by method. */
function writes({ world }: Awaited<ReturnType<typeof setUp>>): readonly string[] {
  return world.sandbox.requests.list().flatMap(({ method }) => (method === 'GET' ? [] : [method]));
}

/** Records a switch-out and waits until the service has it. */
async function switchOut({ app, until }: Awaited<ReturnType<typeof setUp>>): Promise<void> {
  const recorded = app.switchQueue.record({ members: [] });
  await until(() => app.switchQueue.getSnapshot().entries[0]?.state === 'sent');
  await recorded;
}

test('a refused and discarded correction leaves no request and no wait', async () => {
  const set = await setUp();
  const { app, clock, until } = set;
  await switchOut(set);
  const corrected = app.switchQueue.record({ members: [GONE], correctWithinMs: 60_000 });
  await until(() => app.switchQueue.getSnapshot().refused === 1);
  await corrected;
  const given = app.switchQueue.discard(app.switchQueue.getSnapshot().entries[0]?.id ?? '');
  await until(() => app.switchQueue.getSnapshot().refused === 0);
  await given;
  expect(app.switchQueue.getSnapshot().entries).toMatchObject([{ members: [], state: 'sent' }]);
  await clock.advance(20_000);
  expect(writes(set)).toEqual(['POST', 'PATCH']);
  app.close();
});

test.each([
  { since: 'taken back', isFirst: true, entries: [], sent: ['POST'] },
  { since: 'taken back', isFirst: false, entries: [{ members: [], state: 'sent' }], sent: ['POST', 'PATCH'] },
  {
    since: 'corrected',
    isFirst: false,
    entries: [{ members: [MEMBER], state: 'sent' }],
    sent: ['POST', 'PATCH', 'PATCH'],
  },
])(
  'a refusal says nothing of what was wished since: $since (of the first wish: $isFirst)',
  async ({ since, isFirst, entries, sent }) => {
    const set = await setUp(1, 1_000);
    const { app, clock, until } = set;
    const { switchQueue } = app;
    if (!isFirst) await switchOut(set);
    const refused = switchQueue.record({ members: [GONE], correctWithinMs: 60_000 });
    // The service has just refused, and the answer is in flight.
    await until(() => writes(set).length === (isFirst ? 1 : 2));
    expect(switchQueue.getSnapshot().entries).toMatchObject([{ members: [GONE], state: 'sending' }]);
    const wish =
      since === 'corrected'
        ? switchQueue.record({ members: [MEMBER], correctWithinMs: 60_000 })
        : switchQueue.undo(switchQueue.getSnapshot().entries[0]?.id ?? '');
    await clock.advance(100);
    await Promise.all([refused, wish]);
    await until(() => switchQueue.getSnapshot().waiting === 0);
    expect(switchQueue.getSnapshot()).toMatchObject({ refused: 0, entries });
    expect(writes(set)).toEqual(sent);
    app.close();
  },
);

test('a correction that is reverted before it is sent is complete, and leaves the screen like others', async () => {
  const set = await setUp();
  const { app, clock } = set;
  await switchOut(set);
  app.onlineFlag.set(false);
  for (const members of [[MEMBER], []]) {
    const corrected = app.switchQueue.record({ members, correctWithinMs: 60_000 });
    await clock.advance(1_000);
    await corrected;
  }
  const [entry] = app.switchQueue.getSnapshot().entries;
  expect(entry).toMatchObject({ members: [], state: 'sent' });
  expect(Number(entry?.undoUntilMs)).toBeLessThan(Number.POSITIVE_INFINITY);
  await clock.advance(301_000);
  expect(app.switchQueue.getSnapshot().entries).toEqual([]);
  app.close();
});

test('a switch that must be sent again is on the screen again, however long ago it was sent', async () => {
  const set = await setUp();
  const { app, clock, until, switches } = set;
  await switchOut(set);
  await clock.advance(400_000);
  // Another device changes it, and a screen loads that.
  const [row] = switches();
  if (row !== undefined) row.members = [MEMBER.uuid];
  const { client, queryClient, switchQueue } = app;
  const lookup = systemLookups({ client, viewer: systemUuidOf(0), call: {} }).front(systemUuidOf(0));
  const asked = queryClient.fetchQuery({ ...lookup, staleTime: 0 });
  await until(() => queryClient.getQueryData(lookup.queryKey)?.members.length === 1);
  await asked;
  app.onlineFlag.set(false);
  const again = switchQueue.record({ members: [], correctWithinMs: 600_000 });
  await clock.advance(1_000);
  await again;
  expect(switchQueue.getSnapshot()).toMatchObject({
    waiting: 1,
    entries: [{ members: [], state: 'waiting' }],
  });
  app.onlineFlag.set(true);
  await until(() => switchQueue.getSnapshot().entries[0]?.state === 'sent');
  expect(switches()).toMatchObject([{ members: [] }]);
  app.close();
});

test('a refused undo can be discarded, also for a switch that has fewer members at the service', async () => {
  const set = await setUp();
  const { app, world, until, switches } = set;
  const { state, faults } = world.sandbox;
  addLate(state);
  faults.add({ kind: 'lost-answer', match: { method: 'POST' } });
  const recorded = app.switchQueue.record({ members: [LATE, MEMBER] });
  await until(() => app.switchQueue.getSnapshot().entries[0]?.error !== null && switches().length === 1);
  await recorded;
  // One of them is deleted elsewhere.
  const [row] = switches();
  if (row !== undefined) row.members = [MEMBER.uuid];
  faults.clear();
  const body = { message: 'Not allowed.', code: 30004 };
  faults.add({ kind: 'status', status: 403, body, match: { method: 'DELETE' } });
  const { id } = app.switchQueue.getSnapshot().entries[0] ?? { id: '' };
  const undone = app.switchQueue.undo(id);
  await until(() => app.switchQueue.getSnapshot().refused === 1);
  await undone;
  const given = app.switchQueue.discard(id);
  await until(() => app.switchQueue.getSnapshot().entries.length === 0);
  await given;
  expect(switches()).toMatchObject([{ members: [MEMBER.uuid] }]);
  app.close();
});

test('a switch that waits for its answer is not corrected in the meantime', async () => {
  const { app, clock, world, until, switches } = await setUp();
  const { state, faults } = world.sandbox;
  addLate(state);
  faults.add({ kind: 'lost-answer', match: { method: 'POST' } });
  const first = app.switchQueue.record({ members: [LATE] });
  await until(() => switches().length === 1);
  await until(() => app.switchQueue.getSnapshot().entries[0]?.error !== null);
  await first;
  // A screen fetches in the meantime, and gets it.
  const { client, queryClient } = app;
  const lookup = systemLookups({ client, viewer: systemUuidOf(0), call: {} }).front(systemUuidOf(0));
  const asked = queryClient.fetchQuery(lookup);
  await until(() => queryClient.getQueryData(lookup.queryKey)?.members.length === 1);
  expect(await asked).toMatchObject({ members: [{ uuid: LATE.uuid }] });
  faults.clear();
  const undone = app.switchQueue.undo(app.switchQueue.getSnapshot().entries[0]?.id ?? '');
  const second = app.switchQueue.record({ members: [], correctWithinMs: 60_000 });
  await clock.advance(20_000);
  await until(() => app.switchQueue.getSnapshot().waiting === 0);
  expect([await undone, await second]).toMatchObject([{ ok: true }, { ok: true }]);
  expect(switches()).toMatchObject([{ members: [] }]);
  app.close();
});

test('a correction that was just undone can be made again, although screens still show the former state', async () => {
  const { app, world, until, switches } = await setUp();
  const { state, faults } = world.sandbox;
  addLate(state);
  const first = app.switchQueue.record({ members: [LATE] });
  await until(() => app.switchQueue.getSnapshot().entries[0]?.state === 'sent');
  await first;
  const corrected = app.switchQueue.record({ members: [], correctWithinMs: 60_000 });
  const { client, queryClient } = app;
  const { queryKey } = systemLookups({ client, viewer: systemUuidOf(0), call: {} }).front(systemUuidOf(0));
  await until(() => queryClient.getQueryData(queryKey)?.members.length === 0);
  await corrected;
  faults.add({ kind: 'latency', ms: 5_000, match: { path: '/fronters' } });
  const undone = app.switchQueue.undo(app.switchQueue.getSnapshot().entries[0]?.id ?? '');
  await until(() => switches()[0]?.members.length === 1);
  await until(() => app.switchQueue.getSnapshot().waiting === 0);
  const again = app.switchQueue.record({ members: [], correctWithinMs: 60_000 });
  await until(() => app.switchQueue.getSnapshot().entries[0]?.members.length === 0);
  await until(() => app.switchQueue.getSnapshot().waiting === 0);
  expect([await undone, await again]).toMatchObject([{ ok: true }, { ok: true }]);
  expect(switches()).toMatchObject([{ members: [] }]);
  app.close();
});

test("the former members of somebody else's switch are remembered after an undone correction", async () => {
  const { app, clock, world, until, switches, switchElsewhere } = await setUp();
  const { state, faults } = world.sandbox;
  addLate(state);
  await clock.advance(1_000);
  switchElsewhere([LATE.uuid]);
  const { client, queryClient, switchQueue } = app;
  const lookup = systemLookups({ client, viewer: systemUuidOf(0), call: {} }).front(systemUuidOf(0));
  const asked = queryClient.fetchQuery(lookup);
  await until(() => queryClient.getQueryData(lookup.queryKey)?.members[0]?.uuid === LATE.uuid);
  await asked;
  const settled = () => switchQueue.getSnapshot().waiting === 0;
  const corrected = switchQueue.record({ members: [MEMBER], correctWithinMs: 60_000 });
  await until(() => switches()[0]?.members[0] === MEMBER.uuid && settled());
  await until(() => queryClient.getQueryData(lookup.queryKey)?.members[0]?.uuid === MEMBER.uuid);
  faults.add({ kind: 'latency', ms: 30_000, match: { path: '/fronters' } });
  const undone = switchQueue.undo(switchQueue.getSnapshot().entries[0]?.id ?? '');
  await until(() => switches()[0]?.members[0] === LATE.uuid && settled());
  const again = switchQueue.record({ members: [], correctWithinMs: 60_000 });
  await until(() => switches()[0]?.members.length === 0 && settled());
  const undoneAgain = switchQueue.undo(switchQueue.getSnapshot().entries[0]?.id ?? '');
  await until(() => switches()[0]?.members.length === 1 && settled());
  await Promise.all([corrected, undone, again, undoneAgain]);
  expect(switches()).toMatchObject([{ members: [LATE.uuid] }]);
  app.close();
});

test('a correction that is undone before the switch is created leaves the switch visible', async () => {
  const { app, world, until, switches } = await setUp();
  const { switchQueue } = app;
  const { faults } = world.sandbox;
  faults.add({ kind: 'drop' });
  const recorded = [
    switchQueue.record({ members: [] }),
    switchQueue.record({ members: [MEMBER], correctWithinMs: 60_000 }),
  ];
  await until(() => switchQueue.getSnapshot().entries[0]?.members.length === 1);
  const undone = switchQueue.undo(switchQueue.getSnapshot().entries[0]?.id ?? '');
  await until(() => switchQueue.getSnapshot().entries[0]?.members.length === 0);
  expect(switchQueue.getSnapshot().entries).toMatchObject([{ isUndone: false, kind: 'record' }]);
  faults.clear();
  await until(() => switchQueue.getSnapshot().waiting === 0);
  await Promise.all([...recorded, undone]);
  expect(switches()).toMatchObject([{ members: [] }]);
  app.close();
});

test('a switch that another device moved before another one is not corrected, and the tap records a new switch', async () => {
  const { app, clock, world, until, switches } = await setUp();
  const { state } = world.sandbox;
  addLate(state);
  const first = app.switchQueue.record({ members: [LATE] });
  await until(() => app.switchQueue.getSnapshot().entries[0]?.state === 'sent');
  await first;
  await clock.advance(1_000);
  const id = brandId('SwitchId', app.switchQueue.getSnapshot().entries[0]?.switchId ?? '');
  const moved = app.client.switches.updateTime(id, '2023-05-05T00:00:00Z');
  await clock.advance(1_000);
  await moved;
  const second = app.switchQueue.record({ members: [], correctWithinMs: 60_000 });
  await until(() => app.switchQueue.getSnapshot().waiting === 1);
  await until(() => app.switchQueue.getSnapshot().waiting === 0);
  expect(await second).toMatchObject({ ok: true });
  const row = [...state.switches.values()].find(({ uuid }) => uuid === id);
  expect(row?.members).toEqual([LATE.uuid]);
  expect(switches().at(-1)).toMatchObject({ members: [] });
  expect(switches().at(-1)?.uuid).not.toBe(id);
  app.close();
});

test('an own switch that another device moved after the latest counts as a switch elsewhere', async () => {
  const { app, clock, world, until, switches } = await setUp();
  const { state } = world.sandbox;
  addLate(state);
  const settled = () => app.switchQueue.getSnapshot().entries.every((entry) => entry.state === 'sent');
  const first = app.switchQueue.record({ members: [] });
  await until(() => switches().length === 1 && settled());
  const second = app.switchQueue.record({ members: [LATE] });
  await until(() => switches().length === 2 && settled());
  await Promise.all([first, second]);
  await clock.advance(9_000);
  const [one, other] = app.switchQueue.getSnapshot().entries;
  const id = brandId('SwitchId', one?.switchId ?? '');
  const moved = app.client.switches.updateTime(id, new Date(clock.now() - 3_000).toISOString());
  await clock.advance(1_000);
  await moved;
  const tapped = app.switchQueue.record({ members: [MEMBER], correctWithinMs: 60_000 });
  await until(() => app.notices.getState().length > 0);
  expect(await tapped).toMatchObject({ ok: true });
  await until(settled);
  expect(switches().find(({ uuid }) => uuid === other?.switchId)?.members).toEqual([LATE.uuid]);
  const latest = switches().toSorted((left, right) => Number(right.timestamp - left.timestamp))[0];
  expect(latest).toMatchObject({ members: [MEMBER.uuid] });
  app.close();
});

test('a second correction has the same target as the waiting first one, whatever was read in between', async () => {
  const { app, clock, world, until, switches, switchElsewhere } = await setUp();
  const { state, faults } = world.sandbox;
  addLate(state);
  const { client, queryClient, switchQueue } = app;
  const calm = () => switchQueue.getSnapshot().waiting === 0;
  const first = switchQueue.record({ members: [] });
  await until(() => switches().length === 1 && calm());
  await clock.advance(1_000);
  switchElsewhere([LATE.uuid]);
  await clock.advance(1_000);
  faults.add({ kind: 'drop', match: { path: '/switches' } });
  const second = switchQueue.record({ members: [MEMBER], correctWithinMs: 60_000 });
  await until(() => switchQueue.getSnapshot().waiting === 1);
  const lookup = systemLookups({ client, viewer: systemUuidOf(0), call: {} }).front(systemUuidOf(0));
  const asked = queryClient.fetchQuery({ ...lookup, staleTime: 0 });
  await until(() => queryClient.getQueryData(lookup.queryKey)?.members[0]?.uuid === LATE.uuid);
  const third = switchQueue.record({ members: [], correctWithinMs: 60_000 });
  await clock.advance(100);
  faults.clear();
  await until(calm);
  await Promise.all([first, second, third, asked]);
  const [latest] = switches().toSorted((one, other) => Number(other.timestamp - one.timestamp));
  expect(latest).toMatchObject({ members: [] });
  expect(switches().find(({ members }) => members.includes(LATE.uuid))).toBeDefined();
  app.close();
});

test('operations of one account are not sent with the token of another', async () => {
  const { app, clock, until, switches, world } = await setUp(2);
  world.sandbox.faults.add({ kind: 'drop', match: { method: 'POST' } });
  const recorded = app.switchQueue.record({ members: [] });
  await until(
    () =>
      app.switchQueue.getSnapshot().entries[0]?.error !== null && app.switchQueue.getSnapshot().waiting === 1,
  );
  await recorded;
  const changed = app.session.setToken(tokenOf(1));
  await until(() => app.session.getState().system?.uuid === systemUuidOf(1));
  await changed;
  world.sandbox.faults.clear();
  await clock.advance(120_000);
  expect(app.switchQueue.getSnapshot()).toMatchObject({ entries: [], elsewhere: 1 });
  expect(world.sandbox.state.switches.size).toBe(2);
  const back = app.session.setToken(tokenOf(0));
  await until(() => switches().length === 1);
  await back;
  expect(world.sandbox.state.switches.size).toBe(3);
  app.close();
});

test('a switch belongs to the account that was active at the tap, whichever is active once the queue is loaded', async () => {
  const { app, clock, world, until, switches } = await setUp(2);
  const { client } = app;
  const asked = client.systems.fetch(brandId('SystemRef', systemIdOf(1)));
  await clock.advance(1_000);
  const [own, other] = [app.session.getState().system, await asked];
  app.close();
  const fresh = openApp({ world, clock, origin: app.origin });
  const recorded = fresh.switchQueue.record({ members: [] });
  fresh.session.switchTo({ token: tokenOf(1), system: other, isStored: true });
  await until(() => fresh.switchQueue.getSnapshot().elsewhere === 1);
  expect(await recorded).toMatchObject({ ok: true });
  await clock.advance(10_000);
  expect(world.sandbox.state.switches.size).toBe(2);
  fresh.session.switchTo({ token: tokenOf(0), system: own, isStored: true });
  await until(() => switches().length === 1);
  expect(world.sandbox.state.switches.size).toBe(3);
  fresh.close();
});

/** A second tab with a slow connection: its answers take long. */
type AskSlowly = (slow: OpenApp) => { readonly state: () => string | undefined };

const askedFor: Readonly<Record<string, AskSlowly>> = {
  'the status screen': (slow) => {
    slow.refresher.attach();
    return { state: () => slow.status(systemIdOf(0)).front.state };
  },
  'the own front': ({ client, queryClient }) => {
    const viewer = systemUuidOf(0);
    const lookup = systemLookups({ client, viewer, call: {} }).front(viewer);
    // Aborted because of what is known by then.
    void queryClient.fetchQuery(lookup).catch(() => null);
    return { state: () => queryClient.getQueryData(lookup.queryKey)?.state };
  },
};

test.each(Object.entries(askedFor))(
  'an answer for %s that was in flight when a switch was recorded does not restore the front before it',
  async (_, ask) => {
    const { clock, world, app, until } = await setUp();
    app.origin.area.setItem(FOLLOWED_KEY, JSON.stringify({ version: 2, systems: [systemIdOf(0)] }));
    const slow = openApp({ world, clock, origin: app.origin, latencyMs: 5_000 });
    await until(() => slow.switchQueue.getSnapshot().isReady);
    const asked = () => world.sandbox.requests.list().some(({ path }) => path.endsWith('/fronters'));
    const { state } = ask(slow);
    await until(asked);
    const recorded = app.switchQueue.record({ members: [] });
    await until(() => state() === 'switched-out');
    await recorded;
    for (let step = 0; step < 60; step += 1) {
      await clock.advance(100);
      expect(state()).toBe('switched-out');
    }
    slow.close();
    app.close();
  },
);

test('two tabs with different accounts both send, and one follows when the other changes to its account', async () => {
  const { openTab, app, until, switches } = await setUp(2);
  const other = openTab();
  const added = openAccounts(other).add(tokenOf(1), { isStored: false });
  await until(() => other.session.getState().system?.name === 'System 1');
  await added;
  await until(() => other.switchQueue.getSnapshot().isReady);
  const recorded = [other.switchQueue.record({ members: [] }), app.switchQueue.record({ members: [] })];
  await until(() => switches(0).length === 1 && switches(1).length === 1);
  expect(await Promise.all(recorded)).toMatchObject([{ ok: true }, { ok: true }]);
  // The first tab still leads its account; once it is closed, the other one leads, which now uses that account.
  other.session.forget();
  await until(() => other.session.getState().system?.name === 'System 0');
  app.close();
  void other.switchQueue.record({ members: [MEMBER] });
  await until(() => switches(0).length === 2);
  expect(switches(1)).toHaveLength(1);
  other.close();
});

test('switches that a session-only account has sent are not on the device, and can still be undone', async () => {
  const { app, clock, until, switches, world } = await setUp();
  const stored = async () => (await openDatabase()).getAll('outbox');
  const added = openAccounts(app).add(tokenOf(0), { isStored: false });
  await until(() => !app.session.getState().isStored);
  await added;

  world.sandbox.faults.add({ kind: 'drop', match: { method: 'POST' } });
  const recorded = app.switchQueue.record({ members: [] });
  await until(() => app.switchQueue.getSnapshot().waiting === 1);
  await recorded;
  expect(await stored()).toHaveLength(1);
  world.sandbox.faults.clear();
  await until(() => app.switchQueue.getSnapshot().entries[0]?.state === 'sent');
  expect(await stored()).toEqual([]);

  await clock.advance(1_000);
  const corrected = app.switchQueue.record({ members: [MEMBER], correctWithinMs: 60_000 });
  await until(() => switches()[0]?.members.length === 1 && app.switchQueue.getSnapshot().waiting === 0);
  await corrected;
  expect(await stored()).toEqual([]);
  const [entry] = app.switchQueue.getSnapshot().entries;
  const undone = app.switchQueue.undo(entry?.id ?? '');
  await until(() => switches()[0]?.members.length === 0 && app.switchQueue.getSnapshot().waiting === 0);
  expect(await undone).toEqual({ ok: true });
  const [first] = app.switchQueue.getSnapshot().entries;
  const undoneToo = app.switchQueue.undo(first?.id ?? '');
  await until(() => switches().length === 0 && app.switchQueue.getSnapshot().entries.length === 0);
  expect(await undoneToo).toEqual({ ok: true });
  expect(await stored()).toEqual([]);
  app.close();
});

test('switches that another tab has sent with a session-only token are shown in both, and can be undone in both', async () => {
  const { openTab, app, until, switches } = await setUp();
  const tabs = [app, openTab()] as const;
  for (const tab of tabs) {
    const added = openAccounts(tab).add(tokenOf(0), { isStored: false });
    await until(() => !tab.session.getState().isStored && tab.switchQueue.getSnapshot().isReady);
    await added;
  }
  const [leader, other] = tabs;
  const entries = () => tabs.map(({ switchQueue }) => switchQueue.getSnapshot().entries);
  const areAll = (state: string, count: number) =>
    entries().every((list) => list.length === count && list.every((entry) => entry.state === state));
  const recorded = other.switchQueue.record({ members: [] });
  await until(() => switches().length === 1 && areAll('sent', 1));
  await recorded;
  expect(await (await openDatabase()).getAll('outbox')).toEqual([]);

  const recordedToo = leader.switchQueue.record({ members: [MEMBER] });
  await until(() => switches().length === 2 && areAll('sent', 2));
  await recordedToo;
  for (const tab of tabs) {
    const undone = tab.switchQueue.undo(tab.switchQueue.getSnapshot().entries.at(-1)?.id ?? '');
    const count = switches().length - 1;
    await until(() => switches().length === count && areAll('sent', count));
    expect(await undone).toEqual({ ok: true });
  }
  expect(await (await openDatabase()).getAll('outbox')).toEqual([]);
  for (const tab of tabs) tab.close();
});

test('a tab with a refused token leaves the sending to another tab with a valid token', async () => {
  const { openTab, app, until, switches, world } = await setUp();
  const { session } = app;
  const { state } = world.sandbox;
  // This tab leads the account when its token is renewed elsewhere.
  state.tokens.clear();
  putToken(state, { token: tokenOf(9), system: systemUuidOf(0), label: 'System 0' });
  session.noticeRejected(tokenOf(0));
  await until(() => session.getState().state === 'rejected');
  const other = openTab();
  let entered: unknown = null;
  void other.session.setToken(tokenOf(9), { isStored: false }).then((result) => {
    entered = result;
  });
  await until(() => entered !== null);
  expect(entered).toMatchObject({ ok: true });
  const recorded = other.switchQueue.record({ members: [] });
  await until(() => switches().length === 1);
  expect(await recorded).toMatchObject({ ok: true });
  expect(session.getState().state).toBe('rejected');
  other.close();
  app.close();
});
