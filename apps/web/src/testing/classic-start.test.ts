import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { asClassicScript, withClassicScripts, withoutImportsFrom } from '../../classic-start.ts';

const REACT = 'assets/react-AAAAaaa_.js';
const INDEX = 'assets/index-BBBB-bbb.js';
const START = [REACT, INDEX];

const react = 'function c(){return`made`}var t=1;export{c as a,t as n};';
const index = `import{a as e,n}from"./react-AAAAaaa_.js";import"./react-AAAAaaa_.js";globalThis.said=e()+n;let i=()=>import(\`./later-CCCCcccc.js\`);export{i as default};`;

/** Runs scripts one after the other as a page does, and gives what they left. */
function ran(...scripts: string[]) {
  const page: { said?: string; frontboardStart?: Record<string, Record<string, unknown>> } = {};
  for (const script of scripts) runInNewContext(script, page);
  return page;
}

describe('a module of the start as a classic script', () => {
  it('does what it did, with what it imports from those before it', () => {
    const page = ran(
      asClassicScript(START, { fileName: REACT, code: react }),
      asClassicScript(START, { fileName: INDEX, code: index }),
    );
    expect(page.said).toBe('made1');
    expect(Object.keys(page.frontboardStart?.react ?? {})).toEqual(['a', 'n']);
    expect(page.frontboardStart?.index?.default).toBeTypeOf('function');
  });

  it('is as strict as it was, and leaves no names behind', () => {
    const code = 'var here=(function(){return this})();globalThis.said=String(here);export{here as h};';
    const page = ran(asClassicScript(START, { fileName: REACT, code }));
    expect(page.said).toBe('undefined');
    expect(page).not.toHaveProperty('here');
  });

  it('keeps loading what comes later from its own place', () => {
    const code =
      'let a=e=>import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url);export{a};';
    expect(asClassicScript(START, { fileName: INDEX, code })).toContain(
      'undefined?new URL(undefined(e)):new URL(e,document.baseURI)',
    );
  });

  it.each([
    ['let a=1;function set(){a=2}export{a,set};', /exports "a", which changes after the start/],
    ['let a=1;function set(){[a]=[2]}export{a as b,set};', /exports "a", which changes/],
    ['export const a=1;', /exports a declaration in place/],
    ['export default 1;', /of a kind/],
    ['export*from"./react-AAAAaaa_.js";', /of a kind/],
    ['import*as r from"./react-AAAAaaa_.js";r.a();', /imports all of/],
    ['await 1;', /await/],
  ])('is refused where it would do something else: %s', (code, reason) => {
    expect(() => asClassicScript(START, { fileName: INDEX, code })).toThrow(reason);
  });

  it('may change what it exports while it runs, and a name of its own that is the same', () => {
    const code = 'let a;a=1;function own(){let a=2;a=3;return a}export{a,own};';
    expect(ran(asClassicScript(START, { fileName: REACT, code })).frontboardStart?.react?.a).toBe(1);
  });
});

describe('a module that comes later', () => {
  it('takes from the shelf what it imports from the start, and nothing else', () => {
    const code = `import{a as x,n}from"./react-AAAAaaa_.js";import"./index-BBBB-bbb.js";import{y}from"./kit-DDDDdddd.js";x(y,n);`;
    expect(withoutImportsFrom(START, { fileName: 'assets/later-CCCCcccc.js', code })).toBe(
      `const{a:x,n:n}=globalThis.frontboardStart["react"];import{y}from"./kit-DDDDdddd.js";x(y,n);`,
    );
  });

  it('stays as it is when it imports nothing from there', () => {
    const code = 'import{y}from"./kit-DDDDdddd.js";y();';
    expect(withoutImportsFrom(START, { fileName: 'assets/later-CCCCcccc.js', code })).toBe(code);
  });
});

it('a page without the module is none that the build knows', () => {
  expect(() => withClassicScripts('<head></head>', START)).toThrow(/has no script of the kind/);
});

it('the page asks for the scripts in their order, in place of the module', () => {
  const html =
    '<head><script type="module" crossorigin src="/assets/index-BBBB-bbb.js"></script><link></head>';
  expect(withClassicScripts(html, START).match(/<[^>]*>/g)).toEqual([
    '<head>',
    '<script defer fetchpriority="high" src="/assets/react-AAAAaaa_.js">',
    '</script>',
    '<script defer fetchpriority="high" src="/assets/index-BBBB-bbb.js">',
    '</script>',
    '<link>',
    '</head>',
  ]);
});
