import { readdirSync, readFileSync } from 'node:fs';
import * as radix from '@radix-ui/colors';
import { describe, expect, it } from 'vitest';
import { contrast, HARDEST_GROUND } from './colors/outline-color.ts';

/** WCAG 2.2 AA for text of ordinary size (success criterion 1.4.3). */
const AA_CONTRAST = 4.5;

const pair = /--([a-z]+-[a-z\d]+): light-dark\((#\w+), (#\w+)\)/g;
const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const scales = radix as Readonly<Record<string, Readonly<Record<string, string>>>>; // the package types each apart
const colors = new Map(
  [...css.matchAll(pair)].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]),
);
const steps = [...colors].filter(([name]) => /-\d+$/.test(name));

describe('the palette', () => {
  it('equals @radix-ui/colors in every step', () => {
    expect(steps.length).toBeGreaterThan(20);
    for (const [name, color] of steps) {
      const [scale, step] = name.split('-');
      expect(color).toEqual({
        light: scales[`${scale}`]?.[`${scale}${step}`],
        dark: scales[`${scale}Dark`]?.[`${scale}${step}`],
      });
    }
  });

  it('contains the background that outlines are made for', () => {
    expect(colors.get('sand-4')).toMatchObject(HARDEST_GROUND);
  });

  it.each(['sand-11', 'sand-12', 'iris-11', 'positive-text', 'warning-text', 'red-11'])(
    'has %s readable on every ground in both themes',
    (name) => {
      const ink = colors.get(name);
      for (const ground of ['sand-1', 'sand-3'].map((key) => colors.get(key))) {
        expect(contrast(ink?.light ?? '', ground?.light ?? '')).toBeGreaterThanOrEqual(AA_CONTRAST);
        expect(contrast(ink?.dark ?? '', ground?.dark ?? '')).toBeGreaterThanOrEqual(AA_CONTRAST);
      }
    },
  );
});

it('a dialog appears within 300 ms', () => {
  const css = ['dialog', 'veil'].map((name) =>
    readFileSync(new URL(`./dialogs/${name}.module.css`, import.meta.url), 'utf8'),
  );
  expect(css.join().match(/(?<=animation: \w+ )\S+/g)).toEqual(['300ms', '300ms', '300ms']);
});

it('notices are at the bottom', () => {
  const region = readFileSync(new URL('./notices/notice-region.module.css', import.meta.url), 'utf8');
  expect(/\.region \{[^}]*\}/.exec(region)?.[0]).toMatch(/position: fixed;[^}]*\sbottom: /);
});

describe('the order of the layers', () => {
  const order = '@layer reset, tokens, base, components, screens;';
  const source = new URL('../', import.meta.url);
  // The frame and the kit may be loaded before the global style sheet; screens are loaded after it.
  const early = ['ui', 'features/shell'].flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, source))
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => `${folder}/${file}`),
  );

  it.each(early)('is decided by %s, in any loading order', (file) => {
    expect(readFileSync(new URL(file, source), 'utf8').startsWith(order)).toBe(true);
  });
});
