import { ChevronLeft, CircleDashed, X } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createLucideIcon } from './draw-icon.ts';

const DATA = {
  name: 'x',
  node: [
    ['path', { d: 'M18 6 6 18', key: '1bl5f8' }],
    ['path', { d: 'm6 6 12 12', key: 'd8bk6v' }],
  ],
} as const;
const Ours = createLucideIcon({ name: DATA.name, node: DATA.node.map(([tag, { ...own }]) => [tag, own]) });

/** The attributes of an element in the order of their names, and what is inside. */
function sorted(markup: string): readonly unknown[] {
  const [, attributes = '', inside] = /^<svg ([^>]*)>(.*)<\/svg>$/.exec(markup) ?? [];
  return [attributes.match(/[\w:-]+="[^"]*"/g)?.sort(), inside];
}

describe('an icon', () => {
  it.each([
    {},
    { size: 18 },
    { 'aria-hidden': 'true', className: 'soft' },
    { 'aria-label': 'Close' },
    { strokeWidth: 1.5, size: '28%' },
    { role: 'img' },
  ] as const)('is drawn as its library draws it, with %j', (props) => {
    const drawn = (icon: typeof X | typeof Ours) => sorted(renderToStaticMarkup(createElement(icon, props)));
    expect(drawn(Ours)).toEqual(drawn(X));
  });

  it('has the name that style sheets use', () => {
    expect(renderToStaticMarkup(<ChevronLeft />)).toContain('lucide-chevron-left');
    expect(renderToStaticMarkup(<CircleDashed />)).toContain('lucide-circle-dashed');
  });
});
