import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BREAKPOINTS_PX } from './breakpoints.ts';

const source = new URL('../', import.meta.url);
const files = readdirSync(source, { recursive: true }) as string[];
const textOf = (file: string) => readFileSync(new URL(file, source), 'utf8');
const styles = files.filter((file) => file.endsWith('.css')).map((file) => [file, textOf(file)] as const);
const code = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file)).map(textOf);
const widths = new Set<number>(Object.values(BREAKPOINTS_PX));

test('media queries use only the widths in breakpoints.ts', () => {
  for (const [path, css] of styles)
    for (const [query] of css.matchAll(/@media[^{]*/g)) {
      for (const [, px] of query.matchAll(/min-width: ([\d.]+)/g)) expect(widths, path).toContain(Number(px));
      for (const [, px] of query.matchAll(/max-width: ([\d.]+)/g))
        expect(widths, path).toContain(Number(px) + 1);
      expect(query, path).not.toMatch(/width\s*[<>]|\d(?:r?em)\b/);
    }
});

test.each(Object.entries(BREAKPOINTS_PX))('the width %s is used', (name, px) => {
  const isInStyles = styles.some(([, css]) =>
    [...css.matchAll(/@media[^{]*/g)].some(([query]) =>
      new RegExp(`min-width: ${px}px|max-width: ${px - 1}px`).test(query),
    ),
  );
  const isInCode = code.some((text) => text.includes(`BREAKPOINTS_PX.${name}`));
  expect(isInStyles || isInCode).toBe(true);
});

test('every z-index is a layer of tokens.css', () => {
  for (const [path, css] of styles)
    for (const [, value] of css.matchAll(/z-index:\s*([^;}]+)/g))
      expect(value, path).toMatch(/^var\(--layer-[a-z]+\)$/);
});

test('rules for siblings name what they are for', () => {
  // Without a class, an attribute or an element, browsers compute the style of whole screens again for each element that comes or goes.
  for (const [path, css] of styles)
    for (const [selector] of css.matchAll(/^[^@{}]*(?=\{)/gm))
      expect(selector.replaceAll(/\([^()]*\)/g, ''), path).not.toMatch(/[+~]\s*(?:\*|:)/);
});

/** Parts with only a few elements, or whose children these are. */
const SMALL = [
  'label',
  '.notice',
  '.choice',
  '.segment',
  '.row',
  '.field',
  '.side',
  '.option',
  '.form',
  '.tools',
  '.search',
];

test('only small parts depend on what they contain', () => {
  // Browsers compute the style of all of such a part again for each element that comes or goes in it. For a page use `useRootMark`.
  for (const [path, css] of styles)
    for (const [, part] of css.matchAll(/([.\w-]+)(?:\[[^\]]*\])*\s*>?\s*:has\(/g))
      expect(SMALL, path).toContain(part);
});
