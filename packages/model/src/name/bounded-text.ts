import { graphemes } from './graphemes.ts';

/** Code points of one character. The longest emoji have ten, and so have the longest syllables of Indic scripts. */
const MOST_CODE_POINTS = 10;

/** What is attached to the letter before it: marks, joiners, skin tones. */
const MARK = String.raw`[\p{M}\p{EMod}\u200c-\u200d\uff9e\uff9f]`;

/** More marks on one letter than any script has. The first four stay. */
const PILE = new RegExp(`(${MARK}{4})${MARK}+`, 'gu');

/** Five letters with their marks, or emoji with their tags: as wide as one character may be. */
const FIVE_WIDE = new RegExp(String.raw`^(?:.(?:${MARK}|[\u{e0020}-\u{e007f}])*){0,5}`, 'su');

/** What every text that may be long contains: five code units beyond Latin, close together. Fast to compile and to test. */
const BEYOND_LATIN = /(?:[^\0-\u02ff][\s\S]{0,2}?){5}/;

/** Characters that never join: the letters of many scripts, punctuation, symbols, Han, whole Hangul syllables, emoji without skin tones. */
const PLAIN = String.raw`\0-\u02ff\u0370-\u0482\u048a-\u0590\u05d0-\u05ea\u0620-\u064a\u0e01-\u0e30\u200e-\u20cf\u2100-\u2cee\u3040-\u3098\u30a0-\ua66e\uac00-\ud7a3\ud800-\ufb1d\ufb20-\ufdff\uff00-\uff9d\ufff0-\uffff\u{1f000}-\u{1f3fa}\u{1f400}-\u{1faff}\u{20000}-\u{3ffff}`;

/** Five that may join, with at most one other between two of them: nearly no text contains them, and splitting one is slow. */
const MAY_BE_LONG = new RegExp(`(?:[^${PLAIN}][${PLAIN}]?){5}`, 'u');

/** How much of a text is split at once: for twice as long a text, browsers need four times as long. */
const STRETCH = /.{1,1000}/gsu;

/**
 * The text with each character cut to a normal size. No browser breaks a line within a character, and a person
 * can create one of a thousand combining marks, Hangul fillers or joined emoji, as wide as all of them together. Only for
 * display: nothing is stored or sent like this.
 */
export function boundedText(text: string): string {
  if (!BEYOND_LATIN.test(text) || !MAY_BE_LONG.test(text)) return text;
  return text.replace(PILE, '$1').replace(STRETCH, (stretch) => graphemes(stretch).map(cut).join(''));
}

/** A cut character is closed by a zero-width blank, or the next character might join it. */
function cut(character: string): string {
  const points = Array.from(character);
  if (points.length <= 5) return character;
  const [wide = ''] = FIVE_WIDE.exec(character) ?? [];
  const bounded = Array.from(wide).slice(0, MOST_CODE_POINTS).join('');
  return bounded === character ? character : `${bounded}\u200b`;
}
