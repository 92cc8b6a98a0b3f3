import {
  brandId,
  brandIdOrNull,
  type FrontSwitch,
  GROUP_PRIVACY_KEYS,
  type Group,
  type HexColor,
  MEMBER_PRIVACY_KEYS,
  type Member,
  parseColor,
  recordSchema,
  SYSTEM_PRIVACY_KEYS,
  type System,
  type SystemConfig,
} from '@frontboard/model';
import * as v from 'valibot';
import { cachedMemberSchema } from '../documents/cached-records.ts';

const text = v.nullable(v.string());
const flag = v.nullable(v.boolean());
const number = v.nullable(v.number());
const id = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));
const privacy = <Key extends string>(keys: readonly Key[]) =>
  v.nullable(v.object(v.entriesFromList(keys, v.picklist(['public', 'private']))));
const color = v.pipe(
  text,
  v.transform((value): HexColor | null => (value === null ? null : parseColor(value))),
);

const extra = recordSchema;

const common = {
  id,
  uuid: v.nullable(id),
  description: text,
  color,
  bannerUrl: text,
  createdAt: text,
  updatedAt: v.string(),
  extra,
};

const listed = {
  ...common,
  systemId: v.nullable(id),
  name: v.string(),
  displayName: text,
};

const memberSchema = v.object({
  ...listed,
  birthday: text,
  pronouns: text,
  avatarUrl: text,
  webhookAvatarUrl: text,
  proxyTags: v.array(v.object({ prefix: text, suffix: text })),
  keepProxy: v.boolean(),
  tts: v.boolean(),
  autoproxyEnabled: v.nullable(v.boolean()),
  messageCount: v.nullable(v.number()),
  lastMessageAt: text,
  privacy: privacy(MEMBER_PRIVACY_KEYS),
});

const groupSchema = v.object({
  ...listed,
  iconUrl: text,
  memberRefs: v.nullable(v.array(id)),
  privacy: privacy(GROUP_PRIVACY_KEYS),
});

const systemSchema = v.object({
  ...common,
  name: text,
  tag: text,
  pronouns: text,
  avatarUrl: text,
  privacy: privacy(SYSTEM_PRIVACY_KEYS),
});

const configSchema = v.object({
  timezone: text,
  pingsEnabled: v.boolean(),
  latchTimeoutSeconds: number,
  memberDefaultPrivate: flag,
  groupDefaultPrivate: flag,
  showPrivateInfo: flag,
  memberLimit: number,
  groupLimit: number,
  caseSensitiveProxyTags: v.boolean(),
  proxyErrorMessageEnabled: v.boolean(),
  idDisplaySplit: v.boolean(),
  idDisplayCaps: v.boolean(),
  idListPadding: v.picklist(['off', 'left', 'right']),
  proxySwitch: v.picklist(['off', 'new', 'add']),
  nameFormat: text,
  descriptionTemplates: v.nullable(v.array(v.string())),
  cardShowColorHex: flag,
  extra,
});

/** A persisted system, with its privacy; null for anything else. */
export function readStoredSystem(stored: unknown): System | null {
  const read = v.safeParse(systemSchema, stored);
  if (!read.success) return null;
  const { id, uuid } = read.output;
  return { ...read.output, id: brandId('SystemId', id), uuid: brandIdOrNull('SystemUuid', uuid) };
}

/** The persisted settings of a system in the service; null for anything else. */
export function readStoredConfig(stored: unknown): SystemConfig | null {
  const read = v.safeParse(configSchema, stored);
  return read.success ? read.output : null;
}

/** A persisted member; null for anything else. */
export function readStoredMember(stored: unknown): Member | null {
  const read = v.safeParse(memberSchema, stored);
  if (!read.success) return null;
  return {
    ...read.output,
    id: brandId('MemberId', read.output.id),
    uuid: brandIdOrNull('MemberUuid', read.output.uuid),
    systemId: brandIdOrNull('SystemId', read.output.systemId),
  };
}

/** A persisted group; null for anything else. */
export function readStoredGroup(stored: unknown): Group | null {
  const read = v.safeParse(groupSchema, stored);
  if (!read.success) return null;
  return {
    ...read.output,
    id: brandId('GroupId', read.output.id),
    uuid: brandIdOrNull('GroupUuid', read.output.uuid),
    systemId: brandIdOrNull('SystemId', read.output.systemId),
    memberRefs: read.output.memberRefs?.map((ref) => brandId('MemberRef', ref)) ?? null,
  };
}

/** More than any system has; a longer list is not one of ours. */
const MOST_RECORDS = 10_000;

/** Reads a list with `read`; null unless every record can be read: part of a list would look like the whole. */
export function storedListOf<T>(
  read: (stored: unknown) => T | null,
): (stored: unknown) => readonly T[] | null {
  return (stored) => {
    if (!Array.isArray(stored) || stored.length > MOST_RECORDS) return null;
    const records = stored.map(read).filter((record) => record !== null);
    return records.length === stored.length ? records : null;
  };
}

const frontSchema = v.object({
  state: v.picklist(['fronting', 'switched-out']),
  members: v.array(cachedMemberSchema),
  // The status screens do not store it.
  switchId: v.optional(v.nullable(v.string()), null),
  lastSwitch: v.string(),
});

/** A shared front as it is cached; null for anything else, and if one of its members can't be read. */
export function readStoredFront(stored: unknown) {
  const read = v.safeParse(frontSchema, stored);
  return read.success ? read.output : null;
}

const pageSchema = v.object({
  switches: v.array(
    v.object({
      id: v.nullable(v.string()),
      timestamp: v.pipe(v.string(), v.isoTimestamp()),
      memberIds: v.array(v.string()),
    }),
  ),
  nextBefore: v.nullable(v.string()),
});

/** A page of switches as the client returns it, without whole members; null for anything else. */
export function readStoredSwitchPage(stored: unknown) {
  const read = v.safeParse(pageSchema, stored);
  if (!read.success) return null;
  return {
    nextBefore: read.output.nextBefore,
    switches: read.output.switches.map(
      ({ id, timestamp, memberIds }): FrontSwitch => ({
        id: brandIdOrNull('SwitchId', id),
        timestamp,
        memberIds: memberIds.map((memberId) => brandId('MemberId', memberId)),
        members: null,
        extra: {},
      }),
    ),
  };
}
