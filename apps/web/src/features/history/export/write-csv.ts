import type { NoteInFile } from './note-in-file.ts';

/** A front as it is exported. */
export interface ExportedFront {
  readonly id: string;
  /** ISO with `Z`. */
  readonly from: string;
  /** Null if unknown, and for the current front. */
  readonly until: string | null;
  /** It is over, but the end is unknown. */
  readonly isEndUnknown?: boolean;
  readonly names: readonly string[];
  /** What is written on this device about it; null or absent to leave that out. */
  readonly note?: NoteInFile | null;
}

/** Headings of the columns. */
interface CsvWords {
  /** With further ones for the note, if fronts have it. */
  readonly columns: readonly [from: string, until: string, seconds: string, members: string, ...string[]];
  readonly switchOut: string;
}

/** Writes fronts as comma-separated values (RFC 4180). A front without a known end has no length. */
export function writeCsv(fronts: readonly ExportedFront[], words: CsvWords): string {
  const rows = fronts.map(({ from, until, names, note }) => [
    from,
    until ?? '',
    until === null ? '' : String(Math.round((Date.parse(until) - Date.parse(from)) / 1_000)),
    names.length === 0 ? words.switchOut : names.join('; '),
    ...(note ? [note.text, note.marks, note.members] : []),
  ]);
  return [words.columns, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/**
 * What a spreadsheet takes for a formula: at the start of a cell, also after blanks and quotation marks, and also if it splits the file at
 * semicolons or tabs, where the quotation marks of a cell do not count.
 */
const FORMULA = /(?<=(?:^|[;\t\r\n])[\s"]*)[=+\-@＝＋－＠]/g;

function cell(text: string): string {
  const safe = text.replaceAll(FORMULA, "'$&");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
