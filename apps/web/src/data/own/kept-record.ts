import {
  brandId,
  brandIdOrNull,
  GROUP_PRIVACY_KEYS,
  type Group,
  type HexColor,
  MEMBER_PRIVACY_KEYS,
  type Member,
  parseColor,
} from '@frontboard/model';
import * as z from 'zod/mini';

const text = z.nullable(z.string());
const id = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));
const privacy = <Key extends string>(keys: readonly Key[]) =>
  z.nullable(z.record(z.enum(keys), z.enum(['public', 'private'])));
const color = z.pipe(
  text,
  z.transform((value): HexColor | null => (value === null ? null : parseColor(value))),
);

const common = {
  id,
  uuid: z.nullable(id),
  systemId: z.nullable(id),
  name: z.string(),
  displayName: text,
  description: text,
  color,
  bannerUrl: text,
  createdAt: text,
  updatedAt: z.string(),
  extra: z.record(z.string(), z.unknown()),
};

const memberSchema = z.object({
  ...common,
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
  ...common,
  iconUrl: text,
  memberRefs: z.nullable(z.array(id)),
  privacy: privacy(GROUP_PRIVACY_KEYS),
});

/** A member as it was kept; null for anything else. */
export function readKeptMember(stored: unknown): Member | null {
  const read = memberSchema.safeParse(stored);
  if (!read.success) return null;
  return {
    ...read.data,
    id: brandId('MemberId', read.data.id),
    uuid: brandIdOrNull('MemberUuid', read.data.uuid),
    systemId: brandIdOrNull('SystemId', read.data.systemId),
  };
}

/** A group as it was kept; null for anything else. */
export function readKeptGroup(stored: unknown): Group | null {
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
