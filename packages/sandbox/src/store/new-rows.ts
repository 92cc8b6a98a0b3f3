import { groupPrivacyKeys, memberPrivacyKeys, privacyOf, systemPrivacyKeys } from './privacy-keys.ts';
import type { GroupRow, MemberRow, SystemRow } from './rows.ts';

/** The row of a system with the service's defaults, everything public, and `row` over them. */
export function newSystemRow(
  row: Partial<SystemRow> & Pick<SystemRow, 'uuid' | 'id' | 'created'>,
): SystemRow {
  return {
    name: null,
    description: null,
    tag: null,
    pronouns: null,
    avatar_url: null,
    banner: null,
    color: null,
    webhook_url: null,
    privacy: privacyOf(systemPrivacyKeys, 'public'),
    ...row,
  };
}

/** The row of a member with the service's defaults, everything public, and `row` over them. */
export function newMemberRow(
  row: Partial<MemberRow> & Pick<MemberRow, 'uuid' | 'id' | 'system' | 'name' | 'created'>,
): MemberRow {
  return {
    display_name: null,
    color: null,
    birthday: null,
    pronouns: null,
    avatar_url: null,
    webhook_avatar_url: null,
    banner: null,
    description: null,
    keep_proxy: false,
    tts: false,
    autoproxy_enabled: true,
    message_count: 0,
    last_message_timestamp: null,
    proxy_tags: [],
    privacy: privacyOf(memberPrivacyKeys, 'public'),
    ...row,
  };
}

/** The row of a group with the service's defaults, everything public, without members, and `row` over them. */
export function newGroupRow(
  row: Partial<GroupRow> & Pick<GroupRow, 'uuid' | 'id' | 'system' | 'name' | 'created'>,
): GroupRow {
  return {
    display_name: null,
    description: null,
    icon: null,
    banner: null,
    color: null,
    members: [],
    privacy: privacyOf(groupPrivacyKeys, 'public'),
    ...row,
  };
}
