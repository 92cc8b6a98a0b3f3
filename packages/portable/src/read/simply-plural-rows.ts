import { isRecord } from '@frontboard/model';
import { flagOf } from './read-value.ts';
import { idAt, listAt, MOST_RECORDS, type Notes, own, type PlacedRecord } from './reading.ts';

/** A document of Simply Plural. */
export interface Row extends PlacedRecord {
  readonly id: string;
}

/** The rows of a collection: a list, or an object by id; each plain, or wrapped by the programs that fetch them one by one. */
export function rowsOf(
  root: Readonly<Record<string, unknown>>,
  name: string,
  notes: Notes,
  most = MOST_RECORDS,
): readonly Row[] {
  const value = own(root, name);
  const path = `$.${name}`;
  const keys = isRecord(value) ? Object.keys(value) : null;
  const rows = listAt(isRecord(value) ? Object.values(value) : value, path, most) ?? [];
  const entries = rows.map((one, index) => [keys?.[index] ?? '', one] as const);
  return entries.flatMap(([key, one], index) => {
    const place = `${path}[${index}]`;
    const raw = isRecord(one) && isRecord(one.content) ? one.content : one;
    const id = isRecord(raw)
      ? (objectId(own(raw, '_id')) ?? (isRecord(one) ? idAt(own(one, 'id')) : null) ?? idAt(key))
      : null;
    if (isRecord(raw) && id !== null) return [{ id, raw, path: place, index }];
    notes.add('unreadable', place);
    return [];
  });
}

function objectId(value: unknown): string | null {
  return isRecord(value) ? idAt(own(value, '$oid')) : idAt(value);
}

/** The default buckets of the program. Members in both are visible to all friends. */
const BUCKETS_OF_ALL = ['friends', 'trusted friends'];

/** The flag has one of these names. */
const PRIVATE_KEYS = ['private', 'privateMember', 'privacy'];

/** Whether every friend may see a document. Buckets take precedence over the older flags, and absent flags count as set. */
export type IsForFriends = (raw: Readonly<Record<string, unknown>>) => boolean;

/** Reads who may see a document of a file with these buckets. */
export function forFriendsIn(buckets: readonly Row[]): IsForFriends {
  const names = new Map<unknown, string | undefined>(
    buckets.map(({ id, raw }) => [id, idAt(own(raw, 'name'))?.toLowerCase()]),
  );
  return (raw) => {
    const chosen = own(raw, 'buckets');
    if (!Array.isArray(chosen)) {
      const flags = PRIVATE_KEYS.map((key) => own(raw, key)).filter(
        (flag) => flag !== undefined && flag !== null,
      );
      return flags.length > 0 && flags.every((flag) => flagOf(flag) === false);
    }
    const chosenNames = new Set(chosen.map((id) => names.get(id)));
    return BUCKETS_OF_ALL.every((name) => chosenNames.has(name));
  };
}
