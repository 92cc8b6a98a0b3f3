import {
  GROUP_PRIVACY_KEYS,
  type Group,
  type GroupPatch,
  groupToWire,
  MEMBER_PRIVACY_KEYS,
  type Member,
  type MemberPatch,
  memberToWire,
  SYSTEM_PRIVACY_KEYS,
  type System,
  type SystemPatch,
} from '@frontboard/model';
import * as v from 'valibot';
import { isSame } from '../edit/is-same.ts';

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
  const wire = memberToWire(member);
  return {
    name: wire.name,
    display_name: wire.display_name,
    color: wire.color,
    birthday: wire.birthday,
    pronouns: wire.pronouns,
    avatar_url: wire.avatar_url,
    webhook_avatar_url: wire.webhook_avatar_url,
    banner: wire.banner,
    description: wire.description,
    proxy_tags: wire.proxy_tags,
    keep_proxy: wire.keep_proxy,
    tts: wire.tts,
    ...wire.privacy,
  };
}

/** All fields of a group that the service accepts. */
export function fieldsOfGroup(group: Group): Fields {
  const { name, display_name, description, icon, banner, color, privacy } = groupToWire(group);
  return { name, display_name, description, icon, banner, color, ...privacy };
}

/** All fields of a system that the service accepts. */
export function fieldsOfSystem(system: System): Fields {
  return {
    name: system.name,
    description: system.description,
    tag: system.tag,
    pronouns: system.pronouns,
    avatar_url: system.avatarUrl,
    banner: system.bannerUrl,
    color: system.color?.slice(1) ?? null,
    ...system.privacy,
  };
}

/** The body that sets these fields: privacy settings are under `privacy` there. */
export function patchOfFields(fields: Fields): MemberPatch & GroupPatch & SystemPatch {
  const entries = Object.entries(fields);
  const privacy = entries.filter(([key]) => PRIVACY_KEYS.has(key));
  const rest = Object.fromEntries(entries.filter(([key]) => !PRIVACY_KEYS.has(key)));
  return privacy.length === 0 ? rest : { ...rest, privacy: Object.fromEntries(privacy) };
}

/** Whether two values of a field are the same to the service: blank texts are none, and the case of colours does not count. */
export function isSameValue(
  key: string,
  one: FieldValue | undefined,
  other: FieldValue | undefined,
): boolean {
  return isSame(plain(key, one), plain(key, other));
}

function plain(key: string, value: FieldValue | undefined): unknown {
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

const tagSchema = v.object({ prefix: v.nullable(v.string()), suffix: v.nullable(v.string()) });

/** Reads a stored value of a field. */
export const fieldValueSchema: v.GenericSchema<unknown, FieldValue> = v.union([
  v.string(),
  v.boolean(),
  v.null(),
  v.array(tagSchema),
]);

/** Reads stored fields. */
export const fieldsSchema: v.GenericSchema<unknown, Fields> = v.record(v.string(), fieldValueSchema);
