import { insertMember, insertSwitch, microsFromMs } from '@frontboard/sandbox';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import './carry-out/carry-out.ts';
import { memberQueries } from '../../cache/members/queries.ts';
import { emptyDatabase } from '../../testing/empty-database.ts';
import { installFakeDatabase } from '../../testing/fake-database.ts';
import { closeHouses, openHouse } from '../../testing/runs-house.ts';
import { systemUuidOf } from '../../testing/small-world.ts';
import { openRuns, type Runs } from './open-runs.ts';
import type { RunOperation } from './operation.ts';

installFakeDatabase();

beforeEach(emptyDatabase);

afterEach(closeHouses);

const OWN = systemUuidOf(0);
const TIMESTAMP = '2023-05-01T10:00:00.000Z';

async function openWithRuns() {
  const house = await openHouse();
  const { sandbox } = house.world;
  const runs = openRuns(house.first);
  const endsOf = (id: string, of: Runs = runs) =>
    of
      .getSnapshot()
      .runs.find(({ head }) => head.id === id)
      ?.items.map(({ progress }) => (progress.step === 'ended' ? progress.end : null));
  const until = async (isSo: () => boolean) => {
    for (let step = 0; step < 3_000 && !isSo(); step += 1) await house.pass(20);
    expect(isSo()).toBe(true);
  };
  /** How many requests of a method were made whose path ends like this. */
  const sent = (method: string, path: string) =>
    sandbox.requests.list().filter((it) => it.method === method && it.path.endsWith(path)).length;
  const loseAnswer = (method: string, path: string) =>
    sandbox.faults.add({ kind: 'lost-answer', match: { method, path }, times: 1 });
  const start = (...operations: readonly RunOperation[]) => runs.start({ about: 'bulk', operations });
  /** Carries out what was started, in the next page once the first one is closed. */
  const inNextPage = async () => {
    house.first.close();
    const next = openRuns(house.open());
    await house.pass(60_000);
    return next;
  };
  return { ...house, runs, endsOf, until, sent, loseAnswer, start, inNextPage, state: sandbox.state };
}

const create = (fields: Extract<RunOperation, { kind: 'create' }>['fields']): RunOperation => ({
  ...{ kind: 'create', of: 'member', ref: 'new:1', fields },
});
const tooLong = 'x'.repeat(101);

describe('a record whose creation got no answer', () => {
  test('is looked for before anything is sent again', async () => {
    const { during, endsOf, sent, loseAnswer, start, named } = await openWithRuns();
    const before = sent('POST', '/members');
    loseAnswer('POST', '/members');
    const id = await during(start(create({ name: 'Ash', pronouns: 'it' })), 60_000);
    expect(endsOf(id)).toMatchObject([
      { as: 'done', former: { uuid: named('Ash')[0]?.uuid, before: [] }, left: {} },
    ]);
    expect(sent('POST', '/members') - before).toBe(1);
  });

  test('was made with the fields that the service had not refused until then', async () => {
    const { pass, until, endsOf, sent, loseAnswer, start, named } = await openWithRuns();
    const before = sent('POST', '/members');
    const id = await start(create({ name: 'Ash', pronouns: tooLong }));
    await until(() => sent('POST', '/members') > before);
    loseAnswer('POST', '/members');
    await pass(60_000);
    expect(endsOf(id)).toMatchObject([{ as: 'done', left: { pronouns: { why: 'refused' } } }]);
    expect([named('Ash').length, sent('POST', '/members') - before]).toEqual([1, 2]);
  });

  test('is found by the next page', async () => {
    const { until, endsOf, sent, start, inNextPage, named } = await openWithRuns();
    const before = sent('POST', '/members');
    const id = await start(create({ name: 'Ash' }));
    await until(() => named('Ash').length > 0);
    const next = await inNextPage();
    expect(endsOf(id, next)).toMatchObject([{ as: 'done', former: { uuid: named('Ash')[0]?.uuid } }]);
    expect([named('Ash').length, sent('POST', '/members') - before]).toEqual([1, 1]);
  });
});

test('a record without a name that the service takes is asked for once', async () => {
  const { during, endsOf, sent, start } = await openWithRuns();
  const before = sent('POST', '/members');
  const id = await during(start(create({ name: tooLong, pronouns: 'it' })), 10_000);
  expect(endsOf(id)).toMatchObject([{ as: 'refused' }]);
  expect(sent('POST', '/members') - before).toBe(1);
});

test('a copy that a repeated request made beside a created record is removed, and an equal record from before stays', async () => {
  const { first, state, pass, during, until, start, named, runs, endsOf } = await openWithRuns();
  await during(start(create({ name: 'Ash' })));
  const [former] = named('Ash');
  const id = await start({ ...create({ name: 'Ash' }), ref: 'new:2' } as RunOperation);
  await until(() => named('Ash').length === 2);
  const made = [...state.members.values()].find((row) => row.name === 'Ash' && row !== former);
  if (made === undefined) throw new Error('No record was made.');
  insertMember(state, { ...made, uuid: crypto.randomUUID(), id: 'twinn' });
  expect(named('Ash')).toHaveLength(3);
  await pass(60_000);
  expect(named('Ash').map(({ uuid }) => uuid)).toEqual([former?.uuid, made.uuid]);
  expect(first.log.getState().map(({ message }) => message)).toContain(
    'Removing what a repeated request had made: 1 member.',
  );
  expect(runs.getSnapshot().runs.at(-1)?.head.phase).toBe('ended');
  expect(endsOf(id)).toMatchObject([{ former: { isChecked: true } }]);
});

test('a created record is in the list of members at once', async () => {
  const { first, during, start } = await openWithRuns();
  const caller = { client: first.client, viewer: OWN, call: { as: OWN } };
  const list = memberQueries(caller).list(OWN);
  await during(first.queryClient.fetchQuery(list));
  await during(start(create({ name: 'Ash' })), 5_000);
  expect(JSON.stringify(first.queryClient.getQueryData(list.queryKey))).toContain('"Ash"');
});

describe('a deletion', () => {
  test('that the service did before the page was closed is done by the run', async () => {
    const { until, endsOf, start, inNextPage, row, uuid } = await openWithRuns();
    const id = await start({ kind: 'delete', of: 'member', ref: uuid('Luna') });
    await until(() => row('Luna') === undefined);
    const next = await inNextPage();
    expect(endsOf(id, next)).toMatchObject([{ as: 'done', former: { kind: 'deleted', uuid: uuid('Luna') } }]);
  });

  test('that is undone can be done again: the run knows what it has restored', async () => {
    const { during, pass, endsOf, start, runs, named, uuid } = await openWithRuns();
    const id = await during(start({ kind: 'delete', of: 'member', ref: uuid('Luna') }));
    await during(runs.undo(id));
    await pass(60_000);
    const [luna] = named('Luna');
    const [, undo] = runs.getSnapshot().runs;
    expect(endsOf(undo?.head.id ?? '')).toEqual([
      {
        as: 'done',
        former: { kind: 'created', uuid: luna?.uuid, before: [], isChecked: true },
        left: {},
      },
    ]);
    await during(runs.undo(undo?.head.id ?? ''));
    await pass(60_000);
    expect(named('Luna')).toEqual([]);
  });
});

test('a copy that a repeated request made beside a restored record is removed', async () => {
  const { state, during, pass, until, start, runs, named, uuid } = await openWithRuns();
  const id = await during(start({ kind: 'delete', of: 'member', ref: uuid('Luna') }));
  await during(runs.undo(id), 20);
  await until(() => named('Luna').length === 1);
  const made = [...state.members.values()].find(({ name }) => name === 'Luna');
  if (made === undefined) throw new Error('No record was restored.');
  insertMember(state, { ...made, uuid: crypto.randomUUID(), id: 'twinn' });
  await pass(60_000);
  expect(named('Luna').map((it) => it.uuid)).toEqual([made.uuid]);
});

describe('a membership', () => {
  test('that the page was closed on after its first step is completed, and undone as a whole', async () => {
    const { until, pass, start, inNextPage, inGroup, uuid, state } = await openWithRuns();
    const [luna, cas] = [uuid('Luna'), uuid('Cas')];
    state.groups.get(uuid('Day'))?.members.push(cas);
    const id = await start({ kind: 'membership', of: 'group', ref: uuid('Day'), add: [luna], remove: [cas] });
    await until(() => inGroup('Day').length !== 1 || inGroup('Day')[0] !== cas);
    const next = await inNextPage();
    expect(inGroup('Day')).toEqual([luna]);
    const undoing = next.undo(id);
    await pass(60_000);
    await undoing;
    await pass(60_000);
    expect(inGroup('Day')).toEqual([cas]);
  });

  test('that the service has done before the page was closed is not sent again', async () => {
    const { until, endsOf, sent, start, inNextPage, inGroup, uuid } = await openWithRuns();
    const add = [uuid('Luna')];
    const id = await start({ kind: 'membership', of: 'group', ref: uuid('Day'), add, remove: [] });
    await until(() => inGroup('Day').length === 1);
    const next = await inNextPage();
    expect(endsOf(id, next)).toEqual([
      { as: 'done', former: { kind: 'membership', added: add, removed: [] }, left: {} },
    ]);
    expect(sent('POST', '/members/add')).toBe(1);
  });
});

describe('a switch', () => {
  const record = (members: readonly string[]): RunOperation => ({
    ...{ kind: 'record-switch', timestamp: TIMESTAMP, members },
  });

  test('that the service has made before the page was closed is done by the run, with its requests', async () => {
    const { until, endsOf, sent, start, inNextPage, uuid, state } = await openWithRuns();
    const before = state.switches.size;
    const id = await start(record([uuid('Luna')]));
    await until(() => state.switches.size > before);
    const next = await inNextPage();
    expect(endsOf(id, next)).toMatchObject([
      { as: 'done', former: { kind: 'recorded', members: [uuid('Luna')], sent: [], isChecked: true } },
    ]);
    expect([state.switches.size - before, sent('POST', '/switches')]).toEqual([1, 1]);
  });

  test('whose time another device takes while it is sent is refused, unless it is the same one', async () => {
    for (const isSame of [false, true]) {
      const { until, endsOf, pass, start, uuid, state, world } = await openWithRuns();
      const looks = () =>
        world.sandbox.requests
          .list()
          .filter(({ method, path }) => method === 'GET' && path.includes('/switches')).length;
      const before = looks();
      world.sandbox.faults.add({
        kind: 'latency',
        ms: 2_000,
        match: { method: 'POST', path: '/switches' },
        times: 1,
      });
      const id = await start(record([uuid('Luna')]));
      await until(() => looks() > before);
      const members = [uuid(isSame ? 'Luna' : 'Cas')];
      await pass(500);
      insertSwitch(state, {
        uuid: crypto.randomUUID(),
        system: OWN,
        timestamp: microsFromMs(Date.parse(TIMESTAMP)),
        members,
      });
      await pass(60_000);
      expect(endsOf(id)).toMatchObject([{ as: isSame ? 'done' : 'refused' }]);
      closeHouses();
    }
  });
});

test.each([
  { names: ['Cas'], as: 'refused' },
  { names: ['Luna'], as: 'done' },
])(
  'a row that cannot be moved to its time, because another device takes it for $names, is deleted',
  async ({ names, as }) => {
    const { until, endsOf, pass, start, uuid, state, world } = await openWithRuns();
    const { faults, requests } = world.sandbox;
    faults.add({ kind: 'crash', match: { method: 'POST', path: '/switches' }, times: 1 });
    faults.add({ kind: 'latency', ms: 2_000, match: { method: 'PATCH', path: '/switches/' }, times: 1 });
    const before = state.switches.size;
    const id = await start({ kind: 'record-switch', timestamp: TIMESTAMP, members: [uuid('Luna')] });
    await until(() => state.switches.size > before);
    const [stray] = [...state.switches.values()].slice(-1);
    await until(() =>
      requests.list().some(({ method, path }) => method === 'GET' && path.endsWith(`/${stray?.uuid}`)),
    );
    await pass(1_000);
    const other = {
      uuid: crypto.randomUUID(),
      system: OWN,
      timestamp: microsFromMs(Date.parse(TIMESTAMP)),
      members: names.map(uuid),
    };
    insertSwitch(state, other);
    await pass(60_000);
    expect(endsOf(id)).toMatchObject([{ as }]);
    expect([...state.switches.keys()].slice(before)).toEqual([other.uuid]);
  },
);
