import {
  type Field,
  type FieldKind,
  GROUP_TABLE,
  type Group,
  MEMBER_TABLE,
  type Member,
  parseColor,
  type RecordFields,
  recordSchema,
  SYSTEM_TABLE,
  type System,
  type SystemConfig,
  tableFields,
} from '@frontboard/model';
import * as v from 'valibot';
import { cachedMemberSchema } from '../documents/cached-records.ts';

const text = v.nullable(v.string());
const flag = v.nullable(v.boolean());
const number = v.nullable(v.number());
const id = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));

/** How a value of each kind is read back. */
const SCHEMAS: Readonly<Record<FieldKind, (field: Field) => v.GenericSchema>> = {
  id: () => id,
  uuid: () => v.nullable(id),
  system: () => v.nullable(id),
  members: () => v.nullable(v.array(id)),
  name: () => v.string(),
  text: () => text,
  url: () => text,
  birthday: () => text,
  time: () => text,
  color: () =>
    v.pipe(
      text,
      v.transform((value) => (value === null ? null : parseColor(value))),
    ),
  number: () => number,
  flag: () => v.boolean(),
  'owner-flag': () => flag,
  tags: () => v.array(v.object({ prefix: text, suffix: text })),
  privacy: ({ settings = [] }) =>
    v.nullable(v.object(v.entriesFromList(settings, v.picklist(['public', 'private'])))),
};

/** A record as the app has it: with its privacy, and with what this release does not know. */
function storedRecordSchema<Item extends object>(table: RecordFields): v.GenericSchema<unknown, Item> {
  const values = tableFields(table).flatMap(([, field]) =>
    field.property === undefined ? [] : [[field.property, SCHEMAS[field.kind](field)]],
  );
  const entries: v.ObjectEntries = Object.fromEntries(values);
  const schema = v.object({ ...entries, updatedAt: v.string(), extra: recordSchema });
  // Every property of the table has the schema of its kind.
  return schema as unknown as v.GenericSchema<unknown, Item>;
}

export const storedMemberSchema = storedRecordSchema<Member>(MEMBER_TABLE);
export const storedGroupSchema = storedRecordSchema<Group>(GROUP_TABLE);
export const storedSystemSchema = storedRecordSchema<System>(SYSTEM_TABLE);

/** The settings of a system in the service. */
export const storedConfigSchema = v.object({
  timezone: text,
  pingsEnabled: v.boolean(),
  latchTimeoutSeconds: number,
  memberDefaultPrivate: flag,
  groupDefaultPrivate: flag,
  showPrivateInfo: flag,
  memberLimit: number,
  groupLimit: number,
  caseSensitiveProxyTags: v.boolean(),
  proxyErrorMessageEnabled: v.boolean(),
  idDisplaySplit: v.boolean(),
  idDisplayCaps: v.boolean(),
  idListPadding: v.picklist(['off', 'left', 'right']),
  proxySwitch: v.picklist(['off', 'new', 'add']),
  nameFormat: text,
  descriptionTemplates: v.nullable(v.array(v.string())),
  cardShowColorHex: flag,
  extra: recordSchema,
}) satisfies v.GenericSchema<unknown, SystemConfig>;

/** More than any system has; a longer list is not one of ours. */
const MOST_RECORDS = 10_000;

/** A list is whole or not read: part of it would look like the whole. */
const listOf = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(v.array(schema), v.maxLength(MOST_RECORDS));

export const storedMembersSchema = listOf(storedMemberSchema);
export const storedGroupsSchema = listOf(storedGroupSchema);

/** A shared front as it is cached. */
export const storedFrontSchema = v.object({
  state: v.picklist(['fronting', 'switched-out']),
  members: v.array(cachedMemberSchema),
  // The status screens do not store it.
  switchId: v.optional(v.nullable(v.string()), null),
  lastSwitch: v.string(),
});
