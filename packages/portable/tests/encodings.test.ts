import { expect, test } from 'vitest';
import { type FileAnswers, FileProblem, readSystemFile, type SystemFile } from '../src/index.ts';
import { NOW, problemOf, read } from './read-value.ts';

const TABLE = 'Name;Description\r\nRenée;caf\u00e9 – “ok” €\r\nØrn;\r\n';
const JSON_TEXT = '{"version":2,"switches":[],"members":[{"id":"aaaaa","name":"Renée"}]}';

const ANSWERS: FileAnswers = { table: { columns: ['name', 'description'], hasHeader: true } };

/** The letters outside of ASCII in the texts above, in Windows-1252. */
const CODES: Readonly<Record<string, number>> = { '–': 0x96, '“': 0x93, '”': 0x94, '€': 0x80 };
const windows1252 = (text: string) =>
  Uint8Array.from([...text], (letter) => CODES[letter] ?? letter.codePointAt(0) ?? 0);
const utf16 = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));
const swapped = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le').swap16());
const utf8 = (text: string) => new TextEncoder().encode(text);

const readTable = (bytes: Uint8Array) => readSystemFile(new Blob([bytes as BlobPart]), NOW, ANSWERS);
const namesIn = (file: SystemFile) => file.members.map(({ fields }) => fields.name);
const isAssumed = (file: SystemFile) => file.assumed.some(({ kind }) => kind === 'encoding');

test.each<[string, (text: string) => Uint8Array, boolean]>([
  ['UTF-8', utf8, false],
  ['UTF-8 with its mark', (text) => utf8(`\ufeff${text}`), false],
  ['UTF-16 with its mark', (text) => utf16(`\ufeff${text}`), false],
  ['UTF-16 in the other order, with its mark', (text) => swapped(`\ufeff${text}`), false],
  ['UTF-16 without a mark', utf16, false],
  ['UTF-16 in the other order, without a mark', swapped, false],
  ['Windows-1252, which is said', windows1252, true],
])('a table and JSON in %s have the letters that were written', async (_, encode, assumed) => {
  const table = await readTable(encode(TABLE));
  expect(table.members.map(({ fields }) => fields)).toEqual([
    { name: 'Renée', description: 'café – “ok” €' },
    { name: 'Ørn' },
  ]);
  const json = await read(encode(JSON_TEXT));
  expect(namesIn(json)).toEqual(['Renée']);
  expect([isAssumed(table), isAssumed(json)]).toEqual([assumed, assumed]);
});

test('the person who is asked about the columns of a table in Windows-1252 sees its letters', async () => {
  const asked = await readSystemFile(new Blob([windows1252(TABLE) as BlobPart]), NOW).catch((error) => error);
  expect(asked).toBeInstanceOf(FileProblem);
  expect(JSON.stringify(asked.question)).toContain('Renée');
});

test('a text of several pieces in Windows-1252 is read as a whole', async () => {
  const rows = Array.from({ length: 15_000 }, (_, index) => `Renée ${index};a longer description\r\n`);
  const table = await readTable(windows1252(`Name;Description\r\n${rows.join('')}`));
  expect(table.members).toHaveLength(15_000);
  expect(namesIn(table).at(-1)).toBe('Renée 14999');
});

test.each([
  ['binary data', new Uint8Array([0x61, 0x2c, 0xff, 0x0a, 0x62, 0x2c, 0x02])],
  ['damaged UTF-8, whose other letters would be wrong', new Uint8Array([...utf8(TABLE), 0xff])],
  ['UTF-16 that is cut off', utf16(`\ufeff${TABLE}`).slice(0, -1)],
])('%s is refused instead of read as Windows-1252', async (_, bytes) => {
  expect(await problemOf(bytes)).toEqual(['not-text', null]);
});
