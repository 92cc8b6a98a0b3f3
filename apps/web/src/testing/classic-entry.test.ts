import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { classicEntry, classicScript, readFromCore } from '../../classic-entry.ts';
import { buildSmallApp } from './build-small-app.ts';

/** Runs scripts one after the other, as a page does, and returns what they left in `result`. */
function run(...scripts: readonly string[]): unknown {
  const page = createContext({ window: {}, result: null });
  for (const script of scripts) runInContext(script, page);
  return page.result;
}

test('other files read from the page what they imported from the app’s script', () => {
  const core = classicScript(
    'let a=1;a=a+1;function f(){return a}const mine=3;export{a as do,f,mine as "x y"};',
  );
  const other = readFromCore(
    'import{do as two,f}from"./core.js";import{"x y" as three}from"./core.js";result=[two,f(),three];',
    './core.js',
  );
  expect(run(core, other)).toEqual([2, 2, 3]);
});

test('an import of the app’s script without names is not needed any more', () => {
  expect(readFromCore('import"./core.js";start();', './core.js')).toBe('start();');
});

test('imports of other files stay', () => {
  const code = 'import{b}from"./other.js";b();';
  expect(readFromCore(code, './core.js')).toBe(code);
});

test('the script is strict and has no names outside, as a module', () => {
  const core = classicScript('const own=function(){return this===void 0}();result=own;');
  expect(run(core, 'result=[result,typeof own]')).toEqual([true, 'undefined']);
});

test('the script waits for the texts of another language', async () => {
  const page = createContext({ window: {}, result: 'not yet' });
  let arrive = () => {};
  const frontboardTexts = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  Object.assign(page, { frontboardTexts, window: { frontboardTexts } });
  runInContext(classicScript('result="done";'), page);
  expect(page.result).toBe('not yet');
  arrive();
  await frontboardTexts;
  expect(page.result).toBe('done');
});

test('the browser is asked to compile all of the script', () => {
  expect(classicScript('f();')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('an exported variable that is assigned while the script is evaluated is exported with its last value', () => {
  const core = classicScript('var a;{a=1}for(const n of[2])a=n;export{a}');
  expect(run(core, 'result=window.frontboardCore.a')).toBe(2);
});

test.each([
  ['an exported variable is assigned later', 'let a;function set(){a=1}export{a}'],
  ['an exported variable is counted later', 'let a=0;document.onclick=()=>a++;export{a}'],
  ['something is exported that is not declared', 'export{a}'],
  ['it has a default export', 'export default 1'],
  ['it imports another file', 'import{a}from"./a.js";a()'],
  ['it awaits', 'await 0'],
  ['it asks for its own address', 'f(import.meta.url)'],
])('the build stops if %s', (_, code) => {
  expect(() => classicScript(code)).toThrow();
});

test('a variable of the same name inside a function is another one', () => {
  expect(() => classicScript('let a=1;function f(){let a;a=2;return a}export{a,f}')).not.toThrow();
});

test.each([
  ['imports all of the app’s script', 'import*as core from"./core.js";f(core)'],
  ['imports its default', 'import core from"./core.js";f(core)'],
  ['passes its names on', 'export{a}from"./core.js"'],
  ['loads it again', 'import("./core.js")'],
])('the build stops if a file %s', (_, code) => {
  expect(() => readFromCore(code, './core.js')).toThrow('./core.js');
});

test('the built page runs a classic script after it is parsed, and no file imports it', async () => {
  const files = {
    'index.html': '<html><script type="module" src="/main.js"></script></html>',
    'main.js': "import { shared } from './shared.js'; shared(); window.open = () => import('./screen.js');",
    'shared.js': 'export const shared = () => document.title;',
    'screen.js': "import './screen.css'; import { shared } from './shared.js'; document.title = shared();",
    'screen.css': 'p { color: red }',
  };
  const output = await buildSmallApp(files, { plugins: [classicEntry()] });
  const page = output.find(({ fileName }) => fileName === 'index.html');
  const scripts = output.filter((file) => file.type === 'chunk');
  expect(page?.type === 'asset' ? page.source : '').toMatch(
    /<script defer crossorigin src="\/assets\/index-/,
  );
  expect(scripts.map(({ code }) => /\bimport\s*[{"*]/.test(code))).toEqual([false, false]);
  expect(scripts.find(({ isEntry }) => !isEntry)?.code).toContain('=window.frontboardCore;');
});
