import { strToU8, Zip, ZipDeflate, type Zippable, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { LARGEST_ENTRY_BYTES } from '../src/index.ts';
import { problemOf, read } from './read-value.ts';

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

test('pictures in an archive count for nothing: only the entry with the system may not be too large', async () => {
  const picture = new Uint8Array(LARGEST_ENTRY_BYTES + 1);
  expect(await kindOf(zip({ 'images/a.png': [picture, { level: 0 }], 'export.json': sheaf }))).toBe('sheaf');
});

test('an entry that would be too large is not unpacked, whatever it says of its size', async () => {
  const text = strToU8(
    `{"version":"1","system":{},"fronts":[],"members":[],"x":"${'x '.repeat(LARGEST_ENTRY_BYTES / 2)}"}`,
  );
  const bomb = zip({ 'export.json': text });
  expect(bomb.length).toBeLessThan(LARGEST_ENTRY_BYTES / 50);
  expect(await kindOf(bomb)).toBe('too-large');
  // The size is at two places. With a small one at both, no more than the limit is unpacked.
  const lying = bomb.slice();
  const view = new DataView(lying.buffer);
  for (let at = 0; at + 4 <= lying.length; at += 1) {
    if (view.getUint32(at, true) === text.length) view.setUint32(at, 10, true);
  }
  expect(await kindOf(lying)).toBe('too-large');
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
