import { MEMBER_FIELDS } from '../fields.ts';
import type { FoundSystem } from '../system-file.ts';
import type { FileQuestion, TableColumn, TableField } from './file-problem.ts';
import type { Table } from './parse-table.ts';
import { readFields } from './read-fields.ts';
import { pictureAt } from './read-value.ts';
import type { ReadContext } from './reading.ts';

/** What people and programs call these fields, in small letters without signs. */
const HEADERS: Readonly<Record<TableField, RegExp>> = {
  name: /^(?:(?:member|alter|headmate)?name|member|alter|headmate)$/,
  display_name: /^(?:displayname|displayedname|nickname|nick)$/,
  pronouns: /^pronouns?$/,
  color: /^(?:colou?r|hex|colou?rhex|hexcolou?r)$/,
  birthday: /^(?:birthday|birthdate|dateofbirth|dob|bday|born)$/,
  description: /^(?:description|desc|bio|biography|about|notes?|info)$/,
  avatar_url: /^(?:avatar|avatarurl|picture|pictureurl|image|imageurl|imgurl|icon|photo|pfp)$/,
};

/** What the columns of a table seem to be, by its header. */
function guessColumns(header: readonly string[]): readonly TableColumn[] {
  const taken = new Set<TableColumn>();
  return header.map((cell) => {
    const text = cell.toLowerCase().replace(/[^a-z]/g, '');
    const [field = null] = (Object.keys(HEADERS) as TableField[]).filter((one) => HEADERS[one].test(text));
    if (taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

const SHOWN_ROWS = 3;
const SHOWN_LENGTH = 80;

/** What a person has to say about a table before it can be read. */
export function questionOf({ header, rows }: Table): FileQuestion {
  const shown = (cells: readonly string[]) =>
    header.map((_, index) => cells[index]?.slice(0, SHOWN_LENGTH) ?? '');
  return {
    about: 'columns',
    header: shown(header),
    rows: rows.slice(0, SHOWN_ROWS).map(shown),
    count: rows.length,
    guesses: guessColumns(header),
  };
}

/** Reads a table of members with the columns that a person has named. What is in the others is counted. */
export function readTable(
  { header, rows }: Table,
  columns: readonly TableColumn[],
  { notes }: ReadContext,
): FoundSystem {
  const members = rows.map((cells, index) => {
    const values: Record<string, string> = {};
    for (const [place, cell] of cells.entries()) {
      const field = columns[place] ?? null;
      const text = cell.trim();
      if (text === '') continue;
      if (field === null) notes.addUnknown('members', header[place] || `column ${place + 1}`, 1);
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
  return {
    format: 'table',
    isByPluralKit: false,
    wholeParts: new Set(),
    id: null,
    uuid: null,
    sourceSystem: null,
    system: null,
    config: null,
    members,
    groups: [],
    switches: [],
    since: null,
    until: null,
  };
}
