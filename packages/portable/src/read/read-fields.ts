import { birthdayToWire, isRecord, parseBirthday } from '@frontboard/model';
import type { FieldTable, FileFields, FileKind } from '../fields.ts';
import { birthdayText, colorOf, flagOf, numberOf, plainText } from './read-value.ts';
import { type Notes, own } from './reading.ts';

/**
 * The readable fields of a record. An absent key stays absent, because older files do not have all of them. A value of another
 * type is left out and noted.
 */
export function readFields(
  record: Readonly<Record<string, unknown>>,
  table: FieldTable,
  path: string,
  notes: Notes,
): FileFields {
  const fields: Record<string, unknown> = {};
  for (const [key, kind] of Object.entries(table)) {
    const value = own(record, key);
    if (value === undefined) continue;
    const read = READERS[kind](value, notes, `${path}.${key}`);
    if (kind === 'privacy') noteClosed(value, `${path}.${key}`, notes);
    else if (read === undefined) notes.add('unreadable', `${path}.${key}`);
    if (read !== undefined) fields[key] = read;
    // What cannot be read about privacy closes.
    else if (kind === 'privacy') fields[key] = { visibility: 'private' };
  }
  return fields;
}

/** The meaning of a value; undefined if it cannot be read. */
type ReadValue = (value: unknown, notes: Notes, path: string) => unknown;

const READERS: Readonly<Record<FileKind, ReadValue>> = {
  text: plainText,
  url: plainText,
  name: (value) => {
    const name = plainText(value);
    return name == null || name.trim() === '' ? undefined : name;
  },
  flag: flagOf,
  number: numberOf,
  color: colorOf,
  birthday: (value) => {
    if (value === null || value === '') return null;
    const text = isRecord(value) ? dayOf(value) : plainText(value);
    const birthday = typeof text === 'string' ? parseBirthday(birthdayText(text)) : null;
    return birthday === null ? undefined : (birthdayToWire(birthday) ?? undefined);
  },
  tags: (value, notes, path) => readList(value, path, notes, readTag),
  texts: (value, notes, path) =>
    readList(value, path, notes, (one) => (typeof one === 'string' ? [one] : undefined)),
  privacy: (value) => {
    // Older files have the visibility itself here.
    if (typeof value === 'string') return { visibility: priv(value) };
    if (value === null) return {};
    if (!isRecord(value)) return undefined;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key, one]) => PRIVACY_KEY.test(key) && one !== null)
        .map(([key, one]) => [key, priv(one)]),
    );
  },
};

/** The day of an object with its parts. */
function dayOf(value: Readonly<Record<string, unknown>>): string | null {
  const [year, month, day] = ['year', 'month', 'day'].map((part) => numberOf(own(value, part) ?? null));
  if (typeof month !== 'number' || typeof day !== 'number') return null;
  return [
    String(year || 4).padStart(4, '0'),
    ...[month, day].map((part) => String(part).padStart(2, '0')),
  ].join('-');
}

const PRIVACY_KEY = /^(?:visibility|[a-z_]{1,32}_privacy)$/;

/** Levels in no known word are private, and each is noted. */
function noteClosed(value: unknown, path: string, notes: Notes): void {
  const levels = isRecord(value)
    ? Object.entries(value).flatMap(([key, one]) => (PRIVACY_KEY.test(key) ? [[`${path}.${key}`, one]] : []))
    : [[path, value]];
  for (const [place, level] of levels)
    if (level !== null && level !== 'public' && level !== 'private') notes.add('closed', String(place));
}

/** Anything except `public` is private. */
function priv(value: unknown): 'public' | 'private' {
  return value === 'public' ? 'public' : 'private';
}

/** The entries of a list. Anything else is left out and noted. */
function readList<T>(
  value: unknown,
  path: string,
  notes: Notes,
  readOne: (one: unknown) => readonly T[] | undefined,
): readonly T[] | undefined {
  if (value === null) return [];
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((one, index) => {
    const read = readOne(one);
    if (read === undefined) notes.add('unreadable', `${path}[${index}]`);
    return read ?? [];
  });
}

/** None for an empty one. */
function readTag(
  value: unknown,
): readonly { readonly prefix: string | null; readonly suffix: string | null }[] | undefined {
  if (!isRecord(value)) return undefined;
  const [prefix, suffix] = ['prefix', 'suffix'].map((side) => plainText(own(value, side) ?? null));
  if (prefix === undefined || suffix === undefined) return undefined;
  return prefix === null && suffix === null ? [] : [{ prefix, suffix }];
}
