import {
  type AnyFields,
  CONFIG_TABLE,
  GROUP_PRIVACY_KEYS,
  MEMBER_PRIVACY_KEYS,
  MEMBER_TABLE,
  SYSTEM_PRIVACY_KEYS,
  settableFields,
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

/** The fields without those that only the bot sets. */
function settable(fields: FieldTable, table: AnyFields): FieldTable {
  const keys = new Set(settableFields(table).map(([key]) => key));
  return Object.fromEntries(Object.entries(fields).filter(([key]) => keys.has(key)));
}

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

/** The settings. */
export function configPart(resolveTimezone: (text: string) => string | null): FieldPart {
  return {
    name: 'config',
    table: settable(CONFIG_FIELDS, CONFIG_TABLE),
    privacyKeys: [],
    validate: (fields) => validateSystemConfig(fields, { resolveTimezone }),
  };
}

export const MEMBER_PART: FieldPart = {
  name: 'members',
  table: settable(MEMBER_FIELDS, MEMBER_TABLE),
  privacyKeys: MEMBER_PRIVACY_KEYS,
  validate: (fields, mode) => validateMember(fields, { mode }),
};

export const GROUP_PART: FieldPart = {
  name: 'groups',
  table: GROUP_FIELDS,
  privacyKeys: GROUP_PRIVACY_KEYS,
  validate: (fields, mode) => validateGroup(fields, { mode }),
};
