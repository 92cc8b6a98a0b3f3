import { insertMember, insertSwitch, microsFromMs, newMemberRow } from '@frontboard/sandbox';
import { beforeEach, expect, test } from 'vitest';
import { SETTINGS_KEY } from '../../../state/settings.ts';
import { emptyDatabase } from '../../../testing/empty-database.ts';
import { createOrigin } from '../../../testing/fake-browser.ts';
import { createFakeClock } from '../../../testing/fake-clock.ts';
import { installFakeDatabase } from '../../../testing/fake-database.ts';
import { type OpenApp, openApp } from '../../../testing/open-app.ts';
import { openSmallWorld, systemUuidOf, tokenOf } from '../../../testing/small-world.ts';
// Loaded before the clock starts, because the clock does not wait for modules.
import './engine.ts';

installFakeDatabase();

beforeEach(emptyDatabase);

const OWN = systemUuidOf(0);
const LUNA = { uuid: '11111111-0000-4000-8000-00000000feed', id: 'memaab', name: 'Luna' };
const CAS = { uuid: '11111111-0000-4000-8000-00000000beef', id: 'memaac', name: 'Cas' };

/** A signed-in app whose device can tell its requests to the service from those that a browser repeats. */
async function setUp() {
  const clock = createFakeClock();
  const world = openSmallWorld(1, clock);
  const { state, faults, requests } = world.sandbox;
  for (const member of [LUNA, CAS]) {
    insertMember(state, newMemberRow({ ...member, system: OWN, created: '2024-01-01T00:00:00Z' }));
  }
  const origin = createOrigin();
  origin.area.setItem(SETTINGS_KEY, JSON.stringify({ version: 16, settings: { token: tokenOf(0) } }));
  const openTab = () => openApp({ world, clock, origin });
  const app = openTab();
  const until = async (isSo: () => boolean) => {
    for (let step = 0; step < 5_000 && !isSo(); step += 1) await clock.advance(20);
    expect(isSo()).toBe(true);
  };
  const rows = () => [...state.switches.values()].filter((row) => row.system === OWN).slice(1);
  const asked = (method: string, path = /switches/) =>
    requests.list().filter((request) => request.method === method && path.test(request.path));
  const isSent = (tab: OpenApp = app) =>
    tab.switchQueue.getSnapshot().entries.every((entry) => entry.state === 'sent');
  const record = async (members: (typeof LUNA)[], options: { correctWithinMs?: number } = {}) => {
    const recorded = app.switchQueue.record({ members, ...options });
    await clock.advance(40);
    await recorded;
  };
  /** As a repetition of the request that created it leaves it. */
  const addTwin = (members = rows()[0]?.members ?? []) => {
    const timestamp = rows()[0]?.timestamp ?? 0n;
    insertSwitch(state, { uuid: crypto.randomUUID(), system: OWN, timestamp, members: [...members] });
  };
  await until(() => app.switchQueue.getSnapshot().isReady && app.session.getState().state === 'logged-in');
  return { clock, state, faults, app, openTab, until, rows, asked, isSent, record, addTwin };
}

test('without faults, a burst of switches needs one request each, and one read to check them', async () => {
  const { app, clock, asked, until, isSent, record } = await setUp();
  for (const members of [[LUNA], [CAS], [LUNA, CAS], []]) await record(members);
  await until(isSent);
  await clock.advance(60_000);
  expect(asked('POST')).toHaveLength(4);
  expect(asked('GET')).toHaveLength(1);
  expect(asked('DELETE')).toHaveLength(0);
  app.close();
});

test('rows of a repeated request are deleted once, and the log says so', async () => {
  const { app, clock, rows, asked, until, isSent, record, addTwin } = await setUp();
  await record([LUNA]);
  await until(isSent);
  const [known] = rows();
  addTwin();
  addTwin();
  expect(rows()).toHaveLength(3);
  await clock.advance(10_000);
  expect(rows()).toEqual([known]);
  expect(asked('DELETE')).toHaveLength(2);
  expect(app.log.getState().some(({ message }) => message.includes('repeated requests'))).toBe(true);
  expect(app.notices.getState()).toEqual([]);
  app.close();
});

test('rows of repeated requests are deleted, however many', async () => {
  const { app, state, rows, asked, until, isSent, record } = await setUp();
  for (let count = 0; count < 12; count += 1) await record(count % 2 === 0 ? [LUNA] : [CAS]);
  await until(isSent);
  const known = rows();
  for (const row of known) insertSwitch(state, { ...row, uuid: crypto.randomUUID() });
  await until(() => rows().length === known.length);
  expect(rows()).toEqual(known);
  expect(asked('DELETE')).toHaveLength(12);
  app.close();
});

test('rows of a repeated request are deleted while the person continues to switch', async () => {
  const { app, clock, rows, until, isSent, record, addTwin } = await setUp();
  await record([LUNA]);
  await until(isSent);
  const [known] = rows();
  addTwin();
  const twins = () => rows().filter(({ timestamp }) => timestamp === known?.timestamp);
  for (let count = 0; count < 35; count += 1) {
    await record(count % 2 === 0 ? [CAS] : [LUNA]);
    for (let step = 0; step < 20; step += 1) await clock.advance(100);
  }
  expect(twins()).toEqual([known]);
  app.close();
});

test('a switch of another device at the same moment with other members is not a twin', async () => {
  const { app, clock, rows, until, isSent, record, addTwin } = await setUp();
  await record([LUNA]);
  await until(isSent);
  addTwin([CAS.uuid]);
  await clock.advance(10_000);
  expect(rows()).toHaveLength(2);
  app.close();
});

test('the last row at a moment is never deleted while the switch is wanted', async () => {
  const { app, clock, state, rows, until, isSent, record, addTwin } = await setUp();
  await record([LUNA]);
  await until(isSent);
  addTwin();
  const [known, twin] = rows();
  if (known === undefined) throw new Error('The switch is there.');
  state.switches.delete(known.uuid);
  const history = state.index.switchesOfSystem.get(OWN);
  history?.splice(history.indexOf(known), 1);
  await clock.advance(10_000);
  expect(rows()).toEqual([twin]);
  app.close();
});

test('a twin does not keep an undone switch', async () => {
  const { app, clock, rows, until, isSent, record, addTwin } = await setUp();
  await record([LUNA]);
  await until(isSent);
  addTwin();
  const undone = app.switchQueue.undo(app.switchQueue.getSnapshot().entries[0]?.id ?? '');
  await until(() => app.switchQueue.getSnapshot().entries.length === 0);
  await undone;
  await clock.advance(10_000);
  expect(rows()).toEqual([]);
  app.close();
});

test('a twin of a corrected switch is deleted, too', async () => {
  const { app, clock, rows, until, isSent, record, addTwin } = await setUp();
  await record([LUNA]);
  await until(isSent);
  addTwin();
  await record([CAS], { correctWithinMs: 60_000 });
  await until(isSent);
  await clock.advance(10_000);
  expect(rows().map(({ members }) => members)).toEqual([[CAS.uuid]]);
  app.close();
});

test('what was sent before a restart is checked after it', async () => {
  const { app, clock, openTab, rows, until, isSent, record, addTwin } = await setUp();
  await record([LUNA]);
  await until(isSent);
  app.close();
  addTwin();
  await clock.advance(10_000);
  expect(rows()).toHaveLength(2);
  const tab = openTab();
  await until(() => rows().length === 1);
  tab.close();
});

test('members that overlapping changes added to a switch twice are in it once', async () => {
  const { app, rows, until, isSent, record } = await setUp();
  await record([LUNA]);
  await until(isSent);
  await record([CAS, LUNA], { correctWithinMs: 60_000 });
  await until(isSent);
  const [row] = rows();
  if (row) row.members = [...row.members, ...row.members];
  await until(() => rows()[0]?.members.length === 1);
  await until(isSent);
  expect(rows().map(({ members }) => members)).toEqual([[CAS.uuid, LUNA.uuid]]);
  expect(isSent()).toBe(true);
  app.close();
});

test('after an unclear answer a switch is not sent again before the attempt has settled', async () => {
  const { app, clock, faults, rows, asked, until, isSent, record } = await setUp();
  faults.add({ kind: 'drop', match: { method: 'POST' }, times: 1 });
  await record([LUNA]);
  await until(() => app.switchQueue.getSnapshot().entries[0]?.error !== null);
  const lostAtMs = clock.now();
  // Neither the network nor the return to the page shortens that.
  app.onlineFlag.set(false);
  app.onlineFlag.set(true);
  app.visibleFlag.set(false);
  app.visibleFlag.set(true);
  await clock.advance(2_500);
  expect(asked('POST')).toHaveLength(1);
  await until(isSent);
  expect(asked('POST')).toHaveLength(2);
  expect(clock.now() - lostAtMs).toBeGreaterThanOrEqual(3_000);
  const [look, second] = [asked('GET')[0]?.atMs ?? 0, asked('POST')[1]?.atMs ?? 0];
  expect(look).toBeLessThan(second);
  expect(rows()).toHaveLength(1);
  app.close();
});

test('a lost attempt that arrives late is found and not sent again, and later switches do not wait for it', async () => {
  const { app, clock, state, faults, rows, asked, until, isSent, record } = await setUp();
  faults.add({ kind: 'drop', match: { method: 'POST' }, times: 1 });
  await record([LUNA]);
  await until(() => app.switchQueue.getSnapshot().entries[0]?.error !== null);
  const { atMs = 0, members = [] } = app.switchQueue.getSnapshot().entries[0] ?? {};
  await record([CAS]);
  await until(() => app.switchQueue.getSnapshot().entries[1]?.state === 'sent');
  expect(app.switchQueue.getSnapshot().entries[0]?.state).toBe('waiting');
  const late = { uuid: crypto.randomUUID(), system: OWN, members: members.map(({ uuid }) => uuid) };
  insertSwitch(state, { ...late, timestamp: microsFromMs(atMs) });
  await until(isSent);
  await clock.advance(10_000);
  expect(rows()).toHaveLength(2);
  expect(asked('POST')).toHaveLength(2);
  app.close();
});

test("a row that stayed at the service's now is moved to its time", async () => {
  const { app, clock, faults, rows, asked, until, isSent, record } = await setUp();
  faults.add({ kind: 'crash', match: { method: 'POST' }, times: 1 });
  const tapMs = clock.now();
  await record([LUNA]);
  await until(isSent);
  expect(asked('POST')).toHaveLength(1);
  expect(asked('PATCH')).toHaveLength(1);
  expect(rows().map(({ timestamp }) => timestamp)).toEqual([microsFromMs(tapMs)]);
  app.close();
});

test('a row of an undone switch that stayed at the service’s now is deleted', async () => {
  const { app, faults, rows, until, record } = await setUp();
  faults.add({ kind: 'crash', match: { method: 'POST' }, times: 1 });
  await record([LUNA]);
  await until(() => app.switchQueue.getSnapshot().entries[0]?.error !== null);
  const undone = app.switchQueue.undo(app.switchQueue.getSnapshot().entries[0]?.id ?? '');
  await until(() => app.switchQueue.getSnapshot().entries.length === 0);
  await undone;
  expect(rows()).toEqual([]);
  app.close();
});

test('a correction without an answer is not sent again before the first can no longer be running', async () => {
  const { app, clock, faults, rows, asked, until, isSent, record } = await setUp();
  await record([LUNA]);
  await until(isSent);
  faults.add({ kind: 'lost-answer', times: 1, match: { method: 'PATCH' } });
  await record([LUNA, CAS], { correctWithinMs: 60_000 });
  await until(() => asked('PATCH').length === 1);
  await clock.advance(2_500);
  expect(asked('PATCH')).toHaveLength(1);
  await until(isSent);
  expect(asked('PATCH').length).toBeLessThanOrEqual(2);
  expect(rows().map(({ members }) => members)).toEqual([[LUNA.uuid, CAS.uuid]]);
  app.close();
});
