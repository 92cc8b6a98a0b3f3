import type { ProxyTag } from './proxy-tag.ts';

/** How the service compares proxy tags: `case_sensitive_proxy_tags` of the system's settings. */
export interface ProxyOptions {
  readonly isCaseSensitive: boolean;
}

/**
 * Compares texts as the service does (recorded, 2026-11): by culture, with the root collation of ICU, and not by code unit. Characters
 * without weight (zero-width ones, variation selectors, soft hyphens) do not count, and letters are equal in every form of their accents.
 */
export interface TagComparison {
  /** Whether `text` begins with `prefix`, whatever characters without weight are in between. */
  startsWith(text: string, prefix: string): boolean;
  endsWith(text: string, suffix: string): boolean;
  /** Whether nothing of the text counts, so that it is at both ends of every message. */
  isInvisible(text: string): boolean;
}

/** Characters with their own weight. Two different ones are certainly not equal. */
const PLAIN = /^[\t\n\r -~]$/;
const ALL_PLAIN = /^[\t\n\r -~]*$/;

/** How many letters one letter of a tag may abbreviate: ﬃ is three. */
const LONGEST_FORM = 4;

const EXACT = new Intl.Collator('und', { sensitivity: 'variant' });
const LETTERS_ALONE = new Intl.Collator('und', { sensitivity: 'base' });
const WITHOUT_CASE = new Intl.Collator('und', { sensitivity: 'accent' });

/** A comparison by the settings of a system. */
export function tagComparison({ isCaseSensitive }: ProxyOptions): TagComparison {
  const isEqual = isCaseSensitive
    ? (one: string, other: string) => EXACT.compare(one, other) === 0
    : (one: string, other: string) =>
        WITHOUT_CASE.compare(one, other) === 0 && kanaForms(one) === kanaForms(other);
  const inCase = (text: string) => (isCaseSensitive ? text : text.toLowerCase());

  /** How many code units of the last text count, up to each position: a text is compared with many tags. */
  let counted: { readonly text: string; readonly upTo: readonly number[] } = { text: '', upTo: [0] };
  function countIn(text: string, from: number, to: number): number {
    if (counted.text !== text) counted = { text, upTo: visibleUpTo(text) };
    return (counted.upTo[to] ?? 0) - (counted.upTo[from] ?? 0);
  }

  /** The length of a part that `part` cuts off, from none to the whole text, and that equals the side of a tag; null without one. */
  function lengthOfPart(
    text: string,
    side: string,
    part: (length: number) => string,
    visibleIn: (length: number) => number,
  ): number | null {
    const sameLength = part(side.length);
    if (sameLength === side) return side.length;
    // Most messages and tags: nothing that could be skipped.
    if (ALL_PLAIN.test(side) && ALL_PLAIN.test(sameLength))
      return inCase(sameLength) === inCase(side) ? side.length : null;
    for (let length = 0; length <= text.length; length += 1) {
      if (visibleIn(length) > LONGEST_FORM * side.length) return null;
      if (isEqual(part(length), side)) return length;
    }
    return null;
  }

  return {
    startsWith(text, prefix) {
      if (prefix === '') return true;
      const [first = '', wanted = ''] = [text.charAt(0), prefix.charAt(0)];
      if (PLAIN.test(first) && PLAIN.test(wanted) && inCase(first) !== inCase(wanted)) return false;
      const length = lengthOfPart(
        text,
        prefix,
        (length) => text.slice(0, length),
        (length) => countIn(text, 0, length),
      );
      return length !== null && !isSplitFromAccent(text, length);
    },
    endsWith(text, suffix) {
      if (suffix === '') return true;
      const [last = '', wanted = ''] = [text.charAt(text.length - 1), suffix.charAt(suffix.length - 1)];
      if (PLAIN.test(last) && PLAIN.test(wanted) && inCase(last) !== inCase(wanted)) return false;
      const length = lengthOfPart(
        text,
        suffix,
        (length) => text.slice(text.length - length),
        (length) => countIn(text, text.length - length, text.length),
      );
      return length !== null;
    },
    isInvisible: (text) => isEqual(text, ''),
  };
}

/** Whether the letter before `at` has an accent after it, with nothing in between: then the letter alone is not the beginning of the text. */
function isSplitFromAccent(text: string, at: number): boolean {
  const next = String.fromCodePoint(text.codePointAt(at) ?? 0);
  if (at === text.length || PLAIN.test(next) || isWeightless(text.charAt(at - 1))) return false;
  return !isWeightless(next) && LETTERS_ALONE.compare(next, '') === 0;
}

function isWeightless(letter: string): boolean {
  return EXACT.compare(letter, '') === 0;
}

/** The key of a whole tag for a look-up: equal for tags that the service treats as equal, as far as their sides alone show that. */
export function proxyTagKey({ prefix, suffix }: ProxyTag, options: ProxyOptions): string {
  return JSON.stringify([tagKey(prefix ?? '', options), tagKey(suffix ?? '', options)]);
}

/**
 * The key of a tag's side for a look-up: equal for sides that the service treats as equal, as far as one side alone shows that.
 */
export function tagKey(side: string, { isCaseSensitive }: ProxyOptions): string {
  const visible = side.normalize('NFC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return isCaseSensitive ? visible : visible.toLowerCase();
}

/** The kinds of kana and of width, which the service distinguishes even if capitals do not count. */
function kanaForms(text: string): string {
  return Array.from(text, (letter) => {
    if (/[\uFF61-\uFFDC\uFFE8-\uFFEE]/.test(letter)) return 'half';
    if (/[\uFF01-\uFF60\uFFE0-\uFFE6]/.test(letter)) return 'full';
    if (/\p{Script=Hiragana}/u.test(letter)) return 'hiragana';
    return /\p{Script=Katakana}/u.test(letter) ? 'katakana' : '';
  }).join('');
}

/** How many code units count up to each position of a text: no marks, and nothing without weight. */
function visibleUpTo(text: string): readonly number[] {
  const upTo = [0];
  for (const letter of text) {
    const isVisible = !/[\p{Default_Ignorable_Code_Point}\p{M}\p{Cc}]/u.test(letter);
    for (let unit = 0; unit < letter.length; unit += 1) upTo.push((upTo.at(-1) ?? 0) + Number(isVisible));
  }
  return upTo;
}
