export { GROUP_TABLE } from './group/group-table.ts';
export { MEMBER_TABLE } from './member/member-table.ts';
export {
  type AnyFields,
  type Field,
  type FieldKind,
  type RecordFields,
  type SettingKind,
  settableFields,
  tableFields,
} from './record/field.ts';
export { newValues, unsetValue } from './record/new-values.ts';
export { SYSTEM_TABLE } from './system/system-table.ts';
export { CONFIG_TABLE } from './system-config/config-table.ts';
