import { deleteMember, deleteSwitch, insertMember, insertSwitch, microsFromMs } from '@frontboard/sandbox';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import './carry-out/carry-out.ts';
import { emptyDatabase } from '../../testing/empty-database.ts';
import { installFakeDatabase } from '../../testing/fake-database.ts';
import { closeHouses, openHouse } from '../../testing/runs-house.ts';
import { systemUuidOf } from '../../testing/small-world.ts';
import { openRuns } from './open-runs.ts';
import type { RunOperation } from './operation.ts';
import { runWords } from './words.ts';

installFakeDatabase();

beforeEach(emptyDatabase);

afterEach(closeHouses);

const OWN = systemUuidOf(0);
const TIMESTAMP = '2023-05-01T10:00:00.000Z';

async function openWithRuns() {
  const house = await openHouse();
  const { sandbox } = house.world;
  const runs = openRuns(house.first);
  const { state, faults } = sandbox;
  const known = new Set(state.switches.keys());
  const made = () => [...state.switches.values()].filter(({ uuid }) => !known.has(uuid));
  const until = async (isSo: () => boolean) => {
    for (let step = 0; step < 3_000 && !isSo(); step += 1) await house.pass(20);
    expect(isSo()).toBe(true);
  };
  const start = (...operations: readonly RunOperation[]) => runs.start({ about: 'bulk', operations });
  const endsOf = (id: string) =>
    runs
      .getSnapshot()
      .runs.find(({ head }) => head.id === id)
      ?.items.map(({ progress }) => (progress.step === 'ended' ? progress.end : null));
  /** How often lists of members or of groups were read. */
  const listReads = (kind: 'members' | 'groups') =>
    sandbox.requests
      .list()
      .filter(({ method, path }) => method === 'GET' && new RegExp(`/systems/[^/]+/${kind}`).test(path))
      .length;
  const removals = () => house.first.log.getState().filter(({ message }) => message.startsWith('Removing'));
  const record = (...names: string[]): RunOperation => ({
    ...{ kind: 'record-switch', timestamp: TIMESTAMP, members: names.map(house.uuid) },
  });
  /** A recorded switch of three members from which the last one was taken out, because all were in it twice. */
  const openShortened = async () => {
    const id = await start(record('Luna', 'Cas', 'Moss'));
    await until(() => made().length === 1);
    const [row] = made();
    if (row === undefined) throw new Error('No switch was made.');
    row.members.push(...row.members);
    await until(() => row.members.length === 2);
    return { id, row };
  };
  const isEnded = () => runs.getSnapshot().runs.every(({ head }) => head.phase === 'ended');
  return {
    ...house,
    runs,
    state,
    faults,
    made,
    until,
    start,
    endsOf,
    listReads,
    removals,
    record,
    openShortened,
    isEnded,
  };
}

const create = (of: 'member' | 'group', name: string): RunOperation => ({
  ...{ kind: 'create', of, ref: `new:${name}`, fields: { name } },
});

describe('a switch with repeated members, of which the last one was taken out', () => {
  test('has each of them once in the end, in their order', async () => {
    const { openShortened, pass, uuid, isEnded } = await openWithRuns();
    const { row } = await openShortened();
    await pass(60_000);
    expect(row.members).toEqual(['Luna', 'Cas', 'Moss'].map(uuid));
    expect(isEnded()).toBe(true);
  });

  test('stays deleted if another device deletes it', async () => {
    const { openShortened, pass, state, made, isEnded } = await openWithRuns();
    const { row } = await openShortened();
    deleteSwitch(state, row);
    await pass(60_000);
    expect([made(), isEnded()]).toEqual([[], true]);
  });

  test('keeps the members that another device gives it', async () => {
    const { openShortened, pass, uuid, isEnded } = await openWithRuns();
    const { row } = await openShortened();
    row.members.splice(0, 2, uuid('Cas'), uuid('Luna'));
    await pass(60_000);
    expect(row.members).toEqual(['Cas', 'Luna'].map(uuid));
    expect(isEnded()).toBe(true);
  });

  test('gets the last one back also if another member is deleted in the meantime', async () => {
    const { openShortened, pass, uuid, row: memberRow, state } = await openWithRuns();
    const { row } = await openShortened();
    const cas = memberRow('Cas');
    if (cas !== undefined) deleteMember(state, cas);
    await pass(60_000);
    expect(row.members).toEqual(['Luna', 'Moss'].map(uuid));
  });
});

test('where no repeated request has left anything, nothing is removed, and the log says nothing of it', async () => {
  const { start, pass, record, made, removals, isEnded } = await openWithRuns();
  await start(record('Luna'), create('member', 'Ash'));
  await pass(60_000);
  expect([made().length, removals(), isEnded()]).toEqual([1, [], true]);
});

test('the lists are read only to check what a run has created', async () => {
  const { start, pass, change, record, listReads } = await openWithRuns();
  const reads = () => [listReads('members'), listReads('groups')];
  const before = reads();
  await start(change('Luna', null, 'she'), record('Luna'));
  await pass(30_000);
  expect(reads()).toEqual(before);
  await start(create('group', 'Dusk'));
  await pass(60_000);
  expect(listReads('members')).toBe(before[0]);
  expect(listReads('groups')).toBeGreaterThan(before[1] ?? 0);
});

test('equal records that another device creates at the same time stay', async () => {
  const { state, row, start, until, named, pass } = await openWithRuns();
  await start(create('member', 'Ash'));
  await until(() => named('Ash').length === 1);
  const luna = row('Luna');
  if (luna === undefined) throw new Error('There is no such member.');
  for (const id of ['onnee', 'twwoo']) insertMember(state, { ...luna, uuid: crypto.randomUUID(), id });
  await pass(60_000);
  expect(named('Luna')).toHaveLength(3);
});

test('a copy that another device removes first does not keep the run from its end', async () => {
  const { state, faults, start, until, named, pass, endsOf, isEnded } = await openWithRuns();
  const id = await start(create('member', 'Ash'));
  await until(() => named('Ash').length === 1);
  const [made] = [...state.members.values()].filter(({ name }) => name === 'Ash');
  if (made === undefined) throw new Error('No record was made.');
  insertMember(state, { ...made, uuid: crypto.randomUUID(), id: 'twinn' });
  const gone = { message: 'Member not found.', code: 20_001 };
  faults.add({
    kind: 'status',
    status: 404,
    body: gone,
    match: { method: 'DELETE', path: '/members/' },
    times: 1,
  });
  await pass(60_000);
  expect(endsOf(id)).toMatchObject([{ former: { isChecked: true } }]);
  expect(isEnded()).toBe(true);
});

test('nothing is deleted of which the device cannot store a copy', async () => {
  const { start, pass, endsOf, row, uuid } = await openWithRuns();
  const { put } = IDBObjectStore.prototype;
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function putUnlessCopy(
    this: IDBObjectStore,
    ...args
  ) {
    if (this.name === 'restore') throw new DOMException('full', 'QuotaExceededError');
    return put.apply(this, args);
  });
  const id = await start({ kind: 'delete', of: 'member', ref: uuid('Luna') });
  await pass(30_000);
  full.mockRestore();
  expect(endsOf(id)).toEqual([{ as: 'refused', ...runWords.noCopy }]);
  expect(row('Luna')).toBeDefined();
});

test.each([
  ['DELETE', '/members/'],
  ['POST', '/members'],
  ['GET', '/members/'],
])(
  'while %s requests are lost, a run goes on with the same operation until it is done',
  async (method, path) => {
    const { start, pass, during, faults, named, uuid, runs } = await openWithRuns();
    faults.add({ kind: 'drop', match: { method, path }, times: 5 });
    const id = await during(start({ kind: 'delete', of: 'member', ref: uuid('Luna') }), 120_000);
    expect(named('Luna')).toEqual([]);
    await during(runs.undo(id), 5_000);
    await pass(120_000);
    expect(named('Luna')).toHaveLength(1);
  },
);

test('a switch that cannot be read at the moment is not taken for one that is gone', async () => {
  const { start, pass, state, uuid, faults, endsOf } = await openWithRuns();
  const row = {
    uuid: crypto.randomUUID(),
    system: OWN,
    timestamp: microsFromMs(Date.parse(TIMESTAMP)),
    members: [uuid('Luna')],
  };
  insertSwitch(state, row);
  faults.add({ kind: 'drop', match: { method: 'GET', path: `/switches/${row.uuid}` }, times: 5 });
  const id = await start({ kind: 'delete-switch', id: row.uuid, timestamp: TIMESTAMP, members: row.members });
  await pass(120_000);
  expect(endsOf(id)).toMatchObject([{ as: 'done' }]);
  expect(state.switches.has(row.uuid)).toBe(false);
});

test('a record whose creation did not arrive is created by a later attempt', async () => {
  const { start, pass, faults, named, endsOf } = await openWithRuns();
  faults.add({ kind: 'drop', match: { method: 'POST', path: '/members' }, times: 5 });
  const id = await start(create('member', 'Ash'));
  await pass(120_000);
  expect(named('Ash')).toHaveLength(1);
  expect(endsOf(id)).toMatchObject([{ as: 'done', former: { uuid: named('Ash')[0]?.uuid, before: [] } }]);
});
