import { birthdayToWire, isRecord, parseBirthday, parseColor } from '@frontboard/model';
import type { FieldKind, FieldTable, FileFields } from '../fields.ts';
import { birthdayText } from './read-value.ts';
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
    const read = READERS[kind](value);
    if (kind === 'privacy') noteClosed(value, `${path}.${key}`, notes);
    else if (read === undefined) notes.add('unreadable', `${path}.${key}`);
    if (read !== undefined) fields[key] = read;
    // What cannot be read about privacy closes.
    else if (kind === 'privacy') fields[key] = { visibility: 'private' };
  }
  return fields;
}

/** The meaning of a value; undefined if it cannot be read. */
type ReadValue = (value: unknown) => unknown;

const text: ReadValue = (value) =>
  value === null || value === '' ? null : typeof value === 'string' ? value : undefined;

const READERS: Readonly<Record<FieldKind, ReadValue>> = {
  text,
  url: text,
  name: (value) => (typeof value === 'string' && value.trim() !== '' ? value : undefined),
  flag: (value) => (typeof value === 'boolean' || value === null ? value : undefined),
  number: (value) => (typeof value === 'number' || value === null ? value : undefined),
  color: (value) => {
    if (value === null || value === '') return null;
    return typeof value === 'string' ? (parseColor(value)?.slice(1) ?? undefined) : undefined;
  },
  birthday: (value) => {
    if (value === null || value === '') return null;
    const birthday = typeof value === 'string' ? parseBirthday(birthdayText(value)) : null;
    return birthday === null ? undefined : (birthdayToWire(birthday) ?? undefined);
  },
  tags: (value) => (Array.isArray(value) ? value.flatMap(readTag) : value === null ? [] : undefined),
  texts: (value) =>
    Array.isArray(value) ? value.filter((one) => typeof one === 'string') : value === null ? [] : undefined,
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

const PRIVACY_KEY = /^(?:visibility|[a-z_]{1,32}_privacy)$/;

/** Levels in no known word are private, and each is noted. */
function noteClosed(value: unknown, path: string, notes: Notes): void {
  const levels = isRecord(value)
    ? Object.entries(value).flatMap(([key, one]) => (PRIVACY_KEY.test(key) ? [[`${path}.${key}`, one]] : []))
    : [[path, value]];
  for (const [place, level] of levels)
    if (level !== null && level !== 'public' && level !== 'private') notes.add('closed', String(place));
}

/** The privacy in a program with levels of its own, of which only `public` is public. What is no word is noted. */
export function levelOf(value: unknown): unknown {
  if (value === undefined || value === null) return undefined;
  return { visibility: typeof value === 'string' ? priv(value) : value };
}

/** Anything except `public` is private. */
function priv(value: unknown): 'public' | 'private' {
  return value === 'public' ? 'public' : 'private';
}

function readTag(value: unknown): readonly { prefix: string | null; suffix: string | null }[] {
  if (!isRecord(value)) return [];
  const side = (one: unknown) => (typeof one === 'string' && one !== '' ? one : null);
  const tag = { prefix: side(own(value, 'prefix')), suffix: side(own(value, 'suffix')) };
  return tag.prefix === null && tag.suffix === null ? [] : [tag];
}
