import { isRecord } from '@frontboard/model';
import { groupBy } from '../group-by.ts';
import type { FileField, MemberDetail } from '../system-file.ts';
import { fileField, uniqueFields } from './file-fields.ts';
import { FileProblem } from './file-problem.ts';
import { detailText, timeMs } from './read-value.ts';
import { idAt, MOST_FIELDS, type Notes, own } from './reading.ts';
import type { Row } from './simply-plural-rows.ts';

/** The custom fields of a member. A birthday and pronouns have their own fields in the service. */
export interface FoundDetails {
  readonly birthday: string | null;
  readonly pronouns: string | null;
  readonly details: readonly MemberDetail[];
}

/** The custom fields of a file, and how they are read from its members. */
export interface CustomFields {
  readonly fields: readonly FileField[];
  readonly details: ReadDetails;
}

/** Reads the `info` of a member. */
export type ReadDetails = (info: unknown) => FoundDetails;

interface CustomField {
  /** Under all of these a member may have its value: older files use others than newer ones. */
  readonly keys: readonly string[];
  readonly name: string;
  readonly order: string;
  readonly type: number;
}

/** Types of fields by their number. */
const COLOR = 1;
const DATE = 2;
const MONTH = 3;
const YEAR = 4;
const MONTH_AND_YEAR = 5;
const MONTH_AND_DAY = 7;

/** Types that some files have as words. */
const TYPE_WORDS: Readonly<Record<string, number>> = {
  color: COLOR,
  date: DATE,
  month: MONTH,
  year: YEAR,
  monthyear: MONTH_AND_YEAR,
  monthday: MONTH_AND_DAY,
};

/** The custom fields of a file, in the person's order: their own collection, and before 2024 a part of the user. */
export function customFieldsOf(
  rows: readonly Row[],
  user: Readonly<Record<string, unknown>>,
  notes: Notes,
): CustomFields {
  const legacy = own(user, 'fields');
  const newer = rows.map(({ id, raw }) =>
    toField([id, ...['oid', 'uuid', 'id'].map((key) => idAt(own(raw, key)))], raw),
  );
  const known = new Set(newer.flatMap(({ keys }) => keys));
  const older = isRecord(legacy)
    ? Object.keys(legacy).flatMap((key) => {
        const raw = legacy[key];
        return isRecord(raw) && !known.has(key) ? [toField([key], raw)] : [];
      })
    : [];
  if (newer.length + older.length > MOST_FIELDS) throw new FileProblem('too-many', '$.users');
  const fields = [...newer, ...older].sort(
    (one, other) => Number(one.order > other.order) - Number(one.order < other.order),
  );
  const byKey = groupBy(
    fields.flatMap(({ keys }, index) => [...new Set(keys)].map((key) => [key, index] as const)),
  );
  // A value under a name belongs to every field with that name.
  let found = 0;
  const details: ReadDetails = (value) => {
    const info = Array.isArray(value) ? infoOf(value) : value;
    if (!isRecord(info)) return NO_DETAILS;
    const places = new Set<number>();
    for (const key of Object.keys(info)) {
      const known = byKey.get(key);
      if (known === undefined && detailText(own(info, key)) !== null) notes.lose('fields', 1);
      for (const place of known ?? []) places.add(place);
    }
    found += places.size;
    if (found > MOST_DETAILS) throw new FileProblem('too-many', '$.members');
    const filled = [...places].sort((one, other) => one - other).flatMap((place) => fields[place] ?? []);
    return readInfo(info, filled, notes);
  };
  return {
    fields: uniqueFields(
      fields.flatMap(({ name, type }) => fileField(name || null, type === DATE ? 'date' : 'text')),
    ),
    details,
  };
}

/** The values of a list of entries, by the key of their field. */
function infoOf(entries: readonly unknown[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    entries.filter(isRecord).flatMap((entry) => {
      const key = idAt(own(entry, 'id')) ?? idAt(own(entry, 'field'));
      return key === null ? [] : [[key, own(entry, 'value')]];
    }),
  );
}

const NO_DETAILS: FoundDetails = { birthday: null, pronouns: null, details: [] };

/** Values of custom fields of all members together. */
const MOST_DETAILS = 1_000_000;

function toField(keys: readonly (string | null)[], raw: Readonly<Record<string, unknown>>): CustomField {
  const name = idAt(own(raw, 'name')) ?? '';
  const order = own(raw, 'order');
  return {
    keys: [...keys, name].filter((key): key is string => key !== null && key !== ''),
    name,
    order: typeof order === 'number' ? String(order).padStart(8, '0') : (idAt(order) ?? ''),
    type: typeOf(idAt(own(raw, 'type')) ?? ''),
  };
}

function typeOf(type: string): number {
  return TYPE_WORDS[type.toLowerCase()] ?? Number(type);
}

function readInfo(
  info: Readonly<Record<string, unknown>>,
  fields: readonly CustomField[],
  notes: Notes,
): FoundDetails {
  let birthday: string | null = null;
  let pronouns: string | null = null;
  const details: MemberDetail[] = [];
  for (const field of fields) {
    const value = field.keys.map((key) => detailText(own(info, key))).find((text) => text !== null) ?? null;
    if (value === null) continue;
    const day: string | null =
      birthday === null && /birth|b-?day/i.test(field.name) ? dayOf(value, field.type) : null;
    if (day !== null) birthday = day;
    else if (pronouns === null && /^pronouns?$/i.test(field.name)) pronouns = value;
    else details.push({ name: field.name, value: shownValue(value, field.type, notes) });
  }
  return { birthday, pronouns, details };
}

/** A value as its type shows it: the file has a whole time, of which a person has entered only a part. */
function shownValue(value: string, type: number, notes: Notes): string {
  if (type === COLOR) return value.replace(/^#?[\da-f]{2}([\da-f]{6})$/i, '#$1');
  const format = SHOWN_PARTS[type];
  const time = /^\d{4}-/.test(value) && type >= DATE ? timeMs(value, notes) : Number.NaN;
  if (type === DATE && !Number.isNaN(time)) return value.slice(0, 10);
  return format === undefined || Number.isNaN(time)
    ? value
    : new Intl.DateTimeFormat('en', { ...format, timeZone: 'UTC' }).format(time);
}

const SHOWN_PARTS: Readonly<Record<number, Intl.DateTimeFormatOptions>> = {
  [MONTH]: { month: 'long' },
  [YEAR]: { year: 'numeric' },
  [MONTH_AND_YEAR]: { month: 'long', year: 'numeric' },
  [MONTH_AND_DAY]: { month: 'long', day: 'numeric' },
};

/** The day of a date field. One without a year has a meaningless year in the file. */
function dayOf(value: string, type: number): string | null {
  const day = /^(\d{4})-(\d\d-\d\d)(?:T|\s|$)/.exec(value);
  if (day === null || (type !== DATE && type !== MONTH_AND_DAY)) return null;
  return `${type === MONTH_AND_DAY ? '0004' : day[1]}-${day[2]}`;
}
