/**
 * What is removed before texts are compared, as ranges of code units. Marks on letters that also exist without them, and
 * invisible characters. The vowel signs of Indic scripts and the voicing marks of kana are marks too and stay: they make
 * another letter. Spelled out, because property escapes take five times as long over a large list.
 */
const UNSEEN_RANGES = [
  String.raw`\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f`, // accents, enclosing marks
  String.raw`\u0483-\u0489`, // Cyrillic
  String.raw`\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7`, // Hebrew points
  String.raw`\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed`, // Arabic vowels
  String.raw`\ufe00-\ufe0f\u180b-\u180f`, // variation selectors
  String.raw`\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff`, // joiners, soft hyphen, directions
  String.raw`\u115f\u1160\u3164\uffa0`, // Hangul fillers
];
/** The last part: tags and further variation selectors, which are beyond the first plane. */
const UNSEEN = new RegExp(`[${UNSEEN_RANGES.join('')}]|\\udb40[\\udc00-\\udfff]`, 'g');

/** Letters that Unicode does not decompose and people type without their stroke, small capitals, and marks that a phone curls or lengthens. */
const PLAIN: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ħ', 'h'],
  ['ı', 'i'],
  ['ł', 'l'],
  ['ŧ', 't'],
  ['ς', 'σ'],
  ...pairs('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnoprstuvwyz'),
  ...pairs('‘’ʼ“”‐‑‒–—−⁄', `'''""------/`),
]);
/** Letters in filled circles and squares, 26 from each of these code points, which Unicode, unlike those in outlines, does not decompose. */
const FILLED = [0x1f150, 0x1f170];
const FILLED_LETTER = /\ud83c[\udd50-\udd69\udd70-\udd89]/g;
const TO_PLAIN = new RegExp(`[${[...PLAIN.keys()].join('')}]`, 'g');

const BEYOND_ASCII = /[\u0080-\uffff]/;
const BEYOND_ASCII_RUN = /[\u0080-\uffff]+/g;
const LONG_RUN = /[\u0080-\uffff]{3}/;

/** Cache of folded short runs: curled apostrophes, dashes, single accents and emoji are frequent, and few differ. */
const foldedRuns = new Map<string, string>();
const MOST_FOLDED_RUNS = 2000;

/**
 * The text as it is compared in a search: lower case, without accents, with fancy, wide and small-capital letters as plain ones.
 * CJK and emoji stay. Folding twice changes nothing. Not for display.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (!BEYOND_ASCII.test(lower)) return lower;
  // ASCII with a few other characters, as most text in Latin letters is, folds three times as fast one by one.
  return LONG_RUN.test(lower) ? foldRun(lower) : lower.replace(BEYOND_ASCII_RUN, foldShortRun);
}

function foldRun(run: string): string {
  return run
    .normalize('NFKD')
    .replace(UNSEEN, '')
    .replace(FILLED_LETTER, plainOfFilled)
    .toLowerCase()
    .replace(TO_PLAIN, (letter) => PLAIN.get(letter) ?? letter);
}

function foldShortRun(run: string): string {
  const known = foldedRuns.get(run);
  if (known !== undefined) return known;
  const folded = foldRun(run);
  if (foldedRuns.size < MOST_FOLDED_RUNS) foldedRuns.set(run, folded);
  return folded;
}

function plainOfFilled(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  const first = FILLED.findLast((from) => code >= from) ?? code;
  return String.fromCodePoint(0x61 + code - first);
}

function pairs(from: string, to: string): [string, string][] {
  const plain = [...to];
  return [...from].map((letter, index) => [letter, plain[index] ?? letter]);
}
