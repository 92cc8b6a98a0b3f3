import { groupBy } from '../group-by.ts';
import type { FileMember } from '../system-file.ts';
import { textsOf, timeMs, titledText } from './read-value.ts';
import { idAt, type Notes } from './reading.ts';

/** A note of a file about a member. */
export interface NoteAbout {
  readonly member: unknown;
  readonly title?: unknown;
  readonly text: unknown;
  readonly time?: unknown;
}

/** The notes about each member, the oldest first. Those about nobody of `keys` are counted. */
export function textsByMember(
  rows: readonly NoteAbout[],
  keys: readonly string[],
  notes: Notes,
): ReadonlyMap<string, readonly string[]> {
  const known = new Set(keys);
  return groupBy(
    rows
      .map((row) => ({ ...row, ms: timeMs(row.time ?? null, notes) }))
      .sort((one, other) => (one.ms || 0) - (other.ms || 0))
      .flatMap(({ member, title, text, ms }) => {
        const key = idAt(member) ?? '';
        const texts = titledText(title, text, ms);
        if (!known.has(key)) notes.lose('notes', 1);
        return known.has(key) ? texts.map((one) => [key, one] as const) : [];
      }),
  );
}

/** A member's texts as they are in a record: none if they are empty. */
export function textsIn(...values: readonly unknown[]): Pick<FileMember, 'texts'> {
  const texts = values.flatMap((value) => textsOf(...(Array.isArray(value) ? value : [value])));
  return texts.length === 0 ? {} : { texts };
}
