import type * as v from 'valibot';
import { type WireMember, wireMemberSchema } from '../member/wire-member.ts';
import { type WireSystem, wireSystemSchema } from '../system/wire-system.ts';
import { lenientRecord, nullableText, readOr, requiredId, textOrEmpty } from '../wire/fields.ts';

/** A proxied message as the service sends it. */
export interface WireMessage {
  /** Whole seconds only, unlike other timestamps. */
  timestamp: string;
  id: string;
  /** The message that was proxied; empty when unknown. */
  original: string;
  sender: string;
  channel: string;
  guild: string | null;
  /** Null when it was deleted. */
  system: WireSystem | null;
  /** Null when it was deleted. Has no `system` key here. */
  member: WireMember | null;
}

/** Reads a message. Fails only without an `id`; a system or member that cannot be read is null. Unknown keys are kept. */
export const wireMessageSchema: v.GenericSchema<unknown, WireMessage> = lenientRecord({
  required: { id: requiredId },
  rest: {
    timestamp: textOrEmpty,
    original: textOrEmpty,
    sender: textOrEmpty,
    channel: textOrEmpty,
    guild: nullableText,
    system: readOr(wireSystemSchema, null),
    member: readOr(wireMemberSchema, null),
  },
});
