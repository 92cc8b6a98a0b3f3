import { inside, isLineStart, MAX_DEPTH, type Rule, type State, scopeOf } from './library.ts';

/** Indent, bullet and the blanks after it; something has to follow. */
const ITEM = /^( *)([-*]|\d{1,9}\.) +(?=\S)/;

/**
 * Lists, which the library's grammar lacks: `-`, `*` or `1.` at the start of a line. A line that is indented goes on
 * with the item above, and is a list inside it when it has a bullet of its own; any other line ends the list.
 *
 * @param order where it stands among the library's rules
 */
export function listRule(order: number): Rule {
  return {
    order,
    match: matchList,
    parse: (capture, parse, state) => {
      const source = capture[0] ?? '';
      const bullet = ITEM.exec(source)?.[2] ?? '-';
      const ordered = bullet.endsWith('.');
      return {
        ordered,
        start: ordered ? Number.parseInt(bullet, 10) : 1,
        items: splitItems(source).map((item) => parse(item, inside(state))),
      };
    },
  };
}

function matchList(source: string, state: State, previous: string): string[] | null {
  if (scopeOf(state).depth >= MAX_DEPTH || !isLineStart(state, previous)) return null;
  const indent = ITEM.exec(source)?.[1]?.length;
  if (indent === undefined) return null;
  let end = 0;
  while (end < source.length) {
    const newline = source.indexOf('\n', end);
    const lineEnd = newline === -1 ? source.length : newline;
    if (end > 0 && !goesOn(source.slice(end, lineEnd), indent)) break;
    end = Math.min(source.length, lineEnd + 1);
  }
  return [source.slice(0, end)];
}

function goesOn(line: string, indent: number): boolean {
  if (line.trim() === '') return false;
  return line.startsWith(' ') || ITEM.exec(line)?.[1]?.length === indent;
}

/** The text of each item, with its bullet and the indent below it taken away. */
function splitItems(list: string): string[] {
  const items: string[] = [];
  let indent = 0;
  let inset = 0;
  for (const line of list.trimEnd().split('\n')) {
    const match = ITEM.exec(line);
    const bulletIndent = match?.[1]?.length ?? Number.POSITIVE_INFINITY;
    if (match && (items.length === 0 || bulletIndent <= indent)) {
      if (items.length === 0) indent = bulletIndent;
      inset = match[0].length;
      items.push(line.slice(inset));
    } else {
      items.push(`${items.pop() ?? ''}\n${line.slice(Math.min(inset, leadingSpaces(line)))}`);
    }
  }
  return items;
}

function leadingSpaces(line: string): number {
  return line.length - line.trimStart().length;
}
