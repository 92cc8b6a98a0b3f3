import { type Member, requiredId, type System } from '@frontboard/model';
import * as v from 'valibot';
import { pick } from '../pick.ts';

const text = v.optional(v.nullable(v.string()), null);

export const cachedSystemSchema = v.object({
  id: requiredId,
  uuid: text,
  name: text,
  description: text,
  tag: text,
  pronouns: text,
  avatarUrl: text,
  bannerUrl: text,
  color: text,
  createdAt: text,
  updatedAt: text,
});

/** The persisted part of a system. Ids and colours are plain texts here, because anything may have changed them. */
export type CachedSystem = Readonly<v.InferOutput<typeof cachedSystemSchema>>;

export const cachedMemberSchema = v.object({
  id: requiredId,
  uuid: text,
  systemId: text,
  name: v.string(),
  displayName: text,
  color: text,
  birthday: text,
  pronouns: text,
  avatarUrl: text,
  webhookAvatarUrl: text,
  bannerUrl: text,
  description: text,
  createdAt: text,
  updatedAt: text,
});

/** The persisted part of a member. */
export type CachedMember = Readonly<v.InferOutput<typeof cachedMemberSchema>>;

export const cachedFrontersSchema = v.object({
  /** The system as it is followed. */
  system: requiredId,
  /** False when the fronters are private. */
  allowed: v.boolean(),
  /** Keys of the cached members, in front order. */
  members: v.array(v.string()),
  /** The service's own string; null without any switch. */
  lastSwitch: text,
  lastUpdated: v.string(),
});

/** The persisted part of a front. */
export type CachedFronters = Readonly<v.InferOutput<typeof cachedFrontersSchema>>;

const SYSTEM_FIELDS = Object.keys(cachedSystemSchema.entries) as (keyof CachedSystem)[];
const MEMBER_FIELDS = Object.keys(cachedMemberSchema.entries) as (keyof CachedMember)[];

/** The cacheable part of a system. Privacy and unknown fields stay out: a device may be shared. */
export function toCachedSystem(system: System): CachedSystem {
  return pick(system, SYSTEM_FIELDS);
}

/** The cacheable part of a member. Privacy, proxy tags and unknown fields stay out: a device may be shared. */
export function toCachedMember(member: Member): CachedMember {
  return pick(member, MEMBER_FIELDS);
}
