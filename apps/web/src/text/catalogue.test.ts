import { expect, test } from 'vitest';

const files = import.meta.glob<string>('../**/*words.ts', { query: '?raw', import: 'default', eager: true });
const CATALOGUE = Object.entries(files).filter(([path]) => !/define-words|member-word/.test(path));

const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** PluralKit's bot accepts only these quotes around a name. */
const COMMANDS = /pk;[\w ]*"[^"]*"/g;

test.each(CATALOGUE)('the words of %s use defineWords', (_path, source) => {
  expect(source).toMatch(/^export const \w+ = defineWords\(\{/m);
});

test.each(CATALOGUE)('the apostrophes and quotes of %s are curly, but for commands', (_path, source) => {
  const text = source.replace(COMMENTS, '').replace(COMMANDS, '');
  // The formatter writes a text with a straight apostrophe in double quotes, unless it is a template.
  expect(text.match(/.*(?:"|\\'|[\p{L}}]'\p{L}).*/gu) ?? []).toEqual([]);
});
