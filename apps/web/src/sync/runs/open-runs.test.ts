import { insertSwitch, microsFromMs } from '@frontboard/sandbox';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import './carry-out/carry-out.ts';
import '../twins/watch-created.ts';
import { emptyDatabase } from '../../testing/empty-database.ts';
import { installFakeDatabase } from '../../testing/fake-database.ts';
import { closeHouses, openHouse } from '../../testing/runs-house.ts';
import { systemUuidOf, tokenOf } from '../../testing/small-world.ts';
import { memberRefs } from '../switches/made/service-switches.ts';
import { openRuns } from './open-runs.ts';
import { countRun } from './run.ts';
import { deviceRuns } from './run-store.ts';

installFakeDatabase();

beforeEach(emptyDatabase);

afterEach(closeHouses);

test('a run changes what the person saw, and its undo restores the former values', async () => {
  const house = await openHouse();
  const { first, pass, during, change, row, ends, uuid } = house;
  const runs = openRuns(first);
  const id = await during(
    runs.start({
      about: 'bulk',
      operations: [
        change('Luna', null, 'she'),
        change('Cas', null, 'they'),
        { kind: 'membership', of: 'group', ref: uuid('Day'), add: [uuid('Luna'), uuid('Cas')], remove: [] },
      ],
    }),
  );
  expect(ends(runs, id)).toEqual(['done', 'done', 'done']);
  expect([row('Luna')?.pronouns, row('Cas')?.pronouns]).toEqual(['she', 'they']);
  expect(house.inGroup('Day')).toHaveLength(2);
  await during(runs.undo(id));
  await pass(30_000);
  expect([row('Luna')?.pronouns, row('Cas')?.pronouns]).toEqual([null, null]);
  expect(house.inGroup('Day')).toEqual([]);
  expect(runs.getSnapshot().runs.map(({ head }) => [head.about, head.phase])).toEqual([
    ['bulk', 'ended'],
    ['undo', 'ended'],
  ]);
});

test('a field that another device has changed since is not overwritten, and the others of the record are', async () => {
  const { first, during, row, uuid, ends } = await openHouse();
  const luna = row('Luna');
  if (luna) luna.pronouns = 'it';
  const runs = openRuns(first);
  const id = await during(
    runs.start({
      about: 'bulk',
      operations: [
        {
          kind: 'change',
          of: 'member',
          ref: uuid('Luna'),
          before: { pronouns: null, description: null },
          after: { pronouns: 'she', description: 'new' },
        },
      ],
    }),
  );
  expect(ends(runs, id)).toEqual(['done']);
  expect(row('Luna')).toMatchObject({ pronouns: 'it', description: 'new' });
  expect(runs.getSnapshot().runs[0]?.items[0]?.progress).toMatchObject({
    end: { left: { pronouns: { why: 'changed', now: 'it' } } },
  });
  await during(runs.tryAgain(id));
  expect(row('Luna')).toMatchObject({ pronouns: 'she', description: 'new' });
});

test('undo does not change a field that another device has changed after the run', async () => {
  const { first, during, row, change } = await openHouse();
  const runs = openRuns(first);
  const id = await during(
    runs.start({ about: 'bulk', operations: [change('Luna', null, 'she'), change('Cas', null, 'he')] }),
  );
  const luna = row('Luna');
  if (luna) luna.pronouns = 'it';
  await during(runs.undo(id));
  expect([row('Luna')?.pronouns, row('Cas')?.pronouns]).toEqual(['it', null]);
});

test('a second try of an undo undoes the same run', async () => {
  const { first, pass, during, row, change, world } = await openHouse();
  const runs = openRuns(first);
  const operations = [change('Luna', null, 'she'), change('Cas', null, 'he')];
  const id = await during(runs.start({ about: 'bulk', operations }));
  const body = {
    code: 40001,
    message: '400: Bad Request',
    errors: { pronouns: [{ message: 'Not today.' }] },
  };
  world.sandbox.faults.add({ kind: 'status', status: 400, body, match: { method: 'PATCH' }, times: 1 });
  await during(runs.undo(id));
  await pass(30_000);
  const undoneBy = () => runs.getSnapshot().runs.find(({ head }) => head.id === id)?.head.undoneBy;
  const undo = runs.getSnapshot().runs.at(-1)?.head.id ?? '';
  expect(undoneBy()).toBe(undo);
  const again = await during(runs.tryAgain(undo));
  await pass(30_000);
  expect(undoneBy()).toBe(again);
  expect((await deviceRuns.load(systemUuidOf(0)))[0]?.head.undoneBy).toBe(again);
  expect([row('Luna')?.pronouns, row('Cas')?.pronouns]).toEqual([null, null]);
});

test('a run continues in the next page, and sends nothing twice', async () => {
  const { first, open, pass, during, change, row, writes } = await openHouse();
  const runs = openRuns(first);
  await during(
    runs.start({
      about: 'bulk',
      operations: [change('Luna', null, 'a'), change('Cas', null, 'b'), change('Moss', null, 'c')],
    }),
    150,
  );
  first.close();
  await pass(10_000);
  const second = open();
  await pass(60_000);
  expect(['Luna', 'Cas', 'Moss'].map((name) => row(name)?.pronouns)).toEqual(['a', 'b', 'c']);
  expect(openRuns(second).getSnapshot().runs[0]?.head.phase).toBe('ended');
  expect(writes('/members/')).toBe(3);
});

test('a paused run sends nothing until it is resumed', async () => {
  const { first, pass, during, change, row } = await openHouse();
  const runs = openRuns(first);
  first.onlineFlag.set(false);
  const id = await during(runs.start({ about: 'bulk', operations: [change('Luna', null, 'a')] }), 100);
  expect(runs.getSnapshot().trouble).toBe('offline');
  await during(runs.pause(id), 100);
  first.onlineFlag.set(true);
  await pass(60_000);
  expect(row('Luna')?.pronouns).toBeNull();
  await during(runs.resume(id));
  expect(row('Luna')?.pronouns).toBe('a');
});

test('a refused token stops a run, which says so and continues with one that works', async () => {
  const { first, pass, during, change, row, world } = await openHouse();
  const runs = openRuns(first);
  world.sandbox.faults.replace([
    { kind: 'status', status: 401, body: { code: 0, message: '401: Unauthorized' } },
  ]);
  const operations = [change('Luna', null, 'a'), change('Cas', null, 'b')];
  await during(runs.start({ about: 'bulk', operations }));
  expect(first.session.getState().state).toBe('rejected');
  expect(runs.getSnapshot().trouble).toBe('token');
  expect(row('Luna')?.pronouns).toBeNull();
  world.sandbox.faults.clear();
  await during(first.session.setToken(tokenOf(0)));
  await pass(120_000);
  expect([row('Luna')?.pronouns, row('Cas')?.pronouns]).toEqual(['a', 'b']);
  expect(runs.getSnapshot()).toMatchObject({ trouble: null, runs: [{ head: { phase: 'ended' } }] });
});

test('a token that was replaced at the service stops a run, also at a private list, and the next one continues it', async () => {
  const { first, pass, during, uuid, ends, world, inGroup } = await openHouse();
  const runs = openRuns(first);
  const { state } = world.sandbox;
  for (const group of state.groups.values()) group.privacy.list_privacy = 'private';
  const [known] = [...state.tokens].filter(([token]) => token === tokenOf(0));
  state.tokens.delete(tokenOf(0));
  const id = await during(
    runs.start({
      about: 'bulk',
      operations: [
        { kind: 'membership', of: 'group', ref: uuid('Day'), add: [uuid('Luna')], remove: [] },
        { kind: 'delete', of: 'group', ref: uuid('Night') },
      ],
    }),
  );
  expect(first.session.getState().state).toBe('rejected');
  expect(ends(runs, id)).toEqual(['waiting', 'waiting']);
  if (known !== undefined) state.tokens.set('A-New-Token', known[1]);
  await during(first.session.setToken('A-New-Token'));
  await pass(120_000);
  expect(ends(runs, id)).toEqual(['done', 'done']);
  expect(inGroup('Day')).toEqual([uuid('Luna')]);
  expect(state.groups.has(uuid('Night'))).toBe(false);
});

test('a run waits as long as the service asks it to, and every operation is done once', async () => {
  const { first, pass, during, change, row, world, ends, writes } = await openHouse();
  const runs = openRuns(first);
  world.sandbox.faults.replace([
    { kind: 'rate-limit', ms: 5_000, times: 3, match: { method: 'PATCH', path: '/members/' } },
  ]);
  const operations = [change('Luna', null, 'a'), change('Cas', null, 'b')];
  const id = await during(runs.start({ about: 'bulk', operations }), 2_000);
  expect(row('Luna')?.pronouns).toBeNull();
  await pass(120_000);
  expect([row('Luna')?.pronouns, row('Cas')?.pronouns]).toEqual(['a', 'b']);
  expect(ends(runs, id)).toEqual(['done', 'done']);
  expect(writes('/members/')).toBe(3 + 2);
});

test('undoing an unfinished run sends no more of it', async () => {
  const { first, pass, during, change, row } = await openHouse();
  const runs = openRuns(first);
  const id = await during(
    runs.start({
      about: 'bulk',
      operations: [change('Luna', null, 'a'), change('Cas', null, 'b'), change('Moss', null, 'c')],
    }),
    150,
  );
  await during(runs.undo(id));
  await pass(60_000);
  expect(['Luna', 'Cas', 'Moss'].map((name) => row(name)?.pronouns)).toEqual([null, null, null]);
  expect(runs.getSnapshot().runs.every(({ head }) => head.phase === 'ended')).toBe(true);
});

test('a record that the run creates can be named by what follows, and undo removes it', async () => {
  const { first, pass, during, named, uuid, inGroup } = await openHouse();
  const runs = openRuns(first);
  const id = await during(
    runs.start({
      about: 'import',
      operations: [
        {
          kind: 'create',
          of: 'member',
          ref: 'new:1',
          fields: { name: 'Ash', pronouns: 'any', visibility: 'private' },
        },
        { kind: 'membership', of: 'group', ref: uuid('Night'), add: ['new:1'], remove: [] },
      ],
    }),
  );
  await pass(30_000);
  const [ash] = named('Ash');
  expect(named('Ash')).toHaveLength(1);
  expect(inGroup('Night')).toEqual([ash?.uuid]);
  await during(runs.undo(id));
  await pass(30_000);
  expect(named('Ash')).toEqual([]);
});

test('a record whose creation got no answer is created once', async () => {
  const { first, world, during, named } = await openHouse();
  world.sandbox.faults.add({ kind: 'lost-answer', match: { method: 'POST', path: '/members' }, times: 1 });
  const runs = openRuns(first);
  const id = await during(
    runs.start({
      about: 'import',
      operations: [{ kind: 'create', of: 'member', ref: 'new:1', fields: { name: 'Ash' } }],
    }),
    60_000,
  );
  expect(named('Ash')).toHaveLength(1);
  expect(countRun(runs.getSnapshot().runs.find(({ head }) => head.id === id) ?? fail()).done).toBe(1);
});

test('deleted records come back by undo, with their fields and groups', async () => {
  const { first, world, pass, during, named, uuid, inGroup, change } = await openHouse();
  const runs = openRuns(first);
  await during(
    runs.start({
      about: 'bulk',
      operations: [{ kind: 'membership', of: 'group', ref: uuid('Day'), add: [uuid('Luna')], remove: [] }],
    }),
  );
  await during(runs.start({ about: 'bulk', operations: [change('Luna', null, 'she')] }));
  const reads = () =>
    world.sandbox.requests
      .list()
      .filter(({ method, path }) => method === 'GET' && path.includes(uuid('Luna')))
      .map(({ path }) => path.replace(/\?.*/, ''));
  const before = reads().length;
  const id = await during(
    runs.start({
      about: 'bulk',
      operations: [{ kind: 'delete', of: 'member', ref: uuid('Luna') }],
    }),
  );
  expect(named('Luna')).toEqual([]);
  // The record and its groups, once each.
  expect(reads().length - before).toBe(2);
  await during(runs.undo(id));
  await pass(60_000);
  const [luna] = named('Luna');
  expect(luna).toMatchObject({ pronouns: 'she' });
  expect(inGroup('Day')).toEqual([luna?.uuid]);
});

test('a refused operation says why, and the others are carried out', async () => {
  const { first, during, change, row, uuid, ends } = await openHouse();
  const runs = openRuns(first);
  const id = await during(
    runs.start({
      about: 'bulk',
      operations: [
        {
          kind: 'change',
          of: 'member',
          ref: uuid('Luna'),
          before: { pronouns: null },
          after: { pronouns: 'x'.repeat(101) },
        },
        change('Cas', null, 'b'),
        {
          kind: 'change',
          of: 'member',
          ref: systemUuidOf(7),
          before: { pronouns: null },
          after: { pronouns: 'x' },
        },
      ],
    }),
  );
  expect(ends(runs, id)).toEqual(['left', 'done', 'gone']);
  expect(row('Cas')?.pronouns).toBe('b');
});

test('what was refused or left is tried again as a run of its own, but for what is gone, and that is undone on its own', async () => {
  const { first, during, pass, change, row, uuid, ends } = await openHouse();
  const [luna, cas] = [row('Luna'), row('Cas')];
  if (luna) luna.pronouns = 'changed elsewhere';
  const runs = openRuns(first);
  const id = await during(
    runs.start({
      about: 'bulk',
      operations: [
        change('Luna', null, 'a'),
        change('Moss', null, 'c'),
        change('Cas', null, 'x'.repeat(101)),
        { kind: 'delete', of: 'member', ref: systemUuidOf(7) },
      ],
    }),
  );
  expect(ends(runs, id)).toEqual(['left', 'done', 'left', 'gone']);
  const again = await during(runs.tryAgain(id));
  const run = runs.getSnapshot().runs.find(({ head }) => head.id === again);
  expect(run?.items.map(({ operation }) => 'ref' in operation && operation.ref)).toEqual([
    uuid('Luna'),
    uuid('Cas'),
  ]);
  expect(ends(runs, again)).toEqual(['done', 'left']);
  expect([luna?.pronouns, row('Moss')?.pronouns, cas?.pronouns]).toEqual(['a', 'c', null]);
  await during(runs.undo(again));
  await pass(30_000);
  expect([luna?.pronouns, row('Moss')?.pronouns]).toEqual(['changed elsewhere', 'c']);
});

test('switches are recorded once, and undo deletes them again', async () => {
  const { first, world, pass, during, uuid } = await openHouse();
  world.sandbox.faults.add({ kind: 'lost-answer', match: { method: 'POST', path: '/switches' }, times: 1 });
  const runs = openRuns(first);
  const before = world.sandbox.state.switches.size;
  const id = await during(
    runs.start({
      about: 'import',
      operations: [1, 2].map((day) => ({
        kind: 'record-switch',
        timestamp: `2023-05-0${day}T10:00:00.000Z`,
        members: [uuid('Luna')],
      })),
    }),
    60_000,
  );
  expect(world.sandbox.state.switches.size).toBe(before + 2);
  await during(runs.undo(id));
  await pass(60_000);
  expect(world.sandbox.state.switches.size).toBe(before);
});

test('a switch whose time another device has taken leaves nothing behind', async () => {
  const { first, world, pass, uuid, ends } = await openHouse();
  const { state, faults } = world.sandbox;
  // The service has created the row at its own time.
  faults.add({ kind: 'crash', match: { method: 'POST', path: '/switches' }, times: 1 });
  const runs = openRuns(first);
  const timestamp = '2023-05-01T10:00:00.000Z';
  const operations = [{ kind: 'record-switch', timestamp, members: [uuid('Luna')] }] as const;
  const before = state.switches.size;
  const id = await runs.start({ about: 'bulk', operations });
  while (state.switches.size === before) await pass(20);
  const others = microsFromMs(Date.parse(timestamp));
  insertSwitch(state, { uuid: crypto.randomUUID(), system: systemUuidOf(0), timestamp: others, members: [] });
  await pass(60_000);
  expect(ends(runs, id)).toEqual(['refused']);
  expect(state.switches.size).toBe(before + 1);
});

test('undo records deleted switches again, also if the newest had the members of the one that is left', async () => {
  const { first, world, pass, during, uuid } = await openHouse();
  const { state } = world.sandbox;
  const fronts = () => [...state.switches.values()].map(({ timestamp, members }) => [timestamp, members]);
  const runs = openRuns(first);
  const call = { as: systemUuidOf(0) };
  const switches = [];
  for (const [hour, name] of [
    [1, 'Luna'],
    [2, 'Cas'],
    [3, 'Luna'],
  ] as const) {
    const timestamp = new Date(first.clock.now() + hour * 3_600_000).toISOString();
    const members = [uuid(name)];
    const { id } = await during(
      first.client.switches.create({ timestamp, members: memberRefs(members) }, call),
      2_000,
    );
    switches.push({ kind: 'delete-switch', id: id ?? '', timestamp, members } as const);
  }
  const before = fronts();
  const id = await during(runs.start({ about: 'bulk', operations: switches.slice(1) }));
  expect(fronts()).toEqual(before.slice(0, -2));
  await during(runs.undo(id));
  await pass(60_000);
  expect(fronts()).toEqual(before);
});

test('a run that is forgotten while the journal is read does not appear again', async () => {
  const { first, pass, during, change } = await openHouse();
  const runs = openRuns(first);
  const id = await during(runs.start({ about: 'bulk', operations: [change('Luna', null, 'she')] }));
  const [run] = runs.getSnapshot().runs;
  if (run === undefined) throw new Error('There is no run.');
  const expired = Array.from({ length: 20 }, (_, index) => `expired ${index}`);
  for (const [index, old] of expired.entries())
    await deviceRuns.add({ ...run, head: { ...run.head, id: old, startedAtMs: index, endedAtMs: index } });
  const stored = async () => (await deviceRuns.load(run.head.viewer)).map(({ head }) => head.id);
  const reading = runs.reload();
  // It has read the journal, and removes one expired run after the other.
  while ((await stored()).includes('expired 0'));
  await during(runs.forget(id), 2_000);
  await reading;
  await pass(1_000);
  expect(runs.getSnapshot().runs).toEqual([]);
});

test('another tab shows how far a run is, and its pause reaches the tab that sends', async () => {
  const { first, open, pass, during, change, row } = await openHouse();
  const runs = openRuns(first);
  const second = open();
  await pass(1_000);
  const others = openRuns(second);
  await pass(1_000);
  first.onlineFlag.set(false);
  const id = await during(runs.start({ about: 'bulk', operations: [change('Luna', null, 'a')] }), 2_000);
  expect(others.getSnapshot().runs.map(({ head }) => head.id)).toEqual([id]);
  await during(others.pause(id), 2_000);
  first.onlineFlag.set(true);
  await pass(60_000);
  expect(row('Luna')?.pronouns).toBeNull();
  await during(others.resume(id), 60_000);
  expect(row('Luna')?.pronouns).toBe('a');
});

test('a tab that takes over reads first how far the run is, and does nothing again', async () => {
  const { first, open, online, pass, during, change, row, uuid, ends } = await openHouse();
  const runs = openRuns(first);
  const others = openRuns(open());
  await pass(1_000);
  online.set(false);
  const operations = [
    { kind: 'delete', of: 'member', ref: uuid('Luna') } as const,
    change('Cas', null, 'a'),
    change('Moss', null, 'b'),
  ];
  const id = await during(runs.start({ about: 'bulk', operations }), 2_000);
  online.set(true);
  while (ends(runs, id)?.[0] !== 'done') await pass(20);
  expect(ends(others, id)?.[0]).not.toBe('done');
  first.close();
  await pass(60_000);
  expect(ends(others, id)).toEqual(['done', 'done', 'done']);
  expect(row('Luna')).toBeUndefined();
});

test('a run that has just ended is undone from a tab that still shows it as going', async () => {
  const { first, open, online, pass, during, change, row } = await openHouse();
  const runs = openRuns(first);
  const others = openRuns(open());
  await pass(1_000);
  online.set(false);
  const operations = [change('Luna', null, 'a'), change('Cas', null, 'b')];
  const id = await during(runs.start({ about: 'bulk', operations }), 2_000);
  online.set(true);
  const phaseIn = (tab: typeof runs) => tab.getSnapshot().runs[0]?.head.phase;
  while (phaseIn(runs) !== 'ended') await pass(20);
  expect(phaseIn(others)).toBe('going');
  await during(others.undo(id), 60_000);
  expect([row('Luna')?.pronouns, row('Cas')?.pronouns]).toEqual([null, null]);
});

test('trying again does nothing again that was done in another tab since this one has read the run', async () => {
  const { first, open, online, pass, during, change, uuid } = await openHouse();
  const runs = openRuns(first);
  const others = openRuns(open());
  await pass(1_000);
  online.set(false);
  const operations = [change('Luna', 'it', 'a'), change('Cas', null, 'b')];
  const id = await during(runs.start({ about: 'bulk', operations }), 2_000);
  online.set(true);
  while (runs.getSnapshot().runs[0]?.head.phase !== 'ended') await pass(20);
  const again = await during(others.tryAgain(id));
  const run = others.getSnapshot().runs.find(({ head }) => head.id === again);
  expect(run?.items.map(({ operation }) => operation)).toMatchObject([{ ref: uuid('Luna') }]);
});

test('only the tab that sends says why a run does not continue', async () => {
  const { first, open, online, pass, during, change } = await openHouse();
  const runs = openRuns(first);
  const second = open();
  const others = openRuns(second);
  await pass(1_000);
  online.set(false);
  await during(runs.start({ about: 'bulk', operations: [change('Luna', null, 'a')] }), 2_000);
  expect([runs, others].map((it) => it.getSnapshot().trouble)).toEqual(['offline', null]);
  first.visibleFlag.set(false);
  second.visibleFlag.set(false);
  second.visibleFlag.set(true);
  await pass(5_000);
  expect([runs, others].map((it) => it.getSnapshot().trouble)).toEqual([null, 'offline']);
});

test('a tab whose token was refused once leaves the run to a tab in which it works, and says so until it works again', async () => {
  const { first, open, pass, during, change, row, world, ends } = await openHouse();
  const runs = openRuns(first);
  const others = openRuns(open());
  await pass(1_000);
  world.sandbox.faults.replace([
    {
      kind: 'status',
      status: 401,
      body: { code: 0, message: '401: Unauthorized' },
      match: { method: 'PATCH', path: '/members/' },
      times: 1,
    },
  ]);
  const operations = [change('Luna', null, 'a'), change('Cas', null, 'b')];
  const id = await during(runs.start({ about: 'bulk', operations }), 60_000);
  expect(first.session.getState().state).toBe('rejected');
  expect([row('Luna')?.pronouns, row('Cas')?.pronouns]).toEqual(['a', 'b']);
  expect(ends(others, id)).toEqual(['done', 'done']);
  expect([runs, others].map((it) => it.getSnapshot().trouble)).toEqual(['token', null]);
  await during(first.session.recheck(), 2_000);
  expect(runs.getSnapshot().trouble).toBeNull();
});

test('a tab that takes over and cannot read how far the run is says so, and continues once it can', async () => {
  const { first, open, online, pass, during, change, row } = await openHouse();
  const runs = openRuns(first);
  const others = openRuns(open());
  await pass(1_000);
  online.set(false);
  await during(runs.start({ about: 'bulk', operations: [change('Luna', null, 'a')] }), 2_000);
  const damage = vi.spyOn(IDBIndex.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('The device is broken.', 'UnknownError');
  });
  first.close();
  await pass(5_000);
  expect(others.getSnapshot().trouble).toBe('journal');
  // Before the next attempt to read it.
  online.set(true);
  await pass(500);
  expect(others.getSnapshot().trouble).toBe('journal');
  expect(row('Luna')?.pronouns).toBeNull();
  damage.mockRestore();
  await pass(20_000);
  expect(others.getSnapshot().trouble).toBeNull();
  expect(row('Luna')?.pronouns).toBe('a');
});

function fail(): never {
  throw new Error('There is no such run.');
}
