import { parse } from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { RunOperation } from '../sync/runs/operation.ts';
import { emptyDatabase } from './empty-database.ts';
import { installFakeDatabase } from './fake-database.ts';

installFakeDatabase();

/** Modules take what they need from the table when they are loaded: all are loaded again, with one line more in the table alone. */
async function loadWithField() {
  vi.resetModules();
  const { MEMBER_TABLE } = await import('@frontboard/model/tables');
  Object.assign(MEMBER_TABLE, { shiny: { kind: 'flag', hiddenBy: 'metadata_privacy' } });
  await import('../sync/runs/carry-out/carry-out.ts');
  return {
    ...(await import('@frontboard/model')),
    ...(await import('@frontboard/portable')),
    ...(await import('../persistence/answers/stored-record.ts')),
    ...(await import('../sync/records/fields.ts')),
    ...(await import('../sync/runs/open-runs.ts')),
    ...(await import('./runs-house.ts')),
  };
}

let app: Awaited<ReturnType<typeof loadWithField>>;

beforeAll(async () => {
  app = await loadWithField();
});

beforeEach(emptyDatabase);

afterAll(() => {
  app.closeHouses();
  // The next file has the table as it is.
  vi.resetModules();
});

/** A member of the sandbox's with the invented field, and what else the house has. */
async function openShiny() {
  const house = await app.openHouse(['Luna']);
  const runs = app.openRuns(house.first);
  const luna = house.uuid('Luna');
  const setShiny: RunOperation = {
    ...{ kind: 'change', of: 'member', ref: luna },
    ...{ before: { shiny: false }, after: { shiny: true } },
  };
  const start = (operation: RunOperation) =>
    house.during(runs.start({ about: 'bulk', operations: [operation] }));
  const id = await start(setShiny);
  const shinyOf = (name: string) => house.named(name).map((row) => Reflect.get(row, 'shiny'));
  const undo = async (run: string) => {
    await house.during(runs.undo(run), 5_000);
    await house.pass(30_000);
  };
  const read = () => house.during(house.first.client.members.list('@me' as never, {}), 2_000);
  return { ...house, luna, id, start, undo, shinyOf, read };
}

test('a field that is in the table alone is written, and undone', async () => {
  const { id, undo, shinyOf } = await openShiny();
  expect(shinyOf('Luna')).toEqual([true]);
  await undo(id);
  expect(shinyOf('Luna')).toEqual([false]);
});

test('it is in the copy of a deleted member, and restored', async () => {
  const { luna, start, undo, shinyOf } = await openShiny();
  const id = await start({ kind: 'delete', of: 'member', ref: luna });
  expect(shinyOf('Luna')).toEqual([]);
  await undo(id);
  expect(shinyOf('Luna')).toEqual([true]);
});

test('it is read, stored on the device, and hidden by its privacy setting', async () => {
  const { read } = await openShiny();
  const luna = (await read()).find(({ name }) => name === 'Luna');
  if (luna === undefined) throw new Error('There is no Luna.');
  const stored = parse(app.storedMemberSchema, JSON.parse(JSON.stringify(luna)));
  expect(app.fieldsOfMember(stored)).toMatchObject({ name: 'Luna', shiny: true });
  const privacy = { ...luna.privacy, metadata_privacy: 'private' } as NonNullable<typeof luna.privacy>;
  expect(app.memberForOthers(app.memberToWire(luna), privacy)).toMatchObject({ name: 'Luna', shiny: null });
});

test('it is checked, exported, imported and compared', async () => {
  expect(app.validateMember({ shiny: 'yes' }, { mode: 'edit' })).toMatchObject({
    fields: { shiny: ['Shiny must be a boolean (true or false)'] },
  });
  const { read } = await openShiny();
  const members = (await read()).map(app.memberToWire);
  const answers = { system: { id: 'abcde', uuid: '1' }, config: {}, members, groups: [], switches: [] };
  const texts = [
    app.writeExport(answers),
    app.writePluralPort(answers, { version: '1', exportedAt: '2026' }),
  ];
  const nowMs = Date.parse('2026-11-24T00:00:00Z');
  for (const text of texts) {
    const file = await app.readSystemFile(new Blob([text]), nowMs);
    expect(file.unknown).toEqual([]);
    const luna = file.members.filter(({ fields }) => fields.name === 'Luna');
    const before = {
      ...file,
      members: luna.map((it) => ({ ...it, fields: { ...it.fields, shiny: false } })),
    };
    const { members: compared } = app.compareFiles(before, file);
    expect(compared.changed.map(({ fields }) => fields)).toEqual([
      [{ field: 'shiny', before: false, after: true }],
    ]);
    const choice = { ...app.firstChoice(file, before), existing: 'replace' as const };
    const limits = { nowMs, memberLimit: 1_000, groupLimit: 250, resolveTimezone: () => null };
    expect(JSON.stringify(app.importSteps(app.planImport(file, before, choice, limits)))).toContain(
      '"shiny":true',
    );
  }
});
