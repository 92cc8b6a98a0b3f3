import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import './carry-out/carry-out.ts';
import { openDatabase } from '../../persistence/database.ts';
import { emptyDatabase } from '../../testing/empty-database.ts';
import { installFakeDatabase } from '../../testing/fake-database.ts';
import { runOf } from '../../testing/run-items.ts';
import { closeHouses, openHouse } from '../../testing/runs-house.ts';
import { systemUuidOf, tokenOf } from '../../testing/small-world.ts';
import { importLinksStores } from './import-links.ts';
import { openRuns } from './open-runs.ts';
import type { RunHead } from './run.ts';
import { deviceRuns } from './run-store.ts';

installFakeDatabase();

beforeEach(emptyDatabase);

afterEach(closeHouses);

const OWN = systemUuidOf(0);
const DAY_MS = 86_400_000;

async function openWithRuns() {
  const house = await openHouse();
  const runs = openRuns(house.first);
  const headOf = (id: string) => runs.getSnapshot().runs.find(({ head }) => head.id === id)?.head;
  const ids = () => runs.getSnapshot().runs.map(({ head }) => head.id);
  const storedIds = async () => (await deviceRuns.load(OWN)).map(({ head }) => head.id);
  return { ...house, runs, headOf, ids, storedIds };
}

describe('the journal keeps', () => {
  const add = (id: string, startedAtMs: number, head: Partial<RunHead>) =>
    deviceRuns.add(runOf([], { id, viewer: OWN, startedAtMs, ...head }));
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => `ended ${index + from}`);

  test('the newest 30 ended runs, and every run that has not ended', async () => {
    const { first, runs, during, ids, storedIds } = await openWithRuns();
    const nowMs = first.clock.now();
    await add('paused', nowMs - 100, { phase: 'paused' });
    for (const [index, id] of numbers(0, 33).entries())
      await add(id, nowMs - 99 + index, { phase: 'ended', endedAtMs: nowMs });
    await during(runs.reload(), 1_000);
    expect(ids()).toEqual(['paused', ...numbers(3, 33)]);
    expect(await storedIds()).toEqual(ids());
  });

  test('an ended run for 90 days after its end', async () => {
    const { first, runs, during, ids, storedIds } = await openWithRuns();
    const oldMs = first.clock.now() - 90 * DAY_MS;
    await add('paused', oldMs - 5, { phase: 'paused' });
    await add('too old', oldMs - 4, { phase: 'ended', endedAtMs: oldMs - 1_000 });
    await add('without an end', oldMs - 3, { phase: 'ended' });
    await add('ended later', oldMs - 2, { phase: 'ended', endedAtMs: oldMs + 5_000 });
    await during(runs.reload(), 100);
    expect(ids()).toEqual(['paused', 'ended later']);
    expect(await storedIds()).toEqual(ids());
  });
});

test('a run that the device cannot store is refused, nothing is sent, and the next one is carried out', async () => {
  const { runs, during, pass, change, row, ids } = await openWithRuns();
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('broken', 'UnknownError');
  });
  const refusal = expect(
    runs.start({ about: 'bulk', operations: [change('Luna', null, 'a')] }),
  ).rejects.toThrow('broken');
  await pass(30_000);
  await refusal;
  put.mockRestore();
  expect([ids(), row('Luna')?.pronouns]).toEqual([[], null]);
  await during(runs.start({ about: 'bulk', operations: [change('Cas', null, 'b')] }));
  expect([row('Luna')?.pronouns, row('Cas')?.pronouns]).toEqual([null, 'b']);
});

test('while the device cannot store the progress of a run, the run says so, and it continues once the device can', async () => {
  const { runs, during, pass, change, row, online } = await openWithRuns();
  online.set(false);
  await during(runs.start({ about: 'bulk', operations: [change('Luna', null, 'a')] }), 1_000);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('broken', 'UnknownError');
  });
  online.set(true);
  await pass(5_000);
  expect([runs.getSnapshot().trouble, row('Luna')?.pronouns]).toEqual(['journal', null]);
  put.mockRestore();
  await pass(30_000);
  expect([runs.getSnapshot().trouble, row('Luna')?.pronouns]).toEqual([null, 'a']);
});

test('an ended run is neither paused nor resumed, and a run that goes is not resumed', async () => {
  const { runs, during, change, headOf, online } = await openWithRuns();
  const id = await during(runs.start({ about: 'bulk', operations: [change('Luna', null, 'a')] }));
  const ended = headOf(id);
  expect(ended?.phase).toBe('ended');
  await during(runs.pause(id));
  await during(runs.resume(id));
  expect(headOf(id)).toEqual(ended);
  online.set(false);
  const other = await during(runs.start({ about: 'bulk', operations: [change('Luna', 'a', 'b')] }), 100);
  await during(runs.resume(other), 100);
  expect(headOf(other)?.phase).toBe('going');
});

test('a run counts the time that its operations took, without its pauses', async () => {
  const { runs, during, pass, change, headOf, online } = await openWithRuns();
  online.set(false);
  const id = await during(runs.start({ about: 'bulk', operations: [change('Luna', null, 'a')] }), 60_000);
  online.set(true);
  await pass(60_000);
  const { startedAtMs = 0, endedAtMs = null, workedMs = 0, phase } = headOf(id) ?? {};
  expect(phase).toBe('ended');
  expect(workedMs).toBeGreaterThan(0);
  expect(workedMs).toBeLessThan(10_000);
  expect((endedAtMs ?? 0) - startedAtMs).toBeGreaterThan(60_000);
});

test('a run is undone once', async () => {
  const { runs, during, pass, change, row, headOf, ids } = await openWithRuns();
  const id = await during(runs.start({ about: 'bulk', operations: [change('Luna', null, 'a')] }));
  await during(runs.undo(id), 5_000);
  await pass(30_000);
  const [, undo = ''] = ids();
  expect(headOf(id)?.undoneBy).toBe(undo);
  expect(headOf(undo)).toMatchObject({ undoes: id, about: 'undo', phase: 'ended' });
  await during(runs.undo(id), 5_000);
  await pass(30_000);
  expect(ids()).toEqual([id, undo]);
  expect(row('Luna')?.pronouns).toBeNull();
});

test('the undo of an undo does again what was done', async () => {
  const { runs, during, pass, change, row, ids } = await openWithRuns();
  const id = await during(runs.start({ about: 'bulk', operations: [change('Luna', null, 'a')] }));
  await during(runs.undo(id), 5_000);
  await pass(30_000);
  await during(runs.undo(ids()[1] ?? ''), 5_000);
  await pass(30_000);
  expect(row('Luna')?.pronouns).toBe('a');
});

test('only an ended run can be forgotten, and one that there is not can be neither undone nor tried again', async () => {
  const { runs, during, pass, change, ids, storedIds, online } = await openWithRuns();
  online.set(false);
  const id = await during(runs.start({ about: 'bulk', operations: [change('Luna', null, 'a')] }), 1_000);
  await during(runs.forget(id), 1_000);
  expect([ids(), await storedIds()]).toEqual([[id], [id]]);
  online.set(true);
  await pass(30_000);
  await during(runs.forget(id), 1_000);
  expect([ids(), await storedIds()]).toEqual([[], []]);
  await expect(runs.forget(id)).rejects.toThrow('There is no such run.');
  await expect(runs.undo(id)).rejects.toThrow('There is no such run.');
  const refusal = expect(runs.tryAgain(id)).rejects.toThrow('There is no such run.');
  await pass(1_000);
  await refusal;
});

test('a run that is forgotten in another tab while it is paused does not come back by its resumption', async () => {
  const { runs, during, change, ids, online } = await openWithRuns();
  online.set(false);
  const id = await during(runs.start({ about: 'bulk', operations: [change('Luna', null, 'a')] }), 1_000);
  await deviceRuns.remove(id);
  await during(runs.pause(id), 1_000);
  expect(ids()).toEqual([]);
});

test('the next import of a file knows what this one has created, once it has ended', async () => {
  const { first, runs, during, pass, named, online } = await openWithRuns();
  const links = () => first.privateStorage.store(importLinksStores, first.storage)(OWN).getState();
  online.set(false);
  const operations = [
    { kind: 'create', of: 'member', ref: 'import:tupperbox/x:member:7 sign', fields: { name: 'Ash' } },
  ] as const;
  await during(runs.start({ about: 'import', operations }), 1_000);
  expect(links()).toEqual({});
  online.set(true);
  await pass(30_000);
  expect(links()).toEqual({ 'tupperbox/x:member:7': `${named('Ash')[0]?.uuid} sign` });
});

test('nothing of a run is sent without its account, and the run says that a token is missing', async () => {
  const { first, runs, during, pass, change, row, online } = await openWithRuns();
  online.set(false);
  await during(runs.start({ about: 'bulk', operations: [change('Luna', null, 'a')] }), 1_000);
  first.session.forget();
  online.set(true);
  await pass(10_000);
  expect([runs.getSnapshot().trouble, row('Luna')?.pronouns]).toEqual(['token', null]);
});

test('the runs of an account for this session only are not stored, and end with the page', async () => {
  const { first, open, during, pass, change, row } = await openHouse();
  first.close();
  const app = open();
  await during(app.session.setToken(tokenOf(0), { isStored: false }));
  const runs = openRuns(app);
  const id = await during(runs.start({ about: 'bulk', operations: [change('Luna', null, 'a')] }));
  await pass(1_000);
  expect(row('Luna')?.pronouns).toBe('a');
  expect(runs.getSnapshot().runs.map(({ head }) => [head.id, head.phase])).toEqual([[id, 'ended']]);
  expect(await (await openDatabase()).count('runs')).toBe(0);
  await during(runs.undo(id));
  await pass(30_000);
  expect(row('Luna')?.pronouns).toBeNull();
});
