import { gzipSync, strFromU8, strToU8, Zip, ZipDeflate, type Zippable, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type FileAnswers, type FileProblem, LARGEST_FILE_BYTES, readSystemFile } from '../src/index.ts';
import { NOW, problemOf, read } from './read-value.ts';

const zip = (entries: Zippable) => zipSync(entries, { level: 1 });
const json = (value: unknown) => strToU8(JSON.stringify(value));

/** The format of a file that is read, or the reason why it is refused. */
async function kindOf(bytes: Uint8Array): Promise<string> {
  const [problem] = await problemOf(bytes);
  return problem === 'none' ? (await read(bytes)).format : problem;
}

const pluralport = json({ pluralport_version: '0.1', systems: [], members: [] });
const sheaf = json({ version: '1', system: {}, members: [], fronts: [] });
const pluralspace = json({ system: {}, members: [], fronts: [], member_groups: [] });

test.each<[string, Zippable, string]>([
  ['PluralPort', { 'README.txt': strToU8('hi'), 'pluralport.json': pluralport }, 'pluralport'],
  ['a whole account', { 'systems/lamp/openplural.json': pluralport, 'data.json': pluralspace }, 'pluralport'],
  ['Sheaf', { 'export.json': sheaf, images: { 'a.png': strToU8('x') } }, 'sheaf'],
  ['PluralSpace', { 'manifest.json': json({ user_email: 'a@b' }), 'data.json': pluralspace }, 'pluralspace'],
  ['an entry that is not compressed', { 'export.json': [sheaf, { level: 0 }] }, 'sheaf'],
  ['pictures alone', { '64d1f0a27b3c9e0012ab34cd.png': strToU8('x') }, 'unknown-archive'],
  ['a folder', { 'Harbour/system.json': sheaf, 'Harbour/readme.txt': strToU8('hi') }, 'sheaf'],
  ['other names', { 'a/b/my backup.JSON': sheaf, 'a/list.json.txt': json([1]) }, 'sheaf'],
  ['a Mac', { '__MACOSX/._a.json': pluralport, 'x/.b.json': pluralport, 'x/c.json': sheaf }, 'sheaf'],
  ['two systems', { 'deep/a.json': pluralspace, 'b.json': sheaf }, 'several-systems'],
  ['a damaged file beside', { 'a.json': strToU8('{"x":'), 'b/c.json': sheaf }, 'sheaf'],
  ['a damaged file', { 'a.json': strToU8('{"x":'), 'b.json': json({}) }, 'cut-off'],
  ['other files', { 'a.json': json({}), 'b.json': json({ c: 1 }) }, 'unknown-archive'],
  [
    'a file that is not clear',
    { 'a.json': json({ members: [], groups: [] }), 'b.json': json({}) },
    'unclear',
  ],
])('an archive of %s is read by its content, in any folder', async (_, entries, expected) => {
  expect(await kindOf(zip(entries))).toBe(expected);
});

test('an archive whose writer did not know the sizes in advance is read', async () => {
  const parts: Uint8Array[] = [];
  const writer = new Zip((_, part) => parts.push(part));
  for (const [name, bytes] of [
    ['images/a.png', strToU8('PK\x03\x04 inside')],
    ['export.json', sheaf],
  ] as const) {
    const entry = new ZipDeflate(name);
    writer.add(entry);
    entry.push(bytes, true);
  }
  writer.end();
  expect(await kindOf(Buffer.concat(parts))).toBe('sheaf');
});

test('a comment at the end of an archive, and a mark of the end in it, do no harm', async () => {
  const bytes = zip({ 'export.json': sheaf });
  const comment = strToU8('made by PK');
  const whole = new Uint8Array([...bytes, ...comment]);
  new DataView(whole.buffer).setUint16(bytes.length - 2, comment.length, true);
  expect(await kindOf(whole)).toBe('sheaf');
});

/** An archive whose directory and entries have another size for the files of one size. */
function withSize(archive: Uint8Array, size: number, said: number): Uint8Array {
  const changed = archive.slice();
  const view = new DataView(changed.buffer);
  for (let at = 0; at + 4 <= changed.length; at += 1)
    if (view.getUint32(at, true) === size) view.setUint32(at, said, true);
  return changed;
}

test('pictures in an archive count for nothing: only the entry with the system may not be too large', async () => {
  const picture = new Uint8Array(12_345);
  const archive = zip({ 'images/a.png': [picture, { level: 0 }], 'export.json': sheaf });
  expect(await kindOf(withSize(archive, picture.length, LARGEST_FILE_BYTES + 1))).toBe('sheaf');
});

test('an entry is not unpacked further than the archive says, nor if that would be too large', async () => {
  const text = strToU8(
    `{"version":"1","system":{},"fronts":[],"members":[],"x":"${'x '.repeat(1_000_000)}"}`,
  );
  const bomb = zip({ 'export.json': text });
  expect(await kindOf(bomb)).toBe('sheaf');
  expect(await kindOf(withSize(bomb, text.length, LARGEST_FILE_BYTES + 1))).toBe('too-large');
  expect(await kindOf(withSize(bomb, text.length, 10))).toBe('damaged-archive');
});

test('an entry may be as large as a file on its own, most of which is pictures', async () => {
  const picture = `data:image/png;base64,${'A'.repeat(65_000_000)}`;
  const text = strToU8(`{"version":"1","system":{},"fronts":[],"members":[],"x":"${picture}"}`);
  expect(await kindOf(zip({ 'export.json': text }))).toBe('sheaf');
});

/** A history in which so many members never stop fronting that it is refused. */
function endless() {
  const member = (index: number) => `m${index}`;
  return {
    members: Array.from({ length: 3_000 }, (_, index) => ({ _id: member(index), name: 'Ash' })),
    frontHistory: Array.from({ length: 3_400 }, (_, index) => ({
      _id: `h${index}`,
      member: member(Math.min(index, 2_999)),
      startTime: 1_600_000_000_000 + 2 * index,
      live: index < 2_999,
      endTime: 1_600_000_000_000 + 2 * index + 1,
    })),
  };
}

const damagedStarts = ['{"version":2,"members":[}', '\ufeff \n{"a":x}', '["Ash" "Birch"]', '[ {"a":x}]'];

test.each<[string, Zippable, string]>([
  ['JSON without an ending', { 'Lamp/backup': sheaf }, 'sheaf'],
  [
    'JSON as a text file, after a byte order mark',
    { 'message.txt': strToU8(`\ufeff \n${strFromU8(sheaf)}`) },
    'sheaf',
  ],
  [
    'JSON in UTF-16',
    { 'a.bak': new Uint8Array(Buffer.from(`\ufeff${strFromU8(sheaf)}`, 'utf16le')) },
    'sheaf',
  ],
  ['JSON named as a picture', { 'a.png': sheaf }, 'sheaf'],
  [
    'a table',
    { 'README.txt': strToU8('Hello'), 'all/members.csv': strToU8('name,pronouns\nAsh,they\n') },
    'table',
  ],
  ['a table without an ending', { list: strToU8('name;pronouns\nAsh;they\n') }, 'table'],
  [
    'notes with commas beside a system',
    { 'README.txt': strToU8('Hello, you\nBye, you\n'), 'export.json': sheaf },
    'sheaf',
  ],
  ['a packed file', { 'export.json.gz': gzipSync(sheaf) }, 'sheaf'],
  ['an archive', { 'inner.zip': zip({ 'a/export.dat': sheaf }), 'a.png': strToU8('x') }, 'sheaf'],
  ['an archive that is not compressed', { 'inner.zip': [zip({ a: sheaf }), { level: 0 }] }, 'sheaf'],
  ['an archive of an archive of an archive', { a: zip({ b: zip({ c: sheaf }) }) }, 'unknown-archive'],
  ['a damaged archive beside a system', { 'a.zip': strToU8('PK\x03\x04 no'), b: sheaf }, 'sheaf'],
  ['Prism without a name', { backup: strToU8('PRISM3\0\0\0\0') }, 'cut-off'],
  ['Ampersand', { 'backup.bin': strToU8('AMPAR\0\0\x01') }, 'ampersand'],
  [
    'pictures that start as text',
    { 'a.svg': strToU8('<svg/>'), b: strToU8('\x89PNG\r\n{[') },
    'unknown-archive',
  ],
  [
    'tables beside prose',
    { 'README.md': strToU8('[Docs](x)\n'), 'members.csv': strToU8('name,pronouns\nAsh,they\n') },
    'table',
  ],
  [
    'a table beside a text with a comma in each line',
    { 'README.txt': strToU8('Hi, you\nBye, you\n'), 'members.csv': strToU8('name,age\nAsh,3\n') },
    'table',
  ],
  [
    'pictures beside prose',
    { 'README.md': strToU8('[Docs](x)\n'), 'a.png': strToU8('x') },
    'unknown-archive',
  ],
  ['JSON without an ending that is cut off', { 'Lamp/backup': sheaf.slice(0, -2) }, 'cut-off'],
  ...damagedStarts.map((start): [string, Zippable, string] => [
    `JSON without an ending that is damaged: ${start}`,
    { 'Lamp/backup': strToU8(start), 'a.png': strToU8('x') },
    'not-json',
  ]),
  [
    'damaged JSON that is packed',
    { 'backup.gz': gzipSync(strToU8('{"version":2,"members":[}')) },
    'not-json',
  ],
  [
    'JSON with bytes that are no text',
    { 'Lamp/backup': new Uint8Array([...strToU8('{"version":2,"name":"'), 0xc3, 0x22, 0x8d, 0x7d]) },
    'not-text',
  ],
  [
    'a table beside a text with marks for its form',
    { 'notes.rtf': strToU8('{\\rtf1 Hello}\n'), 'members.csv': strToU8('name,pronouns\nAsh,they\n') },
    'table',
  ],
  ['something called JSON', { 'a.json': strToU8('[Docs](x)\n') }, 'not-json'],
  ['JSON of many fronts', { 'a.json': json(endless()), 'b.json': json({}) }, 'too-many'],
])('an archive with %s is read by what the file starts with', async (_, entries, expected) => {
  expect(await kindOf(zip(entries))).toBe(expected);
});

test('pictures are not unpacked to see that they are none', async () => {
  // Text that looks as a picture at its start, and 200 times as large when unpacked.
  const picture = new Uint8Array(4_000_000).fill(0x89);
  const slices: number[] = [];
  const archive = new Blob([zip({ b: picture, 'export.json': sheaf }) as BlobPart]);
  const slice = archive.slice.bind(archive);
  Object.defineProperty(archive, 'slice', {
    value(start = 0, end = archive.size) {
      slices.push(end - start);
      return slice(start, end);
    },
  });
  expect((await readSystemFile(archive, NOW)).format).toBe('sheaf');
  expect(Math.max(...slices)).toBeLessThan(5_000);
});

test('what is looked at and unpacked is counted in an archive and in those in it together', async () => {
  const others = (count: number, kind: string) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index): [string, Uint8Array] => [`${index}.${kind}`, strToU8('x')]),
    );
  const inner = zip({ a: sheaf });
  const many = (kind: string) => ({ 'a.zip': zip(others(999, kind)), 'b.zip': inner });
  expect(await kindOf(zip({ ...many('dat'), 'c.zip': inner }))).toBe('unknown-archive');
  expect(await kindOf(zip(many('png')))).toBe('sheaf');
  // The directory says another size of a file than the archive has.
  const stored = zip({ 'inner.zip': [inner, { level: 0 }] });
  const end = stored.length - 22;
  const changed = stored.slice();
  const view = new DataView(changed.buffer);
  view.setUint32(view.getUint32(end + 16, true) + 24, 1, true);
  expect(await kindOf(changed)).toBe('unknown-archive');
});

test('a front history in an archive counts only without a system', async () => {
  const history = strToU8(
    'started_at,ended_at,duration_seconds,duration,member_count,members,custom_status\n2026-03-01T10:00:00Z,,,,1,Ash,\n',
  );
  const hintOf = async (entries: Zippable) => (await read(zip(entries))).hint;
  const beside = { 'front-history.csv': history, 'sheaf/export.json': sheaf };
  expect(await hintOf(beside)).not.toBe('history-only');
  expect(await hintOf({ 'export.json': sheaf, 'front-history.csv': history })).not.toBe('history-only');
  expect(await hintOf({ 'front-history.csv': history, 'a.json': json({}) })).toBe('history-only');
  expect(await kindOf(zip({ ...beside, 'other.json': pluralspace }))).toBe('several-systems');
  expect(await kindOf(zip({ 'a.csv': history, 'b.csv': history }))).toBe('several-systems');
});

test('no picture is looked at beside a file that may be a system', async () => {
  const pictures = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [`${index}.png`, strToU8(`picture ${index}`)]),
  );
  const readsIn = async (entries: Zippable) => {
    let reads = 0;
    const archive = new Blob([zip(entries) as BlobPart]);
    const slice = archive.slice.bind(archive);
    Object.defineProperty(archive, 'slice', {
      value(start?: number, end?: number) {
        reads += 1;
        return slice(start, end);
      },
    });
    await readSystemFile(archive, NOW);
    return reads;
  };
  expect(await readsIn({ ...pictures, 'backup.txt': sheaf })).toBe(await readsIn({ 'backup.txt': sheaf }));
});

test('of several tables in an archive a person chooses one, whose columns are asked about then', async () => {
  const archive = zip({
    'alters.csv': strToU8('name,pronouns\nAsh,they\nBirch,she\n'),
    'posts.csv': strToU8('id,text\n1,Hi\n'),
  });
  const ask = (answers: FileAnswers) =>
    readSystemFile(new Blob([archive as BlobPart]), NOW, answers).then(
      (file) => file.members.map(({ fields }) => fields),
      (error: FileProblem) => error.question,
    );
  const place = { file: 'alters.csv', id: null };
  expect(await ask({})).toEqual({
    about: 'system',
    systems: [
      { place, name: null, members: 2, isTable: true },
      { place: { file: 'posts.csv', id: null }, name: null, members: 1, isTable: true },
    ],
  });
  expect(await ask({ system: place })).toMatchObject({ about: 'columns', count: 3 });
  expect(await ask({ system: place, table: { columns: ['name', 'pronouns'], hasHeader: true } })).toEqual([
    { name: 'Ash', pronouns: 'they' },
    { name: 'Birch', pronouns: 'she' },
  ]);
});

test('an entry of another size than the archive says is damaged', async () => {
  const bytes = zip({ 'export.json': sheaf });
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  for (let at = 0; at + 4 <= bytes.length; at += 1) {
    if (view.getUint32(at, true) === sheaf.length) view.setUint32(at, sheaf.length + 1, true);
  }
  expect(await kindOf(bytes)).toBe('damaged-archive');
});

test('an archive may be cut off or damaged anywhere: it is read or refused, never half', async () => {
  const whole = zip({ 'export.json': sheaf, 'images/a.png': strToU8('x') });
  for (let at = 4; at < whole.length; at += 1) {
    expect(await kindOf(whole.slice(0, at))).toBe('damaged-archive');
    const damaged = whole.slice();
    damaged[at] = (damaged[at] ?? 0) ^ 0xff;
    expect(typeof (await kindOf(damaged))).toBe('string');
  }
});

test.each<[string, Uint8Array, string]>([
  ['of Prism, cut off', strToU8('PRISM3\0\0\0\0'), 'cut-off'],
  ['of Ampersand', strToU8('AMPAR\0\0\x01'), 'ampersand'],
  ['with other bytes', new Uint8Array([0x80, 0x81, 0x82]), 'not-text'],
  ['with the mark of UTF-8', strToU8(`\ufeff{"members":[],"switches":[]}`), 'pluralkit'],
  ['in UTF-16', new Uint8Array(Buffer.from('\ufeff{"members":[],"switches":[]}', 'utf16le')), 'pluralkit'],
  [
    'in UTF-16, in the other order',
    new Uint8Array(Buffer.from('\ufeff{"members":[],"switches":[]}', 'utf16le').swap16()),
    'pluralkit',
  ],
])('a file %s says what it is', async (_, bytes, expected) => {
  expect(await kindOf(bytes)).toBe(expected);
});
