import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const source = new URL('../', import.meta.url);
const files = readdirSync(source, { recursive: true }) as string[];

/** The class names of each style sheet that a module imports, and the names that it uses of it. */
function* usedClasses() {
  for (const file of files.filter((it) => /(?<!\.test)\.tsx?$/.test(it))) {
    const at = new URL(file, source);
    const text = readFileSync(at, 'utf8');
    for (const [, name, path] of text.matchAll(/import (styles|\w+Styles) from '([^']+\.module\.css)'/g)) {
      const css = readFileSync(new URL(path ?? '', at), 'utf8');
      const classes = new Set([...css.matchAll(/\.([a-z]\w*)/gi)].map(([, it]) => it));
      for (const [, used] of text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g')))
        yield { file, used, classes };
    }
  }
}

test('each class that a module uses is in its style sheet', () => {
  const missing = [...usedClasses()].filter(({ used, classes }) => !classes.has(used));
  expect(missing.map(({ file, used }) => `${file}: ${used}`)).toEqual([]);
});

test('a list of selectors ends with a rule', () => {
  for (const file of files.filter((it) => it.endsWith('.css')))
    expect(readFileSync(new URL(file, source), 'utf8'), file).not.toMatch(
      /,\s*(?:\/\*[^*]*\*\/\s*)*[{}]|,\n\s*\/\*/,
    );
});
