import {
  type FileMember,
  firstChoice,
  type ImportPlan,
  importSteps,
  planImport,
  readSystemFile,
  type SystemFile,
} from '@frontboard/portable';
import { expect, test } from 'vitest';
import { createSafeStorage, memoryStorage } from '../../platform/storage.ts';
import { addImportLinks, type ImportLinks, importLinksStores, linksOfRun } from '../runs/import-links.ts';
import type { Run } from '../runs/run.ts';
import { importOperations } from './import-operations.ts';
import { linkedChoice, linksOfPlan } from './linked-choice.ts';

const member = (key: string, name: string, uuid: string | null = null): FileMember => ({
  key,
  id: null,
  uuid,
  fields: { name },
});

function fileOf(format: SystemFile['format'], members: readonly FileMember[]): SystemFile {
  return {
    format,
    isByPluralKit: false,
    wholeParts: new Set(),
    id: null,
    uuid: null,
    sourceSystem: null,
    system: null,
    config: null,
    members,
    groups: [],
    fields: [],
    switches: [],
    since: null,
    until: null,
    notes: [],
    lost: [],
    unknown: [],
    assumed: [],
    doubts: [],
  };
}

const LIMITS = {
  nowMs: Date.parse('2026-11-24T00:00:00Z'),
  memberLimit: 1_000,
  groupLimit: 250,
  resolveTimezone: () => null,
};

/** The plan with the file's values. */
function plan(file: SystemFile, now: SystemFile, links: ImportLinks = {}) {
  const choice = linkedChoice(firstChoice(file, now), { file, now, links });
  return planImport(file, now, { ...choice, existing: 'replace' }, LIMITS);
}

/** A run that has carried out all operations of an import, in which each new record got the uuid `made-<place>`. */
function ended(operations: Run['items'][number]['operation'][]): Run {
  const head = {
    id: 'run',
    viewer: 'viewer',
    about: 'import' as const,
    startedAtMs: 0,
    endedAtMs: 1,
    phase: 'ended' as const,
    workedMs: 0,
    undoes: null,
    undoneBy: null,
  };
  return {
    head,
    items: operations.map((operation, index) => ({
      operation,
      progress: {
        step: 'ended',
        end: {
          as: 'done',
          former: { kind: 'created', uuid: `made-${index}`, before: [], isChecked: true },
          left: {},
        },
      },
    })),
  };
}

const read = (value: object) => readSystemFile(new Blob([JSON.stringify(value)]), Date.now());

/** What an import of a file into an empty system leaves behind: its links, and the system with a member `made-0`, `made-1`, … for each of the file. */
function imported(file: SystemFile): { readonly links: ImportLinks; readonly now: SystemFile } {
  const operations = importOperations(importSteps(plan(file, fileOf('pluralkit', []))), file);
  const members = file.members.map((one, index) =>
    member(`aaaab${'abcdefgh'[index]}`, String(one.fields.name), `made-${index}`),
  );
  return { links: linksOfRun(ended([...operations])), now: fileOf('pluralkit', members) };
}

/** The system after a member got another name there. */
const renamed = (now: SystemFile, name: string, next: string): SystemFile => ({
  ...now,
  members: now.members.map((one) => (one.fields.name === name ? { ...one, fields: { name: next } } : one)),
});

/** Each member of a file with what an import does, and to whom. */
const outcome = ({ members }: ImportPlan) =>
  members.map(({ record, verdict, target, candidates }) =>
    [record.fields.name, verdict, ...[target, ...candidates].flatMap((one) => one?.fields.name ?? [])].join(
      ' ',
    ),
  );

const OBJECT_ID = '64d1f0a27b3c9e0012ab34cd';
const UUID = '7f3c2f0e-5b0b-4f0e-9d0b-0c2a4d8f2b11';

/** Files of programs that count their members, with the names in their order. Uuids of Plural Star are random in each file. */
const COUNTING: Readonly<Record<string, (names: readonly string[]) => object>> = {
  'Plural Star for PluralKit': (names) => ({
    version: 1,
    name: 'Lamp',
    members: names.map((name, index) => ({ id: `aaaa${'abcde'[index]}`, uuid: crypto.randomUUID(), name })),
    switches: names.map((_, index) => ({
      timestamp: `2025-01-0${index + 1}T00:00:00Z`,
      members: [`aaaa${'abcde'[index]}`],
    })),
  }),
  'Octocon for PluralKit': (names) => ({
    version: 2,
    name: 'Lamp',
    switches: [],
    members: names.map((name, index) => ({ id: String(index + 1), name })),
    groups: [],
  }),
  Octocon: (names) => ({
    user: { id: 'abcdefg', username: 'lamp' },
    alters: names.map((name, index) => ({ id: index + 1, name })),
  }),
  PluralPort: (names) => ({
    pluralport_version: '0.1',
    systems: [{ id: 's1', name: 'Lamp' }],
    members: names.map((name, index) => ({ id: `m${index + 1}`, system_id: 's1', name })),
  }),
  'PluralPort with counted uuids': (names) => ({
    pluralport_version: '0.1',
    members: names.map((name, index) => ({ id: `00000000-0000-4000-8000-00000000000${index}`, name })),
  }),
};

test.each(Object.entries(COUNTING))(
  'a second file of %s, in which the numbers belong to others, changes nobody else and shifts no history',
  async (_program, fileWith) => {
    const { links, now } = imported(await read(fileWith(['Ash', 'Birch', 'Cedar', 'Dune'])));
    const second = await read(fileWith(['Birch', 'Cedar', 'Dune', 'Elm']));
    const again = plan(second, now, links);
    expect(outcome(again)).toEqual(['Birch equal Birch', 'Cedar equal Cedar', 'Dune equal Dune', 'Elm new']);
    expect(importSteps(again).filter(({ kind }) => kind.startsWith('change'))).toEqual([]);
    const people = importSteps(again).flatMap((step) =>
      step.kind === 'record-switch' ? [step.members] : [],
    );
    if (second.switches.length > 0) {
      expect(people).toEqual([
        [{ existing: 'made-1' }],
        [{ existing: 'made-2' }],
        [{ existing: 'made-3' }],
        [{ created: 'aaaad' }],
      ]);
    }
  },
);

test.each(['Octocon', 'PluralPort', 'PluralPort with counted uuids'])(
  'a number of %s with another name than before is for a person to decide, and nothing is sent until then',
  async (program) => {
    const fileWith = COUNTING[program] as (names: readonly string[]) => object;
    const { links, now } = imported(await read(fileWith(['Ash', 'Birch'])));
    const again = plan(await read(fileWith(['Ash', 'Beech'])), now, links);
    expect(outcome(again)).toEqual(['Ash equal Ash', 'Beech unsure Birch']);
    expect(importSteps(again)).toEqual([]);
  },
);

test('a number is not followed in a file of PluralKit’s form that names no system', async () => {
  for (const program of ['Plural Star for PluralKit', 'Octocon for PluralKit']) {
    const fileWith = COUNTING[program] as (names: readonly string[]) => object;
    const { links, now } = imported(await read(fileWith(['Ash'])));
    expect(links).toEqual({});
    expect(outcome(plan(await read(fileWith(['Beech'])), now, links))).toEqual(['Beech new']);
  }
});

test('a member who was renamed in PluralKit is known again by the number and the name in the file', async () => {
  const file = await read(COUNTING.Octocon?.(['Ash', 'Birch']) ?? {});
  const { links, now } = imported(file);
  const again = plan(file, renamed(now, 'Ash', 'Rowan'), links);
  expect(outcome(again)).toEqual(['Ash changed Rowan', 'Birch equal Birch']);
  expect(JSON.stringify(links)).not.toMatch(/ash|birch|abcdefg/i);
});

test('without a system in the file, the number and the name of a renamed member are a question', async () => {
  const file = await read(COUNTING.PluralPort?.(['Ash', 'Birch']) ?? {});
  const { links, now } = imported(file);
  expect(outcome(plan(file, renamed(now, 'Ash', 'Rowan'), links))).toEqual([
    'Ash unsure Rowan',
    'Birch equal Birch',
  ]);
});

test.each([
  ['Octocon', (id: string) => ({ user: { id }, alters: [{ id: 1, name: 'Ash' }] })],
  [
    'Tupperbox',
    (id: string) => ({
      tuppers: [{ id: 1, name: 'Ash', avatar_url: `https://cdn.tupperbox.app/pfp/${id.length}/a.webp` }],
    }),
  ],
  ['an older Tupperbox', (id: string) => ({ tuppers: [{ id: 1, user_id: id, name: 'Ash' }] })],
  [
    'Simply Plural',
    (id: string) => ({ users: [{ _id: id }], members: [{ _id: 'm1', name: 'Ash' }], frontHistory: [] }),
  ],
  [
    'PluralSpace',
    (id: string) => ({
      system: { slug: id },
      members: [{ id: 1, name: 'Ash' }],
      member_groups: [],
      fronts: [],
    }),
  ],
  [
    'Sheaf',
    (id: string) => ({ version: '2', system: { id }, members: [{ id: 'm1', name: 'Ash' }], fronts: [] }),
  ],
])(
  'a file of another account of %s does not reach the members of the first one',
  async (_program, fileOfAccount) => {
    const { links, now } = imported(await read(fileOfAccount('one')));
    const changed = renamed(now, 'Ash', 'Rowan');
    expect(outcome(plan(await read(fileOfAccount('one')), changed, links))).toEqual(['Ash changed Rowan']);
    expect(outcome(plan(await read(fileOfAccount('another')), changed, links))).toEqual(['Ash new']);
  },
);

test.each([
  ['Simply Plural', 'simply-plural', OBJECT_ID],
  ['Sheaf', 'sheaf', UUID],
] as const)('a random ID of %s is proof, whatever the names are', (_program, format, id) => {
  const { links, now } = imported(fileOf(format, [member(id, 'Juno')]));
  expect(Object.values(links)).toEqual(['made-0']);
  const again = plan(fileOf(format, [member(id, 'Ash')]), renamed(now, 'Juno', 'Bo'), links);
  expect(outcome(again)).toEqual(['Ash changed Bo']);
});

test('the uuids of another system in PluralKit are known again, its short IDs are not', async () => {
  const own = (name: string, id: string) =>
    read({ uuid: UUID, members: [{ id, uuid: '5b0b7f3c-2f0e-4f0e-9d0b-4d8f2b110c2a', name }], switches: [] });
  const { links, now } = imported(await own('Ash', 'aaaaa'));
  expect(outcome(plan(await own('Rowan', 'bbbbb'), now, links))).toEqual(['Rowan changed Ash']);
  const other = await read({ uuid: UUID, members: [{ id: 'aaaaa', name: 'Beech' }], switches: [] });
  expect(outcome(plan(other, now, links))).toEqual(['Beech new']);
});

test('a record that was matched by its name is found under its new name at the next import', () => {
  const file = fileOf('simply-plural', [member(OBJECT_ID, 'Juno')]);
  const found = plan(file, fileOf('pluralkit', [member('aaaaaa', 'Juno', 'uuid-1')]));
  const links = linksOfPlan(file, found);
  expect(Object.values(links)).toEqual(['uuid-1']);
  const now = fileOf('pluralkit', [member('aaaaaa', 'Ash', 'uuid-1')]);
  expect(plan(file, now, links).members[0]?.target?.uuid).toBe('uuid-1');
});

test('a deleted member is created again, and another program’s record with the same key is a different one', () => {
  const { links } = imported(fileOf('simply-plural', [member(OBJECT_ID, 'Juno')]));
  const now = fileOf('pluralkit', [member('aaaaaa', 'Ash', 'uuid-1')]);
  expect(outcome(plan(fileOf('simply-plural', [member(OBJECT_ID, 'Juno')]), now, links))).toEqual([
    'Juno new',
  ]);
  const there = fileOf('pluralkit', [member('aaaaaa', 'Ash', 'made-0')]);
  expect(outcome(plan(fileOf('octocon', [member(OBJECT_ID, 'Juno')]), there, links))).toEqual(['Juno new']);
});

test('a record of the file that has the uuid of an existing one leaves no room for a linked one', () => {
  const { links, now } = imported(fileOf('simply-plural', [member(OBJECT_ID, 'Juno')]));
  const file = fileOf('simply-plural', [member(OBJECT_ID, 'Bo'), member('b', 'Ash', 'made-0')]);
  expect(outcome(plan(file, now, links))).toEqual(['Bo new', 'Ash changed Juno']);
});

test('a key that is only a place in the file is not stored', () => {
  expect(imported(fileOf('tupperbox', [member('#0', 'Juno')])).links).toEqual({});
  const now = fileOf('pluralkit', [member('aaaaaa', 'Ash', 'made-0')]);
  const file = fileOf('tupperbox', [member('#0', 'Juno')]);
  expect(plan(file, now, { 'tupperbox:member:#0': 'made-0' }).members[0]?.verdict).toBe('new');
});

test('of the older links on a device, which name no system, only those of random IDs count', async () => {
  const area = memoryStorage();
  const former = {
    'pluralkit:member:aaaab': 'made-0',
    'octocon:member:1': 'made-1',
    'pluralport:member:m1': 'made-2',
    'tupperbox:member:200001': 'made-3',
    [`simply-plural:member:${OBJECT_ID}`]: 'made-4',
    [`sheaf:member:${UUID}`]: 'made-5',
  };
  area.setItem(importLinksStores.keyOf('one'), JSON.stringify({ version: 1, links: former }));
  const links = importLinksStores(createSafeStorage({ open: () => area }))('one').getState();
  expect(links).toEqual(former);
  const members = ['A', 'B', 'C', 'D', 'E', 'F'].map((name, index) =>
    member(`aaaaa${'abcdef'[index]}`, `Now ${name}`, `made-${index}`),
  );
  const now = fileOf('pluralkit', members);
  const planned = async (file: object) => outcome(plan(await read(file), now, links));
  const someone = { name: 'Someone' };
  expect([
    await planned({ members: [{ ...someone, id: 'aaaab', uuid: UUID }], switches: [] }),
    await planned({ user: { id: 'abcdefg' }, alters: [{ ...someone, id: 1 }] }),
    await planned({ pluralport_version: '0.1', members: [{ ...someone, id: 'm1' }] }),
    await planned({ tuppers: [{ ...someone, id: 200001 }] }),
    await planned({ users: [{ _id: 'u' }], members: [{ ...someone, _id: OBJECT_ID }] }),
    await planned({ version: '2', system: {}, members: [{ ...someone, id: UUID }], fronts: [] }),
  ]).toEqual([
    ['Someone new'],
    ['Someone new'],
    ['Someone new'],
    ['Someone new'],
    ['Someone changed Now E'],
    ['Someone changed Now F'],
  ]);
});

test('links are stored for each account, and the newest 5,000 stay', () => {
  const place = createSafeStorage({ open: () => memoryStorage() });
  const store = importLinksStores(place)('one');
  addImportLinks(
    store,
    Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`old-${index}`, 'x'])),
  );
  addImportLinks(store, { new: 'y' });
  const stored = importLinksStores(place)('one').getState();
  expect(Object.keys(stored)).toHaveLength(5_000);
  expect([stored['old-0'], stored['old-1'], stored.new]).toEqual([undefined, 'x', 'y']);
  expect(importLinksStores(place)('two').getState()).toEqual({});
});
