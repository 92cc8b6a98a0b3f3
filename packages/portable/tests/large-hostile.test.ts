import { expect, inject, test } from 'vitest';
import { compareFiles, firstChoice, planImport, type SystemFile } from '../src/index.ts';
import { forFriendsIn } from '../src/read/simply-plural-rows.ts';
import { NOW, problemOf, read } from './read-value.ts';

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
  expect(file.notes[0]).toMatchObject({
    kind: 'unreadable',
    path: expect.stringMatching(/^\$\.members\[0\]\./),
  });
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

test('a text as large as a file is no colour, however it starts', async () => {
  const color = `rgb(1,1,1${' '.repeat(SIZE)}x`;
  const file = await read({ version: 2, members: [{ id: 'a', name: 'Ash', color }], switches: [] });
  expect(file.members[0]?.fields).toEqual({ name: 'Ash' });
  expect(file.notes).toMatchObject([{ kind: 'unreadable', path: '$.members[0].color' }]);
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
    member: `m${Math.min(index, count - 1)}`,
    startTime: 1_600_000_000_000 + 2 * index,
    live: index < count - 1,
    endTime: 1_600_000_000_000 + 2 * index + 1,
  }));
  expect(await problemOf({ members, frontHistory })).toEqual(['too-many', '$']);
});

test('the main fronter again and again among thousands is refused, or changes nothing', async () => {
  const count = ROWS / 15;
  const start = 1_600_000_000_000;
  const members = Array.from({ length: count }, (_, index) => ({ uuid: `m${index}`, name: 'Ash' }));
  const open = members.map(({ uuid }) => ({ member: uuid, startTime: start }));
  /** Rows of the first member; each ends before the next one starts, or all together. */
  const main = (isApart: boolean) =>
    Array.from({ length: count * 5 }, (_, index) => ({
      member: 'm0',
      startTime: start + 2 * index + 2,
      endTime: isApart ? start + 2 * index + 3 : start + count * 20,
      isMainFronter: true,
    }));
  const fileOf = (isApart: boolean) => ({
    database: { members, frontingEntries: [...open, ...main(isApart)] },
  });
  expect(await problemOf(fileOf(true))).toEqual(['too-many', '$']);
  expect((await read(fileOf(false))).switches).toHaveLength(1);
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

test('who comes again while they are in front changes nothing, however many are in front', async () => {
  const count = ROWS / 15;
  const members = Array.from({ length: count }, (_, index) => ({ _id: `m${index}`, name: 'Ash' }));
  const frontHistory = Array.from({ length: count * 10 }, (_, index) => ({
    _id: `h${index}`,
    member: `m${index % count}`,
    startTime: 1_600_000_000_000 + index,
    live: index < count,
    endTime: 1_600_000_000_000 + index + 1,
  }));
  expect((await read({ members, frontHistory })).switches).toHaveLength(count);
});

test('a number that goes on and on is refused where it starts', async () => {
  expect(await problemOf(`{"members":${'1'.repeat(SIZE)}}`)).toEqual(['too-long', '1:12']);
  expect(await problemOf(`-0.${'1'.repeat(SIZE)}`)).toEqual(['too-long', '1:1']);
});

test('more values than any file has are refused, also in a part that is not used', async () => {
  const many = '[],'.repeat(4_000_000);
  expect(await problemOf(`{"version":2,"chats":[[${many}0]],"members":[],"switches":[]}`)).toEqual([
    'too-many',
    null,
  ]);
});

test('a part with more entries than any file has is refused before the rest is read', async () => {
  expect(await problemOf(`{"members":[],"switches":[${'0,'.repeat(250_001)} and more`)).toEqual([
    'too-many',
    '$.switches',
  ]);
});

test('a text to which many refer is refused before it is copied for each of them', async () => {
  // Not one that seems to be a picture.
  const long = 'x '.repeat(MB / 2);
  const many = Array.from({ length: 100 }, (_, index) => index);
  expect(await problemOf({ members: [{ id: long, name: 'Ash' }], switches: [] })).toEqual([
    'too-long',
    '$.members[0]',
  ]);
  expect(
    await problemOf({
      pluralport_version: '0.1',
      assets: [{ id: 'a', uri: `https://${long}` }],
      members: many.map((index) => ({ id: `m${index}`, name: 'Ash', avatar_asset_id: 'a' })),
    }),
  ).toEqual(['too-large', null]);
  const mentions = many.map(() => '<###@a###>').join('');
  expect(
    await problemOf({
      members: [
        { _id: 'a', name: long },
        { _id: 'b', name: 'Ash', desc: mentions },
      ],
      frontHistory: [],
    }),
  ).toEqual(['too-large', null]);
  // More than the longest string.
  const database = {
    members: [
      { uuid: 'a', name: long },
      { uuid: 'b', name: 'Ash', customFields: { b: '@<m:a>'.repeat(600) } },
    ],
  };
  expect(await problemOf({ database })).toEqual(['too-large', null]);
});

test('custom fields with one name are refused if all of them are in all members', async () => {
  const members = Array.from({ length: 1_100 }, (_, index) => ({
    _id: `m${index}`,
    name: 'Ash',
    info: { Likes: 'tea' },
  }));
  const customFields = Array.from({ length: 1_000 }, (_, index) => ({ _id: `f${index}`, name: 'Likes' }));
  expect(await problemOf({ members, customFields, frontHistory: [] })).toEqual(['too-many', '$.members']);
});

test('more members in groups than any system has are refused', async () => {
  const members = Array.from({ length: 1_000 }, (_, index) => ({ id: `m${index}`, name: 'Ash' }));
  const ids = members.map(({ id }) => id);
  const groups = Array.from({ length: 1_001 }, (_, index) => ({
    id: `g${index}`,
    name: 'Trees',
    members: ids,
  }));
  expect(await problemOf({ members, groups, switches: [] })).toEqual(['too-many', '$.groups']);
});

/** An object or a list that counts how often it is looked into. */
function counted<T extends object>(value: T, count: { looks: number }): T {
  return new Proxy(value, {
    get(target, key) {
      count.looks += 1;
      return Reflect.get(target, key) as unknown;
    },
  });
}

/** How many times the work grows when its input is twice as large. */
async function growth(work: (size: number, count: { looks: number }) => Promise<void>): Promise<number> {
  const [once, twice] = [{ looks: 0 }, { looks: 0 }];
  await work(200, once);
  await work(400, twice);
  expect(once.looks).toBeGreaterThan(200);
  return twice.looks / once.looks;
}

const context = { nowMs: NOW, memberLimit: 1_000, groupLimit: 250, resolveTimezone: () => null };

/** Members of one name who differ in their pronouns. */
async function namesakes(size: number, pronouns: string, count: { looks: number }): Promise<SystemFile> {
  const file = await read({
    version: 2,
    members: Array.from({ length: size }, (_, index) => ({
      id: `${pronouns}${index}`,
      name: 'Ash',
      pronouns: `${pronouns}/${index}`,
    })),
    switches: [],
  });
  return {
    ...file,
    members: file.members.map((member) => ({ ...member, fields: counted(member.fields, count) })),
  };
}

test('the work of planning twice as many of one name beside twice as many of that name is twice as much', async () => {
  const ratio = await growth(async (size, count) => {
    const [file, now] = [await namesakes(size, 'they', count), await namesakes(size, 'she', count)];
    const plan = planImport(file, now, firstChoice(file, now), context);
    expect(plan.members.every(({ verdict }) => verdict === 'unsure')).toBe(true);
  });
  expect(ratio).toBeLessThan(2.2);
});

test('of thousands of one name, each is the one that has the same values', async () => {
  const size = 2_000;
  const [file, now] = [
    await namesakes(size, 'they', { looks: 0 }),
    await namesakes(size, 'they', { looks: 0 }),
  ];
  const renamed = now.members
    .toReversed()
    .map((member, index) => ({ ...member, id: null, key: `n${index}` }));
  const plan = planImport(file, { ...now, members: renamed }, firstChoice(file, now), context);
  expect(plan.members.every(({ verdict }) => verdict === 'equal')).toBe(true);
  expect(plan.members.map(({ target }) => target?.key)).toEqual(renamed.map(({ key }) => key).toReversed());
});

test('the work of comparing groups grows with their members, not with those of the system', async () => {
  const ratio = await growth(async (size, count) => {
    const members = Array.from({ length: size }, (_, index) => ({ id: `m${index}`, name: `Ash ${index}` }));
    const groups = Array.from({ length: size }, (_, index) => ({
      id: `g${index}`,
      name: `Trees ${index}`,
      members: [`m${index}`],
    }));
    const file = await read({ version: 2, members, groups, switches: [] });
    const watched = {
      ...file,
      members: file.members.map((member) => counted(member, count)),
      groups: file.groups.map((group) => ({ ...group, members: counted([...(group.members ?? [])], count) })),
    };
    expect(compareFiles(watched, { ...watched }).groups.equal).toBe(size);
  });
  expect(ratio).toBeLessThan(2.2);
});

test('levels of privacy are looked through once for all who have some', () => {
  const count = { looks: 0 };
  const levels = Array.from({ length: 100 }, (_, index) => ({
    id: `b${index}`,
    path: '$',
    index,
    raw: counted({ name: index === 0 ? 'Friends' : 'Trusted friends' }, count),
  }));
  const isForFriends = forFriendsIn(levels);
  expect(isForFriends({ buckets: ['b0', 'b1'] })).toBe(true);
  const looks = count.looks;
  expect(isForFriends({ buckets: ['b0'] })).toBe(false);
  expect(count.looks).toBe(looks);
});

test('planning and comparing say how far they are', async () => {
  const switches = Array.from({ length: 3_000 }, (_, index) => ({
    timestamp: new Date(1_600_000_000_000 + index).toISOString(),
    members: index % 2 === 0 ? ['a'] : [],
  }));
  const file = await read({ version: 2, members: [{ id: 'a', name: 'Ash' }], switches });
  const seen: string[] = [];
  const onProgress = ({ done, of }: { readonly done: number; readonly of: number }) =>
    seen.push(`${done}/${of}`);
  planImport(file, file, firstChoice(file, file), { ...context, onProgress });
  compareFiles(file, file, onProgress);
  const steps = ['1000/3001', '2000/3001', '3000/3001'];
  expect(seen).toEqual([...steps, ...steps]);
});

test.runIf(inject('isLong'))(
  'a system as large as the largest known ones is read, planned and compared',
  async () => {
    const members = Array.from({ length: 2_500 }, (_, index) => ({ id: `m${index}`, name: `Ash ${index}` }));
    const groups = Array.from({ length: 250 }, (_, index) => ({
      id: `g${index}`,
      name: `Trees ${index}`,
      members: members.map(({ id }) => id),
    }));
    const switches = Array.from({ length: 100_000 }, (_, index) => ({
      timestamp: new Date(1_500_000_000_000 + index * 60_000).toISOString(),
      members: Array.from({ length: 5 }, (_value, place) => `m${(index + place) % 2_500}`),
    }));
    const file = await read({ version: 2, members, groups, switches });
    const now = await read({ version: 2, members: [], switches: [] });
    const limits = { ...context, memberLimit: 2_500 };
    const plan = planImport(file, now, firstChoice(file, now), limits);
    expect([plan.exceeded, plan.switches.added.length]).toEqual([[], 100_000]);
    expect(compareFiles(file, file).switches.equal).toBe(100_000);
  },
);
