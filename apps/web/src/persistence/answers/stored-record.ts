import {
  brandId,
  GROUP_PRIVACY_KEYS,
  type Group,
  type HexColor,
  MEMBER_PRIVACY_KEYS,
  type Member,
  parseColor,
  recordSchema,
  SYSTEM_PRIVACY_KEYS,
  type System,
  type SystemConfig,
} from '@frontboard/model';
import * as v from 'valibot';
import { cachedMemberSchema } from '../documents/cached-records.ts';

const text = v.nullable(v.string());
const flag = v.nullable(v.boolean());
const number = v.nullable(v.number());
const id = <Name extends Parameters<typeof brandId>[0]>(name: Name) =>
  v.pipe(
    v.string(),
    v.regex(/^[a-z0-9-]{1,40}$/),
    v.transform((value) => brandId(name, value)),
  );
const privacy = <Key extends string>(keys: readonly Key[]) =>
  v.nullable(v.object(v.entriesFromList(keys, v.picklist(['public', 'private']))));
const color = v.pipe(
  text,
  v.transform((value): HexColor | null => (value === null ? null : parseColor(value))),
);

const common = {
  description: text,
  color,
  bannerUrl: text,
  createdAt: text,
  updatedAt: v.string(),
  extra: recordSchema,
};

const listed = {
  ...common,
  systemId: v.nullable(id('SystemId')),
  name: v.string(),
  displayName: text,
};

export const storedMemberSchema = v.object({
  ...listed,
  id: id('MemberId'),
  uuid: v.nullable(id('MemberUuid')),
  birthday: text,
  pronouns: text,
  avatarUrl: text,
  webhookAvatarUrl: text,
  proxyTags: v.array(v.object({ prefix: text, suffix: text })),
  keepProxy: v.boolean(),
  tts: v.boolean(),
  autoproxyEnabled: v.nullable(v.boolean()),
  messageCount: v.nullable(v.number()),
  lastMessageAt: text,
  privacy: privacy(MEMBER_PRIVACY_KEYS),
}) satisfies v.GenericSchema<unknown, Member>;

export const storedGroupSchema = v.object({
  ...listed,
  id: id('GroupId'),
  uuid: v.nullable(id('GroupUuid')),
  iconUrl: text,
  memberRefs: v.nullable(v.array(id('MemberRef'))),
  privacy: privacy(GROUP_PRIVACY_KEYS),
}) satisfies v.GenericSchema<unknown, Group>;

/** With its privacy. */
export const storedSystemSchema = v.object({
  ...common,
  id: id('SystemId'),
  uuid: v.nullable(id('SystemUuid')),
  name: text,
  tag: text,
  pronouns: text,
  avatarUrl: text,
  privacy: privacy(SYSTEM_PRIVACY_KEYS),
}) satisfies v.GenericSchema<unknown, System>;

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
