export * from './api-error/error-codes.ts';
export * from './api-error/wire-error.ts';
export * from './autoproxy/autoproxy.ts';
export * from './autoproxy/validate-autoproxy.ts';
export {
  type Birthday,
  birthdayToWire,
  DEFAULT_BIRTHDAY_YEAR,
  formatBirthday,
  parseBirthday,
} from './birthday/birthday.ts';
export * from './birthday/parse-birthday-input.ts';
export * from './color/color.ts';
export { groupForOthers, hiddenInFront, memberForOthers, systemForOthers } from './for-others/for-others.ts';
export * from './front-switch/front-switch.ts';
export * from './front-switch/validate-switch.ts';
export * from './front-switch/wire-switch.ts';
export * from './group/group.ts';
export { groupToWire } from './group/group-to-wire.ts';
export * from './group/validate-group.ts';
export * from './group/wire-group.ts';
export * from './guild/guild.ts';
export * from './guild/parse-guild-id.ts';
export * from './guild/validate-guild.ts';
export * from './guild/wire-guild.ts';
export * from './id/brands.ts';
export { isShortId, normaliseRef } from './id/normalise-ref.ts';
export * from './id/parse-ref.ts';
export { randomUuid } from './id/random-uuid.ts';
export { isCalled, recordKey } from './id/record-key.ts';
export * from './id/short-id.ts';
export * from './lookup/lookup.ts';
export { parseLookup } from './lookup/parse-lookup.ts';
export { withoutTokensInText } from './lookup/token.ts';
export * from './member/member.ts';
export { memberToWire } from './member/member-to-wire.ts';
export * from './member/validate-member.ts';
export * from './member/wire-member.ts';
export * from './message/message.ts';
export * from './message/wire-message.ts';
export { collatorOf } from './name/collator.ts';
export * from './name/graphemes.ts';
export * from './name/initials.ts';
export * from './name/label.ts';
export * from './name/pronouns.ts';
export * from './name/sort-by-label.ts';
export { toPriv } from './privacy/check-privacy.ts';
export {
  GROUP_PRIVACY_KEYS,
  type GroupPrivacyKey,
  liftFlatPrivacy,
  MEMBER_PRIVACY_KEYS,
  type MemberPrivacyKey,
  type Priv,
  SYSTEM_PRIVACY_KEYS,
  type SystemPrivacyKey,
} from './privacy/privacy.ts';
export { liftFlatProxyTag, type ProxyTag, type WireProxyTag } from './proxy-tag/proxy-tag.ts';
export * from './system/system.ts';
export { systemToWire } from './system/system-to-wire.ts';
export * from './system/validate-system.ts';
export * from './system/wire-system.ts';
export * from './system-config/system-config.ts';
export * from './system-config/validate-system-config.ts';
export * from './system-config/wire-settings.ts';
export * from './tables.ts';
export { isDayKey } from './timestamp/day-key.ts';
export * from './timestamp/exact-timestamp.ts';
export { microsecondAfter, parseTimestamp, timestampSortKey } from './timestamp/timestamp.ts';
export type { Validated } from './validation/check.ts';
export { isHttpsUrl } from './validation/https-url.ts';
export {
  type CheckedImageUrl,
  type ImageKind,
  type IsOwnPicture,
  imageUrlMessage,
  type PictureOptions,
  validateImageUrl,
} from './validation/image-url.ts';
export { LIMITS } from './validation/limits.ts';
export { storable, wellFormed } from './validation/storable.ts';
export { typeProblem } from './validation/type-problem.ts';
export type { WriteMode } from './validation/write-mode.ts';
export { isRecord, recordSchema, requiredId } from './wire/fields.ts';
export { type ReadListResult, type RejectedItem, readList } from './wire/read-list.ts';
