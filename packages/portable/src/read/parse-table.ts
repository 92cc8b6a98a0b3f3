import { FileProblem } from './file-problem.ts';
import { MOST_FIELDS, MOST_SWITCHES } from './reading.ts';

/** A table; its first line may be its header, or a row like the others. */
export interface Table {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const SEPARATORS = [',', ';', '\t'];

/** Whether a text starts as a table and not as JSON, a page, or a part of these: its first lines have as many cells, at least two, or it is a list of names that says so. */
export function isTableStart(text: string): boolean {
  const start = text.slice(0, LONGEST_START).replace(SEPARATOR_LINE, '');
  if (/^\s*[[{<]/.test(start) || KEY_OF_JSON.test(start)) return false;
  const [header, ...rows] = rowsOf(start, separatorOf(start), 4);
  if ([header, ...rows].some((row) => row !== undefined && row.length > MOST_FIELDS)) return false;
  if (header === undefined || header.every((cell) => cell.trim() === '')) return false;
  if (header.length < 2 && !NAMES.test(header[0] ?? '')) return false;
  // The last one may be cut off.
  return rows.length > 0 && rows.slice(0, -1).every((row) => row.length === header.length);
}

const LONGEST_START = 200_000;

/** The header of a list of names. */
const NAMES = /^ *(?:(?:alter|headmate|member) ?)?names? *$/i;

/** What some spreadsheets write before a table. */
const SEPARATOR_LINE = /^sep=[,;\t][,;\t]*\r?\n/i;

/** At the start of a line: in a table a separator follows a quoted cell. */
const KEY_OF_JSON = /^[ \t]*"[^"\r\n]*"[ \t]*:/m;

/** The cells of a table in text: with commas, semicolons or tabs, with quoted ones, and with any ends of lines. @throws {FileProblem} if it is too long for a history */
export function parseTable(whole: string): Table {
  const text = whole.replace(SEPARATOR_LINE, '');
  const [header = [], ...rows] = rowsOf(text, separatorOf(text), MOST_SWITCHES + 2);
  if (rows.length > MOST_SWITCHES || [header, ...rows].some((row) => row.length > MOST_FIELDS))
    throw new FileProblem('too-many');
  return { header: header.map((cell) => cell.trim()), rows };
}

/**
 * The sign that makes a cell of the first line a name of a column; else the one that cuts all of the first lines into the same number of
 * cells, at least two; of several such signs, or if there is none, the one that is in the first line most often, outside of quotes.
 */
function separatorOf(text: string): string {
  const start = text.slice(0, LONGEST_START);
  const found = SEPARATORS.map((sign) => {
    // What follows them may be cut off.
    const rows = rowsOf(start, sign, FIRST_LINES + 1).slice(0, FIRST_LINES);
    const cells = rows[0]?.length ?? 0;
    const isNamed = cells > 1 && rows[0]?.some((cell) => cell.trim().toLowerCase() === 'name');
    const isEven = cells > 1 && rows.every((row) => row.length === cells);
    return { sign, cells, rank: isNamed ? 2 : isEven ? 1 : 0 };
  });
  const [best] = found.toSorted((one, other) => other.rank - one.rank || other.cells - one.cells);
  return best?.sign ?? ',';
}

const FIRST_LINES = 5;

/** The first rows of a text. Empty lines are none. A row with more cells than any table has is the last. */
function rowsOf(text: string, separator: string, most: number): readonly (readonly string[])[] {
  const rows: string[][] = [];
  // A cell in quotes, in which two quotes are one, or one without; then a separator, the end of a line or of the text.
  const cell = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"|([^${separator}\\r\\n]*))(${separator}|\\r\\n|[\\r\\n]|$)`,
    'y',
  );
  let row: string[] = [];
  while (rows.length < most) {
    const [, quoted, plain = '', end] = cell.exec(text) ?? [];
    // At the end of the text a match is empty.
    const isAtEnd = cell.lastIndex >= text.length && end === '';
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (row.length > MOST_FIELDS) return [...rows, row];
    if (end === separator) continue;
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
    if (isAtEnd) break;
  }
  return rows;
}
