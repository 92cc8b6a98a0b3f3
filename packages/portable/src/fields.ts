import {
  type AnyFields,
  CONFIG_TABLE,
  type FieldKind,
  GROUP_TABLE,
  MEMBER_TABLE,
  type SettingKind,
  SYSTEM_TABLE,
  tableFields,
} from '@frontboard/model';

/** A record of a file: values by the names that the service's API uses. An absent key is unknown, null is empty. */
export type FileFields = Readonly<Record<string, unknown>>;

/** Whether a field with this value is empty. */
export function isEmptyValue(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** How the value of a field is read and compared. */
export type FileKind =
  | 'text'
  | 'name'
  | 'color'
  | 'birthday'
  | 'url'
  | 'flag'
  | 'number'
  | 'tags'
  | 'privacy'
  | 'texts';

/** The fields that a person sets, by kind, in the order in which they are shown. */
export type FieldTable = Readonly<Record<string, FileKind>>;

/** Kinds that files do not distinguish, and null for those that nobody sets. */
const FILE_KINDS: Readonly<Record<Exclude<FieldKind | SettingKind, FileKind>, FileKind | null>> = {
  'owner-flag': 'flag',
  timezone: 'text',
  choice: 'text',
  id: null,
  uuid: null,
  system: null,
  members: null,
  time: null,
};

/** The fields of a table that a person sets: those in `first` before the others. */
function shownFields(table: AnyFields, first: readonly string[] = []): FieldTable {
  const rank = (key: string) => (first.includes(key) ? first.indexOf(key) : first.length);
  const fields = tableFields(table).toSorted(([one], [other]) => rank(one) - rank(other));
  return Object.fromEntries(
    fields.flatMap(([key, { kind, setBy }]) => {
      const fileKind = kind in FILE_KINDS ? FILE_KINDS[kind as keyof typeof FILE_KINDS] : (kind as FileKind);
      return setBy === 'service' || fileKind === null ? [] : [[key, fileKind]];
    }),
  );
}

export const SYSTEM_FIELDS = shownFields(SYSTEM_TABLE);
export const CONFIG_FIELDS = shownFields(CONFIG_TABLE);
export const MEMBER_FIELDS = shownFields(MEMBER_TABLE, [
  'name',
  'display_name',
  'pronouns',
  'description',
  'color',
  'birthday',
  'avatar_url',
  'webhook_avatar_url',
  'banner',
  'proxy_tags',
] satisfies (keyof typeof MEMBER_TABLE)[]);
export const GROUP_FIELDS = shownFields(GROUP_TABLE, [
  'name',
  'display_name',
  'description',
  'color',
] satisfies (keyof typeof GROUP_TABLE)[]);
