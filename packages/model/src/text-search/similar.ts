/** From this many typed letters on, one typing error is tolerated; in shorter texts most others would be similar. */
const ONE_ERROR = 4;
const TWO_ERRORS = 7;
/** Longer texts are pasted, not typed. */
const LONGEST = 60;

/** How many typing errors are tolerated in a typed text. */
function errorsIn(typed: string): number {
  if (typed.length < ONE_ERROR || typed.length > LONGEST) return 0;
  return typed.length < TWO_ERRORS ? 1 : 2;
}

/** Whether a folded text and a typed one differ only by typing errors. For equal texts, too, if they are long enough. */
export function isSimilar(text: string, typed: string): boolean {
  return isPartSimilar(text, 0, text.length, typed);
}

/** The same for any word of a text with one blank between words. No word is cut out that is too long or too short. */
export function hasSimilarWord(text: string, typed: string): boolean {
  let start = 0;
  while (start < text.length) {
    const blank = text.indexOf(' ', start);
    const end = blank === -1 ? text.length : blank;
    if (isPartSimilar(text, start, end, typed)) return true;
    start = end + 1;
  }
  return false;
}

function isPartSimilar(text: string, start: number, end: number, typed: string): boolean {
  const most = errorsIn(typed);
  if (most === 0 || Math.abs(end - start - typed.length) > most) return false;
  return hasFewErrors(text.slice(start, end), typed, most);
}

/** Reused by every comparison: a list has thousands of names. */
let [before, row, next] = [0, 1, 2].map(() => new Uint8Array(LONGEST + 1)) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
];

/** Whether at most `most` letters were left out, added, mistaken, or swapped with their neighbour. */
function hasFewErrors(one: string, other: string, most: number): boolean {
  const { length } = other;
  for (let j = 0; j <= length; j += 1) row[j] = j;
  let leastBefore = 0;
  for (let i = 1; i <= one.length; i += 1) {
    next[0] = i;
    let least = i;
    const letter = one.charCodeAt(i - 1);
    for (let j = 1; j <= length; j += 1) {
      const typed = other.charCodeAt(j - 1);
      let errors = Math.min(at(next, j - 1) + 1, at(row, j) + 1, at(row, j - 1) + (letter === typed ? 0 : 1));
      const isSwapped =
        i > 1 && j > 1 && letter === other.charCodeAt(j - 2) && one.charCodeAt(i - 2) === typed;
      if (isSwapped) errors = Math.min(errors, at(before, j - 2) + 1);
      next[j] = errors;
      if (errors < least) least = errors;
    }
    // Later rows are reached from this one, or by a swap from the one before.
    if (least > most && leastBefore >= most) return false;
    [before, row, next, leastBefore] = [row, next, before, least];
  }
  return at(row, length) <= most;
}

function at(errors: Uint8Array, index: number): number {
  return errors[index] ?? 0;
}
