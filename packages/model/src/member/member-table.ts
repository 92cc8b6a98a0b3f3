import { MEMBER_PRIVACY_KEYS, type MemberPrivacyKey } from '../privacy/privacy.ts';
import type { RecordFields } from '../record/field.ts';
import { LIMITS } from '../validation/limits.ts';

/** All that is known about the fields of a member. CONTRIBUTING, "a new field of members", says what follows from a line here. */
export const MEMBER_TABLE = {
  id: { kind: 'id', property: 'id', setBy: 'service' },
  uuid: { kind: 'uuid', property: 'uuid', setBy: 'service' },
  system: { kind: 'system', property: 'systemId', setBy: 'service' },
  name: { kind: 'name', property: 'name', limit: LIMITS.name },
  display_name: { kind: 'text', property: 'displayName', limit: LIMITS.displayName },
  color: { kind: 'color', property: 'color' },
  birthday: { kind: 'birthday', property: 'birthday', hiddenBy: 'birthday_privacy' },
  pronouns: { kind: 'text', property: 'pronouns', limit: LIMITS.pronouns, hiddenBy: 'pronoun_privacy' },
  avatar_url: { kind: 'url', property: 'avatarUrl', hiddenBy: 'avatar_privacy' },
  webhook_avatar_url: { kind: 'url', property: 'webhookAvatarUrl', hiddenBy: 'avatar_privacy' },
  banner: { kind: 'url', property: 'bannerUrl', hiddenBy: 'banner_privacy' },
  description: {
    kind: 'text',
    property: 'description',
    limit: LIMITS.description,
    hiddenBy: 'description_privacy',
  },
  created: { kind: 'time', property: 'createdAt', setBy: 'service', hiddenBy: 'metadata_privacy' },
  keep_proxy: { kind: 'flag', property: 'keepProxy' },
  tts: { kind: 'flag', property: 'tts', label: 'TTS' },
  autoproxy_enabled: {
    kind: 'owner-flag',
    property: 'autoproxyEnabled',
    setBy: 'bot',
    initial: true,
    label: 'Autoproxy status',
  },
  message_count: {
    kind: 'number',
    property: 'messageCount',
    setBy: 'service',
    hiddenBy: 'metadata_privacy',
  },
  last_message_timestamp: {
    kind: 'time',
    property: 'lastMessageAt',
    setBy: 'service',
    hiddenBy: 'metadata_privacy',
  },
  proxy_tags: { kind: 'tags', property: 'proxyTags', hiddenBy: 'proxy_privacy' },
  privacy: { kind: 'privacy', property: 'privacy', settings: MEMBER_PRIVACY_KEYS },
} as const satisfies RecordFields<MemberPrivacyKey>;
