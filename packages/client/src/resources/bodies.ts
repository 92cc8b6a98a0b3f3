import {
  type GroupPatch,
  type MemberGuildPatch,
  type MemberPatch,
  normaliseRef,
  parseRef,
  parseTimestamp,
  type SystemConfigPatch,
  type SystemGuildPatch,
  type SystemPatch,
} from '@frontboard/model';
import { UsageError } from '../errors/usage-error.ts';

/** The change is empty, and the service refuses such a request. */
export const NOTHING_TO_CHANGE = 'Nothing to change.';

type KeyWithoutNull<Patch> = { [K in keyof Patch]-?: null extends Patch[K] ? never : K }[keyof Patch];

/** The keys that no patch sets to null. Those left out are answered with a message. */
type NeverNullKey = Exclude<
  | KeyWithoutNull<MemberPatch>
  | KeyWithoutNull<GroupPatch>
  | KeyWithoutNull<SystemPatch>
  | KeyWithoutNull<SystemConfigPatch>
  | KeyWithoutNull<SystemGuildPatch>
  | KeyWithoutNull<MemberGuildPatch>,
  'name' | 'proxy_switch'
>;

/** Null for one of these crashes the service (500) instead of clearing it: leave it out, as "no change". */
const NEVER_NULL = {
  autoproxy_enabled: true,
  card_show_color_hex: true,
  case_sensitive_proxy_tags: true,
  description_templates: true,
  group_default_private: true,
  hid_display_caps: true,
  hid_display_split: true,
  keep_proxy: true,
  member_default_private: true,
  pings_enabled: true,
  privacy: true,
  proxy_error_message_enabled: true,
  proxy_tags: true,
  proxying_enabled: true,
  show_private_info: true,
  tag_enabled: true,
  timezone: true,
  tts: true,
} satisfies Record<NeverNullKey, true>;

/**
 * A patch in the form that is sent: without undefined, without the nulls that the service cannot accept, without an empty `privacy`.
 * @throws {UsageError} if nothing is left.
 */
export function patchBody(patch: object): Record<string, unknown> {
  const body = writableBody(patch);
  if (Object.keys(body).length === 0) throw new UsageError(NOTHING_TO_CHANGE);
  return body;
}

/** A new record in the form that is sent. @throws {UsageError} without a name. */
export function createBody(input: object): Record<string, unknown> {
  const body = writableBody(input);
  if (typeof body.name !== 'string' || body.name.trim() === '') {
    throw new UsageError("Key name is required, but wasn't supplied");
  }
  return body;
}

function writableBody(patch: object): Record<string, unknown> {
  const entries = Object.entries(patch).filter(
    ([key, value]) =>
      value !== undefined &&
      !(value === null && Object.hasOwn(NEVER_NULL, key)) &&
      !(key === 'privacy' && Object.keys(value).length === 0),
  );
  return Object.fromEntries(entries);
}

/** Version 1 has no `privacy` object: its keys are beside the others. */
export function flatPrivacy(body: Record<string, unknown>): Record<string, unknown> {
  const { privacy, ...rest } = body;
  return typeof privacy === 'object' && privacy !== null ? { ...rest, ...privacy } : rest;
}

/**
 * References in a body: the service compares them letter by letter and fails on repeated ones, so they are
 * normalised and each is kept once, in order. It is unknown whether a short id and a uuid mean the same record.
 * @throws {UsageError} with `missing` when it is not an array, or when an item is not a reference.
 */
export function bodyRefs(kind: 'member' | 'group', refs: unknown, missing: string): string[] {
  if (!Array.isArray(refs)) throw new UsageError(missing);
  return [...new Set(refs.map((ref: unknown) => bodyRef(kind, ref)))];
}

function bodyRef(kind: 'member' | 'group', ref: unknown): string {
  const parsed = parseRef(kind, typeof ref === 'string' ? normaliseRef(ref) : '');
  if (!parsed.ok) throw new UsageError(parsed.message);
  return parsed.ref;
}

/** What the service accepts on every route: `Z`, and at most the six digits it stores. */
const STRICT_TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/;

/**
 * A time in the form that is sent. The service's own strings stay unchanged, so that no digit is lost; all others go through
 * `toISOString`. @throws {UsageError} if it is missing or no time.
 */
export function bodyTimestamp(time: string | Date | null | undefined): string {
  if (time === null || time === undefined || time === '') throw new UsageError('Must provide a timestamp.');
  if (typeof time === 'string' && STRICT_TIMESTAMP.test(time) && parseTimestamp(time) !== null) return time;
  const date = typeof time === 'string' ? new Date(parseTimestamp(time.trim()) ?? Number.NaN) : time;
  if (Number.isNaN(date.getTime())) throw new UsageError('Timestamp must be a valid date');
  return date.toISOString();
}
