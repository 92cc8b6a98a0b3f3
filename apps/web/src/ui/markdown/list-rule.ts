import { inside, isLineStart, MAX_DEPTH, type Rule, type State, scopeOf } from './library.ts';

/** Indent, bullet and the blanks after it; something has to follow. */
const ITEM = /^( *)([-*]|\d{1,9}\.) +(?=\S)/;

/**
 * Lists, which the library's grammar lacks: `-`, `*` or `1.` at the start of a line. An indented line continues
 * the item above, and is a list inside it if it has its own bullet; any other line ends the list, and so does
 * a bullet of the other kind.
 *
 * @param order its position among the library's rules
 */
export function listRule(order: number): Rule {
  return {
    order,
    match: matchList,
    parse: (capture, parse, state) => {
      const source = capture[0] ?? '';
      const first = ITEM.exec(source);
      const ordered = first !== null && isNumber(first);
      return {
        ordered,
        start: ordered ? Number.parseInt(first[2] ?? '', 10) : 1,
        items: splitItems(source).map((item) => parse(item, inside(state))),
      };
    },
  };
}

function matchList(source: string, state: State, previous: string): string[] | null {
  if (scopeOf(state).depth >= MAX_DEPTH || !isLineStart(state, previous)) return null;
  const first = ITEM.exec(source);
  if (first === null) return null;
  let end = 0;
  while (end < source.length) {
    const newline = source.indexOf('\n', end);
    const lineEnd = newline === -1 ? source.length : newline;
    if (end > 0 && !goesOn(source.slice(end, lineEnd), first)) break;
    end = Math.min(source.length, lineEnd + 1);
  }
  return [source.slice(0, end)];
}

function goesOn(line: string, first: RegExpExecArray): boolean {
  if (line.trim() === '') return false;
  const item = ITEM.exec(line);
  if (item === null || indentOf(item) > indentOf(first)) return line.startsWith(' ');
  return indentOf(item) === indentOf(first) && isNumber(item) === isNumber(first);
}

function indentOf(item: RegExpExecArray): number {
  return item[1]?.length ?? 0;
}

function isNumber(item: RegExpExecArray): boolean {
  return item[2]?.endsWith('.') ?? false;
}

/** The text of each item, without its bullet and the indent below it. */
function splitItems(list: string): string[] {
  const items: string[] = [];
  let indent = 0;
  let inset = 0;
  for (const line of list.trimEnd().split('\n')) {
    const item = ITEM.exec(line);
    if (item !== null && (items.length === 0 || indentOf(item) <= indent)) {
      if (items.length === 0) indent = indentOf(item);
      inset = item[0].length;
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
