import {
  GROUP_PRIVACY_KEYS,
  GROUP_TABLE,
  MEMBER_PRIVACY_KEYS,
  MEMBER_TABLE,
  newValues,
  SYSTEM_PRIVACY_KEYS,
  SYSTEM_TABLE,
} from '@frontboard/model';
import { privacyOf } from './privacy-of.ts';
import type { GroupRow, MemberRow, SystemRow } from './rows.ts';

/** The row of a system with the service's defaults, everything public, and `row` over them. */
export function newSystemRow(
  row: Partial<SystemRow> & Pick<SystemRow, 'uuid' | 'id' | 'created'>,
): SystemRow {
  return { ...newValues(SYSTEM_TABLE), privacy: privacyOf(SYSTEM_PRIVACY_KEYS, 'public'), ...row };
}

/** The row of a member with the service's defaults, everything public, and `row` over them. */
export function newMemberRow(
  row: Partial<MemberRow> & Pick<MemberRow, 'uuid' | 'id' | 'system' | 'name' | 'created'>,
): MemberRow {
  return {
    ...newValues(MEMBER_TABLE),
    autoproxy_enabled: true,
    message_count: 0,
    privacy: privacyOf(MEMBER_PRIVACY_KEYS, 'public'),
    ...row,
  };
}

/** The row of a group with the service's defaults, everything public, without members, and `row` over them. */
export function newGroupRow(
  row: Partial<GroupRow> & Pick<GroupRow, 'uuid' | 'id' | 'system' | 'name' | 'created'>,
): GroupRow {
  return { ...newValues(GROUP_TABLE), members: [], privacy: privacyOf(GROUP_PRIVACY_KEYS, 'public'), ...row };
}
