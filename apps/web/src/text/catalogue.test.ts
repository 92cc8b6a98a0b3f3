import { expect, test } from 'vitest';

const files = import.meta.glob<string>('../**/*words.ts', { query: '?raw', import: 'default', eager: true });
const german = import.meta.glob<string>('../**/*.de.ts', { query: '?raw', import: 'default', eager: true });
const CATALOGUE = Object.entries(files).filter(([path]) => !/define-words|member-word/.test(path));

const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** PluralKit's bot accepts only these quotes around a name. */
const COMMANDS = /pk;[\w ]*"[^"]*"/g;

test('all words use defineWords', () => {
  expect(CATALOGUE.length).toBeGreaterThan(50);
  for (const [path, source] of CATALOGUE)
    expect(source, path).toMatch(/^export const (\w+) = defineWords\('\1', \{/m);
});

test('all apostrophes and quotes are curly, but for commands', () => {
  for (const [path, source] of CATALOGUE) {
    const text = source.replace(COMMENTS, '').replace(COMMANDS, '');
    // The formatter writes a text with a straight apostrophe in double quotes, unless it is a template.
    expect(text.match(/.*(?:"|\\'|[\p{L}}]'\p{L}).*/gu) ?? [], path).toEqual([]);
  }
});

test('German texts have German quotes, and import nothing that waits for them', () => {
  for (const [path, source] of Object.entries(german)) {
    const text = source.replace(COMMENTS, '').replace(COMMANDS, '');
    expect(text.match(/.*(?:["”’»«]|\\'|(?<!„[^“]*)“).*/gu) ?? [], path).toEqual([]);
    const imports = source.match(/^import (?!type ).*/gm) ?? [];
    expect(
      imports.filter((line) => !line.endsWith("/language/german-forms.ts';")),
      path,
    ).toEqual([]);
  }
});
