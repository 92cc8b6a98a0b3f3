import { expect, test } from 'vitest';
import { FileProblem, readSystemFile } from '../src/index.ts';

const MB = 1_000_000;
const SIZE = 20 * MB;
const NOW_MS = Date.parse('2026-01-01T00:00:00Z');
const SLOW = 60_000;
const bytesOf = (text: string) => new TextEncoder().encode(text);

function problemOf(text: string): { readonly kind: string; readonly place: string | null } {
  try {
    readSystemFile(bytesOf(text), NOW_MS);
  } catch (error) {
    if (error instanceof FileProblem) return { kind: error.kind, place: error.place };
    throw error;
  }
  throw new Error('The file was read.');
}

/** The text repeated up to the size of a large file. */
function large(text: string, separator = ','): string {
  return Array.from({ length: Math.ceil(SIZE / (text.length + 1)) }, () => text).join(separator);
}

test('20 MB of values of wrong types are left out, with their places', { timeout: SLOW }, () => {
  const wrong = `{"id":{},"name":"Ash","color":["${'x'.repeat(10_000)}"],"birthday":4,"description":{"a":1},"keep_proxy":"no"}`;
  const file = readSystemFile(bytesOf(`{"version":2,"members":[${large(wrong)}],"switches":[]}`), NOW_MS);
  expect(file.members.length).toBeGreaterThan(1_900);
  expect(file.members.every(({ fields }) => Object.keys(fields).join() === 'name')).toBe(true);
  expect(file.notes[0]).toEqual({ kind: 'unreadable', path: expect.stringMatching(/^\$\.members\[0\]\./) });
});

test('20 MB of more members than any system has are refused, with the place', { timeout: SLOW }, () => {
  const rows = large('{"id":"abcde","name":"Ash"}');
  expect(problemOf(`{"version":2,"members":[${rows}],"switches":[]}`)).toEqual({
    kind: 'too-many',
    place: '$.members',
  });
});

test('20 MB of one name are one member', { timeout: SLOW }, () => {
  const file = readSystemFile(
    bytesOf(JSON.stringify({ version: 2, members: [{ id: 'a', name: 'x'.repeat(SIZE) }], switches: [] })),
    NOW_MS,
  );
  expect(file.members).toHaveLength(1);
});

test('20 MB of nesting are refused before they are parsed', { timeout: SLOW }, () => {
  expect(problemOf(`{"version":2,"members":${'['.repeat(SIZE)}`).kind).toBe('too-deep');
  expect(problemOf('{"a":'.repeat(SIZE / 5)).kind).toBe('too-deep');
});

test('20 MB that end in the middle are refused, with the place of what is cut off', { timeout: SLOW }, () => {
  const rows = large('{"id":"abcde","name":"Ash"}');
  const text = `{"version":2,"members":[${rows},{"id":"ab`;
  expect(problemOf(text)).toEqual({ kind: 'cut-off', place: `1:${text.length - 2}` });
});

test('20 MB that are no text are refused', { timeout: SLOW }, () => {
  const noise = new Uint8Array(SIZE).map((_, index) => (index * 7919) % 251);
  expect(() => readSystemFile(noise, NOW_MS)).toThrow(FileProblem);
});

test('names of inherited properties are ordinary keys among 20 MB of them', { timeout: SLOW }, () => {
  const pad = 'x'.repeat(10_000);
  const rows = large(`{"__proto__":{"name":"Evil"},"constructor":"${pad}","id":"a","name":"Ash"}`);
  const file = readSystemFile(bytesOf(`{"version":2,"members":[${rows}],"switches":[]}`), NOW_MS);
  expect(file.members[0]?.fields.name).toBe('Ash');
  expect(({} as { name?: string }).name).toBeUndefined();
});
