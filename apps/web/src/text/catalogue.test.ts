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
  const german = GERMAN.flatMap(([, source]) => exportedBy(source));
  expect(german).toHaveLength(
    CATALOGUE.flatMap(([, source]) => [...source.matchAll(/defineWords\(/g)]).length,
  );
  // A name that two files export would be in neither language's file.
  expect(new Set(german).size).toBe(german.length);
});

/** Texts that are the same in both languages: single words and signs, names of programs and typefaces, commands, and these. */
const SAME_IN_BOTH = /^[^\s]*$|^[^\p{L}]*$|^(?:< 1 min|In Discord|theme system|luna, ash Enter)$/u;
const NAMES = /\.(?:formats|fontOptions|command)\b/;

/** The paths of all texts in a part of the catalogue, and what differs in kind. A function counts as one text. */
function comparePart(path: string, english: unknown, german: unknown): string[] {
  if (typeof english !== typeof german) return [`${path} is ${typeof german} instead of ${typeof english}`];
  if (typeof english === 'string')
    return english === german && !SAME_IN_BOTH.test(english) && !NAMES.test(path)
      ? [`${path} is English`]
      : [];
  if (typeof english !== 'object' || english === null || typeof german !== 'object' || german === null)
    return [];
  const keys = new Set([...Object.keys(english), ...Object.keys(german)]);
  return [...keys].flatMap((key) =>
    comparePart(`${path}.${key}`, Reflect.get(english, key), Reflect.get(german, key)),
  );
}

test('each German part has the keys of the English one, and no text is still English', async () => {
  const germanModules = import.meta.glob<Record<string, unknown>>('../**/*.de.ts', { eager: true });
  const problems = await Promise.all(
    Object.entries(germanModules).map(async ([path, german]) => {
      const english: Record<string, unknown> = await import(/* @vite-ignore */ path.replace('.de.ts', '.ts'));
      return Object.keys(german).flatMap((part) =>
        comparePart(`${path} ${part}`, english[part], german[part]),
      );
    }),
  );
  expect(problems.flat().join('\n')).toBe('');
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
