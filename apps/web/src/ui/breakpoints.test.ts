import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BREAKPOINTS_PX } from './breakpoints.ts';

const source = new URL('../', import.meta.url);
const files = readdirSync(source, { recursive: true }) as string[];
const textOf = (file: string) => readFileSync(new URL(file, source), 'utf8');
const styles = files.filter((file) => file.endsWith('.css')).map((file) => [file, textOf(file)] as const);
const code = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file)).map(textOf);
const widths = new Set<number>(Object.values(BREAKPOINTS_PX));

test.each(styles)('the media queries of %s use only the widths in breakpoints.ts', (_path, css) => {
  const queries = [...css.matchAll(/@media[^{]*/g)].map(([query]) => query);
  for (const query of queries) {
    for (const [, px] of query.matchAll(/min-width: ([\d.]+)/g)) expect(widths).toContain(Number(px));
    for (const [, px] of query.matchAll(/max-width: ([\d.]+)/g)) expect(widths).toContain(Number(px) + 1);
    expect(query).not.toMatch(/width\s*[<>]|\d(?:r?em)\b/);
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

test.each(styles)('every z-index of %s is a layer of tokens.css', (_path, css) => {
  for (const [, value] of css.matchAll(/z-index:\s*([^;}]+)/g))
    expect(value).toMatch(/^var\(--layer-[a-z]+\)$/);
});

test.each(styles)('the rules of %s for siblings name what they are for', (_path, css) => {
  // Without a class, an attribute or an element, browsers compute the style of whole screens again for each element that comes or goes.
  const selectors = [...css.matchAll(/^[^@{}]*(?=\{)/gm)].map(([selector]) =>
    selector.replaceAll(/\([^()]*\)/g, ''),
  );
  for (const selector of selectors) expect(selector).not.toMatch(/[+~]\s*(?:\*|:)/);
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
];

test.each(styles)('only small parts of %s depend on what they contain', (_path, css) => {
  // Browsers compute the style of all of such a part again for each element that comes or goes in it. For a page use `useRootMark`.
  for (const [, part] of css.matchAll(/([.\w-]+)(?:\[[^\]]*\])*\s*>?\s*:has\(/g))
    expect(SMALL).toContain(part);
});
