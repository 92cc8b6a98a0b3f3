import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from './lib/root.mjs';

const SOURCES = ['apps/web/src', 'packages', 'scripts', 'apps/shells'].map((folder) => inRoot(folder));

/** Words of `docs/glossary.md` that no name in the app contains. Words with an ordinary use, such as "key" or "plan", are left out. */
const RETIRED = new Set([
  'anew',
  'eyes',
  'greet',
  'heard',
  'kept',
  'outbox',
  'patience',
  'strikes',
  'told',
  'wish',
]);

/** Names of stored fields and stores, which earlier releases can read. */
const STORED = new Set(['keptAtMs', 'outbox', 'told']);

const COMMENTS = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;
const TEXTS = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
const TEXT_IN_MARKUP = />[^<>{}=;()]*</g;

/** The names in `source` that contain a retired word. */
function retiredNames(source: string): string[] {
  const code = source.replace(COMMENTS, '').replace(TEXTS, "''").replace(TEXT_IN_MARKUP, '><');
  return (code.match(/[A-Za-z_$][\w$]*/g) ?? []).filter((name) => {
    const words = name.split(/(?=[A-Z])|_/).map((word) => word.toLowerCase());
    return !STORED.has(name) && words.some((word) => RETIRED.has(word));
  });
}

test('a name that contains a retired word is found, and an ordinary word is not', () => {
  expect(retiredNames("const isKeptNow = useKept('kept'); // kept")).toEqual(['isKeptNow', 'useKept']);
  expect(retiredNames('const stored = <p>kept</p>;')).toEqual([]);
});

function productFiles(folder: string): readonly string[] {
  return readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter(
      (path) =>
        /\.(?:tsx?|mjs|js)$/.test(path) &&
        !/(?:^|\/)(?:node_modules|testing|tests|dist)\/|\.test\./.test(path),
    )
    .map((path) => join(folder, path));
}

test('no name in the app, the packages and the commands contains a word that the glossary has retired', () => {
  const files = SOURCES.flatMap(productFiles);
  expect(files.length).toBeGreaterThan(800);
  expect(
    files.flatMap((path) => retiredNames(readFileSync(path, 'utf8')).map((name) => `${path}: ${name}`)),
  ).toEqual([]);
});
