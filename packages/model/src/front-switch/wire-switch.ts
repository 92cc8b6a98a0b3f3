import type * as v from 'valibot';
import { type WireMember, wireMemberSchema } from '../member/wire-member.ts';
import { lenientRecord, requiredId, textOrEmpty } from '../wire/fields.ts';
import { lenientList } from '../wire/read-list.ts';

/** A switch with whole members: fronters, one switch, and what a write answers. No members: a switch-out. */
export interface WireSwitch {
  /** Empty when version 1 sent it: its switches had no ids. */
  id: string;
  timestamp: string;
  /** In front order. */
  members: WireMember[];
}

/** A switch as the history lists it: members by short id, in no promised order. */
export interface WireSwitchIds {
  /** Empty when version 1 or an export gave it. */
  id: string;
  timestamp: string;
  members: string[];
}

/**
 * Reads a switch with whole members. Members that cannot be read are left out; it fails without a timestamp, without a
 * list of members, or if none of them could be read (that would look like a switch-out).
 */
export const wireSwitchSchema: v.GenericSchema<unknown, WireSwitch> = lenientRecord({
  required: { timestamp: requiredId, members: lenientList(wireMemberSchema) },
  rest: { id: textOrEmpty },
});

/** Reads a switch with member ids; fails as `wireSwitchSchema` does. */
export const wireSwitchIdsSchema: v.GenericSchema<unknown, WireSwitchIds> = lenientRecord({
  required: { timestamp: requiredId, members: lenientList(requiredId) },
  rest: { id: textOrEmpty },
});
