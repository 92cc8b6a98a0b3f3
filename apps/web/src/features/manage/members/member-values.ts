import {
  type IsOwnPicture,
  MEMBER_PRIVACY_KEYS,
  type Member,
  type MemberPatch,
  type MemberPrivacyKey,
  type Priv,
  type ProxyTag,
  type Validated,
  validateMember,
} from '@frontboard/model';
import { birthdayTextToWire, birthdayToText } from '../../../text/birthday-text.ts';
import { inputOf, newInputOf, privacyValues } from '../edit/record-values.ts';

const TEXTS = [
  'name',
  'display_name',
  'pronouns',
  'color',
  'birthday',
  'avatar_url',
  'webhook_avatar_url',
  'banner',
  'description',
] as const;
type MemberText = (typeof TEXTS)[number];
// `Object.fromEntries` loses the keys; all exist.
const EMPTY_TEXTS = Object.fromEntries(TEXTS.map((field) => [field, ''])) as Record<MemberText, string>;

/** The form of a member, by the service's names: empty texts for nothing, each privacy key in its own field. */
export type MemberValues = Record<MemberText, string> &
  Record<MemberPrivacyKey, Priv> & {
    /** In the member's order. Sides may be empty while they are typed. */
    proxy_tags: readonly ProxyTag[];
    keep_proxy: boolean;
    tts: boolean;
  };

export type MemberField = keyof MemberValues;

/** What a client can set; each privacy setting has its own field. Only the bot sets whether autoproxy may choose a member. */
type SettableKey = Exclude<keyof MemberPatch, 'privacy' | 'autoproxy_enabled'>;

/** The fields that are addresses of pictures. */
export const MEMBER_PICTURES = {
  avatar_url: 'Avatar',
  webhook_avatar_url: 'Webhook avatar',
  banner: 'Banner',
} as const;

/** The empty form. */
export function emptyValues(priv: Priv): MemberValues {
  return {
    ...EMPTY_TEXTS,
    proxy_tags: [],
    keep_proxy: false,
    tts: false,
    ...privacyValues(MEMBER_PRIVACY_KEYS, () => priv),
  } satisfies Record<SettableKey, unknown>;
}

/** A member as the form shows it. */
export function valuesOf(member: Member): MemberValues {
  return {
    name: member.name,
    display_name: member.displayName ?? '',
    pronouns: member.pronouns ?? '',
    color: member.color ?? '',
    birthday: birthdayToText(member.birthday),
    avatar_url: member.avatarUrl ?? '',
    webhook_avatar_url: member.webhookAvatarUrl ?? '',
    banner: member.bannerUrl ?? '',
    description: member.description ?? '',
    proxy_tags: member.proxyTags,
    keep_proxy: member.keepProxy,
    tts: member.tts,
    ...privacyValues(MEMBER_PRIVACY_KEYS, (key) => member.privacy?.[key] ?? 'public'),
  };
}

/** What a copy of a member starts with: everything but the proxy tags, which only one of them can use. */
export function copyOf(member: Member, copyName: (name: string) => string): MemberValues {
  return { ...valuesOf(member), name: copyName(member.name), proxy_tags: [] };
}

/** Checks the changed fields of a member and turns them into what is sent. */
export function validateChanges(
  values: MemberValues,
  changed: readonly MemberField[],
  isOwnPicture?: IsOwnPicture,
): Validated<MemberPatch> {
  return validateMember(withBirthday(inputOf(values, changed)), { mode: 'edit', isOwnPicture });
}

/** Checks a new member and turns everything that differs from the service's defaults into what is sent. */
export function validateNew(
  values: MemberValues,
  _changed?: readonly MemberField[],
  isOwnPicture?: IsOwnPicture,
): Validated<MemberPatch> {
  const input = newInputOf(values, emptyValues('public'));
  return validateMember(withBirthday(input), { mode: 'create', isOwnPicture });
}

/** With the birthday as the service writes it. */
function withBirthday(input: MemberPatch): MemberPatch {
  const { birthday } = input;
  return typeof birthday === 'string' ? { ...input, birthday: birthdayTextToWire(birthday) } : input;
}
