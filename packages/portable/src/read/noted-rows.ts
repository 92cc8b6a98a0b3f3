import { isRecord, LIMITS } from '@frontboard/model';
import type { FileNote, NotedRow } from '../system-file.ts';
import { idAt, own } from './reading.ts';

type Raw = Readonly<Record<string, unknown>>;

/** Notes with their rows in words: a person can find "member 2, between Wren and Tide", but not `$.members[1]`. */
export function withRows<T extends Pick<FileNote, 'path' | 'row'>>(
  notes: readonly T[],
  root: Raw,
): readonly T[] {
  return notes.map((note) => {
    const row = rowOf(note.path, root);
    return row === null ? note : { ...note, row };
  });
}

function rowOf(path: string, root: Raw): NotedRow | null {
  const [, list, place, field = ''] = /^\$\.(\w+)\[(\d+)\]\.?(.*)$/.exec(path) ?? [];
  if (list === undefined) return null;
  const value = own(root, list);
  const rows: readonly unknown[] = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : [];
  const index = Number(place);
  const near = (from: number, to: number) => rows.slice(Math.max(from, 0), to).map(nameOf);
  return {
    list,
    number: index + 1,
    name: nameOf(rows[index]),
    after: near(index - MOST_UNNAMED, index).findLast((name) => name !== null) ?? null,
    before: near(index + 1, index + 1 + MOST_UNNAMED).find((name) => name !== null) ?? null,
    field,
  };
}

/** Further away a name says nothing about the place. */
const MOST_UNNAMED = 5;

function nameOf(row: unknown): string | null {
  if (!isRecord(row)) return null;
  const raw = isRecord(row.content) ? row.content : row;
  // A hostile name may be as large as the file, and each note has up to three.
  return (idAt(own(raw, 'name')) ?? idAt(own(raw, 'display_name')))?.slice(0, LIMITS.name) ?? null;
}
