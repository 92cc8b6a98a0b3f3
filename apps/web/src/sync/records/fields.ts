import {
  GROUP_PRIVACY_KEYS,
  GROUP_TABLE,
  type Group,
  type GroupPatch,
  groupToWire,
  MEMBER_PRIVACY_KEYS,
  MEMBER_TABLE,
  type Member,
  type MemberPatch,
  memberToWire,
  type RecordFields,
  SYSTEM_PRIVACY_KEYS,
  SYSTEM_TABLE,
  type System,
  type SystemPatch,
  settableFields,
  systemToWire,
} from '@frontboard/model';
import * as v from 'valibot';
import { isSame } from '../edit/is-same.ts';
import type { OwnKind } from '../writes/own-records.ts';

/**
 * A value of a record's field as the service has it, by its wire name. Privacy settings are among the fields, each under its own name.
 */
export type FieldValue = string | boolean | null | readonly ProxyTagValue[];
type ProxyTagValue = { readonly prefix: string | null; readonly suffix: string | null };

/** Fields of a record by their wire names. */
export type Fields = Readonly<Record<string, FieldValue>>;

const PRIVACY_KEYS: ReadonlySet<string> = new Set([
  ...SYSTEM_PRIVACY_KEYS,
  ...MEMBER_PRIVACY_KEYS,
  ...GROUP_PRIVACY_KEYS,
]);

/** All fields of a member that the service accepts. */
export function fieldsOfMember(member: Member): Fields {
  return acceptedFields(MEMBER_TABLE, memberToWire(member));
}

/** All fields of a group that the service accepts. */
export function fieldsOfGroup(group: Group): Fields {
  return acceptedFields(GROUP_TABLE, groupToWire(group));
}

/** All fields of a member or group that the service accepts. */
export function fieldsOfRecord(kind: OwnKind, record: Member | Group): Fields {
  // The kind determines which of the two it is.
  return kind === 'member' ? fieldsOfMember(record as Member) : fieldsOfGroup(record as Group);
}

/** All fields of a system that the service accepts. */
export function fieldsOfSystem(system: System): Fields {
  return acceptedFields(SYSTEM_TABLE, systemToWire(system));
}

function acceptedFields(
  table: RecordFields,
  wire: Readonly<Record<string, unknown>> & { privacy: Fields | null },
): Fields {
  const values = settableFields(table).flatMap(([key, { kind }]) =>
    // The kinds that a client can set have no other values.
    kind === 'privacy' ? [] : [[key, wire[key] as FieldValue]],
  );
  return { ...Object.fromEntries(values), ...wire.privacy };
}

/** The body that sets these fields: privacy settings are under `privacy` there. */
export function patchOfFields(fields: Fields): MemberPatch & GroupPatch & SystemPatch {
  const entries = Object.entries(fields);
  const privacy = entries.filter(([key]) => PRIVACY_KEYS.has(key));
  const rest = Object.fromEntries(entries.filter(([key]) => !PRIVACY_KEYS.has(key)));
  return privacy.length === 0 ? rest : { ...rest, privacy: Object.fromEntries(privacy) };
}

/**
 * Whether two values of a field are the same to the service: blank texts and sides of proxy tags are none, and the case of colours does
 * not count.
 */
export function isSameValue(key: string, one: unknown, other: unknown): boolean {
  return isSame(plain(key, one), plain(key, other));
}

function plain(key: string, value: unknown): unknown {
  if (v.is(tagsSchema, value)) {
    return value.flatMap(({ prefix, suffix }) =>
      prefix || suffix ? [{ prefix: prefix || null, suffix: suffix || null }] : [],
    );
  }
  if (typeof value !== 'string') return value ?? null;
  const text = value.trim();
  if (text === '') return null;
  return key === 'color' ? text.replace('#', '').toLowerCase() : text;
}

/** Some of the fields: those in `keys` that are there. */
export function pickFields(fields: Fields, keys: readonly string[]): Fields {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = fields[key];
      return value === undefined ? [] : [[key, value]];
    }),
  );
}

/** The fields that are not in `keys`. */
export function omitFields(fields: Fields, keys: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => !keys.includes(key)));
}

const tagsSchema = v.array(v.object({ prefix: v.nullable(v.string()), suffix: v.nullable(v.string()) }));

/** Reads a stored value of a field. */
export const fieldValueSchema: v.GenericSchema<unknown, FieldValue> = v.nullable(
  v.union([v.string(), v.boolean(), tagsSchema]),
);

/** Reads stored fields. */
export const fieldsSchema: v.GenericSchema<unknown, Fields> = v.record(v.string(), fieldValueSchema);
