import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** They open a screen when a notification is clicked or a key is pressed: the effect only listens. */
const LISTENERS = [
  'features/front-notifications/front-notifications.tsx',
  'features/lookup/entity/neighbour-links.tsx',
  'features/shortcuts/use-shortcut-keys.ts',
];

/** The end of what begins at `start`: where a bracket closes that opened before it, or, outside all brackets, after a semicolon or a body. */
function endOf(source: string, start: number): number {
  let depth = 0;
  for (let at = start; at < source.length; at++) {
    const char = source.charAt(at);
    if ('([{'.includes(char)) depth++;
    if (')]}'.includes(char)) depth--;
    const isOver = char === ';' || (char === '}' && source.charAt(at + 1) === '\n');
    if (depth < 0 || (depth === 0 && isOver)) return at + 1;
  }
  return source.length;
}

const DEFINITION = /\b(?:const (\w+) = (?:use\w+\()?(?:async )?(?:\(|\w+ =>)|function (\w+)\b)/g;

/** The functions of a source text, by name. */
function functionsOf(source: string): ReadonlyMap<string, string> {
  return new Map(
    [...source.matchAll(DEFINITION)].map(({ index, 1: constant, 2: name }) => [
      constant ?? name ?? '',
      source.slice(index, endOf(source, index)),
    ]),
  );
}

const EFFECT = 'use(?:Layout|Insertion)?Effect';

/** The calls of `name`, a pattern, in a source text, each from its name to its last parenthesis. */
function callsOf(name: string, source: string): string[] {
  return [...source.matchAll(new RegExp(String.raw`(?<!function )\b${name}\(`, 'g'))].map(
    ({ index, 0: call }) => source.slice(index, endOf(source, index + call.length)),
  );
}

const effectsOf = (source: string) => callsOf(EFFECT, source);

/** What effects call: their own code, what hooks of the same file with an effect are called with, and the functions of the file that these name. */
function calledInEffects(source: string): string {
  const functions = functionsOf(source);
  const hooks = [...functions].filter(([name, body]) => /^use[A-Z]/.test(name) && effectsOf(body).length > 0);
  const reached = new Set([...effectsOf(source), ...hooks.flatMap(([name]) => callsOf(name, source))]);
  for (const part of reached) {
    for (const [name] of part.matchAll(/(?<![.\w])\w+/g)) {
      const body = functions.get(name);
      if (body !== undefined && !/^use[A-Z]/.test(name)) reached.add(body);
    }
  }
  return [...reached].join('\n');
}

const hasNoDependencies = (source: string) =>
  effectsOf(source).some((effect) => !/\]\s*,?\s*\)$/.test(effect));
/** Screens and parts of lists change the address through functions that they get, which have these names. */
const navigates = (source: string) =>
  /\b(?:navigate|onSearch|onSettle|onQueryChange)\(/.test(calledInEffects(source));

/** The files of the app whose source `isMeant` accepts. */
function filesWith(isMeant: (source: string) => boolean): string[] {
  return readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .filter((path) => isMeant(readFileSync(join(ROOT, path), 'utf8')))
    .toSorted();
}

it('an effect without an array of dependencies is found, and one with an array is not', () => {
  expect(hasNoDependencies('useEffect(() => { go(); });')).toBe(true);
  expect(hasNoDependencies('useLayoutEffect(() => go());')).toBe(true);
  expect(hasNoDependencies('useEffect(() => { go(); }, [go]);')).toBe(false);
});

it('no effect runs after every rendering', () => {
  expect(filesWith(hasNoDependencies)).toEqual([]);
});

it.each([
  'useEffect(() => { void navigate({ to }); }, [to]);',
  'useEffect(() => { setTimeout(() => onSettle(text), 400); }, [text, onSettle]);',
  'const go = useEffectEvent(() => navigate({ to }));\nuseEffect(() => go(), []);',
  'const ask = async () => { await onSearch(q); };\nconst go = () => ask();\nuseEffect(() => go(), []);',
  'function useRest(fn) {\n  useEffect(() => fn(), [fn]);\n}\nfunction Field() {\n  useRest(() => onSearch(q));\n}\n',
])('an effect that navigates is found: %s', (source) => {
  expect(navigates(source)).toBe(true);
});

it('a handler that navigates is not taken for an effect', () => {
  expect(navigates('const go = () => navigate({ to });\nuseEffect(() => show(), []);')).toBe(false);
});

it('no effect navigates', () => {
  expect(filesWith(navigates)).toEqual(LISTENERS);
});
