import { isRecord } from '@frontboard/model';
import { isRandomId } from '../lasting-id.ts';
import type {
  AssumedKind,
  FileMember,
  FileNote,
  FoundSystem,
  LostKind,
  NoteKind,
  SystemFile,
  TimeChoice,
  TimeDoubt,
  TimeDoubtKind,
  TimeUse,
  UnknownCount,
} from '../system-file.ts';
import { FileProblem } from './file-problem.ts';

/** More than a system may have, overridden limits included. */
export const MOST_RECORDS = 20_000;
/** A switch every hour for 28 years. */
export const MOST_SWITCHES = 250_000;
/** Members of all groups together. */
export const MOST_MEMBERSHIPS = 1_000_000;
/** Custom fields and levels of privacy. */
export const MOST_FIELDS = 1_000;
/** Characters of all texts of a system together. A text that many records refer to would otherwise be more than the whole file. */
export const MOST_TEXT = 64_000_000;
/** The longest ids of known programs have 36 characters. */
export const LONGEST_ID = 200;
/** A hostile file could cause a note for each of its values. */
const MOST_NOTES = 1_000;

/** How many impossible times are kept as examples, for each kind. */
const MOST_EXAMPLES = 3;

/** Different names of unknown keys; a hostile file could have any number. */
const MOST_UNKNOWN = 100;

/** No key of these programs is longer. */
const LONGEST_KEY = 60;

/** What a reader found if a file has nothing. */
export const NOTHING_FOUND: Omit<FoundSystem, 'format'> = {
  isByPluralKit: false,
  wholeParts: new Set(['members', 'groups']),
  id: null,
  uuid: null,
  sourceSystem: null,
  system: null,
  config: null,
  members: [],
  groups: [],
  fields: [],
  switches: [],
  since: null,
  until: null,
};

/** Collects what was left out, or read with an assumption, while a file is read. */
export interface Notes {
  /** Notes that a value was left out, once for each place. */
  add(kind: NoteKind, path: string): void;
  /** Counts what PluralKit can't store. */
  lose(kind: LostKind, count: number): void;
  /** Counts a key that no reader knows, of the records of a list or of the file itself. */
  addUnknown(list: string | null, key: string, count: number): void;
  /** Counts a value that was read with an assumption. */
  assume(kind: AssumedKind): void;
  /** Counts a row with a time that no history has, and says what a person wants with its kind. */
  doubt(kind: TimeDoubtKind, path: string, ms: number): TimeUse;
  all(): Pick<SystemFile, 'notes' | 'lost' | 'unknown' | 'assumed' | 'doubts'>;
}

/** What every reader needs besides the file. */
export interface ReadContext {
  /** Later times are in the future. */
  readonly nowMs: number;
  readonly notes: Notes;
  /** The ID of the system that is meant, in a file with several; the first without it. */
  readonly system?: string | null;
}

/** @param times what a person wants with times that no history has */
export function createNotes(times: TimeChoice = {}): Notes {
  const noted = new Map<string, FileNote>();
  const lost = new Map<LostKind, number>();
  const unknown = new Map<string, UnknownCount>();
  const assumed = new Map<AssumedKind, number>();
  const doubts = new Map<TimeDoubtKind, TimeDoubt>();
  /** The last row of each kind: both of its times may have it. */
  const doubted = new Map<TimeDoubtKind, string>();
  return {
    add(kind, path) {
      const place = `${kind} ${path}`;
      if (noted.size < MOST_NOTES && !noted.has(place)) noted.set(place, { kind, path });
    },
    lose(kind, count) {
      if (count > 0) lost.set(kind, (lost.get(kind) ?? 0) + count);
    },
    addUnknown(list, key, count) {
      const place = `${list} ${key}`;
      const isNamed = unknown.has(place) || unknown.size < MOST_UNKNOWN;
      const known = unknown.get(isNamed ? place : '')?.count ?? 0;
      if (isNamed) unknown.set(place, { list, key: key.slice(0, LONGEST_KEY), count: known + count });
      else unknown.set('', { list: null, key: null, count: known + count });
    },
    assume(kind) {
      assumed.set(kind, (assumed.get(kind) ?? 0) + 1);
    },
    doubt(kind, path, ms) {
      const { count, examples } = doubts.get(kind) ?? { count: 0, examples: [] };
      if (doubted.get(kind) !== path)
        doubts.set(kind, {
          kind,
          count: count + 1,
          examples: examples.length < MOST_EXAMPLES ? [...examples, { path, ms }] : examples,
        });
      doubted.set(kind, path);
      return times[kind] ?? 'out';
    },
    all: () => ({
      notes: [...noted.values()],
      lost: [...lost].map(([kind, count]) => ({ kind, count })),
      unknown: [...unknown.values()],
      assumed: [...assumed].map(([kind, count]) => ({ kind, count })),
      doubts: [...doubts.values()],
    }),
  };
}

/** How many entries a list or an object has. */
export function sizeOf(value: unknown): number {
  return Array.isArray(value) ? value.length : isRecord(value) ? Object.keys(value).length : 0;
}

/** The object at a place. @throws {FileProblem} if there is something else. */
export function recordAt(value: unknown, path: string): Readonly<Record<string, unknown>> {
  if (isRecord(value)) return value;
  throw new FileProblem('wrong-shape', path);
}

export function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (typeof value === 'object' && sizeOf(value) === 0);
}

/** What programs write for something that is not there. */
export function isNothing(value: unknown): boolean {
  return value === undefined || value === false || value === 0 || isEmpty(value);
}

/** The list at a place; null if there is nothing. @throws {FileProblem} if it is not a list, or longer than any real one. */
export function listAt(value: unknown, path: string, most = MOST_RECORDS): readonly unknown[] | null {
  if (!Array.isArray(value) && isNothing(value)) return null;
  if (!Array.isArray(value)) throw new FileProblem('wrong-shape', path);
  if (value.length > most) throw new FileProblem('too-many', path);
  return value;
}

/** The list in a record; null without one. Anything else is noted. @throws {FileProblem} if it is longer than any real one */
export function listIn(
  value: unknown,
  path: string,
  notes: Notes,
  most = MOST_RECORDS,
): readonly unknown[] | null {
  if (Array.isArray(value) || isNothing(value)) return listAt(value, path, most);
  notes.add('unreadable', path);
  return null;
}

/** A record of a list, with its place in the file. */
export interface PlacedRecord {
  readonly raw: Readonly<Record<string, unknown>>;
  readonly path: string;
  /** Its place in the list. */
  readonly index: number;
}

/** The records of the list that the file has under a name; none without such a list. @throws {FileProblem} like `listAt` */
export function recordsAt(
  root: Readonly<Record<string, unknown>>,
  name: string,
  notes: Notes,
  most = MOST_RECORDS,
): readonly PlacedRecord[] {
  return recordsOf(listAt(own(root, name), `$.${name}`, most), `$.${name}`, notes);
}

/** The records of a list. What is not a record is left out and noted. */
export function recordsOf(
  list: readonly unknown[] | null,
  path: string,
  notes: Notes,
): readonly PlacedRecord[] {
  return (list ?? []).flatMap((raw, index) => {
    const place = `${path}[${index}]`;
    if (isRecord(raw)) return [{ raw, path: place, index }];
    notes.add('unreadable', place);
    return [];
  });
}

/** The records with a key of their own: groups and switches refer to these. Of several with one key the first stays; others are noted unless they are equal. */
export function uniqueRecords<Row extends PlacedRecord>(
  rows: readonly Row[],
  notes: Notes,
  keyOf: (row: Row) => string = keyInFile,
): readonly Row[] {
  /** The text of a record is made once, however many have its key. */
  const known = new Map<string, { readonly raw: PlacedRecord['raw']; text?: string }>();
  return rows.filter((row) => {
    const key = keyOf(row);
    const first = known.get(key);
    if (first === undefined) {
      known.set(key, { raw: row.raw });
      return true;
    }
    first.text ??= JSON.stringify(first.raw);
    if (first.text !== JSON.stringify(row.raw)) notes.add('repeated', row.path);
    return false;
  });
}

/** The key of a record: its id, or its place without one. */
export function keyInFile({ raw, path }: PlacedRecord): string {
  return idAt(own(raw, 'id')) ?? path;
}

/** Finds the key of a member by the id in other records of the file; null for one who is not in the file. */
export type FindMember = (name: unknown) => string | null;

/** Finds members by their keys. */
export function findByKey(members: readonly FileMember[]): FindMember {
  const keys = new Set(members.map(({ key }) => key));
  return (name) => {
    const key = idAt(name);
    return key !== null && keys.has(key) ? key : null;
  };
}

/** The keys of the members of a group, each once; null if the file does not contain them. */
export function membersAt(
  value: unknown,
  path: string,
  { findMember, notes }: { readonly findMember: FindMember; readonly notes: Notes },
): readonly string[] | null {
  const keys = listIn(value, path, notes)?.map(findMember) ?? null;
  if (keys === null) return null;
  if (keys.includes(null)) notes.add('unknown-member', path);
  return [...new Set(keys.filter((key) => key !== null))];
}

/** The value of an own key: an inherited one, such as `constructor`, is not from the file. */
export function own(record: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** An ID that no other program or file gives to something else; null for others. */
export function randomIdAt(value: unknown): string | null {
  const id = idAt(value);
  return id !== null && isRandomId(id) ? id : null;
}

/** A text that is not empty, or null. Numbers become texts: some programs write ids as numbers. */
export function idAt(value: unknown): string | null {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
