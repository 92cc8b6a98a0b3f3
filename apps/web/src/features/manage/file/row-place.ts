import type { NotedRow } from '@frontboard/portable';
import { changedLabel } from './show-side.ts';
import type { FileRecordNaming } from './use-file-naming.ts';
import { fileWords } from './words.ts';

/** Where a row of a file is, in words. */
export function rowPlace(
  { list, number, name, after, before, field }: NotedRow,
  nameOf: FileRecordNaming['nameOf'],
): string {
  const { row, rows, rowKinds, between, named, fieldOf } = fileWords.compare;
  const kind = rows[list];
  const text = kind === undefined ? row(list, number) : row(rowKinds[kind], number);
  const shown = (one: string | null) => one && nameOf({ fields: { name: one } });
  const place = name === null ? between(text, shown(after), shown(before)) : named(text, shown(name) ?? '');
  const part = kind === 'group' ? 'groups' : 'members';
  return field === '' ? place : fieldOf(place, changedLabel(part, field));
}
