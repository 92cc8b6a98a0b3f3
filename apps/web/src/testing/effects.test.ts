import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** How many effects of a source text have no array of dependencies. */
function countEffectsWithoutDependencies(source: string): number {
  let count = 0;
  for (const { index, 0: call } of source.matchAll(/\buse(?:Layout|Insertion)?Effect\(/g)) {
    let end = index + call.length;
    for (let depth = 1; depth > 0 && end < source.length; end++) {
      if (source[end] === '(') depth++;
      if (source[end] === ')') depth--;
    }
    if (!/\]\s*,?\s*\)$/.test(source.slice(index, end))) count++;
  }
  return count;
}

it('an effect without an array of dependencies is found, and one with an array is not', () => {
  expect(countEffectsWithoutDependencies('useEffect(() => { go(); });')).toBe(1);
  expect(countEffectsWithoutDependencies('useLayoutEffect(() => go());')).toBe(1);
  expect(countEffectsWithoutDependencies('useEffect(() => { go(); }, [go]);')).toBe(0);
});

it('no effect runs after every rendering', () => {
  const found = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .filter((path) => countEffectsWithoutDependencies(readFileSync(join(ROOT, path), 'utf8')) > 0);
  expect(found).toEqual([]);
});
