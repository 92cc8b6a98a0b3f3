import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from './lib/root.mjs';

const SOURCE = inRoot('apps/web/src');

test('each class that a component takes from a style sheet is in it', () => {
  const files = readdirSync(SOURCE, { encoding: 'utf8', recursive: true }).filter((path) =>
    /(?<!\.test)\.tsx?$/.test(path),
  );
  const missing = files.flatMap((path) => {
    const text = readFileSync(join(SOURCE, path), 'utf8');
    const imports = [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm)];
    const code = text.replace(/^import .*$/gm, '');
    return imports.flatMap(([, name = '', sheet = '']) => {
      const defined = classesOf(join(SOURCE, dirname(path), sheet));
      const used = [...code.matchAll(new RegExp(`(?<![\\w.])${name}\\.(\\w+)`, 'g'))].map(
        ([, one = '']) => one,
      );
      return used.filter((one) => !defined.has(one)).map((one) => `${path}: ${name}.${one}`);
    });
  });
  expect(files.length).toBeGreaterThan(500);
  expect(missing).toEqual([]);
});

function classesOf(file: string): ReadonlySet<string> {
  return new Set([...readFileSync(file, 'utf8').matchAll(/\.([A-Za-z]\w*)/g)].map(([, name = '']) => name));
}

test('a list of selectors ends with a rule of its own', () => {
  const sheets = readdirSync(SOURCE, { encoding: 'utf8', recursive: true }).filter((it) =>
    it.endsWith('.css'),
  );
  const damaged = sheets.filter((path) =>
    /,\s*(?:\/\*[^*]*\*\/\s*)*[{}]|,\n\s*\/\*/.test(readFileSync(join(SOURCE, path), 'utf8')),
  );
  expect(damaged).toEqual([]);
});
