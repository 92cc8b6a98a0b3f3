/** Scripts with spaces between words: part of a longer word is not a match there. */
const WORD = String.raw`[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]`;
const BEGINS_WITH_WORD = new RegExp(`^${WORD}`, 'u');
const ENDS_WITH_WORD = new RegExp(`${WORD}$`, 'u');

/**
 * A test whether a value, or anything in it, contains a text: as whole words in scripts that separate words by spaces, anywhere in others.
 * Ignores case. A blank text matches nothing.
 */
export function holdingText(text: string): (value: unknown) => boolean {
  const sought = text.trim();
  if (sought === '') return () => false;
  const before = BEGINS_WITH_WORD.test(sought) ? `(?<!${WORD})` : '';
  const after = ENDS_WITH_WORD.test(sought) ? `(?!${WORD})` : '';
  const escaped = sought.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  const pattern = new RegExp(before + escaped + after, 'iu');
  const holds = (value: unknown): boolean => {
    if (typeof value === 'string') return pattern.test(value);
    return typeof value === 'object' && value !== null && Object.values(value).some(holds);
  };
  return holds;
}
