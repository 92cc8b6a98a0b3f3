import {
  type Group,
  groupFromWire,
  type Member,
  memberFromWire,
  wireGroupSchema,
  wireMemberSchema,
} from '@frontboard/model';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import type { BulkChange, PictureColor } from './bulk-change.ts';
import { isMember, planBulk } from './plan-bulk.ts';
import { tagByPattern } from './tag-by-pattern.ts';

const AT = '2026-01-01T00:00:00.000Z';
const PUBLIC = { visibility: 'public', name_privacy: 'public', pronoun_privacy: 'private' };

function member(name: string, fields: object = {}): Member {
  const wire = { id: name.toLowerCase(), uuid: `uuid-${name}`, name, privacy: PUBLIC, ...fields };
  return memberFromWire(parse(wireMemberSchema, wire), AT);
}

function group(name: string, members: readonly string[]): Group {
  return groupWith(name, { members });
}

function groupWith(name: string, fields: object): Group {
  const privacy = { visibility: 'public', list_privacy: 'public' };
  const wire = { id: name.toLowerCase(), uuid: name, name, privacy, ...fields };
  return groupFromWire(parse(wireGroupSchema, wire), AT);
}

function plan(chosen: readonly (Member | Group)[], change: BulkChange, groups: readonly Group[] = []) {
  const proxyOptions = { isCaseSensitive: true };
  return planBulk(chosen, change, { members: chosen.filter(isMember), groups, proxyOptions });
}

test('a privacy setting changes only where it differs, and its former value is recorded', () => {
  const { rows, operations } = plan(
    [member('Ash'), member('Bo', { privacy: { ...PUBLIC, name_privacy: 'private' } })],
    {
      kind: 'privacy',
      keys: ['name_privacy'],
      value: 'private',
    },
  );
  expect(rows.map(({ state }) => state)).toEqual(['changes', 'same']);
  expect(operations).toEqual([
    {
      kind: 'change',
      of: 'member',
      ref: 'uuid-Ash',
      before: { name_privacy: 'public' },
      after: { name_privacy: 'private' },
    },
  ]);
});

test('all privacy settings change at once, in one operation with those that differ', () => {
  const keys = Object.keys(PUBLIC) as ('visibility' | 'name_privacy' | 'pronoun_privacy')[];
  const { operations } = plan([member('Ash')], { kind: 'privacy', keys, value: 'private' });
  expect(operations).toEqual([
    {
      kind: 'change',
      of: 'member',
      ref: 'uuid-Ash',
      before: { visibility: 'public', name_privacy: 'public' },
      after: { visibility: 'private', name_privacy: 'private' },
    },
  ]);
});

test.each(['keep_proxy', 'tts'] as const)('%s is turned on for those who have it off', (field) => {
  const members = [member('Ash', { [field]: false }), member('Bo', { [field]: true })];
  const { rows } = plan(members, { kind: 'flag', field, value: true });
  expect(rows).toMatchObject([{ state: 'changes', after: { [field]: true } }, { state: 'same' }]);
});

test('an address is replaced in every picture that is chosen, and in no other', () => {
  const at = (host: string) => ({
    avatar_url: `https://${host}/a.png`,
    webhook_avatar_url: `https://${host}/w.png`,
    banner: 'https://old.example/b.png',
  });
  const { rows } = plan([member('Ash', at('old.example')), member('Bo', at('new.example'))], {
    kind: 'replace',
    fields: ['avatar_url', 'webhook_avatar_url'],
    find: 'old.example',
    replacement: 'new.example',
  });
  const { banner: _banner, ...changed } = at('new.example');
  expect(rows).toMatchObject([{ state: 'changes', after: changed }, { state: 'same' }]);
  expect(rows[0]).not.toHaveProperty('after.banner');
});

test('several colours are assigned in rotation, and colours are compared without case', () => {
  const members = [member('Ash', { color: 'ff0000' }), member('Bo'), member('Cy')];
  const { rows } = plan(members, { kind: 'colors', colors: ['FF0000', '00ff00'] });
  expect(rows.map((row) => (row.state === 'changes' ? row.after.color : row.state))).toEqual([
    'same',
    '00ff00',
    'FF0000',
  ]);
});

test('values that the service would refuse are in no operation, and the row says why', () => {
  const { rows, operations } = plan([member('Ash')], {
    kind: 'text',
    field: 'pronouns',
    value: 'x'.repeat(101),
  });
  expect(rows[0]).toMatchObject({ state: 'refused', reason: expect.stringContaining('100') });
  expect(operations).toEqual([]);
  expect(
    plan([member('Ash')], { kind: 'replace', fields: ['name'], find: 'Ash', replacement: '' }).rows[0]?.state,
  ).toBe('refused');
});

test('a proxy tag that another member has, or gets in the same change, is assigned once', () => {
  const members = [
    member('Ash'),
    member('Ada'),
    member('Bo', { proxy_tags: [{ prefix: 'C:', suffix: null }] }),
    member('Cy'),
  ];
  const { rows, operations } = plan(members, { kind: 'proxy-tag', pattern: '{initial}:' });
  expect(rows.map(({ state }) => state)).toEqual(['changes', 'tag-taken', 'changes', 'tag-taken']);
  expect(operations).toHaveLength(2);
  expect(rows[2]).toMatchObject({
    after: {
      proxy_tags: [
        { prefix: 'C:', suffix: null },
        { prefix: 'B:', suffix: null },
      ],
    },
  });
});

test('capitals in proxy tags count as in the settings of the system', () => {
  const members = [
    member('Luna'),
    member('luke'),
    member('Ash', { proxy_tags: [{ prefix: 'a:', suffix: null }] }),
  ];
  const statesIf = (isCaseSensitive: boolean) =>
    planBulk(
      members,
      { kind: 'proxy-tag', pattern: '{initial}:' },
      { members, groups: [], proxyOptions: { isCaseSensitive } },
    ).rows.map(({ state }) => state);
  expect(statesIf(true)).toEqual(['changes', 'changes', 'changes']);
  expect(statesIf(false)).toEqual(['changes', 'tag-taken', 'same']);
});

test('texts are found and replaced only in the chosen fields', () => {
  const members = [member('Ash (old)', { description: 'old' }), member('Bo')];
  const { rows } = plan(members, {
    kind: 'replace',
    fields: ['name', 'description'],
    find: ' (old)',
    replacement: '',
  });
  expect(rows).toMatchObject([{ state: 'changes', after: { name: 'Ash' } }, { state: 'same' }]);
  expect(rows[0]).not.toHaveProperty('after.description');
});

test('members are added to and removed from groups with one operation per group', () => {
  const members = [member('Ash'), member('Bo')];
  const groups = [group('Day', ['uuid-Ash']), group('Night', ['uuid-Ash'])];
  const added = plan(members, { kind: 'groups', how: 'add', groups: ['Day'] }, groups);
  expect(added.rows).toMatchObject([{ state: 'same' }, { state: 'moves', joins: ['Day'], leaves: [] }]);
  expect(added.operations).toEqual([
    { kind: 'membership', of: 'group', ref: 'Day', add: ['uuid-Bo'], remove: [] },
  ]);
  const removed = plan(members, { kind: 'groups', how: 'remove', groups: ['Night'] }, groups);
  expect(removed.operations).toEqual([
    { kind: 'membership', of: 'group', ref: 'Night', add: [], remove: ['uuid-Ash'] },
  ]);
});

test('members can be in exactly the chosen groups: they leave all others', () => {
  const members = [member('Ash'), member('Bo'), member('Cy')];
  const groups = [group('Day', ['uuid-Ash', 'uuid-Cy']), group('Night', ['uuid-Ash']), group('Dusk', [])];
  const { rows, operations } = plan(members, { kind: 'groups', how: 'set', groups: ['Day'] }, groups);
  expect(rows).toMatchObject([
    { state: 'moves', joins: [], leaves: ['Night'] },
    { state: 'moves', joins: ['Day'], leaves: [] },
    { state: 'same' },
  ]);
  expect(operations).toEqual([
    { kind: 'membership', of: 'group', ref: 'Day', add: ['uuid-Bo'], remove: [] },
    { kind: 'membership', of: 'group', ref: 'Night', add: [], remove: ['uuid-Ash'] },
  ]);
  expect(plan(members, { kind: 'groups', how: 'set', groups: [] }, groups).rows[2]).toMatchObject({
    state: 'moves',
    leaves: ['Day'],
  });
});

test.each([
  ['5 March', '0004-03-05'],
  ['March 5, 1999', '1999-03-05'],
  ['1999-03-05', '1999-03-05'],
  ['0004-03-05', '0004-03-05'],
])('the birthday %s is sent as %s', (value, sent) => {
  const { rows } = plan([member('Ash')], { kind: 'text', field: 'birthday', value });
  expect(rows[0]).toMatchObject({ state: 'changes', after: { birthday: sent } });
});

test('a birthday is cleared by an empty text, and a text that is not a date is refused', () => {
  const born = member('Ash', { birthday: '1999-03-05' });
  const clear = plan([born, member('Bo')], { kind: 'text', field: 'birthday', value: ' ' });
  expect(clear.rows).toMatchObject([{ state: 'changes', after: { birthday: null } }, { state: 'same' }]);
  expect(plan([born], { kind: 'text', field: 'birthday', value: 'soon' }).rows[0]?.state).toBe('refused');
});

test('groups change their own fields, and are checked by the rules for groups', () => {
  const crew = groupWith('Crew', { color: 'ff0000', icon: 'https://old.example/crew.png' });
  const privacy = plan([crew], { kind: 'privacy', keys: ['list_privacy'], value: 'private' });
  expect(privacy.operations).toEqual([
    {
      kind: 'change',
      of: 'group',
      ref: 'Crew',
      before: { list_privacy: 'public' },
      after: { list_privacy: 'private' },
    },
  ]);
  const moved = plan([crew], {
    kind: 'replace',
    fields: ['icon', 'name'],
    find: 'old.example',
    replacement: 'new.example',
  });
  expect(moved.rows[0]).toMatchObject({ state: 'changes', after: { icon: 'https://new.example/crew.png' } });
  expect(plan([crew], { kind: 'colors', colors: ['FF0000'] }).rows[0]?.state).toBe('same');
  const long = { kind: 'replace', fields: ['name'], find: 'Crew', replacement: 'x'.repeat(101) } as const;
  expect(plan([crew], long).rows[0]?.state).toBe('refused');
  expect(plan([crew], { kind: 'delete' }).operations).toEqual([{ kind: 'delete', of: 'group', ref: 'Crew' }]);
});

test('each one gets the colour of its picture, and the row says why where there is none', () => {
  const urlOf = (name: string) => `https://pictures.example/${name}.png`;
  const withPicture = (name: string, more: object = {}) => member(name, { avatar_url: urlOf(name), ...more });
  const members = [
    withPicture('Ash'),
    withPicture('Bo', { color: '00ff00' }),
    withPicture('Cy'),
    withPicture('Di'),
    member('El'),
  ];
  const colors = new Map<string, PictureColor>([
    [urlOf('Ash'), { color: 'aa0000' }],
    [urlOf('Bo'), { color: '00ff00' }],
    [urlOf('Cy'), { problem: 'unreadable' }],
  ]);
  const { rows, operations } = plan(members, { kind: 'picture-colors', colors });
  expect(rows).toMatchObject([
    { state: 'changes', after: { color: 'aa0000' } },
    { state: 'same' },
    { state: 'no-color', why: 'unreadable' },
    { state: 'no-color', why: 'not-read' },
    { state: 'no-color', why: 'no-picture' },
  ]);
  expect(operations).toHaveLength(1);
});

test('a colour belongs to a picture: a changed picture is not read yet, and two records can share one', () => {
  const url = 'https://pictures.example/shared.png';
  const members = [
    member('Ash', { avatar_url: url }),
    member('Bo', { webhook_avatar_url: url }),
    member('Cy', { avatar_url: 'https://pictures.example/new.png' }),
  ];
  const { rows } = plan(members, {
    kind: 'picture-colors',
    colors: new Map([[url, { color: 'aa0000' }]]),
  });
  expect(rows).toMatchObject([
    { state: 'changes', after: { color: 'aa0000' } },
    { state: 'changes', after: { color: 'aa0000' } },
    { state: 'no-color', why: 'not-read' },
  ]);
});

test('a replacement is used literally', () => {
  const { rows } = plan([member('Ash')], {
    kind: 'replace',
    fields: ['name'],
    find: 'Ash',
    replacement: '$& $1',
  });
  expect(rows[0]).toMatchObject({ after: { name: '$& $1' } });
});

test.each([
  ['{initial}:', { prefix: 'L:', suffix: null }],
  ['[text]', { prefix: '[', suffix: ']' }],
  ['{name} text -{initial}', { prefix: 'Luna ', suffix: ' -L' }],
  ['text', { prefix: null, suffix: null }],
])('the pattern %s gives Luna a tag of her own', (pattern, tag) => {
  expect(tagByPattern(pattern, 'Luna')).toEqual(tag);
});
