import {
  GROUP_PRIVACY_KEYS,
  MEMBER_PRIVACY_KEYS,
  SYSTEM_PRIVACY_KEYS,
  type Validated,
  validateGroup,
  validateMember,
  validateSystem,
  validateSystemConfig,
} from '@frontboard/model';
import {
  CONFIG_FIELDS,
  type FieldTable,
  type FileFields,
  GROUP_FIELDS,
  MEMBER_FIELDS,
  SYSTEM_FIELDS,
} from '../fields.ts';

/** How the fields of a part are checked. */
export interface FieldPart {
  readonly name: 'system' | 'config' | 'members' | 'groups';
  /** The fields that a client can set. */
  readonly table: FieldTable;
  readonly privacyKeys: readonly string[];
  readonly validate: (fields: FileFields, mode: 'create' | 'edit') => Validated<object>;
}

export const SYSTEM_PART: FieldPart = {
  name: 'system',
  table: SYSTEM_FIELDS,
  privacyKeys: SYSTEM_PRIVACY_KEYS,
  validate: (fields) => validateSystem(fields),
};

/** The settings. Only the bot changes `show_private_info` and `hid_list_padding`. */
export function configPart(resolveTimezone: (text: string) => string | null): FieldPart {
  const { show_private_info: _, hid_list_padding: __, ...table } = CONFIG_FIELDS;
  return {
    name: 'config',
    table,
    privacyKeys: [],
    validate: (fields) => validateSystemConfig(fields, { resolveTimezone }),
  };
}

/** Members. Whether autoproxy may choose one is not for clients to set. */
const { autoproxy_enabled: _, ...SETTABLE_MEMBER_FIELDS } = MEMBER_FIELDS;

export const MEMBER_PART: FieldPart = {
  name: 'members',
  table: SETTABLE_MEMBER_FIELDS,
  privacyKeys: MEMBER_PRIVACY_KEYS,
  validate: (fields, mode) => validateMember(fields, { mode }),
};

export const GROUP_PART: FieldPart = {
  name: 'groups',
  table: GROUP_FIELDS,
  privacyKeys: GROUP_PRIVACY_KEYS,
  validate: (fields, mode) => validateGroup(fields, { mode }),
};
