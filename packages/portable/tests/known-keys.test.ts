import { describe, expect, it, test } from 'vitest';
import type { SystemFile } from '../src/index.ts';
import { NOW, read } from './read-value.ts';
import { RICH_FILES } from './rich-files.ts';

// What the exporters' own code writes, key by key.

const frontsOf = (file: SystemFile) =>
  file.switches.map(({ timestamp, members }) => [timestamp.slice(11, 16), ...members].join(' '));
const lostOf = (file: SystemFile) => Object.fromEntries(file.lost.map(({ kind, count }) => [kind, count]));
const at = (time: string) => `2026-03-01T${time}:00Z`;
const ms = (time: string) => Date.parse(at(time));

describe('Simply Plural', () => {
  it('names a member for display, and a group’s members may be a map', async () => {
    const file = await read(RICH_FILES['simply-plural']);
    expect(file.members[0]?.fields).toMatchObject({ name: 'Ash', display_name: 'A' });
    expect(file.groups[0]?.members).toEqual(['a']);
    expect(file.system).toMatchObject({ name: 'Lamp', description: 'A system' });
    expect(frontsOf(file)).toEqual(['10:00 a', '11:00', '11:00 a']);
  });

  it.each([
    [{ private: false }, true],
    [{ privateMember: false }, true],
    [{ privacy: false }, true],
    [{ privateMember: 'false' }, true],
    [{ private: false, privateMember: true }, undefined],
    [{ privateMember: 'no idea' }, undefined],
    [{}, undefined],
  ])('lets friends see a member with %j: %j', async (levels, isForFriends) => {
    const file = await read({ members: [{ _id: 'a', name: 'Ash', ...levels }], frontHistory: [] });
    expect(file.members[0]?.isForFriends).toBe(isForFriends);
  });

  it('has custom fields that nothing in the file names, and they are counted', async () => {
    const file = await read({
      members: [{ _id: 'a', name: 'Ash', info: { gone: 'x', other: '', more: 7 } }],
      frontHistory: [],
    });
    expect(lostOf(file)).toEqual({ fields: 2 });
  });
});

describe('Plural Star', () => {
  const members = ['a', 'b'].map((id) => ({ id, name: id }));

  it('has a nickname, pictures among its fields, and deleted members', async () => {
    const file = await read(RICH_FILES['plural-star']);
    expect(file.members.map(({ fields }) => [fields.name, fields.display_name, fields.color])).toEqual([
      ['Ash', 'Ashy', undefined],
    ]);
    expect(file.members[0]?.details).toEqual([
      { name: 'Role', value: 'Cook' },
      { name: 'Likes', value: 'tea' },
    ]);
    expect(file.members[0]?.fields).toMatchObject({
      proxy_tags: [{ prefix: 'a:', suffix: null }],
      keep_proxy: true,
      avatar_url: 'https://img.example/a.png',
      banner: 'https://img.example/a.png',
    });
    expect(lostOf(file)).toMatchObject({ deleted: 1 });
  });

  it('ends a front without an end when the next one starts, and says so', async () => {
    const file = await read({
      _meta: { app: 'Plural Star' },
      members,
      frontHistory: [
        { memberIds: ['a'], startTime: ms('10:00'), endTime: null },
        { memberIds: ['b'], startTime: ms('12:00'), endTime: null },
      ],
    });
    expect(frontsOf(file)).toEqual(['10:00 a', '12:00 b']);
    expect(file.assumed).toEqual([{ kind: 'end', count: 1 }]);
  });

  it('has the current front without levels in older copies', async () => {
    const file = await read({
      _meta: { app: 'Plural Space' },
      members,
      frontHistory: [],
      front: { memberIds: ['b'], startTime: ms('12:00') },
    });
    expect(frontsOf(file)).toEqual(['12:00 b']);
  });
});

describe('PluralSpace', () => {
  const base = { system: { name: 'Lamp' }, member_groups: [] };
  const front = (id: number, type: string, from: string, to: string | null) => ({
    member_id: id,
    type,
    started_at: at(from),
    ended_at: to && at(to),
    is_live: false,
  });

  it('has the groups of members by name, too, and several values of a field', async () => {
    const file = await read(RICH_FILES.pluralspace);
    expect(file.groups.map(({ fields, members }) => [fields.name, members])).toEqual([
      ['Trees', ['1']],
      ['Tall', ['1']],
    ]);
    expect(file.members[0]).toMatchObject({
      isArchived: true,
      details: [
        { name: 'Role', value: 'Cook' },
        { name: 'Likes', value: 'rain, tea' },
      ],
    });
  });

  it('has the values of fields in their definitions, where members have none', async () => {
    const file = await read({
      ...base,
      members: [{ id: 1, name: 'Ash' }],
      fronts: [],
      custom_fields: [{ name: 'Likes', values: [{ member_name: 'Ash', value: 'tea' }] }],
    });
    expect(file.members[0]?.details).toEqual([{ name: 'Likes', value: 'tea' }]);
  });

  it('has who is the first in front first, who was what, and leaves out kinds of front that nobody knows', async () => {
    const file = await read({
      ...base,
      members: [1, 2, 3].map((id) => ({ id, name: `m${id}` })),
      fronts: [
        front(1, 'co_front', '10:00', '11:00'),
        front(2, 'front', '10:00', '11:00'),
        front(3, 'co_con', '10:00', '11:00'),
        front(3, 'dreaming', '10:00', '11:00'),
      ],
    });
    expect(frontsOf(file)).toEqual(['10:00 2 1', '11:00']);
    expect(file.switches[0]?.roles).toEqual([
      ['2', 'primary'],
      ['1', 'cofronting'],
      ['3', 'near'],
    ]);
    expect(lostOf(file)).toEqual({});
    expect(file.notes).toMatchObject([{ kind: 'unreadable', path: '$.fronts[3].type' }]);
  });

  it('ends a front that is not live when the next one starts', async () => {
    const file = await read({
      ...base,
      members: [{ id: 1, name: 'Ash' }],
      fronts: [front(1, 'front', '10:00', null), { ...front(1, 'front', '12:00', null), is_live: true }],
    });
    expect(frontsOf(file)).toEqual(['10:00 1']);
    expect(file.assumed).toEqual([{ kind: 'end', count: 1 }]);
  });
});

test('a member of Sheaf who may never be shared is private, whatever the level says', async () => {
  const file = await read(RICH_FILES.sheaf);
  expect(file.members[0]?.fields.privacy).toEqual({ visibility: 'private' });
  expect(file.members[0]).toMatchObject({
    isArchived: true,
    details: [
      { name: 'Likes', value: 'rain, tea' },
      { name: 'Vegan', value: 'yes' },
    ],
  });
});

test('a name that Sheaf could not decrypt is not a name', async () => {
  const file = await read({
    version: 2,
    system: {},
    fronts: [],
    members: [{ id: 'a', name: '[unreadable]', display_name: 'Ash' }],
  });
  expect(file.members[0]?.fields.name).toBe('Ash');
  expect(file.notes).toMatchObject([{ kind: 'unreadable', path: '$.members[0].name' }]);
});

test('alters of Octocon have an alias, and some are archived or stand for a state', async () => {
  const alters = [
    { id: 1, name: 'Ash', alias: 'ash', archived: true },
    { id: 2, name: 'Asleep', untracked: true },
  ];
  const { members } = await read({ user: { id: 'u' }, alters, tags: [], fronts: [] });
  expect(
    members.map(({ details, isArchived, isCustomFront }) => [details, isArchived, isCustomFront]),
  ).toEqual([
    [[{ name: 'Alias', value: 'ash' }], true, undefined],
    [undefined, undefined, true],
  ]);
});

describe('PluralPort', () => {
  const base = { pluralport_version: '0.1', systems: [{ id: 's' }] };
  const members = ['a', 'b'].map((id) => ({ id, name: id }));
  const assigned = (id: string) => [{ member_id: id }];

  it('has an age, and PluralKit’s IDs where Prism has them', async () => {
    const file = await read(RICH_FILES.pluralport);
    expect(file.members[0]).toMatchObject({
      id: 'aaaaa',
      details: [
        { name: 'Age', value: '30' },
        { name: 'Likes', value: 'tea' },
      ],
    });
  });

  it('has owners and fields of values under other names', async () => {
    const values = [
      { member_id: 'a', custom_field_id: 'f', value: ['rain', 'tea'] },
      { member_id: 'a', field_name: 'Cups', value: 3 },
      { member_id: 'a', field_id: 'gone', value: 'x' },
    ];
    const file = await read({
      ...base,
      members,
      custom_fields: [{ id: 'f', name: 'Likes' }],
      custom_field_values: values,
    });
    expect(file.members[0]?.details).toEqual([
      { name: 'Likes', value: 'rain, tea' },
      { name: 'Cups', value: '3' },
    ]);
    expect(lostOf(file)).toEqual({ fields: 1 });
  });

  it('has the source of a record as an object, and members of a front without assignments', async () => {
    const file = await read({
      ...base,
      members: [{ ...members[0], source_refs: { app: 'pluralkit', id: 'aaaaa' } }, members[1]],
      front_periods: [
        { member_id: 'a', co_member_ids: ['b'], started_at: at('10:00'), ended_at: at('11:00') },
      ],
    });
    expect(file.members[0]?.id).toBe('aaaaa');
    expect(frontsOf(file)).toEqual(['10:00 a b', '11:00']);
  });

  it('has both its own periods and the states of another program, which last until the next one', async () => {
    const file = await read({
      ...base,
      members,
      front_events: [
        { at: at('08:00'), assignments: assigned('a') },
        { at: at('09:00'), assignments: assigned('b') },
      ],
      front_periods: [{ started_at: at('10:00'), ended_at: at('11:00'), assignments: assigned('a') }],
    });
    expect(frontsOf(file)).toEqual(['08:00 a', '09:00 b', '10:00 a', '11:00']);
  });

  it('has assignments with records instead of members, and those that are only conscious are near', async () => {
    const file = await read({
      ...base,
      members,
      front_periods: [
        {
          started_at: at('10:00'),
          ended_at: at('11:00'),
          assignments: [
            { record_type: 'member', record_id: 'a' },
            { member_id: 'b', front_role: 'co_conscious' },
          ],
        },
      ],
    });
    expect(frontsOf(file)).toEqual(['10:00 a', '11:00']);
    expect(file.switches[0]?.roles).toEqual([['b', 'near']]);
    expect(lostOf(file)).toEqual({});
  });
});

describe('PluralKit’s form', () => {
  it('by Plurapack has the profile in an object', async () => {
    const file = await read({
      version: 2,
      system: { name: 'Lamp', tag: '| L' },
      members: [{ id: 'member-1', name: 'Ash' }],
      groups: [],
      switches: [],
    });
    expect(file.system).toEqual({ name: 'Lamp', tag: '| L' });
  });

  it.each([
    ['Plural Star, whose colour of everyone is none', {}, undefined],
    ['another program', { id: 'exmpl' }, 'daa520'],
  ])('by %s', async (_, root, color) => {
    const members = [{ id: 'aaaaa', name: 'Ash', color: 'DAA520' }];
    const file = await read({ version: 1, name: 'Lamp', tag: null, ...root, members, switches: [] });
    expect(file.members[0]?.fields.color).toBe(color);
  });

  it('has a flag that is neither yes nor no, and a tag that is none, noted', async () => {
    const members = [
      { id: 'a', name: 'Ash', tts: 'maybe', keep_proxy: 'yes', proxy_tags: ['A:', { prefix: 'B:' }] },
    ];
    const file = await read({ members, switches: [] });
    expect(file.members[0]?.fields).toMatchObject({
      keep_proxy: true,
      proxy_tags: [{ prefix: 'B:', suffix: null }],
    });
    expect(file.notes.map(({ path }) => path)).toEqual(['$.members[0].proxy_tags[0]', '$.members[0].tts']);
  });
});

describe('an implausible time', () => {
  const SECONDS = ms('10:00') / 1_000;

  it.each([
    ['1999-12-31T23:59:59Z', 'implausible'],
    [SECONDS, 'seconds'],
    [new Date(SECONDS).toISOString(), 'seconds'],
    [new Date(NOW + 25 * 3_600_000).toISOString(), 'future'],
    ['0001-01-01T00:00:00Z', 'implausible'],
  ])('(%j) in another program’s states is not part of the history: %s', async (timestamp, kind) => {
    const file = await read({
      members: [{ id: 'a', name: 'Ash' }],
      switches: [
        { timestamp, members: ['a'] },
        { timestamp: at('10:00'), members: [] },
      ],
    });
    expect(frontsOf(file)).toEqual(['10:00']);
    expect(file.notes).toMatchObject([{ kind, path: '$.switches[0].timestamp' }]);
  });

  it('that PluralKit has stored is history', async () => {
    const file = await read({
      ...RICH_FILES.pluralkit,
      switches: [{ timestamp: '1999-12-31T23:59:59Z', members: ['aaaaa'] }],
    });
    expect([file.switches.length, file.notes]).toEqual([1, []]);
  });

  it.each([
    [{ startTime: SECONDS, endTime: SECONDS + 3_600 }, 'seconds'],
    [{ startTime: 0, endTime: ms('11:00') }, 'implausible'],
    [{ startTime: ms('10:00'), endTime: NOW + 25 * 3_600_000 }, 'future'],
  ])('of a front %j is not part of the history: %s', async (times, kind) => {
    const file = await read({
      members: [{ _id: 'a', name: 'Ash' }],
      frontHistory: [{ _id: 'h', member: 'a', live: false, ...times }],
    });
    expect([file.switches, file.notes.map((note) => note.kind)]).toEqual([[], [kind]]);
  });
});

test.each([
  ['Sheaf', 'member_ids', { version: '2', system: {} }, 'started_at', 'ended_at', 'fronts'],
  ['Plural Star', 'memberIds', { _meta: { app: 'Plural Star' } }, 'startTime', 'endTime', 'frontHistory'],
])(
  'a front of %s with the same members in another order is another switch',
  async (_, names, root, start, end, list) => {
    const row = (from: string, to: string, members: readonly string[]) => ({
      [names]: members,
      [start]: at(from),
      [end]: at(to),
    });
    const file = await read({
      ...root,
      fronts: [],
      members: ['a', 'b', 'c'].map((id) => ({ id, name: id })),
      [list]: [
        row('10:00', '11:00', ['a', 'b']),
        row('11:00', '12:00', ['b', 'a']),
        row('12:00', '13:00', ['b', 'a']),
      ],
    });
    expect(frontsOf(file)).toEqual(['10:00 a b', '11:00 b a', '13:00']);
  },
);

test('rows for one member each have no order among each other', async () => {
  const row = (member: string, from: string, to: string) => ({
    _id: `${member}${from}`,
    member,
    startTime: ms(from),
    endTime: ms(to),
    live: false,
  });
  const file = await read({
    members: ['a', 'b'].map((_id) => ({ _id, name: _id })),
    frontHistory: [
      row('a', '10:00', '11:00'),
      row('b', '10:00', '11:00'),
      row('b', '11:00', '12:00'),
      row('a', '11:00', '12:00'),
    ],
  });
  expect(frontsOf(file)).toEqual(['10:00 a b', '12:00']);
});
