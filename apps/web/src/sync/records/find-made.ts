import {
  GROUP_TABLE,
  type Group,
  MEMBER_TABLE,
  type Member,
  recordKey,
  settableFields,
  unsetValue,
} from '@frontboard/model';
import type { OwnKind } from '../writes/own-records.ts';
import { fieldsOfRecord, isSameValue } from './fields.ts';

/** The fields that the service stores as they were sent. It rewrites some addresses of pictures. */
const COMPARED = {
  member: settableFields(MEMBER_TABLE).filter(isComparable),
  group: settableFields(GROUP_TABLE).filter(isComparable),
} as const;

function isComparable([, { kind }]: ReturnType<typeof settableFields>[number]): boolean {
  return kind !== 'url' && kind !== 'privacy';
}

/** A record that was sent: what was sent, and the uuids of those from before that are not it. */
export interface SentRecord {
  readonly kind: OwnKind;
  /** By their wire names. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly before: readonly string[];
}

/** The record among `records` that the service has created; null if it has created none. After a lost answer, this is the only sign. */
export function findMade<T extends Member | Group>(
  records: readonly T[],
  { kind, fields, before }: SentRecord,
): T | null {
  const isMade = (record: T) => {
    const made = fieldsOfRecord(kind, record);
    return COMPARED[kind].every(([key, field]) =>
      isSameValue(key, made[key], fields[key] ?? unsetValue(field)),
    );
  };
  return records.find((record) => !before.includes(recordKey(record)) && isMade(record)) ?? null;
}

/** The uuids of the records with this name: what is created after them with any other fields is none of them. */
export function namesakesAmong(records: readonly (Member | Group)[], name: unknown): readonly string[] {
  return records.filter((record) => record.name === name).map(recordKey);
}
