import { expect, test } from 'vitest';

const files = import.meta.glob<string>('../**/*words.ts', { query: '?raw', import: 'default', eager: true });
// The messages about fields are those of the service, word by word.
const CATALOGUE = Object.entries(files).filter(
  ([path]) => !/define-words|member-word|field-message-words/.test(path),
);

const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** String and template literals; the curly apostrophe of the catalogue does not end one. */
const TEXTS = /'[^'\n]*'|`[^`]*`/g;

/** Words and phrases that no screen uses any more. The glossary and the style in `docs/glossary.md` name what replaces them. */
const RETIRED =
  /\b(?:keys?|anew|eyes|outbox|meanwhile|by itself|for good|lies ahead|of late|passed over|any more|in front|it is so already|tell me of|(?:is|are|isn’t|aren’t|been) told|on (?:its|their) way|taken? back|goes? on|once more|has no place for|not at (?:its|their) end)\b/gi;

/** Keys of a keyboard are called keys. */
const ALLOWED = /Single-key shortcuts|arrow keys|press keys by accident|One key, or two in a row|keywords/gi;

test('no text uses a retired word', () => {
  for (const [path, source] of CATALOGUE) {
    const texts = source.replace(COMMENTS, '').match(TEXTS) ?? [];
    expect(
      texts.flatMap((text) => text.replace(ALLOWED, '').match(RETIRED) ?? []),
      path,
    ).toEqual([]);
  }
});
