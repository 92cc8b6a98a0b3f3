import type { Page, Response } from '@playwright/test';

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Everything that the service sent to a page: its texts on the screen are a person's data and in no catalogue. */
export class SentByService {
  #text = '';
  readonly #names = new Set<string>();

  constructor(page: Page, serviceUrl: string) {
    page.on('response', (response: Response) => {
      if (!response.url().startsWith(serviceUrl) || response.request().method() === 'OPTIONS') return;
      void response.json().then(
        (body: unknown) => {
          this.#text += ` ${strings(body).join(' ')}`;
          for (const name of namesIn(body)) this.#names.add(name);
        },
        // An answer without a body contains nothing.
        () => {},
      );
    });
  }

  /** The names of systems, members and groups, except those so short that they are their own initials. */
  get names(): readonly string[] {
    return [...this.#names].filter((name) => [...GRAPHEMES.segment(name)].length > 2);
  }

  knows(text: string): boolean {
    return fold(this.#text).includes(fold(text));
  }
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(strings);
}

function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) =>
    typeof item === 'string' && ['name', 'display_name'].includes(key) ? [item] : namesIn(item),
  );
}

const fold = (text: string) => text.toLowerCase().replace(/\s+/g, ' ');

/**
 * What the page shows or says outside of the brackets in which the pseudo-language puts each text of the catalogue: texts and the
 * attributes that are read out. Times are the browser's own words, code is a command.
 */
export async function wordsOutside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const outside = (text: string) => {
      let rest = text;
      for (let before = ''; before !== rest; ) {
        before = rest;
        rest = rest.replace(/⟦[^⟦⟧]*⟧/g, '\0');
      }
      return rest.split('\0').map((part) => part.trim());
    };
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (!element?.checkVisibility() || element.closest('time, code, script, style, noscript')) continue;
      const texts =
        node instanceof Element
          ? ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'].map((name) =>
              node.getAttribute(name),
            )
          : [node.textContent];
      for (const text of texts) {
        for (const part of outside(text ?? '')) if (/\p{L}/u.test(part)) found.add(part);
      }
    }
    return [...found];
  });
}
