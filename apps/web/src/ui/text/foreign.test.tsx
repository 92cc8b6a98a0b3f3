import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FactList } from '../fact-list.tsx';
import { Markdown } from '../markdown/markdown.tsx';
import { Foreign } from './foreign.tsx';

const PILE = `a${'\u0489'.repeat(99)}`;
const BOUNDED = `a${'\u0489'.repeat(4)}`;

describe('text of other people', () => {
  it('has its own direction and no oversized characters', () => {
    expect(renderToStaticMarkup(<Foreign className="name">{PILE}</Foreign>)).toBe(
      `<bdi class="name">${BOUNDED}</bdi>`,
    );
  });

  it('is bounded among the facts as well, including proxy tags', () => {
    const page = renderToStaticMarkup(
      <FactList
        facts={[
          { label: 'Tag', kind: 'text', text: PILE },
          { label: 'Proxy tags', kind: 'samples', samples: [{ prefix: PILE, suffix: PILE }], inside: '-' },
        ]}
      />,
    );
    expect(page.split(BOUNDED)).toHaveLength(4);
    expect(page).not.toContain('\u0489'.repeat(5));
  });

  it('is bounded in a description', () => {
    const revealed = { isShown: () => true, show() {}, focused: { current: null } };
    const page = renderToStaticMarkup(
      <Markdown text={`**${PILE}**`} options={{ images: 'none' }} revealed={revealed} />,
    );
    expect(page).toContain(`<strong>${BOUNDED}</strong>`);
  });
});
