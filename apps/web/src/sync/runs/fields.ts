import {
  GROUP_PRIVACY_KEYS,
  type Group,
  type GroupPatch,
  groupToPatch,
  MEMBER_PRIVACY_KEYS,
  type Member,
  type MemberPatch,
  memberToPatch,
  SYSTEM_PRIVACY_KEYS,
  type System,
  type SystemPatch,
} from '@frontboard/model';
import { isSame } from '../edit/is-same.ts';
import type { Fields, FieldValue } from './operation.ts';

const PRIVACY_KEYS: ReadonlySet<string> = new Set([
  ...SYSTEM_PRIVACY_KEYS,
  ...MEMBER_PRIVACY_KEYS,
  ...GROUP_PRIVACY_KEYS,
]);

/** All fields of a member that a run can set. */
export function fieldsOfMember(member: Member): Fields {
  const { privacy, ...rest } = memberToPatch(member);
  return { name: member.name, ...rest, ...privacy };
}

/** All fields of a group that a run can set. */
export function fieldsOfGroup(group: Group): Fields {
  const { privacy, ...rest } = groupToPatch(group);
  return { name: group.name, ...rest, ...privacy };
}

/** All fields of a system that a run can set. */
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

/** The body that sets these fields: privacy settings stand under `privacy` there. */
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

/** The fields that are not among the parts that were left. */
export function withoutLeft(fields: Fields, left: Readonly<Record<string, unknown>>): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => !Object.hasOwn(left, key)));
}
