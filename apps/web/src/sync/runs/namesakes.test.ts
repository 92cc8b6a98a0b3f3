import { insertMember, newMemberRow } from '@frontboard/sandbox';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import './carry-out/carry-out.ts';
import { emptyDatabase } from '../../testing/empty-database.ts';
import { installFakeDatabase } from '../../testing/fake-database.ts';
import { runOf, waiting } from '../../testing/run-items.ts';
import { closeHouses, openHouse } from '../../testing/runs-house.ts';
import { systemUuidOf } from '../../testing/small-world.ts';
import { namesakesOf } from './namesakes.ts';
import { openRuns } from './open-runs.ts';
import type { OperationOf } from './operation.ts';
import { countRun, formerOf, runHeadSchema } from './run.ts';

installFakeDatabase();

beforeEach(emptyDatabase);

afterEach(closeHouses);

const create = (name: string, index: number): OperationOf<'create'> => ({
  ...{ kind: 'create', of: 'member', ref: `new:${index}` },
  fields: { name },
});
const ASH = create('Ash', 0);

/** A run of new members with these names, whose page is left as soon as some are created, and ways to go on with it. */
async function leaveRun(names: readonly string[], { afterCreated }: { readonly afterCreated: number }) {
  const house = await openHouse();
  const { first, open, pass, world } = house;
  const runs = openRuns(first);
  let isLeft = false;
  runs.subscribe(() => {
    const [run] = runs.getSnapshot().runs;
    if (isLeft || run === undefined || countRun(run).ended < afterCreated) return;
    isLeft = true;
    first.close();
  });
  const { requests, faults } = world.sandbox;
  const firstReads = listReads();
  void runs.start({ about: 'import', operations: names.map(create) });
  for (let step = 0; step < 3_000 && !isLeft; step += 1) await pass(20);
  expect(listReads() - firstReads).toBe(1);

  function listReads(): number {
    return requests.list().filter(({ method, path }) => method === 'GET' && path.endsWith('/@me/members'))
      .length;
  }

  /** Opens the next page. Resolves to what the run has done, and how often its list was read. */
  const goOn = async () => {
    // The next page does not know what this one has sent a moment ago, and would be refused.
    await pass(2_000);
    const before = listReads();
    const next = openRuns(open());
    for (let step = 0; step < 6_000 && next.getSnapshot().runs[0]?.head.phase !== 'ended'; step += 1)
      await pass(20);
    return { run: next.getSnapshot().runs[0], reads: listReads() - before };
  };
  return { ...house, faults, goOn };
}

/** The check of what repeated requests have left reads the list at the end. */
const READS_OF_CHECK = 1;

test('a run that goes on in the next page does not read its list again', async () => {
  const { goOn, named } = await leaveRun(['Ash', 'Birch', 'Cedar', 'Doe'], { afterCreated: 2 });
  const { run, reads } = await goOn();
  expect(run && countRun(run).done).toBe(4);
  expect(['Ash', 'Birch', 'Cedar', 'Doe'].map((name) => named(name).length)).toEqual([1, 1, 1, 1]);
  expect(reads).toBe(READS_OF_CHECK);
});

test('it still knows who had a name before it began, and whom it has created itself', async () => {
  const { faults, goOn, named, uuid } = await leaveRun(['Ash', 'Luna', 'Ash'], { afterCreated: 1 });
  // The requests do not arrive at first: records from before must not be taken for what they have created.
  faults.add({ kind: 'drop', match: { method: 'POST', path: '/members' }, times: 2 });
  const { run } = await goOn();
  expect([named('Luna').length, named('Ash').length]).toEqual([2, 2]);
  const [ash, luna, other] = run?.items.map(formerOf) ?? [];
  expect(luna).toMatchObject({ before: [uuid('Luna')] });
  expect(other).toMatchObject({ before: [ash?.kind === 'created' && ash.uuid] });
});

test('after more than five minutes it reads the list again: somebody may have created a record of that name', async () => {
  const { clock, goOn, named, world, faults } = await leaveRun(['Ash', 'Birch'], { afterCreated: 1 });
  await clock.advance(301_000);
  const others = '99999999-0000-4000-8000-000000000000';
  insertMember(
    world.sandbox.state,
    newMemberRow({
      ...{ uuid: others, id: 'birchx', system: systemUuidOf(0), name: 'Birch' },
      created: new Date(clock.now()).toISOString(),
    }),
  );
  faults.add({ kind: 'drop', match: { method: 'POST', path: '/members' }, times: 1 });
  const { run, reads } = await goOn();
  expect(named('Birch')).toHaveLength(2);
  expect(run?.items.map(formerOf)[1]).toMatchObject({ before: [others] });
  expect(reads).toBeGreaterThan(READS_OF_CHECK);
});

test('how long ago the list was read counts, also if the next page first ends an earlier creation', async () => {
  const { first, open, pass, during, clock, named, world } = await openHouse();
  const { state, faults } = world.sandbox;
  const runs = openRuns(first);
  const names = ['Ash', 'Birch', 'Cedar'];
  const starting = runs.start({ about: 'import', operations: names.map(create) });
  const loseAnswer = () =>
    faults.add({ kind: 'lost-answer', match: { method: 'POST', path: '/members' }, times: 1 });
  const untilMade = async (name: string) => {
    for (let step = 0; step < 3_000 && named(name).length === 0; step += 1) await pass(20);
  };
  await untilMade('Ash');
  loseAnswer();
  await untilMade('Birch');
  first.close();
  const id = await starting;
  const { items = [] } = runs.getSnapshot().runs[0] ?? {};
  expect(items.map(({ progress }) => progress.step)).toEqual(['ended', 'sent', 'waiting']);
  await clock.advance(50 * 60_000);
  const others = '99999999-0000-4000-8000-000000000000';
  insertMember(
    state,
    newMemberRow({
      ...{ uuid: others, id: 'cedarx', system: systemUuidOf(0), name: 'Cedar' },
      created: new Date(clock.now()).toISOString(),
    }),
  );
  loseAnswer();
  const next = openRuns(open());
  await pass(60_000);
  expect(next.getSnapshot().runs[0]?.head.phase).toBe('ended');
  expect(names.map((name) => named(name).length)).toEqual([1, 1, 2]);
  await during(next.undo(id), 60_000);
  expect(names.flatMap(named).map(({ uuid }) => uuid)).toEqual([others]);
});

test('in a long run the list is read again after five minutes, whatever was tried since', async () => {
  const started = runOf([waiting(ASH)]);
  let { known } = started.head;
  const reads: number[] = [];
  for (const minute of [0, 1, 4, 5, 6, 10, 11, 12, 3]) {
    const nowMs = minute * 60_000;
    await namesakesOf({ ...started, head: { ...started.head, triedAtMs: nowMs, known } }, ASH, {
      nowMs,
      list: async () => {
        reads.push(minute);
        return [];
      },
      note: async (member) => {
        known = { member };
      },
    });
  }
  // The last is on a clock that was set back.
  expect(reads).toEqual([0, 6, 12, 3]);
});

test('a run of an earlier version, which has not stored when the list was read, reads it again', () => {
  const { head } = runOf([]);
  const stored = { ...head, known: { member: { 'new:0': ['a'] } } };
  expect(v.parse(runHeadSchema, stored).known).toBeUndefined();
});

test('a creation whose fields are refused reads the list once', async () => {
  const { first, during, named, world } = await openHouse();
  const runs = openRuns(first);
  const reads = () =>
    world.sandbox.requests
      .list()
      .filter(({ method, path }) => method === 'GET' && path.endsWith('/@me/members')).length;
  const before = reads();
  const fields = { name: 'Ash', pronouns: 'x'.repeat(101) };
  await during(runs.start({ about: 'import', operations: [{ ...ASH, fields }] }), 60_000);
  expect(runs.getSnapshot().runs[0]?.head.phase).toBe('ended');
  expect(named('Ash')).toMatchObject([{ pronouns: null }]);
  expect(reads() - before).toBe(1 + READS_OF_CHECK);
});

test('a run that was paused reads the list again', async () => {
  const { first, during, world } = await openHouse();
  const runs = openRuns(first);
  const reads = () =>
    world.sandbox.requests
      .list()
      .filter(({ method, path }) => method === 'GET' && path.endsWith('/@me/members')).length;
  const before = reads();
  const names = Array.from({ length: 8 }, (_, index) => `New ${index}`);
  const id = await during(runs.start({ about: 'import', operations: names.map(create) }), 600);
  await during(runs.pause(id), 5_000);
  await during(runs.resume(id), 60_000);
  expect(runs.getSnapshot().runs[0]?.head.phase).toBe('ended');
  expect(reads() - before).toBe(2 + READS_OF_CHECK);
});
