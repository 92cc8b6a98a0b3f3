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
import type { BulkChange } from './bulk-change.ts';
import { planBulk } from './plan-bulk.ts';
import { tagByPattern } from './tag-by-pattern.ts';

const AT = '2026-01-01T00:00:00.000Z';
const PUBLIC = { visibility: 'public', name_privacy: 'public', pronoun_privacy: 'private' };

function member(name: string, fields: object = {}): Member {
  const wire = { id: name.toLowerCase(), uuid: `uuid-${name}`, name, privacy: PUBLIC, ...fields };
  return memberFromWire(parse(wireMemberSchema, wire), AT);
}

function group(name: string, members: readonly string[]): Group {
  return groupFromWire(parse(wireGroupSchema, { id: name.toLowerCase(), uuid: name, name, members }), AT);
}

function plan(members: readonly Member[], change: BulkChange, groups: readonly Group[] = []) {
  return planBulk(members, change, { members, groups });
}

test('a privacy key changes where it is not so already, with what was there before', () => {
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

test('several colours are given in turn, and colours differ not by the case of their letters', () => {
  const members = [member('Ash', { color: 'ff0000' }), member('Bo'), member('Cy')];
  const { rows } = plan(members, { kind: 'colors', colors: ['FF0000', '00ff00'] });
  expect(rows.map((row) => (row.state === 'changes' ? row.after.color : row.state))).toEqual([
    'same',
    '00ff00',
    'FF0000',
  ]);
});

test('what the service would refuse is in no operation, and the row says why', () => {
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

test('a proxy tag that another member has, or gets in the same change, is given to nobody else', () => {
  const members = [
    member('Ash'),
    member('Ada'),
    member('Bo', { proxy_tags: [{ prefix: 'c:', suffix: null }] }),
    member('Cy'),
  ];
  const { rows, operations } = plan(members, { kind: 'proxy-tag', pattern: '{initial}:' });
  expect(rows.map(({ state }) => state)).toEqual(['changes', 'tag-taken', 'changes', 'tag-taken']);
  expect(operations).toHaveLength(2);
  expect(rows[2]).toMatchObject({
    after: {
      proxy_tags: [
        { prefix: 'c:', suffix: null },
        { prefix: 'B:', suffix: null },
      ],
    },
  });
});

test('texts are found and replaced where they are, and nowhere else', () => {
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

test('members are put into groups and taken out with one operation for each group', () => {
  const members = [member('Ash'), member('Bo')];
  const groups = [group('Day', ['uuid-Ash']), group('Night', ['uuid-Ash'])];
  const { rows, operations } = plan(members, { kind: 'groups', add: ['Day'], remove: ['Night'] }, groups);
  expect(rows).toMatchObject([
    { state: 'moves', joins: [], leaves: ['Night'] },
    { state: 'moves', joins: ['Day'], leaves: [] },
  ]);
  expect(operations).toEqual([
    { kind: 'membership', of: 'group', ref: 'Day', add: ['uuid-Bo'], remove: [] },
    { kind: 'membership', of: 'group', ref: 'Night', add: [], remove: ['uuid-Ash'] },
  ]);
});

test.each([
  ['{initial}:', { prefix: 'L:', suffix: null }],
  ['[text]', { prefix: '[', suffix: ']' }],
  ['{name} text -{initial}', { prefix: 'Luna ', suffix: ' -L' }],
  ['text', { prefix: null, suffix: null }],
])('the pattern %s gives Luna a tag of her own', (pattern, tag) => {
  expect(tagByPattern(pattern, 'Luna')).toEqual(tag);
});
