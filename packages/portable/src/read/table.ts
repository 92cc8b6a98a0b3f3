import { MEMBER_FIELDS } from '../fields.ts';
import type { FoundSystem } from '../system-file.ts';
import {
  type FileQuestion,
  TABLE_FIELDS,
  type TableAnswer,
  type TableColumn,
  type TableField,
} from './file-problem.ts';
import type { Table } from './parse-table.ts';
import { readFields } from './read-fields.ts';
import { pictureAt } from './read-value.ts';
import { NOTHING_FOUND, type ReadContext } from './reading.ts';

/** What people and programs call these fields in English and German, in small letters without signs. */
const HEADERS: Readonly<Record<TableField, RegExp>> = {
  name: /^(?:(?:member|alter|headmate)?names?|member|alter|headmate|mitglied)$/,
  display_name: /^(?:displayname|displayedname|nickname|nick|anzeigename|spitzname)$/,
  pronouns: /^(?:pronouns?|pronomen)$/,
  color: /^(?:colou?r|hex|colou?rhex|hexcolou?r|farbe)$/,
  birthday: /^(?:birthday|birthdate|dateofbirth|dob|bday|born|geburtstag|geburtsdatum|geboren)$/,
  description: /^(?:description|desc|bio|biography|about|notes?|info|beschreibung|notiz(?:en)?)$/,
  avatar_url: /^(?:avatar|avatarurl|picture|pictureurl|image|imageurl|imgurl|icon|photo|pfp|bild|foto)$/,
};

/** One of the pronouns in a cell. */
const PRONOUN = String.raw`(?:any pronouns|any|ask|dey|er|fae|he|it|she|sie|they|xe|ze|(?!n\/a(?!\p{L}))\p{L}{1,8}(?: ?\/ ?\p{L}{1,8})+)`;

/** What a cell of these fields looks like. No header has one. */
const VALUES: Readonly<Partial<Record<TableField, RegExp>>> = {
  // Several, and a remark in brackets.
  pronouns: new RegExp(String.raw`^${PRONOUN}(?:[,; ]+${PRONOUN}){0,9}(?: *\([^()]{1,40}\))?$`, 'iu'),
  color: /^#[\da-f]{3,8}$/i,
  birthday: /^\d{1,4}[-./]\d{1,2}(?:[-./]\d{1,4})?$/,
  avatar_url: /^https?:\/\//i,
};

/** The field whose values look as a cell; null if it may be anything. */
function fieldOfValue(cell: string): TableField | null {
  return TABLE_FIELDS.find((field) => VALUES[field]?.test(cell.trim())) ?? null;
}

/** The field that people call so; null for an unknown name. */
function fieldOfName(cell: string): TableField | null {
  const text = cell.toLowerCase().replace(/[^a-z]/g, '');
  return TABLE_FIELDS.find((field) => HEADERS[field].test(text)) ?? null;
}

/** Names that programs give to other columns, such as `sys_id` and `created_at`. */
const OF_PROGRAM = /^(?:.*[_ ])?(?:id|uuid|at)$/i;

/** Names of columns that are names of people, too. */
const OF_PEOPLE = /^(?:hex|icon|nick|photo|foto)$/i;

/** Whether the first line of a table has names of columns: known ones, or any above cells that look as values of a field. A row that is taken for them is lost, so with a value or a number it is a row. */
function seemsHeader({ header, rows }: Table): boolean {
  if (header.some((cell) => /^names?$/i.test(cell))) return true;
  if (header.some((cell) => /^\d+$/.test(cell) || fieldOfValue(cell) !== null)) return false;
  return header.some(
    (cell, place) =>
      (fieldOfName(cell) !== null && !OF_PEOPLE.test(cell)) ||
      OF_PROGRAM.test(cell) ||
      (cell !== '' && rows.slice(0, SHOWN_ROWS).some((row) => fieldOfValue(row[place] ?? '') !== null)),
  );
}

/** What the columns of a table seem to be, by its header or by its cells. Each field is in one of them. */
function guessColumns({ header, rows }: Table): readonly TableColumn[] {
  const taken = new Set<TableColumn>();
  return header.map((cell, place) => {
    const values = rows.slice(0, SHOWN_ROWS).map((row) => fieldOfValue(row[place] ?? ''));
    const field = fieldOfName(cell) ?? values.find((one) => one !== null) ?? null;
    if (taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

const SHOWN_ROWS = 3;
const SHOWN_LENGTH = 80;

/** What a person has to say about a table before it can be read. */
export function questionOf(table: Table): FileQuestion {
  const { header, rows } = table;
  const hasHeader = seemsHeader(table);
  const shown = (cells: readonly string[]) =>
    header.map((_, index) => cells[index]?.slice(0, SHOWN_LENGTH) ?? '');
  return {
    about: 'columns',
    lines: [header, ...rows.slice(0, SHOWN_ROWS)].map(shown),
    count: rows.length + 1,
    hasHeader,
    guesses: guessColumns(
      hasHeader ? table : { header: header.map(() => ''), rows: [header, ...rows.slice(0, SHOWN_ROWS)] },
    ),
  };
}

/** Reads a table of members with the columns that a person has named. What is in the others is counted. */
export function readTable(
  { header, rows }: Table,
  { columns, hasHeader }: TableAnswer,
  { notes }: ReadContext,
): FoundSystem {
  const names = hasHeader ? header : [];
  const members = (hasHeader ? rows : [header, ...rows]).map((cells, index) => {
    const values: Record<string, string> = {};
    for (const [place, cell] of cells.entries()) {
      const field = columns[place] ?? null;
      const text = cell.trim();
      if (text === '') continue;
      if (field === null) notes.addUnknown('members', names[place] || `Column ${place + 1}`, 1);
      else if (values[field] === undefined) values[field] = text;
    }
    const path = `$.members[${index}]`;
    const picture = values.avatar_url;
    if (picture !== undefined && pictureAt(picture) === undefined) notes.lose('pictures', 1);
    const { avatar_url: _, ...rest } = values;
    const fields = {
      ...rest,
      ...((values.name ?? values.display_name) !== undefined && { name: values.name ?? values.display_name }),
      ...(pictureAt(picture) !== undefined && { avatar_url: pictureAt(picture) }),
    };
    return { key: `#${index}`, id: null, uuid: null, fields: readFields(fields, MEMBER_FIELDS, path, notes) };
  });
  return { ...NOTHING_FOUND, format: 'table', wholeParts: new Set(), members };
}
