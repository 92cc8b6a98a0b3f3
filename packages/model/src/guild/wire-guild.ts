import type * as v from 'valibot';
import { flag, lenientRecord, nullableFlag, nullableText, nullableUrl } from '../wire/fields.ts';

/** The settings of a system for one Discord server. */
export interface WireSystemGuild {
  proxying_enabled: boolean;
  tag: string | null;
  tag_enabled: boolean;
  avatar_url: string | null;
  display_name: string | null;
  name_format: string | null;
}

/** The settings of a member for one Discord server. */
export interface WireMemberGuild {
  display_name: string | null;
  avatar_url: string | null;
  /** Null: as the member has it everywhere. */
  keep_proxy: boolean | null;
}

/** Reads a system's server settings; missing fields get the defaults of a new row. Unknown keys are kept. */
export const wireSystemGuildSchema: v.GenericSchema<unknown, WireSystemGuild> = lenientRecord({
  required: {},
  rest: {
    proxying_enabled: flag(true),
    tag: nullableText,
    tag_enabled: flag(true),
    avatar_url: nullableUrl,
    display_name: nullableText,
    name_format: nullableText,
  },
});

/** Reads a member's server settings; missing fields read as null. Unknown keys are kept. */
export const wireMemberGuildSchema: v.GenericSchema<unknown, WireMemberGuild> = lenientRecord({
  required: {},
  rest: {
    display_name: nullableText,
    avatar_url: nullableUrl,
    keep_proxy: nullableFlag,
  },
});
