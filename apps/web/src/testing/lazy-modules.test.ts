import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCE = fileURLToPath(new URL('..', import.meta.url));

/** They need a browser, or only it applies them. */
const BROWSER_ONLY = [/^platform\/(app-worker|unstored-realm)\.ts$/, /^@fontsource\//];

/** The type of a module is not loaded. */
const LAZY = /(?<!typeof )\bimport\(\s*'([^']+)'/g;
const STATIC = /^import '([^']+)';$/gm;
/** Imports of values: types are not loaded. */
const VALUES = /^(?:import|export) (?!type\b)[^;]*?'(\.[^']+)';$/gm;

/** What `file` imports with `pattern`: paths from the folder of the source, and names of packages. */
function importsOf(file: string, pattern: RegExp): string[] {
  return [...readFileSync(join(SOURCE, file), 'utf8').matchAll(pattern)].map(([, name = '']) =>
    name.startsWith('.') ? relative(SOURCE, join(SOURCE, dirname(file), name)) : name,
  );
}

test('a test with a clock of its own has everything loaded that the app loads later without a screen', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing/'),
  );
  const lazy = new Set(files.flatMap((file) => importsOf(file, LAZY)));
  const needed = [...lazy].filter(
    (name) => !name.endsWith('.tsx') && !BROWSER_ONLY.some((one) => one.test(name)),
  );
  expect(needed.length).toBeGreaterThan(5);
  expect(importsOf('testing/lazy-modules.ts', STATIC).sort()).toEqual(needed.sort());
});

test('what looks for left work after every start loads no code of records, runs or switches', () => {
  const loaded = new Set(['sync/left-work.ts']);
  for (const file of loaded) for (const name of importsOf(file, VALUES)) loaded.add(name);
  expect(loaded).toContain('persistence/database.ts');
  expect([...loaded].filter((file) => /^(?:cache|sync\/(?:records|runs|switches))\//.test(file))).toEqual([]);
});
