import { type Group, groupToWire, type Member, memberToWire, recordKey } from '@frontboard/model';
import type { CreatedRecord } from './created-journal.ts';

/** A twin is created by a repetition of the same request, within this time of the record. */
const NEAR_MS = 60_000;

/** Not compared: what differs between twins, and what may have been added since. */
const OF_EACH: readonly string[] = ['id', 'uuid', 'created', 'members'];

/**
 * The copies of a created record among `records`, the list of its kind: created at the same time with the same fields, never used, and not
 * created intentionally.
 */
export function twinsAmong<T extends Member | Group>(
  records: readonly T[],
  { kind, record, wanted }: Pick<CreatedRecord, 'kind' | 'record' | 'wanted'>,
): readonly T[] {
  const expected = comparable(record);
  const createdMs = Date.parse(String(record.created));
  return records.filter((other) => {
    const uuid = recordKey(other);
    if (uuid === record.uuid || wanted.includes(uuid)) return false;
    if (!(Math.abs(Date.parse(other.createdAt ?? '') - createdMs) <= NEAR_MS)) return false;
    if ('memberRefs' in other && (other.memberRefs?.length ?? 0) > 0) return false;
    return comparable(wireOf(kind, other)) === expected;
  });
}

/** As `twinsAmong`; none if the record itself is no longer there. */
export function savedTwins<T extends Member | Group>(
  records: readonly T[],
  created: Pick<CreatedRecord, 'kind' | 'record' | 'wanted'>,
): readonly T[] {
  const isThere = records.some((record) => recordKey(record) === created.record.uuid);
  return isThere ? twinsAmong(records, created) : [];
}

/** A record by its wire names, as it is stored until it is checked. */
export function wireOf(kind: CreatedRecord['kind'], record: Member | Group): object {
  // The kind determines which of the two it is.
  return kind === 'member' ? memberToWire(record as Member) : groupToWire(record as Group);
}

function comparable(wire: object): string {
  const fields = Object.entries(wire).filter(([field]) => !OF_EACH.includes(field));
  return JSON.stringify(fields.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
