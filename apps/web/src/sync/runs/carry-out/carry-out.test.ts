import { deleteMember, deleteSwitch, insertSwitch, microsFromMs } from '@frontboard/sandbox';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import './carry-out.ts';
import { localDataStores, puttingLocal } from '../../../session/local/local-data.ts';
import { frontNamed, savingFront } from '../../../session/local/saved-fronts.ts';
import { emptyDatabase } from '../../../testing/empty-database.ts';
import { installFakeDatabase } from '../../../testing/fake-database.ts';
import { closeHouses, openHouse } from '../../../testing/runs-house.ts';
import { systemUuidOf } from '../../../testing/small-world.ts';
import { openRuns } from '../open-runs.ts';
import type { RunOperation } from '../operation.ts';
import { runWords } from '../words.ts';

installFakeDatabase();

beforeEach(emptyDatabase);

afterEach(closeHouses);

const OWN = systemUuidOf(0);
const NOBODY = systemUuidOf(7);

/** A system, and ways to carry out operations on it as one run. */
async function openWithRuns() {
  const house = await openHouse();
  const { sandbox } = house.world;
  const runs = openRuns(house.first);
  const endsOf = (id: string) =>
    runs
      .getSnapshot()
      .runs.find(({ head }) => head.id === id)
      ?.items.map(({ progress }) => (progress.step === 'ended' ? progress.end : null));
  const carryOut = async (...operations: readonly RunOperation[]) => {
    const id = await house.during(runs.start({ about: 'bulk', operations }), 60_000);
    return { id, ends: endsOf(id) };
  };
  const undo = async (id: string) => {
    await house.during(runs.undo(id));
    await house.pass(60_000);
  };
  /** What is answered with nothing, once, although it is done. */
  const loseAnswer = (method: string, path: string) =>
    sandbox.faults.add({ kind: 'lost-answer', match: { method, path }, times: 1 });
  return { ...house, runs, carryOut, undo, loseAnswer, state: sandbox.state, faults: sandbox.faults };
}

const tooLong = 'x'.repeat(101);
const refused = { why: 'refused', detail: expect.stringMatching(/./) } as const;

describe('a change', () => {
  test('is of a group or of the system, too, and its undo restores both', async () => {
    const { carryOut, undo, state, uuid } = await openWithRuns();
    const { ends, id } = await carryOut(
      {
        kind: 'change',
        of: 'group',
        ref: uuid('Day'),
        before: { description: null },
        after: { description: 'x' },
      },
      { kind: 'change', of: 'system', ref: '', before: { tag: null }, after: { tag: 't' } },
    );
    expect(ends).toMatchObject([{ as: 'done' }, { as: 'done' }]);
    const now = () => [state.groups.get(uuid('Day'))?.description, state.systems.get(OWN)?.tag];
    expect(now()).toEqual(['x', 't']);
    await undo(id);
    expect(now()).toEqual([null, null]);
  });

  test('sets every field that the service takes, and says what it refused', async () => {
    const { carryOut, row, uuid } = await openWithRuns();
    const { ends } = await carryOut({
      kind: 'change',
      of: 'member',
      ref: uuid('Luna'),
      before: { pronouns: null, display_name: null, birthday: null },
      after: { pronouns: tooLong, display_name: 'Lu', birthday: 'never' },
    });
    expect(ends).toEqual([
      {
        as: 'done',
        former: { kind: 'fields', was: { display_name: null }, set: { display_name: 'Lu' } },
        left: { pronouns: refused, birthday: refused },
      },
    ]);
    expect(row('Luna')).toMatchObject({ pronouns: null, display_name: 'Lu' });
  });

  test('has nothing to do where the record is as wanted', async () => {
    const { carryOut, change, writes } = await openWithRuns();
    const before = writes('/members/');
    expect((await carryOut(change('Luna', 'it', null))).ends).toEqual([{ as: 'same' }]);
    expect(writes('/members/')).toBe(before);
  });

  test('whose answer was lost is sent once, and its undo restores what was there before', async () => {
    const { carryOut, undo, loseAnswer, row, change, writes } = await openWithRuns();
    const before = writes('/members/');
    loseAnswer('PATCH', '/members/');
    const { ends, id } = await carryOut(change('Luna', null, 'she'));
    expect(ends).toMatchObject([
      { as: 'done', former: { was: { pronouns: null }, set: { pronouns: 'she' } } },
    ]);
    expect([row('Luna')?.pronouns, writes('/members/') - before]).toEqual(['she', 1]);
    await undo(id);
    expect(row('Luna')?.pronouns).toBeNull();
  });
});

describe('a membership', () => {
  const operation = (
    of: 'member' | 'group',
    ref: string,
    add: readonly string[],
    remove: readonly string[],
  ) => ({ kind: 'membership', of, ref, add, remove }) as const;

  test('adds and removes only what differs, and its undo leaves who was there before', async () => {
    const { carryOut, undo, uuid, inGroup, state } = await openWithRuns();
    const [luna, cas, moss] = ['Luna', 'Cas', 'Moss'].map(uuid) as [string, string, string];
    state.groups.get(uuid('Day'))?.members.push(luna, cas);
    const { ends, id } = await carryOut(
      operation('group', uuid('Day'), [luna, moss, moss], [cas, cas]),
      operation('group', uuid('Night'), [], [luna]),
    );
    expect(ends).toEqual([
      { as: 'done', former: { kind: 'membership', added: [moss], removed: [cas] }, left: {} },
      { as: 'same' },
    ]);
    expect(inGroup('Day').toSorted()).toEqual([luna, moss].toSorted());
    await undo(id);
    expect(inGroup('Day').toSorted()).toEqual([luna, cas].toSorted());
  });

  test('of a member is with groups', async () => {
    const { carryOut, uuid, inGroup } = await openWithRuns();
    await carryOut(operation('member', uuid('Luna'), [uuid('Day'), uuid('Night')], []));
    await carryOut(operation('member', uuid('Luna'), [], [uuid('Day')]));
    expect([inGroup('Day'), inGroup('Night')]).toEqual([[], [uuid('Luna')]]);
  });

  test('leaves out who is gone, and is left if nobody else is meant', async () => {
    const { carryOut, uuid, inGroup } = await openWithRuns();
    const day = uuid('Day');
    const { ends } = await carryOut(
      operation('group', day, [NOBODY], []),
      operation('group', day, [NOBODY, uuid('Luna')], []),
      operation('group', NOBODY, [uuid('Luna')], []),
    );
    const left = { [NOBODY]: { why: 'gone' } };
    expect(ends).toEqual([
      { as: 'left', left },
      { as: 'done', former: { kind: 'membership', added: [uuid('Luna')], removed: [] }, left },
      { as: 'gone' },
    ]);
    expect(inGroup('Day')).toEqual([uuid('Luna')]);
  });

  test('whose answer was lost belongs to the run: its undo takes out who was added', async () => {
    const { carryOut, undo, loseAnswer, uuid, inGroup, state } = await openWithRuns();
    state.groups.get(uuid('Day'))?.members.push(uuid('Cas'));
    loseAnswer('POST', '/members/add');
    loseAnswer('POST', '/members/remove');
    const { ends, id } = await carryOut(operation('group', uuid('Day'), [uuid('Luna')], [uuid('Cas')]));
    expect(ends).toEqual([
      { as: 'done', former: { kind: 'membership', added: [uuid('Luna')], removed: [uuid('Cas')] }, left: {} },
    ]);
    expect(inGroup('Day')).toEqual([uuid('Luna')]);
    await undo(id);
    expect(inGroup('Day')).toEqual([uuid('Cas')]);
  });
});

describe('a creation', () => {
  const create = (
    fields: Extract<RunOperation, { kind: 'create' }>['fields'],
    of: 'member' | 'group' = 'member',
  ) => ({ kind: 'create', of, ref: 'new:1', fields }) as const;

  test('sets every field that the service takes, says what it refused, and is none without its name', async () => {
    const { carryOut, named } = await openWithRuns();
    const { ends } = await carryOut(
      create({ name: 'Ash', pronouns: tooLong, display_name: 'A', birthday: 'never' }),
      { ...create({ name: tooLong, pronouns: 'it' }), ref: 'new:2' },
    );
    expect(ends).toMatchObject([
      { as: 'done', left: { pronouns: refused, birthday: refused } },
      { as: 'refused' },
    ]);
    expect(named('Ash')).toMatchObject([{ pronouns: null, display_name: 'A' }]);
  });

  test.each(['member', 'group'] as const)(
    'whose answer was lost finds the %s that it made, and not an equal one from before',
    async (of) => {
      const { carryOut, undo, loseAnswer, named } = await openWithRuns();
      await carryOut(create({ name: 'Ash' }, of));
      const [former] = named('Ash');
      loseAnswer('POST', `/${of}s`);
      const { ends, id } = await carryOut({ ...create({ name: 'Ash' }, of), ref: 'new:2' });
      expect(named('Ash')).toHaveLength(2);
      expect(ends).toMatchObject([{ as: 'done', former: { before: [former?.uuid] } }]);
      await undo(id);
      expect(named('Ash').map(({ uuid }) => uuid)).toEqual([former?.uuid]);
    },
  );
});

describe('a deletion', () => {
  test('whose answer was lost is done, and its undo brings the record back; of a record that is gone it is nothing', async () => {
    const { carryOut, undo, loseAnswer, uuid, named } = await openWithRuns();
    loseAnswer('DELETE', '/members/');
    const { ends, id } = await carryOut(
      { kind: 'delete', of: 'member', ref: uuid('Luna') },
      { kind: 'delete', of: 'group', ref: uuid('Day') },
      { kind: 'delete', of: 'member', ref: NOBODY },
    );
    expect(ends).toEqual([
      { as: 'done', former: { kind: 'deleted', uuid: uuid('Luna') }, left: {} },
      { as: 'done', former: { kind: 'deleted', uuid: uuid('Day') }, left: {} },
      { as: 'gone' },
    ]);
    expect([named('Luna'), named('Day')]).toEqual([[], []]);
    await undo(id);
    expect([named('Luna').length, named('Day').length]).toEqual([1, 1]);
  });

  test('is undone with what is stored on this device about its record, which follows it to its new uuid', async () => {
    const { carryOut, undo, first, uuid, named } = await openWithRuns();
    const { privateStorage, session } = first;
    const storage = privateStorage.of(session.getState().isStored);
    const local = privateStorage.store(localDataStores, storage)(OWN);
    const luna = uuid('Luna');
    const note = { text: 'Likes tea', marks: [], atMs: 1 };
    local.update(puttingLocal('recordNotes', luna, note));
    local.update(puttingLocal('memberStates', luna, 'resting'));
    local.update(puttingLocal('fieldValues', luna, { role: 'Cook' }));
    local.update(savingFront({ name: 'Work', members: [luna, uuid('Cas')] }));
    const { id } = await carryOut({ kind: 'delete', of: 'member', ref: luna });
    await undo(id);
    const restored = named('Luna')[0]?.uuid ?? '';
    expect(restored).not.toBe(luna);
    const { recordNotes, memberStates, fieldValues, savedFronts } = local.getState();
    expect({ recordNotes, memberStates, fieldValues }).toEqual({
      recordNotes: { [restored]: note },
      memberStates: { [restored]: 'resting' },
      fieldValues: { [restored]: { role: 'Cook' } },
    });
    expect(frontNamed(savedFronts, 'Work')?.members).toEqual([restored, uuid('Cas')]);
  });

  test('that no copy can be restored from restores nothing', async () => {
    const { carryOut } = await openWithRuns();
    expect((await carryOut({ kind: 'restore', of: 'member', ref: NOBODY })).ends).toEqual([{ as: 'gone' }]);
  });
});

describe('a recorded switch', () => {
  const timestamp = '2023-05-01T10:00:00.000Z';
  const at = microsFromMs(Date.parse(timestamp));

  async function openWithSwitch(names: readonly string[]) {
    const house = await openWithRuns();
    const row = { uuid: crypto.randomUUID(), system: OWN, timestamp: at, members: names.map(house.uuid) };
    insertSwitch(house.state, row);
    const record = (...members: string[]): RunOperation => ({
      kind: 'record-switch',
      timestamp,
      members: members.map(house.uuid),
    });
    const deletion = (...members: string[]): RunOperation => ({
      ...{ kind: 'delete-switch', id: row.uuid, timestamp },
      members: members.map(house.uuid),
    });
    const isThere = () => house.state.switches.has(row.uuid);
    return { ...house, switchRow: row, record, deletion, isThere };
  }

  test('is there already with the same members, and its time is taken by other ones or by another order', async () => {
    const { carryOut, record, writes } = await openWithSwitch(['Luna', 'Cas']);
    const { ends } = await carryOut(record('Luna', 'Cas'), record('Cas', 'Luna'), record('Moss'));
    const taken = { as: 'refused', ...runWords.timeTaken };
    expect(ends).toEqual([{ as: 'same' }, taken, taken]);
    expect(writes('/switches')).toBe(0);
  });

  test('is deleted if it is as the person saw it', async () => {
    const { carryOut, deletion, isThere } = await openWithSwitch(['Luna', 'Cas']);
    const { ends } = await carryOut(deletion('Cas', 'Luna'), deletion('Luna'));
    const left = { switch: { why: 'changed', now: expect.stringContaining('2023-05-01T10:00:00') } };
    expect(ends).toEqual([
      { as: 'left', left },
      { as: 'left', left },
    ]);
    expect(isThere()).toBe(true);
    expect((await carryOut(deletion('Luna', 'Cas'))).ends).toMatchObject([{ as: 'done' }]);
    expect(isThere()).toBe(false);
  });

  test('is left if another device has moved it, and is gone if one has deleted it', async () => {
    const { carryOut, deletion, switchRow, state } = await openWithSwitch(['Luna']);
    switchRow.timestamp += 1n;
    expect((await carryOut(deletion('Luna'))).ends).toMatchObject([{ as: 'left' }]);
    switchRow.timestamp = at;
    deleteSwitch(state, switchRow);
    expect((await carryOut(deletion('Luna'))).ends).toEqual([{ as: 'gone' }]);
  });

  test('whose deletion got no answer is deleted by the run: its undo records it again', async () => {
    const { carryOut, undo, deletion, loseAnswer, state } = await openWithSwitch(['Luna']);
    loseAnswer('DELETE', '/switches/');
    const { ends, id } = await carryOut(deletion('Luna'));
    expect(ends).toMatchObject([{ as: 'done' }]);
    await undo(id);
    expect([...state.switches.values()].filter((row) => row.timestamp === at)).toHaveLength(1);
  });

  test('of a member who is gone is refused, and the others are recorded', async () => {
    const { carryOut, row, uuid, state } = await openWithRuns();
    const cas = row('Cas');
    const gone = uuid('Cas');
    if (cas !== undefined) deleteMember(state, cas);
    const { ends } = await carryOut(
      { kind: 'record-switch', timestamp, members: [gone] },
      { kind: 'record-switch', timestamp, members: [uuid('Luna')] },
    );
    expect(ends).toMatchObject([{ as: 'gone' }, { as: 'done' }]);
  });
});
