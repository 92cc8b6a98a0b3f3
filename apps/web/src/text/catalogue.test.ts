import { expect, test } from 'vitest';

const files = import.meta.glob<string>('../**/{*words,names}.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const CATALOGUE = Object.entries(files).filter(([path]) => !/define-words|member-word/.test(path));
const germanFiles = import.meta.glob<string>('../**/*.de.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const GERMAN = Object.entries(germanFiles);

const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** PluralKit's bot accepts only these quotes around a name. */
const COMMANDS = /pk;[\w ]*"[^"]*"/g;

const exportedBy = (source: string) => [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);

test('all words use defineWords, each part with its own name', () => {
  expect(CATALOGUE.length).toBeGreaterThan(50);
  for (const [path, source] of CATALOGUE) {
    const parts = [...source.matchAll(/^export const (\w+) = defineWords\(\s*'(\w+)',/gm)];
    expect(parts.length, path).toBeGreaterThan(0);
    for (const [, constant, name] of parts) expect(name, path).toBe(constant);
  }
});

test('German has every part of the catalogue, in a file beside the English one, and no other', () => {
  const names = (entries: readonly (readonly [string, string])[], part: RegExp) =>
    entries.flatMap(([path, source]) =>
      [...source.matchAll(part)].map(([, name]) => `${path.replace('.de.ts', '.ts')} ${name}`),
    );
  expect(names(GERMAN, /^export const (\w+)/gm)).toEqual(
    expect.arrayContaining(names(CATALOGUE, /^export const (\w+) = defineWords/gm)),
  );
  expect(GERMAN.flatMap(([, source]) => exportedBy(source))).toHaveLength(
    CATALOGUE.flatMap(([, source]) => [...source.matchAll(/defineWords\(/g)]).length,
  );
});

test('a German text imports nothing that the app has yet to load', () => {
  for (const [path, source] of GERMAN)
    for (const [line] of source.matchAll(/^(?:import|\} from) .*/gm))
      expect(line, path).toMatch(
        /^import type |^import \{[^']*$|\/german-forms\.ts';$|\.de\.ts';$|^\} from '.*types?\.ts'/,
      );
});

test('all apostrophes and quotes are curly, but for commands', () => {
  for (const [path, source] of [...CATALOGUE, ...GERMAN]) {
    const text = source.replace(COMMENTS, '').replace(COMMANDS, '');
    // The formatter writes a text with a straight apostrophe in double quotes, unless it is a template.
    expect(text.match(/.*(?:"|\\'|[\p{L}}]'\p{L}).*/gu) ?? [], path).toEqual([]);
  }
});
