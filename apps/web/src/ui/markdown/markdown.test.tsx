import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LazyMarkdown } from './lazy-markdown.tsx';
import { Markdown } from './markdown.tsx';
import type { MarkdownOptions } from './markdown-props.ts';
import type { HiddenPlace } from './revealed.ts';

function html(
  text: string,
  options: Partial<MarkdownOptions> = {},
  shown: readonly HiddenPlace[] = [],
): string {
  const all: MarkdownOptions = { images: 'all', nowMs: 0, ...options };
  const revealed = {
    isShown: (place: HiddenPlace) => shown.includes(place),
    show() {},
    focused: { current: null },
  };
  return renderToStaticMarkup(<Markdown text={text} options={all} revealed={revealed} />).replace(
    / class="[^"]*"/g,
    '',
  );
}

const EMOJI = '<:smile:123456789012345678>';

describe('Markdown', () => {
  it('has nothing of a spoiler in the page before it is asked for', () => {
    const page = html('a ||secret **b** [c](https://ok.example) <:smile:123456789012345678>|| d');
    expect(page).toBe(
      '<div dir="auto">a <button type="button" aria-expanded="false">Show hidden text</button> d</div>',
    );
  });

  it('shows a spoiler beside the button that hides it again', () => {
    const page = html('||a **b**||', {}, [0]);
    expect(page).toMatch(
      /<button type="button" aria-expanded="true" aria-controls="([^"]+)">Hide<\/button><span id="\1">a <strong>b<\/strong><\/span>/,
    );
  });

  it('shows only the chosen one of several spoilers', () => {
    const page = html('||a|| - **||b||** - > ||c||', {}, [1]);
    expect(page).not.toMatch(/>[ac]</);
    expect(page).toContain('>b<');
  });

  it('opens links in a new page without a referrer', () => {
    expect(html('https://ok.example/a')).toContain(
      '<a href="https://ok.example/a" title="https://ok.example/a" target="_blank" rel="noopener noreferrer nofollow" referrerPolicy="no-referrer">',
    );
  });

  it('shows the real host after a label that names another host', () => {
    expect(html('[bank.example](https://evil.example/bank)')).toContain(
      '<bdi>bank.example</bdi> <bdi dir="ltr">(evil.example)</bdi></a>',
    );
  });

  it('renders no button inside a link: a spoiler of its label comes before it', () => {
    const page = html('[||a||](https://ok.example)');
    expect(page).toMatch(/<\/button><\/bdi> <a [^>]*><bdi dir="ltr">\(ok\.example\)<\/bdi><\/a>/);
  });

  it('isolates a link from the text direction before it', () => {
    expect(html('\u202e[a\u202e](https://ok.example)')).toContain(
      '<bdi>a</bdi> <bdi dir="ltr">(ok.example)</bdi>',
    );
  });

  it.each(['all', 'trusted'] as const)(
    'shows custom emoji as pictures when %s pictures are loaded',
    (images) => {
      const page = html(EMOJI, { images });
      expect(page).toContain('src="https://cdn.discordapp.com/emojis/123456789012345678.webp?size=48"');
      expect(page).toContain('alt=":smile:"');
      expect(page).toContain('referrerPolicy="no-referrer"');
    },
  );

  it('requests no pictures if pictures are off', () => {
    expect(html(EMOJI, { images: 'none' })).toBe('<div dir="auto"><bdi>:smile:</bdi></div>');
  });

  it('renders no headings without a heading level', () => {
    expect(html('# a')).toBe('<div dir="auto"><div data-level="1">a</div></div>');
  });

  it.each([
    [3, '<h3 data-level="1">a</h3><h4 data-level="2">b</h4><h5 data-level="3">c</h5>'],
    [5, '<h5 data-level="1">a</h5><h6 data-level="2">b</h6><h6 data-level="3">c</h6>'],
  ] as const)('begins its headings at level %i', (headingLevel, expected) => {
    expect(html('# a\n## b\n### c', { headingLevel })).toContain(expected);
  });

  it('gives the exact time of a timestamp as its title', () => {
    expect(html('<t:1700000000:R>', { nowMs: 1_700_000_000_000 + 7_200_000 })).toMatch(
      /<time dateTime="2023-11-14T22:13:20\.000Z" title="[^"]*2023[^"]*">2 hours ago<\/time>/,
    );
  });

  it('keeps the numbers of an ordered list', () => {
    expect(html('7. a\n8. b')).toContain('<ol start="7"><li>a</li><li>b</li></ol>');
  });
});

describe('LazyMarkdown', () => {
  it('shows a text without marks at once', () => {
    expect(renderToStaticMarkup(<LazyMarkdown text={'a\nb'} options={{ images: 'none' }} />)).toContain(
      'a\nb',
    );
  });

  it('shows the plain text with hidden spoilers while the parser loads', () => {
    const page = renderToStaticMarkup(<LazyMarkdown text="**a** ||secret||" options={{ images: 'none' }} />);
    expect(page).toContain('**a** ');
    expect(page).toContain('aria-expanded="false"');
    expect(page).not.toContain('secret');
  });
});
