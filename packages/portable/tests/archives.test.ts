import { strToU8, type Zippable, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { FileProblem, LARGEST_FILE_BYTES, readSystemFile } from '../src/index.ts';

const NOW = Date.parse('2026-11-24T00:00:00Z');
const zip = (entries: Zippable) => zipSync(entries, { level: 1 });
const json = (value: unknown) => strToU8(JSON.stringify(value));

function kindOf(bytes: Uint8Array): string {
  try {
    return readSystemFile(bytes, NOW).format;
  } catch (error) {
    return error instanceof FileProblem ? error.kind : String(error);
  }
}

const pluralport = json({ pluralport_version: '0.1', systems: [], members: [] });
const sheaf = json({ version: '1', system: {}, members: [], fronts: [] });
const pluralspace = json({ system: {}, members: [], fronts: [], member_groups: [] });

test.each<[string, Zippable, string]>([
  ['PluralPort', { 'README.txt': strToU8('hi'), 'pluralport.json': pluralport }, 'pluralport'],
  ['a whole account', { 'systems/lamp/openplural.json': pluralport, 'data.json': pluralspace }, 'pluralport'],
  ['Sheaf', { 'export.json': sheaf, images: { 'a.png': strToU8('x') } }, 'sheaf'],
  ['PluralSpace', { 'manifest.json': json({ user_email: 'a@b' }), 'data.json': pluralspace }, 'pluralspace'],
  ['pictures alone', { '64d1f0a27b3c9e0012ab34cd.png': strToU8('x') }, 'unknown-archive'],
  ['paths that lead out', { '../pluralport.json': pluralport, '/data.json': pluralspace }, 'unknown-archive'],
])('an archive of %s is read by its one known entry', (_, entries, expected) => {
  expect(kindOf(zip(entries))).toBe(expected);
});

test('an entry that would be too large is not unpacked, whatever it says of its size', () => {
  const bomb = zip({ 'data.json': new Uint8Array(LARGEST_FILE_BYTES + 1) });
  expect(bomb.length).toBeLessThan(LARGEST_FILE_BYTES / 50);
  expect(kindOf(bomb)).toBe('too-large');
  // The size is at two places. With a small one at both, no more than that is unpacked, and it is no JSON.
  const lying = bomb.slice();
  const view = new DataView(lying.buffer);
  for (let at = 0; at + 4 <= lying.length; at += 1) {
    if (view.getUint32(at, true) === LARGEST_FILE_BYTES + 1) view.setUint32(at, 10, true);
  }
  expect(['damaged-archive', 'not-json', 'empty']).toContain(kindOf(lying));
});

test.each<[string, Uint8Array, string]>([
  ['cut off', zip({ 'data.json': pluralspace }).slice(0, 60), 'damaged-archive'],
  ['of Prism', strToU8('PRISM3\0\0\0\0'), 'prism'],
  ['of Ampersand', strToU8('AMPAR\0\0\x01'), 'ampersand'],
  ['with other bytes', new Uint8Array([0x80, 0x81, 0x82]), 'not-text'],
  ['with the mark of UTF-8', strToU8(`\ufeff{"members":[],"switches":[]}`), 'pluralkit'],
  ['in UTF-16', new Uint8Array(Buffer.from('\ufeff{"members":[],"switches":[]}', 'utf16le')), 'pluralkit'],
])('a file %s says what it is', (_, bytes, expected) => {
  expect(kindOf(bytes)).toBe(expected);
});
