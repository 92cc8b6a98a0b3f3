import { deleteMember, insertSwitch } from '@frontboard/sandbox';
import { afterEach, beforeEach, expect, test } from 'vitest';
import './carry-out/carry-out.ts';
import { emptyDatabase } from '../../testing/empty-database.ts';
import { installFakeDatabase } from '../../testing/fake-database.ts';
import { closeHouses, openHouse } from '../../testing/runs-house.ts';
import { systemUuidOf } from '../../testing/small-world.ts';
import { openRuns } from './open-runs.ts';

installFakeDatabase();

beforeEach(emptyDatabase);

afterEach(closeHouses);

const OWN = systemUuidOf(0);
const DAY = '2023-05-01T10:00:00.000Z';

/** A system and a run that records switches of the given days of a month for Luna. */
async function openWithRun() {
  const house = await openHouse();
  const { state } = house.world.sandbox;
  const known = new Set(state.switches.keys());
  const runs = openRuns(house.first);
  const made = () => [...state.switches.values()].filter(({ uuid }) => !known.has(uuid));
  const start = (days: readonly number[], names = ['Luna']) =>
    runs.start({
      about: 'import',
      operations: days.map((day) => ({
        kind: 'record-switch',
        timestamp: DAY.replace('01T', `0${day}T`),
        members: names.map(house.uuid),
      })),
    });
  const until = async (isSo: () => boolean) => {
    for (let step = 0; step < 3_000 && !isSo(); step += 1) await house.pass(20);
    expect(isSo()).toBe(true);
  };
  const reads = () =>
    house.world.sandbox.requests
      .list()
      .filter(({ method, path }) => method === 'GET' && /switches\??[^/]*$/.test(path)).length;
  return { ...house, state, runs, made, start, until, reads };
}

test("a row that stayed at the service's now is moved to its time, and no second one is made", async () => {
  const { world, during, start, made, writes } = await openWithRun();
  world.sandbox.faults.add({ kind: 'crash', match: { method: 'POST', path: '/switches' }, times: 1 });
  await during(start([1]), 60_000);
  expect(made()).toHaveLength(1);
  expect(new Date(Number((made()[0]?.timestamp ?? 0n) / 1000n)).toISOString()).toBe(DAY);
  // Made once, and moved.
  expect(writes('/switches')).toBe(2);
});

test('rows that a repeated request created beside a recorded switch are deleted, and the log says so', async () => {
  const { first, state, pass, during, start, made, until, runs } = await openWithRun();
  await during(start([1, 2]), 20);
  await until(() => made().length === 2);
  for (const { timestamp, members } of made())
    insertSwitch(state, { uuid: crypto.randomUUID(), system: OWN, timestamp, members: [...members] });
  expect(made()).toHaveLength(4);
  await pass(30_000);
  expect(made()).toHaveLength(2);
  expect(runs.getSnapshot().runs[0]?.head.phase).toBe('ended');
  expect(first.log.getState().map(({ message }) => message)).toContain(
    'Removing what repeated requests had left: 2 extra switches, 0 with doubled members.',
  );
});

test('a switch of another device at the same moment with other members stays', async () => {
  const { state, pass, during, start, made, until, uuid } = await openWithRun();
  await during(start([1]), 20);
  await until(() => made().length === 1);
  const timestamp = made()[0]?.timestamp ?? 0n;
  insertSwitch(state, { uuid: crypto.randomUUID(), system: OWN, timestamp, members: [uuid('Cas')] });
  await pass(30_000);
  expect(made()).toHaveLength(2);
});

test('members that a repeated request has put into a switch twice are in it once', async () => {
  const { pass, during, start, made, until, uuid } = await openWithRun();
  await during(start([1]), 20);
  await until(() => made().length === 1);
  made()[0]?.members.push(uuid('Luna'));
  await pass(60_000);
  expect(made()[0]?.members).toEqual([uuid('Luna')]);
});

test('if the connection breaks while repeated members are removed, no member is missing in the end', async () => {
  const { world, pass, during, start, made, until, uuid } = await openWithRun();
  await during(start([1], ['Luna', 'Cas']), 20);
  await until(() => made().length === 1);
  made()[0]?.members.push(uuid('Luna'), uuid('Cas'));
  await until(() => made()[0]?.members.length === 1);
  world.sandbox.faults.add({ kind: 'drop', match: { method: 'PATCH', path: '/switches' }, times: 1 });
  await pass(60_000);
  expect(made()[0]?.members).toEqual([uuid('Luna'), uuid('Cas')]);
});

test('if a page closes while repeated members are removed, the next one puts the last member back', async () => {
  const { first, open, online, pass, during, start, made, until, uuid } = await openWithRun();
  await during(start([1], ['Luna', 'Cas']), 20);
  await until(() => made().length === 1);
  made()[0]?.members.push(uuid('Luna'), uuid('Cas'));
  await until(() => made()[0]?.members.length === 1);
  online.set(false);
  await pass(1_000);
  first.close();
  online.set(true);
  const second = open();
  await pass(60_000);
  expect(made()[0]?.members).toEqual([uuid('Luna'), uuid('Cas')]);
  expect(openRuns(second).getSnapshot().runs[0]?.head.phase).toBe('ended');
});

test('a switch with repeated members, one of whom is deleted elsewhere, does not keep the run from its end', async () => {
  const { state, row, pass, during, start, made, until, uuid, runs } = await openWithRun();
  await during(start([1], ['Cas', 'Luna']), 20);
  await until(() => made().length === 1);
  made()[0]?.members.push(uuid('Cas'), uuid('Luna'));
  const cas = row('Cas');
  if (cas !== undefined) deleteMember(state, cas);
  await pass(60_000);
  expect(made()[0]?.members).toEqual([uuid('Luna')]);
  expect(runs.getSnapshot().runs[0]?.head.phase).toBe('ended');
});

test('what the service refuses of a check does not keep the run from its end', async () => {
  const { world, pass, during, start, made, until, runs, uuid } = await openWithRun();
  await during(start([1]), 20);
  await until(() => made().length === 1);
  made()[0]?.members.push(uuid('Luna'));
  const refusal = { kind: 'status', status: 403, body: { message: 'No.', code: 0 } } as const;
  world.sandbox.faults.add({ ...refusal, match: { method: 'PATCH', path: '/switches' } });
  await pass(60_000);
  expect(runs.getSnapshot().runs[0]?.head.phase).toBe('ended');
});

test('what was recorded before a reload is checked in the next page', async () => {
  const { first, open, state, pass, during, start, made, until } = await openWithRun();
  await during(start([1]), 20);
  await until(() => made().length === 1);
  await pass(200);
  first.close();
  const [row] = made();
  insertSwitch(state, {
    uuid: crypto.randomUUID(),
    system: OWN,
    timestamp: row?.timestamp ?? 0n,
    members: [...(row?.members ?? [])],
  });
  const second = open();
  await pass(60_000);
  expect(made()).toHaveLength(1);
  expect(openRuns(second).getSnapshot().runs[0]?.head.phase).toBe('ended');
});

test('Undo deletes the switches of a run and those of repeated requests', async () => {
  const { state, pass, during, start, made, until, runs } = await openWithRun();
  const id = await during(start([1]), 20);
  await until(() => made().length === 1);
  const [row] = made();
  insertSwitch(state, {
    uuid: crypto.randomUUID(),
    system: OWN,
    timestamp: row?.timestamp ?? 0n,
    members: [...(row?.members ?? [])],
  });
  await during(runs.undo(id));
  await pass(60_000);
  expect(made()).toEqual([]);
});

test('many switches of one time are checked by few reads', async () => {
  const { during, start, made, reads } = await openWithRun();
  const before = reads();
  await during(start([1, 2, 3, 4, 5, 6, 7, 8, 9]), 60_000);
  expect(made()).toHaveLength(9);
  // One look before each, and one check.
  expect(reads() - before).toBe(10);
});
