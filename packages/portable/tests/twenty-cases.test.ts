import { timezoneResolver } from '@frontboard/model/timezone';
import { expect, test } from 'vitest';
import { firstChoice, planImport, type SystemFile, writeImportFiles } from '../src/index.ts';
import { NEW_SYSTEM } from './apply-steps.ts';
import { NOW, read } from './read-value.ts';

// Oddities of real files that the tests of readers and plans do not cover.

const CONTEXT = { nowMs: NOW, memberLimit: 1_000, groupLimit: 250, resolveTimezone: timezoneResolver(2) };
const plan = (file: SystemFile) => planImport(file, NEW_SYSTEM, firstChoice(file, NEW_SYSTEM), CONTEXT);
const at = (time: string) => Date.parse(`2026-03-01T${time}:00Z`);

test('linked accounts, whose numbers are too large for JSON here, are in no file that is written', async () => {
  const text =
    '{"accounts":[466378653216014359],"name":"A","members":[{"id":"a","name":"Ash"}],"switches":[]}';
  const file = await read(text);
  expect(file.lost).toEqual([{ kind: 'accounts', count: 1 }]);
  expect(JSON.stringify([file, writeImportFiles(plan(file), NEW_SYSTEM)])).not.toContain('4663786532160143');
});

test('privacy as an object counts also in a file that says version 1', async () => {
  const file = await read({
    version: 1,
    id: 'zzzzz',
    created: '2022-04-20T00:00:00Z',
    accounts: [1],
    members: [{ id: 'a', name: 'Ash', privacy: { visibility: 'private', name_privacy: 'public' } }],
    switches: [],
  });
  expect(file.members[0]?.fields.privacy).toEqual({ visibility: 'private', name_privacy: 'public' });
});

test('a file of Octocon in PluralKit’s form has counters for ids, and empty texts for nothing', async () => {
  const file = await read({
    name: '',
    description: '',
    members: [
      { id: '1', name: 'Ash', pronouns: '', color: '' },
      { id: '2', name: 'Birch' },
    ],
    groups: [{ id: '0', name: 'Trees', members: ['1'] }],
    switches: [],
  });
  expect(file.system).toEqual({});
  expect(file.members[0]?.fields).toEqual({ name: 'Ash' });
  expect(plan(file).members.map(({ verdict }) => verdict)).toEqual(['new', 'new']);
  expect(plan(file).groups[0]?.joins).toEqual(['1']);
});

test.each([
  ['absent', {}],
  ['null', { endTime: null }],
  ['in the past', { endTime: at('10:30') }],
])('who is live is fronting although the end is %s', async (_, end) => {
  const file = await read({
    members: [{ _id: 'a', name: 'Ash' }],
    frontHistory: [{ _id: 'h', member: 'a', startTime: at('10:00'), live: true, ...end }],
  });
  expect(file.switches).toEqual([{ timestamp: '2026-03-01T10:00:00Z', members: ['a'] }]);
});

test('times without an end, with an early end, without a duration or in the future are left out, each with its reason', async () => {
  const row = (id: string, times: object) => ({ _id: id, member: 'a', live: false, ...times });
  const file = await read({
    members: [{ _id: 'a', name: 'Ash' }],
    frontHistory: [
      row('1', { startTime: at('10:00') }),
      row('2', { startTime: at('10:00'), endTime: at('09:00') }),
      row('3', { startTime: at('10:00'), endTime: at('10:00') }),
      row('4', { startTime: NOW + 1, endTime: NOW + 2 }),
      row('5', { startTime: 'soon', endTime: at('10:00') }),
    ],
  });
  expect(file.switches).toEqual([]);
  expect(file.notes.map(({ kind }) => kind)).toEqual(['no-end', 'no-end', 'no-end', 'future', 'unreadable']);
});

test('custom fronts are found whatever type a row has', async () => {
  const file = await read({
    members: [{ _id: 'a', name: 'Ash' }],
    frontStatuses: [{ _id: 's', name: 'Asleep' }],
    frontHistory: [
      { _id: '1', member: 's', custom: false, startTime: at('10:00'), endTime: at('11:00'), live: false },
      { _id: '2', member: 'a', custom: true, startTime: at('11:00'), endTime: at('12:00'), live: false },
      { _id: '3', member: 'unknown', startTime: at('12:00'), live: true },
    ],
  });
  expect(file.switches.map(({ members }) => members)).toEqual([['s'], ['a'], []]);
  expect(file.notes).toMatchObject([{ kind: 'unknown-member', path: '$.frontHistory[2]' }]);
});

test.each([
  ['', undefined, 0],
  ['#ff112233', '112233', 0],
  ['112233ff', '112233', 0],
  ['#abc', 'aabbcc', 0],
  ['red', undefined, 1],
])('the colour %o of Simply Plural is %o', async (color, expected, notes) => {
  const file = await read({ members: [{ _id: 'a', name: 'Ash', color }], frontHistory: [] });
  expect(file.members[0]?.fields.color).toBe(expected);
  expect(file.notes).toHaveLength(notes);
});

test.each([
  ['', undefined, []],
  ['http://example.com/a.png', 'https://example.com/a.png', ['secured']],
  ['//example.com/a.png', 'https://example.com/a.png', []],
  ['/avatars/a', undefined, []],
  [`https://example.com/${'a'.repeat(300)}`, undefined, ['refused']],
])('the picture %s of Simply Plural is sent as %s', async (avatarUrl, expected, problems) => {
  const file = await read({
    members: [{ _id: 'a', name: 'Ash', avatarUrl, avatarUuid: 'u' }],
    frontHistory: [],
  });
  const [planned] = plan(file).members;
  expect(planned?.send.avatar_url).toBe(expected);
  expect(planned?.problems.map(({ kind }) => kind)).toEqual(problems);
});

test('PluralPort: the newer key counts, events are not added to periods that are made of them, and embedded pictures are counted', async () => {
  const file = await read({
    pluralport_version: '0.1',
    openplural_version: '9',
    systems: [{ id: 's', name: 'A' }],
    members: [{ id: 'm', name: 'Ash', avatar_asset_id: 'x' }],
    assets: [{ id: 'x', kind: 'avatar', uri: 'data:image/png;base64,AAAA' }],
    front_events: [{ id: 'e', at: '2026-01-01T00:00:00Z', assignments: [] }],
    front_periods: [
      {
        started_at: '2020-01-01T00:00:00Z',
        ended_at: null,
        source_kind: 'event_pair',
        assignments: [{ member_id: 'm' }],
      },
    ],
  });
  expect(file.switches).toHaveLength(1);
  expect(file.members[0]?.fields).toEqual({ name: 'Ash' });
  expect(file.lost).toEqual([{ kind: 'pictures', count: 1 }]);
});

test('an empty system, and an empty file', async () => {
  const none = await read({ members: [], switches: [] });
  expect([none.members, plan(none).members, plan(none).switches.added]).toEqual([[], [], []]);
});

test.each([
  ['a numeric string', String(at('10:00'))],
  ['a fraction of a millisecond', at('10:00') + 0.25],
  ['a time without a zone', '2026-03-01T10:00:00'],
  ['seconds and nanoseconds', { _seconds: at('10:00') / 1_000, _nanoseconds: 0 }],
])('a time may be %s', async (_, startTime) => {
  const file = await read({
    members: [{ _id: 'a', name: 'Ash' }],
    frontHistory: [{ _id: 'h', member: 'a', startTime, endTime: at('10:30'), live: false }],
  });
  expect(file.switches.map(({ members }) => members)).toEqual([['a'], []]);
  expect(file.switches[0]?.timestamp).toMatch(/^2026-03-01T10:00:00(?:\.0+)?Z$/);
});

test('groups nested 300 deep are 300 groups, and the plan says that PluralKit has no room for so many', async () => {
  const file = await read({
    members: [{ _id: 'a', name: 'Ash' }],
    groups: Array.from({ length: 300 }, (_, index) => ({
      _id: `g${index}`,
      parent: index === 0 ? 'root' : `g${index - 1}`,
      name: `Group ${index}`,
      members: index === 299 ? ['a'] : [],
    })),
    frontHistory: [],
  });
  expect(file.groups).toHaveLength(300);
  expect(file.groups.every(({ fields }) => String(fields.name).length <= 100)).toBe(true);
  expect(file.groups.at(-1)?.members).toEqual(['a']);
  expect(plan(file).exceeded).toEqual([
    { part: 'groups', limit: CONTEXT.groupLimit, existing: 0, added: 300 },
  ]);
});

test('a custom field whose id is __proto__ is a field like others', async () => {
  const file = await read(
    '{"members":[{"_id":"a","name":"Ash","info":{"__proto__":"oak","f2":"tall"}}],"customFields":[{"_id":"__proto__","name":"Tree"},{"_id":"f2","name":"Size"}],"frontHistory":[]}',
  );
  expect(file.members[0]?.details).toEqual([
    { name: 'Tree', value: 'oak' },
    { name: 'Size', value: 'tall' },
  ]);
  expect(({} as Record<string, unknown>).oak).toBeUndefined();
});
