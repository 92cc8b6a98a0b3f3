import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));
const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|define-words/.test(path))
  .map((path): [string, string] => [path, readFileSync(join(SOURCES, path), 'utf8')]);
const GERMAN = sources.filter(([path]) => path.endsWith('.de.ts'));
const CATALOGUE = sources.filter(([, source]) => source.includes('defineWords('));

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

test('all apostrophes and quotes are curly, but for commands and what the service says', () => {
  for (const [path, source] of [...CATALOGUE, ...GERMAN]) {
    if (path === 'text/field-message-words.ts') continue;
    const text = source.replace(COMMENTS, '').replace(COMMANDS, '');
    // The formatter writes a text with a straight apostrophe in double quotes, unless it is a template.
    expect(text.match(/.*(?:"|\\'|[\p{L}}]'\p{L}).*/gu) ?? [], path).toEqual([]);
  }
});
