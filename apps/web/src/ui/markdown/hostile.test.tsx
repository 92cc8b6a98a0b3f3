import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, inject, it } from 'vitest';
import { hostileVectors } from '../../testing/hostile-vectors.ts';
import { markdownToPlainText } from '../../testing/markdown-to-plain-text.ts';
import { Markdown } from './markdown.tsx';
import { parseDiscordMarkdown } from './parse.ts';

/** Every element that a description may become, with every attribute it may have. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  div: ['class', 'dir', 'id', 'data-level'],
  span: ['class', 'id'],
  strong: [],
  em: [],
  u: [],
  s: [],
  h3: ['class', 'data-level'],
  h4: ['class', 'data-level'],
  h5: ['class', 'data-level'],
  blockquote: ['class'],
  ul: ['class'],
  ol: ['class', 'start', 'data-wide'],
  li: [],
  pre: ['class'],
  code: ['class'],
  bdi: ['class', 'dir'],
  a: ['class', 'href', 'title', 'target', 'rel', 'referrerPolicy'],
  img: [
    ...['class', 'src', 'alt', 'title', 'width', 'height'],
    ...['loading', 'decoding', 'referrerPolicy', 'draggable'],
  ],
  time: ['dateTime', 'title'],
  button: ['class', 'type', 'aria-expanded', 'aria-controls'],
};

interface Tag {
  name: string;
  attributes: ReadonlyMap<string, string>;
}

function render(text: string, isAllShown: boolean): string {
  return renderToStaticMarkup(
    <Markdown
      text={text}
      options={{ images: 'all', headingLevel: 3, nowMs: 0 }}
      revealed={{ isShown: () => isAllShown, show() {}, focused: { current: null } }}
    />,
  );
}

/** The opening tags in React's output. It escapes `<`, `>` and quotes, so these are only tags. */
function tagsIn(html: string): Tag[] {
  return [...html.matchAll(/<([^\s/>]+)([^>]*)>/g)].map(([, name = '', rest = '']) => ({
    name,
    attributes: new Map(
      [...rest.matchAll(/([^\s=/]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key, value]),
    ),
  }));
}

function problemsOf(html: string): string[] {
  return tagsIn(html).flatMap(({ name, attributes }) => {
    const allowed = ALLOWED[name];
    if (allowed === undefined) return [`element ${name}`];
    const problems = [...attributes.keys()]
      .filter((key) => !allowed.includes(key))
      .map((key) => `attribute ${key} of ${name}`);
    const href = attributes.get('href');
    if (href !== undefined && !/^https?:\/\/[^@/?#]+(?:[/?#]|$)/.test(href)) problems.push(`href ${href}`);
    if (name === 'a' && attributes.get('rel') !== 'noopener noreferrer nofollow') problems.push('rel');
    const src = attributes.get('src');
    if (
      src !== undefined &&
      !/^https:\/\/cdn\.discordapp\.com\/emojis\/\d{17,21}\.webp\?size=48$/.test(src)
    ) {
      problems.push(`src ${src}`);
    }
    return problems;
  });
}

/** A piece repeated so often that quadratic time would not end within the time of a test. */
function longTextOf(piece: string, length: number): string {
  return piece.repeat(Math.ceil(length / piece.length));
}

const LONG = inject('isLong') ? 400_000 : 60_000;

describe('hostile texts', () => {
  it('are at least 150, each once', () => {
    expect(new Set(hostileVectors).size).toBe(hostileVectors.length);
    expect(hostileVectors.length).toBeGreaterThanOrEqual(150);
  });

  it('become only elements, attributes and addresses that are allowed', () => {
    for (const text of hostileVectors)
      for (const isAllShown of [true, false])
        expect(problemsOf(render(text, isAllShown)), JSON.stringify(text)).toEqual([]);
  });

  it('are parsed also where each fills a long text', () => {
    for (const text of hostileVectors)
      expect(parseDiscordMarkdown(longTextOf(text, LONG)), JSON.stringify(text)).not.toEqual([]);
  });

  it('contain only what is allowed in every combination', () => {
    const pieces = hostileVectors.filter((text) => text.length < 120);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { minLength: 2, maxLength: 6 }), (chosen) => {
        const text = chosen.join('');
        expect(problemsOf(render(text, true))).toEqual([]);
        expect(() => markdownToPlainText(text, { spoilers: 'show', nowMs: 0 })).not.toThrow();
      }),
      { numRuns: 150 },
    );
  });
});

describe('any text', () => {
  it('can be rendered and contains only what is allowed', () => {
    const marks = [
      '*',
      '**',
      '_',
      '__',
      '~~',
      '||',
      '`',
      '```',
      '[',
      '](',
      ')',
      '<',
      '>',
      '> ',
      '- ',
      '# ',
      '\n',
    ];
    const text = fc.array(fc.oneof(fc.constantFrom(...marks), fc.string({ unit: 'binary', maxLength: 4 })), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(text, (parts) => {
        expect(problemsOf(render(parts.join(''), true))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it.each(['*[(>|', '`', '[](', '> - ', '||', '\\', '<', 'https://', '_*', '~~ '])(
    'of 1 MB made of %j is shown',
    (piece) => {
      expect(problemsOf(render(longTextOf(piece, 1_000_000), true))).toEqual([]);
    },
  );
});
