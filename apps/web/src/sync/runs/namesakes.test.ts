import { insertMember, newMemberRow } from '@frontboard/sandbox';
import { afterEach, beforeEach, expect, test } from 'vitest';
import './carry-out/carry-out.ts';
import { emptyDatabase } from '../../testing/empty-database.ts';
import { installFakeDatabase } from '../../testing/fake-database.ts';
import { closeHouses, openHouse } from '../../testing/runs-house.ts';
import { systemUuidOf } from '../../testing/small-world.ts';
import { openRuns } from './open-runs.ts';
import type { RunOperation } from './operation.ts';
import { countRun, formerOf } from './run.ts';

installFakeDatabase();

beforeEach(emptyDatabase);

afterEach(closeHouses);

const create = (name: string, index: number): RunOperation => ({
  ...{ kind: 'create', of: 'member', ref: `new:${index}` },
  fields: { name },
});

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
