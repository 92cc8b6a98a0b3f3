import type { WireGroup } from '../group/wire-group.ts';
import type { Member } from '../member/member.ts';
import type { WireMember } from '../member/wire-member.ts';
import type { GroupPrivacyKey, MemberPrivacyKey, Priv, SystemPrivacyKey } from '../privacy/privacy.ts';
import type { WireSystem } from '../system/wire-system.ts';

type SystemFields = Pick<WireSystem, 'name' | 'description' | 'pronouns' | 'avatar_url' | 'banner'>;

/** A system as everyone but its owner gets it. What each key hides: docs/api-notes.md, "Privacy". */
export function systemForOthers<T extends SystemFields>(
  system: T,
  privacy: Readonly<Record<SystemPrivacyKey, Priv>>,
): T {
  const shown = shownBy(privacy);
  return {
    ...system,
    name: shown('name_privacy', system.name),
    description: shown('description_privacy', system.description),
    pronouns: shown('pronoun_privacy', system.pronouns),
    avatar_url: shown('avatar_privacy', system.avatar_url),
    banner: shown('banner_privacy', system.banner),
  };
}

type MemberFields = Pick<
  WireMember,
  | 'name'
  | 'display_name'
  | 'birthday'
  | 'pronouns'
  | 'avatar_url'
  | 'webhook_avatar_url'
  | 'banner'
  | 'description'
  | 'created'
  | 'message_count'
  | 'last_message_timestamp'
  | 'proxy_tags'
>;

/** A member as everyone but the owner gets it. Visibility hides from lists only; the code of lists does that. */
export function memberForOthers<T extends MemberFields>(
  member: T,
  privacy: Readonly<Record<MemberPrivacyKey, Priv>>,
): T {
  const shown = shownBy(privacy);
  return {
    ...member,
    ...namesForOthers(member, privacy.name_privacy),
    birthday: shown('birthday_privacy', member.birthday),
    pronouns: shown('pronoun_privacy', member.pronouns),
    avatar_url: shown('avatar_privacy', member.avatar_url),
    webhook_avatar_url: shown('avatar_privacy', member.webhook_avatar_url),
    banner: shown('banner_privacy', member.banner),
    description: shown('description_privacy', member.description),
    created: shown('metadata_privacy', member.created),
    message_count: shown('metadata_privacy', member.message_count),
    last_message_timestamp: shown('metadata_privacy', member.last_message_timestamp),
    proxy_tags: shown('proxy_privacy', member.proxy_tags) ?? [],
  };
}

type GroupFields = Pick<WireGroup, 'name' | 'display_name' | 'description' | 'icon' | 'banner' | 'created'>;

/** A group as everyone but the owner gets it. */
export function groupForOthers<T extends GroupFields>(
  group: T,
  privacy: Readonly<Record<GroupPrivacyKey, Priv>>,
): T {
  const shown = shownBy(privacy);
  return {
    ...group,
    ...namesForOthers(group, privacy.name_privacy),
    description: shown('description_privacy', group.description),
    icon: shown('icon_privacy', group.icon),
    banner: shown('banner_privacy', group.banner),
    created: shown('metadata_privacy', group.created),
  };
}

/** The fronters of whom others see more in a public front than their privacy may suggest: visibility hides from lists only, and a private name without a display name is shown. */
export function hiddenInFront<T extends Pick<Member, 'privacy' | 'displayName'>>(
  members: readonly T[],
): { readonly unlisted: readonly T[]; readonly named: readonly T[] } {
  return {
    unlisted: members.filter(({ privacy }) => privacy?.visibility === 'private'),
    named: members.filter(
      ({ privacy, displayName }) => privacy?.name_privacy === 'private' && displayName === null,
    ),
  };
}

/** A private name is replaced by the display name; without one, others still get the name. */
function namesForOthers({ name, display_name }: Pick<WireMember, 'name' | 'display_name'>, priv: Priv) {
  return priv === 'public' ? { name, display_name } : { name: display_name ?? name, display_name: null };
}

function shownBy<K extends string>(privacy: Readonly<Record<K, Priv>>) {
  return <V>(key: K, value: V): V | null => (privacy[key] === 'public' ? value : null);
}
