import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { compileEarly, inParentheses } from '../../compile-early.ts';

/** What the module exports as `it`, once it has run. */
async function run(code: string): Promise<unknown> {
  const module: { it: unknown } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return module.it;
}

test.each([
  ['an arrow', 'const a = (b) => b;', 'const a = ((b) => b);'],
  ['an arrow that gives back another', 'const a = b => c => b;', 'const a = (b => (c => b));'],
  ['an argument', 'a(function () {});', 'a((function () {}));'],
  ['a value of an object', 'a({ b: async () => 1 });', 'a({ b: (async () => 1) });'],
  ['a declared function', 'function a(b) { return b }', 'var a=(function (b) { return b });'],
  ['an asynchronous generator', 'async function* a() {}', 'var a=(async function* () {});'],
  ['what has parentheses', '(() => {})();', '(() => {})();'],
  ['methods', 'a({ b() {}, get c() { return 1 }, set c(d) {} });', null],
  ['methods of a class', 'class A { b() {} static c() {} get d() { return 1 } constructor() {} }', null],
  ['a function of a block, which is known in it alone', 'if (a) { function b() {} }', null],
])('%s', (_what, code, expected) => {
  expect(inParentheses(code)).toBe(expected ?? code);
});

test('a declared function can be called from further up, at the top and inside of another', async () => {
  const code = `
    import { join } from 'node:path';
    const before = [first(), typeof second];
    function first() {
      return inner('x');
      function inner(y) { return join(y, second()); }
    }
    function second() { return 'z'; }
    export const it = [before, first.name, first.length, inner => inner];
    it.pop();
  `;
  const changed = inParentheses(code);
  expect(changed).not.toContain(' function first');
  expect(await run(changed)).toEqual([['x/z', 'function'], 'first', 0]);
});

test('of two functions with one name the later counts, and a value given later counts more', async () => {
  const code = `
    export const it = (() => {
      'use strict';
      const found = [a()];
      function a() { return 1; }
      var b;
      function a() { return 2; }
      function b() {}
      found.push(typeof b);
      b = 3;
      return [...found, b, this === undefined];
    })();
  `;
  expect(await run(inParentheses(code))).toEqual(await run(code));
  expect(inParentheses(code)).toMatch(/'use strict';\s*var a=/);
});

test('what can’t be read says so', () => {
  expect(() => inParentheses('const = 1')).toThrow('A file of the build can’t be read');
});

test('a build has parentheses around the functions of the start, and not of what is loaded later', async () => {
  const root = await mkdtemp(join(tmpdir(), 'frontboard-early-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const files = {
    'index.html': '<script type="module" src="/main.js"></script>',
    'main.js': `
      import { shared } from './library.js';
      const names = { mine: (text) => { document.title = text + shared(text); } };
      names.mine('start');
      import('./later.js').then(({ later }) => later(names));
    `,
    'library.js': 'export function shared(text) { return [text, shared, document]; }',
    'later.js': 'export const later = (names) => { names.other = () => document.head.append(names); };',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(root, name), text);
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'library', test: /library/ }] } } },
    },
    plugins: [compileEarly()],
  })) as Rolldown.RolldownOutput;
  const codeOf = (name: string) =>
    output.flatMap((file) => (file.type === 'chunk' && file.name === name ? [file.code] : [])).join();
  expect(codeOf('index')).toMatch(/mine:\(\w+=>\{/);
  expect(codeOf('library')).toMatch(/=\(function\(\w+\)\{/);
  expect(codeOf('later')).toMatch(/\w+=>\{/);
  expect(codeOf('later')).not.toMatch(/\(\w+=>\{/);
});
