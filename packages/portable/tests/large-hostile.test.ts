import { expect, inject, test } from 'vitest';
import { problemOf, read } from './read-value.ts';

const MB = 1_000_000;
/** Of each file. */
const SIZE = inject('isLong') ? 20 * MB : MB;
/** Of the rows whose number matters more than their size. */
const ROWS = inject('isLong') ? 300_000 : 30_000;

/** The text repeated up to the size of a large file. */
function large(text: string, separator = ','): string {
  return Array.from({ length: Math.ceil(SIZE / (text.length + 1)) }, () => text).join(separator);
}

test('many values of wrong types are left out, with their places', async () => {
  const wrong = `{"id":{},"name":"Ash","color":["${'x'.repeat(10_000)}"],"birthday":4,"description":{"a":1},"keep_proxy":"no"}`;
  const file = await read(`{"version":2,"members":[${large(wrong)}],"switches":[]}`);
  expect(file.members.length).toBeGreaterThan(SIZE / 10_500);
  expect(file.members.every(({ fields }) => Object.keys(fields).join() === 'name')).toBe(true);
  expect(file.notes[0]).toEqual({ kind: 'unreadable', path: expect.stringMatching(/^\$\.members\[0\]\./) });
});

test('more members than any system has are refused, with the place', async () => {
  const rows = large('{"id":"abcde","name":"Ash"}');
  expect(await problemOf(`{"version":2,"members":[${rows}],"switches":[]}`)).toEqual([
    'too-many',
    '$.members',
  ]);
});

test('a name as large as a file is one member', async () => {
  const file = await read({ version: 2, members: [{ id: 'a', name: 'x'.repeat(SIZE) }], switches: [] });
  expect(file.members).toHaveLength(1);
});

test('nesting is refused at the first level that no file has', async () => {
  expect(await problemOf(`{"version":2,"members":${'['.repeat(SIZE)}`)).toEqual(['too-deep', null]);
  expect(await problemOf('{"a":'.repeat(SIZE / 5))).toEqual(['too-deep', null]);
});

test('a large file that ends in the middle is refused, with the place of what is cut off', async () => {
  const rows = large('{"id":"abcde","name":"Ash"}');
  const text = `{"version":2,"members":[${rows},{"id":"ab`;
  expect(await problemOf(text)).toEqual(['cut-off', `1:${text.length - 2}`]);
});

test('a large file that is not text is refused', async () => {
  const noise = new Uint8Array(SIZE).map((_, index) => (index * 7919) % 251);
  expect((await problemOf(noise))[0]).not.toBe('none');
});

test('names of inherited properties are ordinary keys, however many there are', async () => {
  const pad = 'x'.repeat(10_000);
  const rows = large(`{"__proto__":{"name":"Evil"},"constructor":"${pad}","id":"a","name":"Ash"}`);
  const file = await read(`{"version":2,"members":[${rows}],"switches":[]}`);
  expect(file.members[0]?.fields.name).toBe('Ash');
  expect(({} as { name?: string }).name).toBeUndefined();
});

/** So many different sets of members that no two switches are the same. */
const differentFronts = (count: number, ids: readonly string[]) =>
  Array.from({ length: count }, (_, index) => ids.filter((_id, bit) => (index >> bit) & 1));

test('different switches at one time are read, but for those for which there is no time left', async () => {
  const ids = Array.from({ length: 18 }, (_, index) => `m${index}`);
  const file = await read({
    members: ids.map((id) => ({ id, name: id })),
    switches: differentFronts(ROWS / 10, ids).map((members) => ({
      timestamp: '2024-01-01T00:00:00Z',
      members,
    })),
  });
  expect(file.switches).toHaveLength(21);
});

test('thousands who never stop fronting are refused, with the place', async () => {
  const count = ROWS / 15;
  const members = Array.from({ length: count }, (_, index) => ({ _id: `m${index}`, name: 'Ash' }));
  const frontHistory = Array.from({ length: count * 10 }, (_, index) => ({
    _id: `h${index}`,
    member: `m${index % count}`,
    startTime: 1_600_000_000_000 + index,
    live: index < count - 1,
    endTime: 1_600_000_000_000 + index + 1,
  }));
  expect(await problemOf({ members, frontHistory })).toEqual(['too-many', '$']);
});

test('groups, levels of privacy and values of fields in any number are looked through once', async () => {
  const many = <T>(of: (index: number) => T) => Array.from({ length: 20_000 }, (_, index) => of(index));
  const folders = await read({
    folders: many((index) => ({ id: `g${index}`, name: 'Trees' })),
    fields: [],
    members: many((index) => ({ id: `m${index}`, name: 'Ash', folders: [`g${index}`, `g${index}`] })),
  });
  expect(folders.groups.at(-1)?.members).toEqual(['m19999']);
  const values = await read({
    pluralport_version: '0.1',
    members: [{ id: 'm', name: 'Ash' }],
    custom_fields: [{ id: 'f', name: 'Likes' }],
    custom_field_values: Array.from({ length: ROWS }, () => ({
      field_id: 'f',
      subject_id: 'm',
      value: 'tea',
    })),
  });
  expect(values.members[0]?.details).toHaveLength(ROWS);
  const privacyBuckets = many((index) => ({ _id: `b${index}`, name: 'Friends' }));
  expect(await problemOf({ members: [{ _id: 'a', name: 'Ash' }], privacyBuckets })).toEqual([
    'too-many',
    '$.privacyBuckets',
  ]);
});
