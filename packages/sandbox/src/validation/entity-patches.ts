import {
  GROUP_PRIVACY_KEYS,
  type GROUP_TABLE,
  type IsOwnPicture,
  MEMBER_PRIVACY_KEYS,
  MEMBER_TABLE,
  type RecordFields,
  SYSTEM_PRIVACY_KEYS,
  type SYSTEM_TABLE,
  settableFields,
} from '@frontboard/model';
import { ServiceError } from '../service-error.ts';
import type { RowPatch } from '../store/edit.ts';
import type { GroupRow, MemberGuildRow, MemberRow, SystemGuildRow, SystemRow } from '../store/rows.ts';
import { isBirthday } from './birthday.ts';
import { FieldErrors } from './field-errors.ts';
import { assertStorable, type JsonObject, JsonReader } from './json-body.ts';
import { readPrivacy } from './privacy.ts';
import { checkProxyTags, readProxyTags } from './proxy-tags.ts';
import { checkTexts, LIMITS, readName, readTexts, type TextRule, urlRule } from './text-fields.ts';

/** The texts of a record that can be null. The service checks each in its own way, so each needs a rule here. */
type TextKey<Table extends RecordFields> = {
  [K in keyof Table]: Table[K] extends { readonly setBy: string }
    ? never
    : Table[K]['kind'] extends 'text' | 'url' | 'color'
      ? K
      : never;
}[keyof Table];
type TextRules<Table extends RecordFields> = Readonly<Record<TextKey<Table>, TextRule>>;

const systemTexts = {
  name: { max: LIMITS.name },
  description: { max: LIMITS.description },
  tag: { max: LIMITS.tag },
  pronouns: { max: LIMITS.pronouns },
  avatar_url: urlRule,
  banner: urlRule,
  color: { format: 'color' },
} as const satisfies TextRules<typeof SYSTEM_TABLE>;

const memberTexts = {
  display_name: { max: LIMITS.name },
  avatar_url: urlRule,
  webhook_avatar_url: urlRule,
  banner: urlRule,
  color: { format: 'color-in-lower-case' },
  pronouns: { max: LIMITS.pronouns },
  description: { max: LIMITS.description },
} as const satisfies TextRules<typeof MEMBER_TABLE>;

const groupTexts = {
  display_name: { max: LIMITS.name },
  description: { max: LIMITS.description },
  icon: urlRule,
  banner: urlRule,
  color: { format: 'color-in-lower-case' },
} as const satisfies TextRules<typeof GROUP_TABLE>;

const nameRule = { name: { max: LIMITS.name } };

/**
 * Reads a system's PATCH. Throws 40001 with all messages, or 400 if it changes nothing. `isOwnPicture` says which addresses of
 * pictures are the sandbox's own: it accepts those again, as the service accepts what it has.
 */
export function readSystemPatch(source: JsonObject, isOwnPicture: IsOwnPicture): RowPatch<SystemRow> {
  const body = new JsonReader(source);
  const errors = new FieldErrors();
  const fields = readTexts(body, systemTexts);
  const privacy = readPrivacy(body, errors, SYSTEM_PRIVACY_KEYS);
  checkTexts(fields, systemTexts, errors, isOwnPicture);
  return finish({ fields, privacy }, errors);
}

/** Reads a member: for POST (`create`) the name is required, for PATCH (`edit`) something must change. */
export function readMemberPatch(
  source: JsonObject,
  mode: 'create' | 'edit',
  isOwnPicture: IsOwnPicture,
): RowPatch<MemberRow> {
  const body = new JsonReader(withoutRepeatedAvatar(source));
  const errors = new FieldErrors();
  // In the service's order: of several values on which it fails, the first decides between 400 and 500, and of several
  // messages version 1 returns the first.
  const fields: RowPatch<MemberRow>['fields'] = {
    ...readName(body, errors, 'Member'),
    ...readBirthday(body, errors),
    ...readTexts(body, memberTexts),
    ...readFlags(body, MEMBER_TABLE),
    ...(body.has('proxy_tags') ? { proxy_tags: readProxyTags(body) } : {}),
  };
  const privacy = readPrivacy(body, errors, MEMBER_PRIVACY_KEYS, 'ignore');
  checkTexts(fields, { ...nameRule, ...memberTexts }, errors, isOwnPicture);
  checkProxyTags(fields.proxy_tags ?? [], errors);
  if (mode === 'create' && !body.has('name')) {
    errors.add('name', "Key 'name' is required when creating new member.");
  }
  return finish({ fields, privacy }, errors);
}

/** As {@link readMemberPatch}, for groups. */
export function readGroupPatch(
  source: JsonObject,
  mode: 'create' | 'edit',
  isOwnPicture: IsOwnPicture,
): RowPatch<GroupRow> {
  const body = new JsonReader(source);
  const errors = new FieldErrors();
  const fields: RowPatch<GroupRow>['fields'] = {
    ...readName(body, errors, 'Group'),
    ...readTexts(body, groupTexts),
  };
  const privacy = readPrivacy(body, errors, GROUP_PRIVACY_KEYS);
  checkTexts(fields, { ...nameRule, ...groupTexts }, errors, isOwnPicture);
  if (mode === 'create' && !body.has('name')) {
    errors.add('name', "Key 'name' is required when creating new group.");
  }
  return finish({ fields, privacy }, errors);
}

const systemGuildTexts = {
  avatar_url: urlRule,
  display_name: { max: LIMITS.name },
  name_format: {},
} as const satisfies Readonly<Record<string, TextRule>>;

const memberGuildTexts = {
  display_name: { max: LIMITS.name },
  avatar_url: urlRule,
} as const satisfies Readonly<Record<string, TextRule>>;

const tagRule = { tag: { max: LIMITS.tag } };

/** Reads the settings of a system for one guild. Null leaves the two switches as they are. */
export function readSystemGuildPatch(
  source: JsonObject,
  isOwnPicture: IsOwnPicture,
): Partial<SystemGuildRow> {
  const body = new JsonReader(source);
  const errors = new FieldErrors();
  const fields: Partial<SystemGuildRow> = {
    ...(isGiven(body, 'proxying_enabled') ? { proxying_enabled: body.flag('proxying_enabled') } : {}),
    ...readTexts(body, tagRule),
    ...(isGiven(body, 'tag_enabled') ? { tag_enabled: body.flag('tag_enabled') } : {}),
    ...readTexts(body, systemGuildTexts),
  };
  checkTexts(fields, { ...tagRule, ...systemGuildTexts }, errors, isOwnPicture);
  return finish({ fields, privacy: {} }, errors).fields;
}

/** Reads the settings of a member for one guild. */
export function readMemberGuildPatch(
  source: JsonObject,
  isOwnPicture: IsOwnPicture,
): Partial<MemberGuildRow> {
  const body = new JsonReader(source);
  const errors = new FieldErrors();
  const fields: Partial<MemberGuildRow> = {
    ...readTexts(body, memberGuildTexts),
    // The service can store null here, but its reader cannot read it: null is 500.
    ...(body.has('keep_proxy') ? { keep_proxy: body.flag('keep_proxy') } : {}),
  };
  checkTexts(fields, memberGuildTexts, errors, isOwnPicture);
  return finish({ fields, privacy: {} }, errors).fields;
}

/** The service's order: messages first, then "nothing to set", then what the database cannot store. */
function finish<Patch extends { fields: object; privacy: object }>(patch: Patch, errors: FieldErrors): Patch {
  errors.throwIfAny();
  if (Object.keys(patch.fields).length + Object.keys(patch.privacy).length === 0) {
    throw new ServiceError('badRequest');
  }
  assertStorable(patch.fields);
  return patch;
}

/** A webhook avatar that repeats the avatar of the same request is not a separate value, and never reported. */
function withoutRepeatedAvatar(source: JsonObject): JsonObject {
  const body = new JsonReader(source);
  const avatar = body.textOrNull('webhook_avatar_url');
  const isRepeated = avatar !== null && avatar === body.textOrNull('avatar_url');
  return isRepeated ? { ...source, webhook_avatar_url: null } : source;
}

/** The flags that the body has, in the order of the table. Null and other types are 500. */
function readFlags(body: JsonReader, table: RecordFields): Readonly<Record<string, boolean>> {
  const flags = settableFields(table).filter(([key, { kind }]) => kind === 'flag' && body.has(key));
  return Object.fromEntries(flags.map(([key]) => [key, body.flag(key)]));
}

function readBirthday(body: JsonReader, errors: FieldErrors): { birthday?: string | null } {
  if (!body.has('birthday')) return {};
  const birthday = body.textOrNull('birthday');
  if (birthday !== null && !isBirthday(birthday)) errors.invalid('birthday');
  return { birthday };
}

function isGiven(body: JsonReader, key: string): boolean {
  return body.has(key) && body.raw(key) !== null;
}
