import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../../persistence/database.ts';
import { installFakeDatabase } from '../../testing/fake-database.ts';
import { done, runOf, waiting } from '../../testing/run-items.ts';
import type { RunOperation } from './operation.ts';
import type { Run, RunItem } from './run.ts';
import { deviceRuns, pageRuns, undoneBy, withChange } from './run-store.ts';

installFakeDatabase();

const remove = (ref: string): RunOperation => ({ kind: 'delete', of: 'member', ref });
const deleted = (ref: string) => done(remove(ref), { kind: 'deleted', uuid: ref });
/** More than ten operations: their order is that of numbers, not of texts. */
const ITEMS = Array.from({ length: 12 }, (_, index) => waiting(remove(`m${index}`)));

beforeEach(async () => {
  await (await openDatabase()).clear('runs');
  for (const viewer of ['viewer', 'other'])
    for (const { head } of await pageRuns.load(viewer)) await pageRuns.remove(head.id);
});

/** Puts any row among those of a run. */
async function putRow(part: number, value: unknown, run = 'run'): Promise<void> {
  await (await openDatabase()).put('runs', { run, part, viewer: 'viewer', value } as never);
}

describe.each([
  ['on the device', deviceRuns],
  ['of the page', pageRuns],
])('the journal %s', (_where, journal) => {
  const stored = async () => (await journal.load('viewer')).map(({ head }) => head.id);

  test('gives back each run of an account as it was stored, the oldest first', async () => {
    const late = runOf(ITEMS, { id: 'late', startedAtMs: 30, undoes: 'early', workedMs: 5 });
    const early = runOf([deleted('luna')], { id: 'early', startedAtMs: 10, phase: 'paused' });
    await journal.add(early);
    await journal.add(runOf([], { id: 'middle', startedAtMs: 20 }));
    await journal.add(runOf([], { id: 'foreign', viewer: 'other' }));
    await journal.add({ ...late, head: { ...late.head, undoes: null } });
    expect(await stored()).toEqual(['early', 'middle', 'late']);
    const [first, , last] = await journal.load('viewer');
    expect(first).toEqual(early);
    expect(last).toEqual({ ...late, head: { ...late.head, undoes: null } });
  });

  test('changes the head as it is stored, and only the operations that are given', async () => {
    await journal.add(runOf(ITEMS, { phase: 'paused' }));
    const head = await journal.change('run', {
      head: (it) => ({ ...it, workedMs: it.workedMs + 7 }),
      items: [
        [3, deleted('m3')],
        [11, deleted('m11')],
      ],
    });
    expect(head).toMatchObject({ phase: 'paused', workedMs: 7 });
    const [run] = await journal.load('viewer');
    expect(run?.head).toEqual(head);
    expect(run?.items).toEqual(
      ITEMS.map((item, index) => ([3, 11].includes(index) ? deleted(`m${index}`) : item)),
    );
    expect(await journal.change('run', { items: [[0, deleted('m0')]] })).toEqual(head);
    expect(await journal.change('run', { head: (it) => ({ ...it, phase: 'going' }) })).toMatchObject({
      phase: 'going',
    });
    expect((await journal.load('viewer'))[0]?.items[0]).toEqual(deleted('m0'));
  });

  test('has no run to change that was removed, and does not store it again', async () => {
    await journal.add(runOf(ITEMS));
    await journal.add(runOf(ITEMS, { id: 'runs' }));
    await journal.remove('run');
    expect(await journal.change('run', { items: [[0, deleted('m0')]] })).toBeNull();
    expect(await stored()).toEqual(['runs']);
  });

  test('ends a run in the same step in which the one that undoes it is stored', async () => {
    await journal.add(runOf(ITEMS, { phase: 'undoing' }));
    await journal.add(runOf([], { id: 'undo', startedAtMs: 50, undoes: 'run' }));
    const [run, undo] = await journal.load('viewer');
    expect(run).toEqual(runOf(ITEMS, { phase: 'ended', endedAtMs: 50, undoneBy: 'undo' }));
    expect(undo?.head).toMatchObject({ phase: 'going', undoneBy: null });
  });
});

describe('a run in the journal on the device', () => {
  test.each<[string, () => Promise<void>]>([
    ['without its head', async () => (await openDatabase()).delete('runs', ['run', -1])],
    ['with a head of another release', () => putRow(-1, { phase: 'dreaming' })],
    ['without one of its operations', async () => (await openDatabase()).delete('runs', ['run', 4])],
    ['with an operation of another release', () => putRow(4, { operation: { kind: 'sing' } })],
    ['with an operation of another release at its end', () => putRow(12, { operation: { kind: 'sing' } })],
  ])('%s is left out, because nobody knows what it would send', async (_what, damage) => {
    await deviceRuns.add(runOf(ITEMS));
    await deviceRuns.add(runOf(ITEMS, { id: 'whole' }));
    await damage();
    expect((await deviceRuns.load('viewer')).map(({ head }) => head.id)).toEqual(['whole']);
  });

  test('is on the disk before anything of it is sent', async () => {
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await deviceRuns.add(runOf(ITEMS));
    await deviceRuns.change('run', { items: [[0, deleted('m0')]] });
    const options = transaction.mock.calls.map(([, , given]) => given);
    transaction.mockRestore();
    expect(options).toEqual([{ durability: 'strict' }, { durability: 'strict' }]);
  });
});

test('a change of the head alone keeps the operations, and none of a run changes it in place', () => {
  const run: Run = runOf(ITEMS);
  const changed = withChange(run, { head: (head) => ({ ...head, phase: 'ended' }) });
  expect(changed.items).toBe(run.items);
  expect(changed.head.phase).toBe('ended');
  const item: RunItem = deleted('m1');
  expect(withChange(run, { items: [[1, item]] })).toEqual(runOf(ITEMS.with(1, item)));
  expect(run).toEqual(runOf(ITEMS));
});

test('a run that had ended keeps its end when it is undone', () => {
  const run = runOf([], { phase: 'ended', endedAtMs: 20 });
  const undo = runOf([], { id: 'undo', startedAtMs: 50 });
  expect(withChange(run, undoneBy(undo)).head).toMatchObject({
    phase: 'ended',
    endedAtMs: 20,
    undoneBy: 'undo',
  });
});
