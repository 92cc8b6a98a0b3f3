import type * as v from 'valibot';
import { brandId, brandIdOrNull, type DiscordId, type MemberId } from '../id/brands.ts';
import { extraOf, lenientRecord, nullableText, oneOf } from '../wire/fields.ts';

/** The ways in which the service may proxy without tags. */
export const AUTOPROXY_MODES = ['off', 'front', 'latch', 'member'] as const;

export type AutoproxyMode = (typeof AUTOPROXY_MODES)[number];

/** Autoproxy of a system in one Discord server, as the service sends it. */
export interface WireAutoproxy {
  autoproxy_mode: AutoproxyMode;
  /** A member's short id; always null in mode `front`. */
  autoproxy_member: string | null;
  last_latch_timestamp: string | null;
}

/** Reads autoproxy settings; an unknown mode reads as off. Unknown keys are kept. */
export const wireAutoproxySchema: v.GenericSchema<unknown, WireAutoproxy> = lenientRecord({
  required: {},
  rest: {
    autoproxy_mode: oneOf(AUTOPROXY_MODES, 'off'),
    autoproxy_member: nullableText,
    last_latch_timestamp: nullableText,
  },
});

/** Autoproxy of a system in one Discord server. */
export interface AutoproxySettings {
  readonly guildId: DiscordId;
  readonly mode: AutoproxyMode;
  readonly memberId: MemberId | null;
  readonly lastLatchAt: string | null;
  readonly extra: Readonly<Record<string, unknown>>;
}

const KNOWN_KEYS: ReadonlySet<string> = new Set([
  'autoproxy_mode',
  'autoproxy_member',
  'last_latch_timestamp',
]);

/** The domain record of autoproxy in `guildId`, which the wire leaves out. */
export function autoproxyFromWire(wire: WireAutoproxy, guildId: string): AutoproxySettings {
  return {
    guildId: brandId('DiscordId', guildId),
    mode: wire.autoproxy_mode,
    memberId: brandIdOrNull('MemberId', wire.autoproxy_member),
    lastLatchAt: wire.last_latch_timestamp,
    extra: extraOf(wire, KNOWN_KEYS),
  };
}
