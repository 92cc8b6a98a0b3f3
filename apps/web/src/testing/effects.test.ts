import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** A notification that is clicked opens a screen: the effect only listens. */
const LISTENERS = ['features/front-notifications/front-notifications.tsx'];

/** The calls of effects in a source text, each from its name to its last parenthesis. */
function effectsOf(source: string): string[] {
  return [...source.matchAll(/\buse(?:Layout|Insertion)?Effect\(/g)].map(({ index, 0: call }) => {
    let end = index + call.length;
    for (let depth = 1; depth > 0 && end < source.length; end++) {
      if (source[end] === '(') depth++;
      if (source[end] === ')') depth--;
    }
    return source.slice(index, end);
  });
}

const hasNoDependencies = (effect: string) => !/\]\s*,?\s*\)$/.test(effect);
const navigates = (effect: string) => /\bnavigate\(/.test(effect);

/** The files of the app with an effect that `isMeant` accepts. */
function filesWithEffects(isMeant: (effect: string) => boolean): string[] {
  return readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .filter((path) => effectsOf(readFileSync(join(ROOT, path), 'utf8')).some(isMeant));
}

it('an effect without an array of dependencies is found, and one with an array is not', () => {
  const found = (source: string) => effectsOf(source).filter(hasNoDependencies).length;
  expect(found('useEffect(() => { go(); });')).toBe(1);
  expect(found('useLayoutEffect(() => go());')).toBe(1);
  expect(found('useEffect(() => { go(); }, [go]);')).toBe(0);
});

it('no effect runs after every rendering', () => {
  expect(filesWithEffects(hasNoDependencies)).toEqual([]);
});

it('no effect navigates', () => {
  expect(filesWithEffects(navigates)).toEqual(LISTENERS);
});
