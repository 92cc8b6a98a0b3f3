import { SYSTEM_PRIVACY_KEYS, type SystemPrivacyKey } from '../privacy/privacy.ts';
import type { RecordFields } from '../record/field.ts';
import { LIMITS } from '../validation/limits.ts';

/** All that is known about the fields of a system. */
export const SYSTEM_TABLE = {
  id: { kind: 'id', property: 'id', setBy: 'service' },
  uuid: { kind: 'uuid', property: 'uuid', setBy: 'service' },
  name: { kind: 'text', property: 'name', limit: LIMITS.name, hiddenBy: 'name_privacy' },
  description: {
    kind: 'text',
    property: 'description',
    limit: LIMITS.description,
    hiddenBy: 'description_privacy',
  },
  tag: { kind: 'text', property: 'tag', limit: LIMITS.tag },
  pronouns: { kind: 'text', property: 'pronouns', limit: LIMITS.pronouns, hiddenBy: 'pronoun_privacy' },
  avatar_url: { kind: 'url', property: 'avatarUrl', hiddenBy: 'avatar_privacy' },
  banner: { kind: 'url', property: 'bannerUrl', hiddenBy: 'banner_privacy' },
  color: { kind: 'color', property: 'color' },
  created: { kind: 'time', property: 'createdAt', setBy: 'service' },
  webhook_url: { kind: 'text', setBy: 'service' },
  privacy: { kind: 'privacy', property: 'privacy', settings: SYSTEM_PRIVACY_KEYS },
} as const satisfies RecordFields<SystemPrivacyKey>;
