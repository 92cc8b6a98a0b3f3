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
  SYSTEM_PRIVACY_KEYS,
  type System,
  type SystemConfig,
} from '@frontboard/model';
import * as z from 'zod/mini';

const text = z.nullable(z.string());
const flag = z.nullable(z.boolean());
const number = z.nullable(z.number());
const id = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));
const privacy = <Key extends string>(keys: readonly Key[]) =>
  z.nullable(z.record(z.enum(keys), z.enum(['public', 'private'])));
const color = z.pipe(
  text,
  z.transform((value): HexColor | null => (value === null ? null : parseColor(value))),
);

const extra = z.record(z.string(), z.unknown());

const common = {
  id,
  uuid: z.nullable(id),
  description: text,
  color,
  bannerUrl: text,
  createdAt: text,
  updatedAt: z.string(),
  extra,
};

const listed = {
  ...common,
  systemId: z.nullable(id),
  name: z.string(),
  displayName: text,
};

const memberSchema = z.object({
  ...listed,
  birthday: text,
  pronouns: text,
  avatarUrl: text,
  webhookAvatarUrl: text,
  proxyTags: z.array(z.object({ prefix: text, suffix: text })),
  keepProxy: z.boolean(),
  tts: z.boolean(),
  autoproxyEnabled: z.nullable(z.boolean()),
  messageCount: z.nullable(z.number()),
  lastMessageAt: text,
  privacy: privacy(MEMBER_PRIVACY_KEYS),
});

const groupSchema = z.object({
  ...listed,
  iconUrl: text,
  memberRefs: z.nullable(z.array(id)),
  privacy: privacy(GROUP_PRIVACY_KEYS),
});

const systemSchema = z.object({
  ...common,
  name: text,
  tag: text,
  pronouns: text,
  avatarUrl: text,
  privacy: privacy(SYSTEM_PRIVACY_KEYS),
});

const configSchema = z.object({
  timezone: text,
  pingsEnabled: z.boolean(),
  latchTimeoutSeconds: number,
  memberDefaultPrivate: flag,
  groupDefaultPrivate: flag,
  showPrivateInfo: flag,
  memberLimit: number,
  groupLimit: number,
  caseSensitiveProxyTags: z.boolean(),
  proxyErrorMessageEnabled: z.boolean(),
  idDisplaySplit: z.boolean(),
  idDisplayCaps: z.boolean(),
  idListPadding: z.enum(['off', 'left', 'right']),
  proxySwitch: z.enum(['off', 'new', 'add']),
  nameFormat: text,
  descriptionTemplates: z.nullable(z.array(z.string())),
  cardShowColorHex: flag,
  extra,
});

/** A system as it was persisted, with who can see what; null for anything else. */
export function readStoredSystem(stored: unknown): System | null {
  const read = systemSchema.safeParse(stored);
  if (!read.success) return null;
  const { id, uuid } = read.data;
  return { ...read.data, id: brandId('SystemId', id), uuid: brandIdOrNull('SystemUuid', uuid) };
}

/** The settings of a system in the service as they were persisted; null for anything else. */
export function readStoredConfig(stored: unknown): SystemConfig | null {
  return configSchema.safeParse(stored).data ?? null;
}

/** A member as it was persisted; null for anything else. */
export function readStoredMember(stored: unknown): Member | null {
  const read = memberSchema.safeParse(stored);
  if (!read.success) return null;
  return {
    ...read.data,
    id: brandId('MemberId', read.data.id),
    uuid: brandIdOrNull('MemberUuid', read.data.uuid),
    systemId: brandIdOrNull('SystemId', read.data.systemId),
  };
}

/** A group as it was persisted; null for anything else. */
export function readStoredGroup(stored: unknown): Group | null {
  const read = groupSchema.safeParse(stored);
  if (!read.success) return null;
  return {
    ...read.data,
    id: brandId('GroupId', read.data.id),
    uuid: brandIdOrNull('GroupUuid', read.data.uuid),
    systemId: brandIdOrNull('SystemId', read.data.systemId),
    memberRefs: read.data.memberRefs?.map((ref) => brandId('MemberRef', ref)) ?? null,
  };
}

/** More than any system has; a longer list is not one of ours. */
const MOST_RECORDS = 10_000;

/** Reads a list with `read`; null unless every record can be read: part of a list would pass for the whole. */
export function storedListOf<T>(
  read: (stored: unknown) => T | null,
): (stored: unknown) => readonly T[] | null {
  return (stored) => {
    if (!Array.isArray(stored) || stored.length > MOST_RECORDS) return null;
    const records = stored.map(read).filter((record) => record !== null);
    return records.length === stored.length ? records : null;
  };
}

const readStoredMembers = storedListOf(readStoredMember);

const frontSchema = z.object({
  state: z.enum(['fronting', 'switched-out']),
  members: z.array(z.unknown()),
  switchId: z.nullable(z.string()),
  lastSwitch: z.string(),
});

/** A front that is shared, as the client gives it; null for anything else, and when one of its members can't be read. */
export function readStoredFront(stored: unknown) {
  const read = frontSchema.safeParse(stored);
  if (!read.success) return null;
  const { state, lastSwitch, switchId } = read.data;
  const members = readStoredMembers(read.data.members);
  if (members === null) return null;
  return {
    state,
    allowed: true as const,
    members,
    switchId: brandIdOrNull('SwitchId', switchId),
    lastSwitch,
  };
}

const pageSchema = z.object({
  switches: z.array(
    z.object({
      id: z.nullable(z.string()),
      timestamp: z.iso.datetime(),
      memberIds: z.array(z.string()),
    }),
  ),
  nextBefore: z.nullable(z.string()),
});

/** A page of switches as the client gives it, without whole members; null for anything else. */
export function readStoredSwitchPage(stored: unknown) {
  const read = pageSchema.safeParse(stored);
  if (!read.success) return null;
  return {
    nextBefore: read.data.nextBefore,
    switches: read.data.switches.map(
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
