import { describe, expect, it, test } from 'vitest';
import type { SystemFile } from '../src/index.ts';
import { problemOf, read } from './read-value.ts';

const fieldsOf = (file: SystemFile) => file.members.map(({ fields }) => fields);
const frontsOf = (file: SystemFile) =>
  file.switches.map(({ timestamp, members }) => [timestamp.slice(11, 16), ...members]);

test('a file of Octocon has proxies around the word text, nested tags and times without a zone', async () => {
  const file = await read({
    user: {
      id: 'abcdefg',
      username: 'lamp',
      description: 'Hi',
      avatar_url: 'http://x/y.png',
      fields: [{ id: 'f1', name: 'Likes', type: 'text' }],
    },
    alters: [
      {
        id: 1,
        name: 'Ash',
        pronouns: 'they',
        color: '#FF00AA',
        proxy_name: 'Ashy',
        discord_proxies: ['A:text', '[text]', ''],
        fields: [{ id: 'f1', value: 'tea' }],
        security_level: 'public',
      },
      { id: 2, name: null, proxy_name: 'Birch', security_level: 'trusted_only' },
    ],
    fronts: [
      { id: 'x', alter_id: 1, time_start: '2026-03-01T10:00:00', time_end: '2026-03-01T11:00:00' },
      { id: 'y', alter_id: 2, time_start: '2026-03-01T11:00:00', time_end: null },
    ],
    tags: [
      { id: 't1', name: 'Trees', alters: [1], security_level: 'private' },
      { id: 't2', name: 'Tall', parent_tag_id: 't1', alters: [1, 2, 9] },
    ],
    polls: [{}],
  });
  expect(file.format).toBe('octocon');
  expect(file.system).toEqual({ name: 'lamp', description: 'Hi', avatar_url: 'http://x/y.png' });
  expect(fieldsOf(file)).toEqual([
    {
      name: 'Ash',
      display_name: 'Ashy',
      pronouns: 'they',
      color: 'ff00aa',
      proxy_tags: [
        { prefix: 'A:', suffix: null },
        { prefix: '[', suffix: ']' },
      ],
      privacy: { visibility: 'public' },
    },
    { name: 'Birch', display_name: 'Birch', privacy: { visibility: 'private' } },
  ]);
  expect(file.members[0]?.details).toEqual([{ name: 'Likes', value: 'tea' }]);
  expect(file.groups.map(({ fields, members }) => [fields.name, members])).toEqual([
    ['Trees', ['1']],
    ['Trees / Tall', ['1', '2']],
  ]);
  expect(frontsOf(file)).toEqual([
    ['10:00', '1'],
    ['11:00', '2'],
  ]);
  expect(file.notes).toMatchObject([{ kind: 'unknown-member', path: '$.tags[1].alters' }]);
  expect(file.lost).toEqual([{ kind: 'polls', count: 1 }]);
});

test('a file of Sheaf has fronts of several members, custom fronts and fields', async () => {
  const file = await read({
    version: '2',
    system: { name: 'Lamp', tag: '| L' },
    members: [
      { id: 'a', name: 'Ash', birthday: '03-21', pluralkit_id: 'abcde', privacy: 'private' },
      { id: 'b', name: 'Asleep', is_custom_front: true, privacy: 'public' },
    ],
    fronts: [
      {
        id: 'f',
        started_at: '2026-03-01T10:00:00Z',
        ended_at: '2026-03-01T11:00:00Z',
        member_ids: ['a', 'b'],
      },
      { id: 'g', started_at: '2026-03-01T10:30:00Z', ended_at: null, member_ids: ['b'] },
    ],
    groups: [{ id: 'g1', name: 'Trees', parent_id: null, member_ids: ['a'] }],
    custom_fields: [{ name: 'Likes', values: [{ member_id: 'a', value: { v: 'tea' } }] }],
    journals: [{}, {}],
    watch_tokens: [{ token: 'secret' }],
  });
  expect(file.system).toEqual({ name: 'Lamp', tag: '| L' });
  expect(file.members[0]).toEqual({
    key: 'a',
    id: 'abcde',
    uuid: null,
    fields: { name: 'Ash', birthday: '0004-03-21', privacy: { visibility: 'private' } },
    details: [{ name: 'Likes', value: 'tea' }],
  });
  expect(file.members[1]?.isCustomFront).toBe(true);
  expect(frontsOf(file)).toEqual([
    ['10:00', 'a', 'b'],
    ['11:00', 'b'],
  ]);
  expect(file.lost).toEqual([{ kind: 'notes', count: 2 }]);
  expect(JSON.stringify(file)).not.toContain('secret');
});

test('a backup of Plural Star has two levels of front that count, and groups named by members', async () => {
  const at = (time: string) => Date.parse(`2026-03-01T${time}:00Z`);
  const file = await read({
    _meta: { version: '1.2', app: 'Plural Star' },
    system: { name: 'Lamp', description: '', journalPassword: 'secret' },
    members: [
      {
        id: 'a',
        name: 'Ash',
        role: 'Cook',
        color: '#112233',
        groupIds: ['g2'],
        customFields: [{ fieldId: 'f', value: 7 }],
      },
      { id: 'b', name: 'Birch', archived: true },
      { id: 'c', name: 'Gone', deleted: true },
    ],
    frontHistory: [
      {
        memberIds: ['a'],
        coFrontIds: ['b'],
        coConsciousIds: ['a'],
        startTime: at('10:00'),
        endTime: at('11:00'),
      },
    ],
    front: {
      primary: { memberIds: ['b'] },
      coFront: { memberIds: [] },
      coConscious: { memberIds: ['a'] },
      startTime: at('12:00'),
    },
    groups: [
      { id: 'g1', name: 'Trees' },
      { id: 'g2', name: 'Tall', parentId: 'g1' },
    ],
    customFieldDefs: [{ id: 'f', name: 'Height' }],
    settings: { pkToken: 'secret', appLockPassword: 'secret' },
  });
  expect(file.members.map(({ key, details, isArchived }) => [key, details, isArchived])).toEqual([
    [
      'a',
      [
        { name: 'Role', value: 'Cook' },
        { name: 'Height', value: '7' },
      ],
      undefined,
    ],
    ['b', undefined, true],
  ]);
  expect(frontsOf(file)).toEqual([['10:00', 'a', 'b'], ['11:00'], ['12:00', 'b']]);
  expect(file.groups.map(({ fields, members }) => [fields.name, members])).toEqual([
    ['Trees', []],
    ['Trees / Tall', ['a']],
  ]);
  expect(JSON.stringify(file)).not.toContain('secret');
});

test('a copy of a PluralSpace account has fronts per member and groups with their lists', async () => {
  const file = await read({
    system: { name: 'Lamp', slug: 'lamp', color: '#112233' },
    members: [
      { id: 1, name: 'Ash', role: ['Cook'], custom_field_values: { Likes: 'tea' }, is_archived: true },
      { id: 2, name: 'Blurry', is_custom_front: true, avatar_media_path: 'media/1.png' },
    ],
    fronts: [
      {
        id: 1,
        member_id: 1,
        started_at: '2026-03-01T11:00:00+01:00',
        ended_at: '2026-03-01T11:00:00+00:00',
        is_live: false,
      },
      {
        id: 2,
        member_id: 2,
        started_at: '2026-03-01T11:00:00+00:00',
        ended_at: '2026-03-01T10:59:00+00:00',
        is_live: true,
      },
    ],
    member_groups: [{ id: 5, name: 'Trees', members: [{ id: 1, name: 'Ash' }] }],
    thoughts: [{}],
  });
  expect(file.members[0]).toMatchObject({
    isArchived: true,
    details: [
      { name: 'Role', value: 'Cook' },
      { name: 'Likes', value: 'tea' },
    ],
  });
  expect(frontsOf(file)).toEqual([
    ['10:00', '1'],
    ['11:00', '2'],
  ]);
  expect(file.groups[0]?.members).toEqual(['1']);
  expect(file.lost).toEqual([
    { kind: 'pictures', count: 1 },
    { kind: 'notes', count: 1 },
  ]);
});

test.each([
  ['public', 'public', 0],
  ['friends_only', 'private', 0],
  [false, 'private', 1],
  [1, 'private', 1],
  [{}, 'private', 1],
  [null, undefined, 0],
])('the level %j of Octocon and Sheaf is %s', async (level, expected, notes) => {
  const octocon = await read({
    user: { id: 'u' },
    alters: [{ id: 1, name: 'Ash', security_level: level }],
    tags: [],
    fronts: [],
  });
  const sheaf = await read({
    version: '2',
    system: {},
    fronts: [],
    members: [{ id: 'a', name: 'Ash', privacy: level }],
  });
  for (const file of [octocon, sheaf]) {
    const privacy = file.members[0]?.fields.privacy as { visibility?: string } | undefined;
    expect(privacy?.visibility).toBe(expected);
    expect(file.notes.filter(({ kind }) => kind === 'closed')).toHaveLength(notes);
  }
});

test('a file of the app Open Plural is not read as OpenPlural, and its colours are numbers', async () => {
  const file = await read({
    privacy: [],
    fields: [{ id: '1', name: 'Likes', dataType: 'Text' }],
    folders: [
      { id: '7', name: 'Trees', color: 255 },
      { id: '8', parentId: '7', name: 'Tall' },
    ],
    members: [
      { id: '1', name: 'Ash', color: 16711850, folders: ['8'], fields: { 1: 'tea' } },
      { id: '2', name: 'Asleep', color: 0, custom: true, archived: true },
    ],
  });
  expect(file.format).toBe('open-plural');
  expect(fieldsOf(file)).toEqual([{ name: 'Ash', color: 'ff00aa' }, { name: 'Asleep' }]);
  expect(file.members[0]?.details).toEqual([{ name: 'Likes', value: 'tea' }]);
  expect(file.groups.map(({ fields, members }) => [fields.name, fields.color, members])).toEqual([
    ['Trees', '0000ff', []],
    ['Trees / Tall', undefined, ['1']],
  ]);
});

describe('a file of Simply Plural', () => {
  const base = { frontHistory: [], users: [{ _id: 'u', username: 'lamp' }] };

  it('has custom fields in the order of the person; a birthday and pronouns have their own place', async () => {
    const file = await read({
      ...base,
      customFields: [
        { _id: 'f2', name: 'Likes', order: '0|b', type: 0 },
        { _id: 'f1', name: 'Birthday', order: '0|a', type: 7, oid: 'old1' },
        { _id: 'f3', name: 'Pronouns', order: '0|B', type: 0 },
      ],
      members: [
        {
          _id: 'a',
          name: 'Ash',
          info: { f2: 'tea', old1: '2024-03-21T00:00:00.000Z', f3: 'they', gone: 'x' },
        },
      ],
    });
    expect(file.members[0]).toMatchObject({
      fields: { name: 'Ash', birthday: '0004-03-21', pronouns: 'they' },
      details: [{ name: 'Likes', value: 'tea' }],
    });
  });

  it('before 2024 has its fields in the user', async () => {
    const file = await read({
      frontHistory: [],
      users: [{ _id: 'u', fields: { k2: { name: 'Second', order: 10 }, k1: { name: 'First', order: 9 } } }],
      members: [{ _id: 'a', name: 'Ash', info: { k1: 'one', Second: 'two' } }],
    });
    expect(file.members[0]?.details).toEqual([
      { name: 'First', value: 'one' },
      { name: 'Second', value: 'two' },
    ]);
  });

  it('reads whom every friend may see: buckets override the older flags', async () => {
    const file = await read({
      ...base,
      privacyBuckets: [
        { _id: 'x', name: 'Friends' },
        { _id: 'y', name: 'Trusted friends' },
      ],
      members: [
        { _id: 'a', name: 'A', private: false },
        { _id: 'b', name: 'B', private: false, buckets: ['x'] },
        { _id: 'c', name: 'C', private: true, buckets: ['x', 'y'] },
        { _id: 'd', name: 'D' },
      ],
    });
    expect(file.members.filter(({ isForFriends }) => isForFriends).map(({ key }) => key)).toEqual(['a', 'c']);
  });

  it('has mentions that become names, and groups whose parents may be missing or circular', async () => {
    const file = await read({
      ...base,
      members: [{ _id: 'a', name: 'Ash', desc: 'with <###@a###> and <###@z###>' }],
      groups: [
        { _id: '1', name: 'One', parent: '2', members: [], emoji: '🌳' },
        { _id: '2', name: 'Two', parent: '1', members: ['a', 'gone'] },
        { _id: '3', name: 'Three', parent: 'missing', members: [] },
        { _id: '4', name: 'x'.repeat(95), parent: '3', members: [] },
      ],
    });
    expect(file.members[0]?.fields.description).toBe('with @Ash and @unknown');
    expect(file.groups.map(({ fields }) => fields.name)).toEqual([
      'Two / One',
      'One / Two',
      'Three',
      'x'.repeat(95),
    ]);
    expect(file.groups[0]?.fields.display_name).toBe('🌳 Two / One');
  });
});

test.each([
  [
    { settings: { version: 18, settings: { token: 'x' } }, systems: { systems: ['exmpl'] } },
    'settings-backup',
  ],
  [{ version: '3', system: {}, fronts: [], members: [] }, 'unknown-version'],
  [
    {
      switches: [],
      members: [
        { id: 'a', name: 'A' },
        { uuid: 'a', name: 'B' },
      ],
    },
    'none',
  ],
])('a file that is not read says why (%#)', async (value, kind) => {
  expect((await problemOf(value))[0]).toBe(kind);
});

test('a current front of Simply Plural counts once, whether it is in the history, too, or not', async () => {
  const start = Date.UTC(2026, 2, 1, 10);
  const row = (id: string, member: string, rest: object) => ({ _id: id, member, startTime: start, ...rest });
  const file = await read({
    members: ['a', 'b', 'c'].map((id) => ({ _id: id, name: id })),
    frontHistory: [row('1', 'a', { live: true }), row('2', 'b', { endTime: start + 3_600_000, live: false })],
    fronters: [
      { ...row('3', 'a', {}), startTime: start + 1 },
      row('4', 'b', {}),
      { ...row('5', 'c', {}), startTime: start + 60_000 },
    ],
  });
  expect(file.switches.map(({ members }) => members)).toEqual([
    ['a', 'b'],
    ['a', 'b', 'c'],
    ['a', 'c'],
  ]);
  expect(file.notes).toEqual([]);
});

test('custom fields of Simply Plural may be a list of entries, and archived has two names', async () => {
  const file = await read({
    members: [
      {
        _id: 'a',
        name: 'Ash',
        info: [
          { id: 'f', value: 'tea' },
          { field: 'g', value: 3 },
        ],
        isArchived: true,
      },
    ],
    customFields: [
      { _id: 'f', name: 'Likes', type: 0 },
      { _id: 'g', name: 'Cups', type: 'number' },
    ],
    settings: [{ systemName: 'Lamp' }],
  });
  expect(file.members[0]).toMatchObject({
    isArchived: true,
    details: [
      { name: 'Likes', value: 'tea' },
      { name: 'Cups', value: '3' },
    ],
  });
  expect(file.system).toEqual({ name: 'Lamp' });
});

test('changes of mood during a front of Plural Star are not switches', async () => {
  const at = (hour: number) => Date.UTC(2026, 2, 1, hour);
  const file = await read({
    _meta: { app: 'Plural Star' },
    members: [{ id: 'a', name: 'Ash' }],
    frontHistory: [
      { memberIds: ['a'], startTime: at(10), endTime: at(12), changeType: 'front' },
      { memberIds: ['a'], startTime: at(13), endTime: at(14), changeType: 'mood' },
    ],
  });
  expect(file.switches).toHaveLength(2);
  expect(file.lost).toEqual([{ kind: 'statuses', count: 1 }]);
});
