import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readSystemFile } from '../src/index.ts';
import { NOW, problemOf, read } from './read-value.ts';
import { recordedText } from './recorded.ts';

const cases: readonly { name: string; file: unknown; result: { added: number } }[] = JSON.parse(
  recordedText('import-cases'),
);

/** What only PluralKit knows of a system. */
const UUID = '7f3c2f0e-5b0b-4f0e-9d0b-0c2a4d8f2b11';
const BY_PLURALKIT = { id: 'zzzzz', created: '2020-01-01T00:00:00Z', accounts: [1] };

/** Not a file of a system at all, or without any sign of which program wrote it. */
const REFUSED: Readonly<Record<string, string>> = {
  'array-root': 'wrong-shape',
  'empty-object': 'unknown-format',
};

test.each(cases)('the file "$name" is read where its content can be', async ({ name, file }) => {
  if (name in REFUSED) expect((await problemOf(file))[0]).toBe(REFUSED[name]);
  else expect((await read(file)).members.length).toBeGreaterThan(0);
});

describe('files of PluralKit', () => {
  it('of 2019 have one proxy tag, a birthday without year and a time zone', async () => {
    const file = await read({
      name: 'Old',
      timezone: 'Europe/Berlin',
      members: [
        { id: 'aaaaa', name: 'Ash', birthday: '0001-03-04', color: 'FF00AA', prefix: 'A:', suffix: null },
      ],
      switches: [],
    });
    expect(file.config).toEqual({ timezone: 'Europe/Berlin' });
    expect(file.members[0]?.fields).toEqual({
      name: 'Ash',
      color: 'ff00aa',
      birthday: '0004-03-04',
      proxy_tags: [{ prefix: 'A:', suffix: null }],
    });
  });

  it('of 2021 have flat privacy and a text where later ones have an object', async () => {
    const file = await read({
      version: 1,
      ...BY_PLURALKIT,
      name: 'Flat',
      description_privacy: 'private',
      members: [
        { id: 'aaaaa', name: 'Ash', privacy: 'private', visibility: 'private', name_privacy: 'public' },
      ],
      switches: [],
    });
    expect(file.system).toMatchObject({ privacy: { description_privacy: 'private' } });
    expect(file.members[0]?.fields.privacy).toEqual({ visibility: 'private', name_privacy: 'public' });
  });

  it.each([
    ['of another program, which calls everything public', { id: 'zzzzz', created: '2020', accounts: [] }],
    ['without an ID', { ...BY_PLURALKIT, id: null }],
    ['with another program’s ID', { ...BY_PLURALKIT, id: '1' }],
    ['without a date', { ...BY_PLURALKIT, created: null }],
    ['without anything of a system', {}],
  ])('%s opens nothing, and can close', async (_name, root) => {
    const privacy = { visibility: 'public', name_privacy: 'private', description_privacy: 'public' };
    const file = await read({
      ...root,
      name: 'Lamp',
      privacy: { front_privacy: 'public', member_list_privacy: 'private' },
      members: [{ id: 'aaaaa', name: 'Ash', privacy }],
      groups: [{ id: 'ggggg', name: 'Trees', members: [], privacy }],
      switches: [],
    });
    expect(file.system?.privacy).toEqual({ member_list_privacy: 'private' });
    expect(file.members[0]?.fields.privacy).toEqual({ name_privacy: 'private' });
    expect(file.groups[0]?.fields.privacy).toEqual({ name_privacy: 'private' });
  });

  it.each([
    ['PluralKit', BY_PLURALKIT, null, true],
    ['Frontboard', { ...BY_PLURALKIT, accounts: undefined, uuid: UUID, config: {} }, null, true],
    ['a program with an empty list of accounts', { ...BY_PLURALKIT, accounts: [] }, null, false],
    ['a program that has no settings', { ...BY_PLURALKIT, accounts: undefined, uuid: UUID }, null, false],
    ['a program that has no IDs', { version: 1 }, null, false],
    ['a program without privacy', BY_PLURALKIT, { privacy: null }, false],
  ])('by %s: only PluralKit’s own have empty fields', async (_name, root, extra, isByPluralKit) => {
    const empty = { display_name: null, description: '', proxy_tags: [], keep_proxy: false, tts: false };
    const file = await read({
      ...root,
      name: 'Lamp',
      tag: null,
      members: [
        { id: 'aaaaa', name: 'Ash', pronouns: 'they', ...empty },
        { id: 'aaaab', name: 'Birch', keep_proxy: true, ...extra },
      ],
      groups: [{ id: 'ggggg', name: 'Trees', members: [], icon: null }],
      switches: [],
    });
    expect(file.isByPluralKit).toBe(isByPluralKit);
    const [system, ash, birch, group] = isByPluralKit
      ? [{ tag: null }, { ...empty, description: null }, {}, { icon: null }]
      : [{}, {}, extra === null ? {} : { privacy: {} }, {}];
    expect(file.system).toEqual({ name: 'Lamp', ...system });
    expect(file.members[0]?.fields).toEqual({ name: 'Ash', pronouns: 'they', ...ash });
    expect(file.members[1]?.fields).toEqual({ name: 'Birch', keep_proxy: true, ...birch });
    expect(file.groups[0]?.fields).toEqual({ name: 'Trees', ...group });
  });

  it.each([
    ['with its accounts', BY_PLURALKIT],
    ['saved by a program with its data', { ...BY_PLURALKIT, accounts: undefined, uuid: UUID, config: {} }],
  ])('%s say who can see what', async (_name, root) => {
    const privacy = { visibility: 'public', name_privacy: 'private' };
    const file = await read({ ...root, members: [{ id: 'aaaaa', name: 'Ash', privacy }], switches: [] });
    expect(file.members[0]?.fields.privacy).toEqual(privacy);
  });

  it.each([
    [true, { visibility: 'private' }, ['']],
    [false, { visibility: 'private' }, ['']],
    [0, { visibility: 'private' }, ['']],
    [['public'], { visibility: 'private' }, ['']],
    ['Public', { visibility: 'private' }, ['']],
    [{ visibility: 'friends' }, { visibility: 'private' }, ['.visibility']],
    [
      { visibility: 0, name_privacy: {}, banner_privacy: false },
      { visibility: 'private', name_privacy: 'private', banner_privacy: 'private' },
      ['.visibility', '.name_privacy', '.banner_privacy'],
    ],
    [{ visibility: null, name_privacy: 'public' }, { name_privacy: 'public' }, []],
    [{ visibility: 'private', other: 3 }, { visibility: 'private' }, []],
  ])(
    'have the privacy %j, which means %j: what cannot be read closes and is noted',
    async (privacy, expected, closed) => {
      const file = await read({
        ...BY_PLURALKIT,
        members: [{ id: 'aaaaa', name: 'Ash', privacy }],
        switches: [],
      });
      expect(file.members[0]?.fields.privacy).toEqual(expected);
      expect(file.notes).toMatchObject(
        closed.map((place) => ({ kind: 'closed', path: `$.members[0].privacy${place}` })),
      );
    },
  );

  it.each([
    [
      { visibility: false, name_privacy: 'public' },
      { visibility: 'private', name_privacy: 'public' },
    ],
    [{ visibility: 1 }, { visibility: 'private' }],
    [{ visibility: null }, {}],
  ])('with the flat privacy %j have %j', async (flat, expected) => {
    const members = [{ id: 'aaaaa', name: 'Ash', ...flat }];
    const file = await read({ ...BY_PLURALKIT, members, switches: [] });
    expect(file.members[0]?.fields.privacy).toEqual(expected);
  });

  it('have switches in order, in UTC, with six digits, equal times made different and each member once', async () => {
    const file = await read({
      members: [{ id: 'aaaaa', name: 'Ash' }],
      switches: [
        { timestamp: '2024-01-02T00:00:00.12345678Z', members: ['aaaaa', 'aaaaa'] },
        { timestamp: '2024-01-01T01:00:00+01:00', members: ['aaaaa', 'zzzzz'] },
        { timestamp: '2024-01-01T00:00:00Z', members: [] },
        { timestamp: '2024-01-01T00:00:00.000000Z', members: ['aaaaa'] },
        { timestamp: '2023-01-01T00:00:00Z', members: ['zzzzz'] },
        { timestamp: 'yesterday', members: [] },
      ],
    });
    expect(file.switches).toEqual([
      { timestamp: '2024-01-01T00:00:00Z', members: ['aaaaa'] },
      { timestamp: '2024-01-01T00:00:00.000001Z', members: [] },
      { timestamp: '2024-01-02T00:00:00.123456Z', members: ['aaaaa'] },
    ]);
    expect(file.notes).toMatchObject([
      { kind: 'unknown-member', path: '$.switches[1].members' },
      { kind: 'moved', path: '$.switches[2]' },
      { kind: 'same-time', path: '$.switches[3]' },
      { kind: 'unknown-member', path: '$.switches[4].members' },
      { kind: 'unreadable', path: '$.switches[5].timestamp' },
    ]);
  });

  it('keep one of two switches at the last instant that a time can name', async () => {
    const file = await read({
      ...BY_PLURALKIT,
      members: [{ id: 'aaaaa', name: 'Ash' }],
      switches: [
        { timestamp: '9999-12-31T23:59:59.999999Z', members: ['aaaaa'] },
        { timestamp: '9999-12-31T23:59:59.999999Z', members: [] },
      ],
    });
    expect(file.switches).toEqual([{ timestamp: '9999-12-31T23:59:59.999999Z', members: ['aaaaa'] }]);
    expect(file.notes).toMatchObject([{ kind: 'same-time', path: '$.switches[1]' }]);
  });

  it('name the place of what cannot be read', async () => {
    const file = await read({ members: [{ id: 'a', name: 'Ash', color: 'red', birthday: 7 }], switches: [] });
    expect(file.notes.map(({ path }) => path)).toEqual(['$.members[0].color', '$.members[0].birthday']);
    expect(file.members[0]?.fields).toEqual({ name: 'Ash' });
  });
});

test('a file of Tupperbox is read with its oddities', async () => {
  const file = await read({
    tuppers: [
      {
        name: 'Ash',
        brackets: ['a:', '', '[', ']', 'x'],
        nick: 'Ashley',
        birthday: '0000-05-01T00:00:00.000Z',
        group_id: 4,
      },
      {
        name: 'Oak',
        brackets: ['', ''],
        tag: '| T',
        avatar_url: 'https://i.imgur.com/ZpijZpg.png',
        group_id: 9,
      },
    ],
    groups: [{ id: 4, name: 'Trees', tag: '| Tr' }],
  });
  expect(file.members.map(({ fields }) => fields)).toEqual([
    {
      name: 'Ash',
      display_name: 'Ashley',
      birthday: '0004-05-01',
      proxy_tags: [
        { prefix: 'a:', suffix: null },
        { prefix: '[', suffix: ']' },
        { prefix: 'x', suffix: null },
      ],
    },
    { name: 'Oak', display_name: 'Oak | T' },
  ]);
  expect(file.groups[0]?.members).toEqual(['#0']);
  expect(file.notes.map(({ path }) => path)).toEqual(['$.tuppers[0].brackets[4]', '$.groups[0].tag']);
});

test('records of Tupperbox go by their ids, and by their places where an id is missing or there twice', async () => {
  const keys = async (...ids: readonly unknown[]) => {
    const tuppers = ids.map((id, index) => ({ id, name: `Member ${index}`, group_id: 4 }));
    const file = await read({ tuppers, groups: [{ id: 4, name: 'Trees' }] });
    expect(file.groups[0]?.members).toEqual(file.members.map(({ key }) => key));
    return [...file.members, ...file.groups].map(({ key }) => key);
  };
  expect(await keys(200001, 200002)).toEqual(['200001', '200002', '4']);
  for (const ids of [
    [200001, 200001],
    [200001, null],
    ['#1', '#0'],
  ])
    expect((await keys(...ids)).slice(0, 2)).toEqual(['#0', '#1']);
});

describe('files of Simply Plural', () => {
  const at = (time: string) => Date.parse(`2026-03-01T${time}:00Z`);
  const member = (id: string, name: string) => ({ _id: id, name, color: '#ff112233' });
  const row = (who: string, from: string, to: string | null) => ({
    _id: `${who}${from}`,
    member: who,
    startTime: at(from),
    ...(to === null ? { live: true, endTime: 5 } : { live: false, endTime: at(to) }),
  });

  it('have intervals that become switches', async () => {
    const file = await read({
      members: [member('a', 'Ash'), member('b', 'Birch')],
      frontStatuses: [member('s', 'Asleep')],
      frontHistory: [
        row('a', '10:00', '12:00'),
        row('b', '11:00', '13:00'),
        row('a', '11:30', '12:30'),
        row('s', '13:00', '14:00'),
        row('a', '15:00', null),
        row('unknown', '09:00', '10:00'),
        { _id: 'x', member: 'a', startTime: at('08:00'), live: false },
      ],
    });
    expect(file.switches.map(({ timestamp, members }) => [timestamp.slice(11, 16), ...members])).toEqual([
      ['10:00', 'a'],
      ['11:00', 'a', 'b'],
      ['12:30', 'b'],
      ['13:00', 's'],
      ['14:00'],
      ['15:00', 'a'],
    ]);
    expect(file.members[0]?.fields).toMatchObject({ name: 'Ash', color: '112233' });
    expect(file.notes.map(({ kind }) => kind)).toEqual(['unknown-member', 'no-end']);
  });

  it('are the same as maps, wrapped, and with other times', async () => {
    const plain = await read({ members: [member('a', 'Ash')], frontHistory: [row('a', '10:00', '12:00')] });
    const dump = await read({
      members: { a: { exists: true, id: 'a', content: { name: 'Ash', color: '#ff112233' } } },
      frontHistory: [
        {
          _id: { $oid: 'x' },
          member: 'a',
          live: false,
          startTime: { _seconds: at('10:00') / 1_000, _nanoseconds: 0 },
          endTime: '2026-03-01T12:00:00',
        },
      ],
    });
    expect([dump.members, dump.switches]).toEqual([plain.members, plain.switches]);
  });

  it('are read without their secrets', async () => {
    const file = await read({
      members: [member('a', 'Ash')],
      frontHistory: [],
      tokens: [{ token: 'secret' }],
      securityLogs: [{ ip: 'secret' }],
      chatMessages: [{ message: 'secret' }],
    });
    expect(JSON.stringify(file)).not.toContain('secret');
  });
});

test('a file of PluralPort is read by either name, with events rather than periods that are made of them', async () => {
  const content = {
    openplural_version: '0.1',
    systems: [
      { id: 's1', name: 'Example' },
      { id: 's2', name: 'Other' },
    ],
    members: [
      {
        id: 'm1',
        system_id: 's1',
        name: 'Robin',
        color: '#5BB5A2',
        birthday: { value: '--02-29' },
        source_refs: [{ app: 'pluralkit', id: 'abcefg', uuid: null }],
      },
      { id: 'm2', system_id: 's2', name: 'Elsewhere' },
    ],
    front_events: [
      { id: 'e', system_id: 's1', at: '2026-01-01T00:00:00Z', assignments: [{ member_id: 'm1' }] },
    ],
    front_periods: [
      {
        started_at: '2020-01-01T00:00:00Z',
        ended_at: null,
        source_kind: 'event_pair',
        assignments: [{ member_id: 'm1' }],
      },
    ],
  };
  const system = { file: '', id: 's1' };
  const file = await readSystemFile(new Blob([JSON.stringify(content)]), NOW, { system });
  expect(file.members).toEqual([
    {
      key: 'm1',
      id: 'abcefg',
      uuid: null,
      fields: { name: 'Robin', color: '5bb5a2', birthday: '0004-02-29' },
    },
  ]);
  expect(file.switches).toEqual([{ timestamp: '2026-01-01T00:00:00Z', members: ['m1'] }]);
  expect(file.notes).toMatchObject([{ kind: 'no-place', path: '$.systems[1]' }]);
  expect(await problemOf({ pluralport_version: '0.2', members: [] })).toEqual([
    'unknown-version',
    '$.pluralport_version',
  ]);
});

test.each([
  ['', ['empty', null]],
  ['{"members":[{"name":"A', ['cut-off', '1:21']],
  ['{"members":\n [},', ['not-json', '2:3']],
  ['hello', ['not-json', '1:1']],
  ['[1,2', ['cut-off', '1:5']],
  ['{"a":1}', ['unknown-format', null]],
  ['{"members":[],"switches":"x"}', ['wrong-shape', '$.switches']],
  ['{"settings":{"settings":{}},"systems":{}}', ['settings-backup', null]],
  ['['.repeat(100_000), ['too-deep', null]],
])('a damaged file %# is refused with the place', async (text, problem) => {
  expect(await problemOf(text)).toEqual(problem);
});

test('names of built-in properties are ordinary names', async () => {
  const text =
    '{"members":[{"id":"__proto__","name":"constructor","__proto__":{"color":"ff0000"}}],"switches":[{"timestamp":"2024-01-01T00:00:00Z","members":["__proto__"]}]}';
  const file = await read(text);
  expect(file.members[0]).toMatchObject({ key: '__proto__', fields: { name: 'constructor' } });
  expect(file.members[0]?.fields.color).toBeUndefined();
  expect(file.switches[0]?.members).toEqual(['__proto__']);
});

/** Any JSON in the places where a file has its parts. */
const hostile = fc.record(
  {
    version: fc.jsonValue(),
    pluralport_version: fc.constantFrom('0.1', '0.2', 1),
    tuppers: fc.jsonValue(),
    users: fc.jsonValue(),
    frontHistory: fc.jsonValue(),
    systems: fc.jsonValue(),
    assets: fc.jsonValue(),
    config: fc.jsonValue(),
    groups: fc.array(fc.oneof(fc.jsonValue(), fc.record({ id: fc.jsonValue(), members: fc.jsonValue() }))),
    members: fc.array(
      fc.oneof(
        fc.jsonValue(),
        fc.record({
          id: fc.jsonValue(),
          name: fc.jsonValue(),
          privacy: fc.jsonValue(),
          proxy_tags: fc.array(fc.jsonValue()),
          birthday: fc.jsonValue(),
          color: fc.jsonValue(),
        }),
      ),
    ),
    switches: fc.array(
      fc.oneof(fc.jsonValue(), fc.record({ timestamp: fc.string(), members: fc.jsonValue() })),
    ),
  },
  { requiredKeys: ['members'] },
);

test('whatever a file contains, it is read or refused with a reason', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(hostile, fc.jsonValue()), async (value) => {
      expect(typeof (await problemOf(value))[0]).toBe('string');
    }),
    { numRuns: 500 },
  );
});

test('a value that is an object, where a text is expected, is left out and never converted to a text', async () => {
  const strange = { toString: 0 };
  const custom = await read({
    users: [{ uid: 'u' }],
    customFields: [{ _id: 'f', name: 'Tea', type: strange, order: strange }],
    members: [{ _id: 'm', name: 'Ash', info: { f: 'green' } }],
    frontHistory: [],
  });
  expect(custom.members[0]?.details).toEqual([{ name: 'Tea', value: 'green' }]);
  const tupper = { id: 1, user_id: '1', name: strange, brackets: ['a', ''], position: 0, tag: 'T' };
  const tagged = await read({ tuppers: [tupper], groups: [] });
  expect(tagged.members[0]?.fields).not.toHaveProperty('display_name');
});

test('of several records with one ID the first stays, and those that are not equal are noted', async () => {
  const row = (id: string, name: string) => ({ _id: id, name });
  const file = await read({
    members: [row('a', 'Ash'), row('b', 'Birch'), row('a', 'Cedar'), row('b', 'Birch')],
    frontStatuses: [row('s', 'Asleep')],
    customFronts: [row('s', 'Asleep'), row('t', 'Away')],
    frontHistory: [],
  });
  expect(file.members.map(({ key, fields, isCustomFront }) => [key, fields.name, isCustomFront])).toEqual([
    ['a', 'Ash', undefined],
    ['b', 'Birch', undefined],
    ['s', 'Asleep', true],
    ['t', 'Away', true],
  ]);
  expect(file.notes).toMatchObject([
    { kind: 'repeated', row: { list: 'members', number: 3, name: 'Cedar', after: 'Birch', before: 'Birch' } },
  ]);
});

test('a list of another type in a record is left out, and the rest goes on', async () => {
  const file = await read({
    members: [{ id: 'a', name: 'Ash', color: {} }],
    groups: [{ id: 'g', name: 'Trees', members: 'a' }],
    switches: [null, { timestamp: '2024-01-01T00:00:00Z', members: ['a'] }],
  });
  expect([file.groups[0]?.members, file.switches.length]).toEqual([null, 1]);
  expect(file.notes.map(({ row }) => [row?.list, row?.number, row?.name, row?.field])).toEqual([
    ['members', 1, 'Ash', 'color'],
    ['groups', 1, 'Trees', 'members'],
    ['switches', 1, null, ''],
  ]);
});

test('the name of a row in a note is no longer than that of a member', async () => {
  const name = 'x'.repeat(1_000);
  const file = await read({ members: [{ id: 'a', name }, null, { id: 'b', name, color: {} }], switches: [] });
  expect(file.notes.map(({ row }) => [row?.after?.length, row?.name?.length, row?.before?.length])).toEqual([
    [100, undefined, 100],
    [100, 100, undefined],
  ]);
});
