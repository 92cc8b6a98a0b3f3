import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BREAKPOINTS_PX } from './breakpoints.ts';

const source = new URL('../../', import.meta.url);
const files = readdirSync(source, { recursive: true }) as string[];
const textOf = (file: string) => readFileSync(new URL(file, source), 'utf8');
const styles = files.filter((file) => file.endsWith('.css')).map((file) => [file, textOf(file)] as const);
const code = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file)).map(textOf);
const widths = new Set<number>(Object.values(BREAKPOINTS_PX));

const media = textOf('ui/media.css');

test('the media of style sheets have the widths of breakpoints.ts, and each is used', () => {
  const found = [...media.matchAll(/@custom-media (--[a-z-]+) \((min|max)-width: (\d+)px\);/g)];
  expect(found.length).toBe([...media.matchAll(/^@custom-media/gm)].length);
  for (const [, name, edge, px] of found) {
    expect(widths, name).toContain(Number(px) + (edge === 'max' ? 1 : 0));
    expect(
      styles.some(([, css]) => css.includes(`(${name})`)),
      name,
    ).toBe(true);
  }
});

test('media queries name a width, and write no number', () => {
  for (const [path, css] of styles)
    for (const [query] of css.matchAll(/@media[^{]*(?=\{)/g)) expect(query, path).not.toMatch(/width/);
});

test.each(Object.entries(BREAKPOINTS_PX))('the width %s is used', (name, px) => {
  const isInStyles = new RegExp(`min-width: ${px}px|max-width: ${px - 1}px`).test(media);
  const isInCode = code.some((text) => text.includes(`BREAKPOINTS_PX.${name}`));
  expect(isInStyles || isInCode).toBe(true);
});

/** Letters of faces are 0.4 of the face; what people write and code scale with the text around them. */
const SIZES =
  /^(?:0|inherit|(?:min|clamp)\([^;]*var\(--size-[a-z\d]+\)[^;]*\)|var\(--size-[a-z\d]+\)|(?:max\(10px, )?(?:calc\()?0\.4 \* [^;]+\))$/;

test('every size of text is one of the seven of tokens.css', () => {
  for (const [path, css] of styles)
    if (!/ui\/(?:tokens|global|markdown\/markdown\.module)\.css$/.test(path))
      for (const [, value] of css.matchAll(/font-size:\s*([^;}]+)/g)) expect(value, path).toMatch(SIZES);
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
