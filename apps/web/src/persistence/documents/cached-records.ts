import type { Member, System } from '@frontboard/model';

/** The persisted part of a system. Ids and colours are plain texts here, because anything may have changed them. */
export interface CachedSystem {
  readonly id: string;
  readonly uuid: string | null;
  readonly name: string | null;
  readonly description: string | null;
  readonly tag: string | null;
  readonly pronouns: string | null;
  readonly avatarUrl: string | null;
  readonly bannerUrl: string | null;
  readonly color: string | null;
  readonly createdAt: string | null;
  readonly updatedAt: string | null;
}

/** The persisted part of a member. */
export interface CachedMember {
  readonly id: string;
  readonly uuid: string | null;
  readonly systemId: string | null;
  readonly name: string;
  readonly displayName: string | null;
  readonly color: string | null;
  readonly birthday: string | null;
  readonly pronouns: string | null;
  readonly avatarUrl: string | null;
  readonly webhookAvatarUrl: string | null;
  readonly bannerUrl: string | null;
  readonly description: string | null;
  readonly createdAt: string | null;
  readonly updatedAt: string | null;
}

/** The persisted part of a front. */
export interface CachedFronters {
  /** The system as it is followed. */
  readonly system: string;
  /** False when the fronters are private. */
  readonly allowed: boolean;
  /** Keys of the cached members, in front order. */
  readonly members: readonly string[];
  /** The service's own string; null without any switch. */
  readonly lastSwitch: string | null;
  readonly lastUpdated: string;
}

/** The cacheable part of a system. Privacy and unknown fields stay out: a device may be shared. */
export function toCachedSystem(system: System): CachedSystem {
  const { id, uuid, name, description, tag, pronouns, avatarUrl, bannerUrl, color, createdAt, updatedAt } =
    system;
  return { id, uuid, name, description, tag, pronouns, avatarUrl, bannerUrl, color, createdAt, updatedAt };
}

/** The cacheable part of a member. Privacy, proxy tags and unknown fields stay out: a device may be shared. */
export function toCachedMember(member: Member): CachedMember {
  const { id, uuid, systemId, name, displayName, color, birthday, pronouns, avatarUrl, webhookAvatarUrl } =
    member;
  const { bannerUrl, description, createdAt, updatedAt } = member;
  return {
    id,
    uuid,
    systemId,
    name,
    displayName,
    color,
    birthday,
    pronouns,
    avatarUrl,
    webhookAvatarUrl,
    bannerUrl,
    description,
    createdAt,
    updatedAt,
  };
}
