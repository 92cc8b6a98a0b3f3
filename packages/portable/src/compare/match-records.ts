import type { FileRecord } from '../system-file.ts';

/** Which records of two files are the same. */
export interface Matched<T> {
  readonly pairs: readonly { readonly before: T; readonly after: T }[];
  readonly removed: readonly T[];
  readonly added: readonly T[];
}

/** The identity of a record; null without one. */
type Identity = (record: FileRecord) => string | null;

/**
 * Matches by uuid, then by id (with the name unless `idsCount`), then by name, then by name in any case. A name counts only if no other
 * unmatched record on its side has it: two records with one name cannot be distinguished.
 */
export function matchRecords<T extends FileRecord>(
  before: readonly T[],
  after: readonly T[],
  { idsCount }: { readonly idsCount: boolean },
): Matched<T> {
  const identities: readonly Identity[] = [
    ({ uuid }) => uuid,
    // An id from elsewhere may belong to another record here.
    (record) => (idsCount ? record.id : idWithName(record)),
    (record) => nameOf(record),
    (record) => nameOf(record)?.toLowerCase() ?? null,
  ];
  const open = { before: new Set(before), after: new Set(after) };
  const partners = new Map<T, T>();
  for (const identity of identities) {
    const others = uniqueBy(open.after, identity);
    for (const [key, one] of uniqueBy(open.before, identity)) {
      const other = others.get(key);
      if (other === undefined) continue;
      partners.set(one, other);
      open.before.delete(one);
      open.after.delete(other);
    }
  }
  return {
    pairs: before.flatMap((one) => {
      const other = partners.get(one);
      return other === undefined ? [] : [{ before: one, after: other }];
    }),
    removed: [...open.before],
    added: [...open.after],
  };
}

function idWithName(record: FileRecord): string | null {
  const name = nameOf(record);
  return record.id === null || name === null ? null : `${record.id}\n${name}`;
}

/** The name of a record in a comparable form; null without one. */
export function nameOf({ fields }: Pick<FileRecord, 'fields'>): string | null {
  const name = fields.name;
  return typeof name === 'string' ? name.trim().normalize() : null;
}

/** The records with a unique identity. */
function uniqueBy<T extends FileRecord>(records: Iterable<T>, identity: Identity): ReadonlyMap<string, T> {
  const found = new Map<string, T | null>();
  for (const record of records) {
    const key = identity(record);
    if (key !== null) found.set(key, found.has(key) ? null : record);
  }
  return new Map([...found].flatMap(([key, record]) => (record === null ? [] : [[key, record] as const])));
}
