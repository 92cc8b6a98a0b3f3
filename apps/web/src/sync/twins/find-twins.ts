import { type Group, groupToWire, type Member, memberToWire } from '@frontboard/model';
import type { CreatedRecord } from './created-journal.ts';

/** A twin is made by a repetition of the same request, within this time of the record. */
const NEAR_MS = 60_000;

/** Not compared: what differs between twins, and what may have been added since. */
const OF_EACH: readonly string[] = ['id', 'uuid', 'created', 'members'];

/**
 * The copies of a created record among `records`, the list of its kind: made at the same time with the same fields, never used, and not
 * there before. `others` are the uuids of what else was created here: equal records that somebody wanted. Where the record itself was
 * deleted since, the oldest of its copies is none: somebody may have made it, and without it there would be no such record.
 */
export function twinsAmong<T extends Member | Group>(
  records: readonly T[],
  { kind, record, before }: CreatedRecord,
  others: readonly string[],
): readonly T[] {
  const wanted = comparable(record);
  const createdMs = Date.parse(String(record.created));
  const copies = records.filter((other) => {
    const uuid = other.uuid ?? other.id;
    if (uuid === record.uuid || before.includes(uuid) || others.includes(uuid)) return false;
    if (!(Math.abs(Date.parse(other.createdAt ?? '') - createdMs) <= NEAR_MS)) return false;
    if ('memberRefs' in other && (other.memberRefs?.length ?? 0) > 0) return false;
    return comparable(wireOf(kind, other)) === wanted;
  });
  if (records.some(({ uuid }) => uuid === record.uuid)) return copies;
  return copies.toSorted((one, other) => ((one.createdAt ?? '') < (other.createdAt ?? '') ? -1 : 1)).slice(1);
}

/** A record by its wire names, as it is stored until it is checked. */
export function wireOf(kind: CreatedRecord['kind'], record: Member | Group): object {
  // The kind says which of the two it is.
  return kind === 'member' ? memberToWire(record as Member) : groupToWire(record as Group);
}

function comparable(wire: object): string {
  const fields = Object.entries(wire).filter(([field]) => !OF_EACH.includes(field));
  return JSON.stringify(fields.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
