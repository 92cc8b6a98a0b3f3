import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const HERE = import.meta.dirname;
const IMPORT = /import\s+(type\s)?(?:([^'"]*?)\s+from\s+)?'(\.[^']+)'/g;

/** What a file imports by path. `isType`: only types, of which nothing is left when it runs. */
function importsOf(path: string) {
  return [...readFileSync(path, 'utf8').matchAll(IMPORT)].map(([, type, names = '', from = '']) => ({
    path: join(path, '..', from),
    isType: type !== undefined || /^\{(?:\s*type\s[^,}]+,?)+\s*\}$/.test(names),
  }));
}

const judges = readdirSync(HERE, { encoding: 'utf8', recursive: true })
  .filter((path) => /^torture[^/]*\/judge[^/]*\.ts$/.test(path))
  .map((path) => join(HERE, path));

test('the judges of the random schedules import nothing of the app', () => {
  expect(judges.length).toBeGreaterThanOrEqual(5);
  const imported = judges.flatMap(importsOf).map(({ path }) => path);
  expect(imported.filter((path) => !path.startsWith(HERE))).toEqual([]);
});

test('nothing of the app runs in what the judges import', () => {
  const seen = new Set(judges);
  for (const path of seen) for (const it of importsOf(path)) if (!it.isType) seen.add(it.path);
  expect([...seen].filter((path) => !path.startsWith(HERE))).toEqual([]);
});
