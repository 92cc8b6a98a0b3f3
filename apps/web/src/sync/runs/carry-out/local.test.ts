import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import './carry-out.ts';
import { localDataStores, puttingLocal } from '../../../session/local/local-data.ts';
import { orderedFields } from '../../../session/local/member-fields.ts';
import { emptyDatabase } from '../../../testing/empty-database.ts';
import { installFakeDatabase } from '../../../testing/fake-database.ts';
import type { OpenApp } from '../../../testing/open-app.ts';
import { closeHouses, openHouse } from '../../../testing/runs-house.ts';
import { systemUuidOf } from '../../../testing/small-world.ts';
import { openRuns } from '../open-runs.ts';
import type { OperationOf, RunOperation } from '../operation.ts';
import { deviceRuns } from '../run-store.ts';

installFakeDatabase();
beforeEach(emptyDatabase);
afterEach(closeHouses);

const OWN = systemUuidOf(0);
const TIME = '2023-05-01T10:00:00Z';

const storing = (more: Partial<OperationOf<'store-local'>>): RunOperation => ({
  kind: 'store-local',
  fields: [{ name: 'Likes', kind: 'text', choices: [] }],
  members: [],
  switches: [],
  ...more,
});

const about = (ref: string, value: string) => ({
  ref,
  values: { 0: value },
  texts: [`About ${value}`],
  state: 'resting' as const,
});

function localOf({ privateStorage, session }: OpenApp) {
  const place = privateStorage.of(session.getState().isStored);
  return privateStorage.store(localDataStores, place)(OWN);
}

async function openWithRuns() {
  const house = await openHouse();
  const runs = openRuns(house.first);
  const local = localOf(house.first);
  const start = async (...operations: readonly RunOperation[]) => {
    const id = await house.during(runs.start({ about: 'import', operations }), 60_000);
    return { id, ends: house.ends(runs, id) };
  };
  const undo = async (id: string) => {
    await house.during(runs.undo(id));
    await house.pass(60_000);
  };
  const likesOf = (uuid: string) => {
    const { fieldDefinitions, fieldValues } = local.getState();
    const [field] = orderedFields(fieldDefinitions);
    return fieldValues[uuid]?.[field?.id ?? ''];
  };
  return { ...house, runs, local, start, undo, likesOf };
}

describe('what a file says that PluralKit has no place for', () => {
  test('is stored for members that the run creates, and with the uuids of its switches; nothing of it is sent', async () => {
    const { start, local, named, uuid, likesOf, world } = await openWithRuns();
    const { ends } = await start(
      { kind: 'create', of: 'member', ref: 'new', fields: { name: 'Newcomer' } },
      storing({ members: [about('new', 'tea'), about(uuid('Luna'), 'rain')] }),
      { kind: 'record-switch', timestamp: TIME, members: ['new'] },
      storing({
        fields: [],
        switches: [{ timestamp: TIME, id: null, texts: ['Party'], roles: { new: 'primary' } }],
      }),
    );
    expect(ends).toEqual(['done', 'done', 'done', 'done']);
    const newcomer = named('Newcomer')[0]?.uuid ?? '';
    expect([likesOf(newcomer), likesOf(uuid('Luna'))]).toEqual(['tea', 'rain']);
    const { recordNotes, memberStates, switchNotes } = local.getState();
    expect(recordNotes[newcomer]?.text).toBe('About tea');
    expect(memberStates[newcomer]).toBe('resting');
    const recorded = [...world.sandbox.state.switches.values()].map((row) => row.uuid);
    expect(recorded).toEqual(expect.arrayContaining(Object.keys(switchNotes)));
    expect(Object.values(switchNotes)).toMatchObject([
      { text: 'Party', switchMs: Date.parse(TIME), members: { [newcomer]: { role: 'primary' } } },
    ]);
    const bodies = JSON.stringify(world.sandbox.requests.list());
    expect(bodies).not.toMatch(/Party|About|Likes/);
  });

  test('changes nothing a second time', async () => {
    const { start, local, uuid } = await openWithRuns();
    const operation = storing({ members: [about(uuid('Luna'), 'rain')] });
    await start(operation);
    const once = local.getState();
    expect((await start(operation)).ends).toEqual(['same']);
    expect(local.getState()).toEqual(once);
  });

  test('is left out for a member that was not created', async () => {
    const { start, local, uuid } = await openWithRuns();
    const { ends } = await start(
      { kind: 'create', of: 'member', ref: 'new', fields: { name: '' } },
      storing({ members: [about('new', 'tea'), about(uuid('Cas'), 'rain')] }),
    );
    expect(ends?.[0]).not.toBe('done');
    expect(Object.keys(local.getState().recordNotes)).toEqual([uuid('Cas')]);
  });

  test('is undone with its run, except what a person has changed since', async () => {
    const { start, undo, local, uuid } = await openWithRuns();
    local.update(puttingLocal('recordNotes', uuid('Moss'), { text: 'Mine', marks: [], atMs: 1 }));
    const { id } = await start(
      { kind: 'create', of: 'member', ref: 'new', fields: { name: 'Newcomer' } },
      storing({ members: ['new', uuid('Luna'), uuid('Cas'), uuid('Moss')].map((ref) => about(ref, 'tea')) }),
    );
    expect(local.getState().recordNotes[uuid('Moss')]?.text).toBe('Mine\n\nAbout tea');
    local.update(puttingLocal('recordNotes', uuid('Cas'), { text: 'Changed', marks: [], atMs: 2 }));
    await undo(id);
    const { recordNotes, fieldDefinitions, fieldValues, memberStates } = local.getState();
    expect(recordNotes).toEqual({
      [uuid('Moss')]: { text: 'Mine', marks: [], atMs: 1 },
      [uuid('Cas')]: { text: 'Changed', marks: [], atMs: 2 },
    });
    expect([fieldDefinitions, fieldValues, memberStates]).toEqual([{}, {}, {}]);
  });

  test('is stored after a restart in the middle, once, and Undo has all of it', async () => {
    const { first, open, pass, during, uuid, online, runs } = await openWithRuns();
    online.set(false);
    const id = await during(
      runs.start({ about: 'import', operations: [storing({ members: [about(uuid('Luna'), 'tea')] })] }),
      1_000,
    );
    // As a page that closed between the journal and the data has left it.
    const [left] = await deviceRuns.load(OWN).then((all) => all.filter(({ head }) => head.id === id));
    const item = left?.items[0];
    if (item === undefined) throw new Error('There is one operation.');
    const note = { text: 'About tea', marks: [], atMs: 7 };
    const changes = { [`recordNotes/${uuid('Luna')}`]: { after: note } };
    first.close();
    await deviceRuns.change(id, {
      items: [[0, { ...item, progress: { step: 'sent', sinceMs: 0, with: { kind: 'local', changes } } }]],
    });
    online.set(true);
    const second = open();
    const again = openRuns(second);
    await pass(60_000);
    expect(localOf(second).getState().recordNotes).toEqual({ [uuid('Luna')]: note });
    await during(again.undo(id));
    await pass(60_000);
    expect(localOf(second).getState().recordNotes).toEqual({});
  });
});
