let segmenter: Intl.Segmenter | null = null;

/** The characters of a text as a reader counts them: an emoji of several code points is one. */
export function graphemes(text: string): string[] {
  // Created on first use: that is slow, and old browsers lack it (then code points are used).
  if (typeof Intl.Segmenter !== 'function') return Array.from(text);
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
