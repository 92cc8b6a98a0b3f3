import { isRecord } from '@frontboard/model';
import type { FileNote, NoteKind } from '../system-file.ts';
import { FileProblem } from './file-problem.ts';

/** More than any system may have, overridden limits included. */
const MOST_RECORDS = 20_000;
const MOST_SWITCHES = 500_000;
/** A hostile file could cause a note for each of its values. */
const MOST_NOTES = 1_000;

/** Collects what was left out while a file is read. */
export interface Notes {
  readonly all: readonly FileNote[];
  add(kind: NoteKind, path: string): void;
}

export function createNotes(): Notes {
  const all: FileNote[] = [];
  return {
    all,
    add(kind, path) {
      if (all.length < MOST_NOTES) all.push({ kind, path });
    },
  };
}

/** The object at a place. @throws {FileProblem} when it is none. */
export function recordAt(value: unknown, path: string): Readonly<Record<string, unknown>> {
  if (isRecord(value)) return value;
  throw new FileProblem('wrong-shape', path);
}

/** The list at a place; an absent one is null. @throws {FileProblem} when it is none, or longer than any real one. */
export function listAt(value: unknown, path: string): readonly unknown[] | null {
  if (value === undefined || value === null) return null;
  if (!Array.isArray(value)) throw new FileProblem('wrong-shape', path);
  if (value.length > (path.endsWith('.switches') ? MOST_SWITCHES : MOST_RECORDS)) {
    throw new FileProblem('too-many', path);
  }
  return value;
}

/** The value of an own key: an inherited one, such as `constructor`, is none of the file's. */
export function own(record: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** A text that is not empty, or null. Numbers become texts: some programs write ids as numbers. */
export function idAt(value: unknown): string | null {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
