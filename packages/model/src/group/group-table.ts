import { GROUP_PRIVACY_KEYS, type GroupPrivacyKey } from '../privacy/privacy.ts';
import type { RecordFields } from '../record/field.ts';
import { LIMITS } from '../validation/limits.ts';

/** All that is known about the fields of a group. */
export const GROUP_TABLE = {
  id: { kind: 'id', property: 'id', setBy: 'service' },
  uuid: { kind: 'uuid', property: 'uuid', setBy: 'service' },
  system: { kind: 'system', property: 'systemId', setBy: 'service' },
  name: { kind: 'name', property: 'name', limit: LIMITS.name },
  display_name: { kind: 'text', property: 'displayName', limit: LIMITS.displayName },
  description: {
    kind: 'text',
    property: 'description',
    limit: LIMITS.description,
    hiddenBy: 'description_privacy',
  },
  icon: { kind: 'url', property: 'iconUrl', hiddenBy: 'icon_privacy' },
  banner: { kind: 'url', property: 'bannerUrl', hiddenBy: 'banner_privacy' },
  color: { kind: 'color', property: 'color' },
  created: { kind: 'time', property: 'createdAt', setBy: 'service', hiddenBy: 'metadata_privacy' },
  members: { kind: 'members', property: 'memberRefs', setBy: 'service' },
  privacy: { kind: 'privacy', property: 'privacy', settings: GROUP_PRIVACY_KEYS },
} as const satisfies RecordFields<GroupPrivacyKey>;
