/** The part of a sorted list whose names begin with one letter. */
export interface LetterSection {
  readonly letter: string;
  /** The place of its first name. */
  readonly index: number;
}

/** What names without a letter at the start are listed under: they come first in every language. */
const SIGNS = '#';
/** Comes after every other character in the order of every language. */
const LAST = '\uffff';
/** Vowels that are written before the consonant under which a Thai or Lao name is listed. */
const WRITTEN_BEFORE = /^\p{Logical_Order_Exception}(?=\p{L})/u;
const LETTER = /^\p{L}/u;

/** The letters of names that `collator` has sorted. Its order says what is a letter: Å is one in Swedish, and part of A in English. */
export function letterSections(names: readonly string[], collator: Intl.Collator): readonly LetterSection[] {
  const { locale } = collator.resolvedOptions();
  const isWithin = (name: string, letter: string) => collator.compare(name, letter + LAST) <= 0;
  const sections: LetterSection[] = [];
  const letters = new Set<string>();
  let current: string | null = null;
  for (const [index, name] of names.entries()) {
    if (current !== null && current !== SIGNS && isWithin(name, current)) continue;
    const letter = letterOf(name, isWithin, locale);
    // Letters that a language sorts as one, such as the Czech “ch”, stay in the section before them.
    if (letters.has(letter) || (letter === SIGNS && current !== null)) continue;
    letters.add(letter);
    sections.push({ letter, index });
    current = letter;
  }
  return sections;
}

function letterOf(name: string, isWithin: (name: string, letter: string) => boolean, locale: string): string {
  const listed = name.replace(WRITTEN_BEFORE, '');
  const composed = listed.normalize('NFKC');
  const [first = '', base = ''] = [composed, composed.normalize('NFD')].map((text) =>
    firstOf(firstOf(text).toLocaleUpperCase(locale)),
  );
  if (!LETTER.test(base)) return SIGNS;
  return isWithin(listed, base) ? base : first;
}

function firstOf(text: string): string {
  return String.fromCodePoint(text.codePointAt(0) ?? 0);
}
