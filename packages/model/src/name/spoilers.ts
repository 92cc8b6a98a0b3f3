/** Keeps the words around a spoiler apart. */
const GAP = '\n';

/**
 * A description without what is hidden between Discord's `||` marks, marks included: a search must not reveal it.
 *
 * Two marks, or marks in plain text, are paired as Discord pairs them. With more than two, code, escapes, quotes, lists and
 * emphasis may make one of them an ordinary character, and from there on hidden and visible text would be exchanged. Then everything between
 * the first and the last mark counts as hidden: a search that misses something is better than one that reveals it.
 *
 * @param gap replaces each spoiler
 */
export function withoutSpoilers(description: string, gap = GAP): string {
  const first = description.indexOf('||');
  const last = description.lastIndexOf('||');
  if (first === last) return description;
  const isOnePair = description.indexOf('||', first + 2) === last;
  if (isOnePair || !mayTurnRound(description)) return description.replace(/\|\|[\s\S]+?\|\|/g, gap);
  return `${description.slice(0, first)}${gap}${description.slice(last + 2)}`;
}

/** In one pass: bars, starts of quotes, headings and lists, code and escapes, and everything that opens or closes. */
const TELLING = /\|\|+|(?:^|\n)[^\S\n]*(?:>|-?#|[-*+]\s|\d+[.)]\s)|[`\\]|\*+|_+|~+|[[\]()<>]/g;
const EMPHASIS_OR_BRACKET = /^[*_~[\]()<>]/;
const CLOSED_BY: Readonly<Record<string, string>> = { '[': ']', '(': ')', '<': '>' };
const CLOSING: ReadonlySet<string> = new Set(Object.values(CLOSED_BY));

/** Whether anything may enclose a `||`, or make one an ordinary character. */
function mayTurnRound(text: string): boolean {
  // A `||` belongs to the emphasis or the link it is in, so between two of them all that opens has to close again.
  const open: string[] = [];
  TELLING.lastIndex = 0;
  for (let mark = TELLING.exec(text)?.[0]; mark !== undefined; mark = TELLING.exec(text)?.[0]) {
    if (mark === '||') {
      if (open.length > 0) return true;
    } else if (!EMPHASIS_OR_BRACKET.test(mark)) return true;
    else if (open.at(-1) === mark) open.pop();
    else if (CLOSING.has(mark)) return true;
    else open.push(CLOSED_BY[mark] ?? mark);
  }
  return false;
}
