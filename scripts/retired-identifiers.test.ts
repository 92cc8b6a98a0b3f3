import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from './lib/root.mjs';

const SOURCES = [
  'apps/web/src',
  'apps/desktop/src',
  'apps/android/src',
  'apps/shells',
  'packages',
  'scripts',
  'e2e',
  'bench',
].map((folder) => inRoot(folder));

/** Words of `docs/glossary.md` that no name contains. Words with an ordinary use, such as "key", "plan" or "old", are left out. */
const RETIRED = new Set([
  'anew',
  'eyes',
  'flight',
  'flights',
  'greet',
  'hear',
  'heard',
  'kept',
  'outbox',
  'patience',
  'soon',
  'strikes',
  'tell',
  'told',
  'wish',
  'wished',
  'young',
]);

/** Names of stored fields and stores, which earlier releases can read. */
const STORED = new Set(['keptAtMs', 'outbox', 'told']);

const COMMENTS = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;
const TEXTS = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
const TEXT_IN_MARKUP = />[^<>{}=;()]*</g;

/** The words of `aName`, `A_NAME` and `readURLFrom`. */
const WORDS = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g;

/** The names in `source` that contain a retired word. */
function retiredNames(source: string): string[] {
  const code = source.replace(COMMENTS, '').replace(TEXTS, "''").replace(TEXT_IN_MARKUP, '><');
  return (code.match(/[A-Za-z_$][\w$]*/g) ?? []).filter((name) => {
    // "In flight" is the word of the glossary.
    const words = (name.match(WORDS) ?? [])
      .map((word) => word.toLowerCase())
      .filter((word, index, all) => word !== 'flight' || all[index - 1] !== 'in');
    return !STORED.has(name) && words.some((word) => RETIRED.has(word));
  });
}

test('a name that contains a retired word is found, and an ordinary word is not', () => {
  expect(retiredNames("const isKeptNow = useKept('kept'); // kept")).toEqual(['isKeptNow', 'useKept']);
  expect(retiredNames('const SAMPLES_KEPT = 16; refreshSoon(flightsOf(KEPT));')).toEqual([
    'SAMPLES_KEPT',
    'refreshSoon',
    'flightsOf',
    'KEPT',
  ]);
  expect(retiredNames('const stored = <p>kept</p>;')).toEqual([]);
  expect(retiredNames('const MOST_IN_FLIGHT = 2; const inFlight = unkempt(preflight);')).toEqual([]);
});

function productFiles(folder: string): readonly string[] {
  return readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter(
      (path) =>
        /\.(?:tsx?|mjs|js|java)$/.test(path) &&
        !/(?:^|\/)(?:node_modules|testing|tests|dist)\/|\.test\./.test(path),
    )
    .map((path) => join(folder, path));
}

test('no name in the apps, the packages, the commands and the journeys contains a word that the glossary has retired', () => {
  const files = SOURCES.flatMap(productFiles);
  expect(files.length).toBeGreaterThan(800);
  expect(
    files.flatMap((path) => retiredNames(readFileSync(path, 'utf8')).map((name) => `${path}: ${name}`)),
  ).toEqual([]);
});
