import type { Client } from '@frontboard/client';
import {
  brandId,
  type FrontSwitch,
  type MemberRef,
  microsecondAfter,
  recordKey,
  type SwitchId,
} from '@frontboard/model';
import { isSwitchGone } from '../../../cache/refusals.ts';
import { orderKey } from '../../../cache/switches/switch-order.ts';
import { OWN } from '../../../session/active-token.ts';

/** How many switches are searched for one that was created in between. */
export const LOOK_BACK = 20;

/** The service answered something that doesn't show the outcome of the request. */
export class UnclearAnswerError extends Error {
  override readonly name = 'UnclearAnswerError';
}

/** Some calls about own switches, and what ends them. */
export interface SwitchCalls<Call extends keyof Client['switches']> {
  readonly service: Pick<Client['switches'], Call>;
  readonly signal: AbortSignal;
}

/** A switch by its id, or null. Rejects as the client does. */
export async function switchWith(
  { service, signal }: SwitchCalls<'fetch'>,
  id: string,
): Promise<FrontSwitch | null> {
  try {
    return await service.fetch(OWN, brandId('SwitchId', id), { signal });
  } catch (error) {
    if (isSwitchGone(error)) return null;
    throw error;
  }
}

/** The switch at exactly this time, with complete members; null without one. Rejects as the client does. */
export async function switchAt(
  calls: SwitchCalls<'list' | 'fetch'>,
  timestamp: string,
): Promise<FrontSwitch | null> {
  const before = microsecondAfter(timestamp);
  const [newest] = (await calls.service.list(OWN, { before, limit: 1, signal: calls.signal })).switches;
  const isThere = newest !== undefined && orderKey(newest) === orderKey({ timestamp });
  return isThere && newest.id !== null ? switchWith(calls, newest.id) : null;
}

/** Deletes a switch. One that is gone is not an error: a repetition of the request may have deleted it. Rejects as the client does. */
export async function removeSwitch({ service, signal }: SwitchCalls<'remove'>, id: SwitchId): Promise<void> {
  try {
    await service.remove(id, { signal });
  } catch (error) {
    if (!isSwitchGone(error)) throw error;
  }
}

/** The members of a switch, as uuids in front order. */
export function memberUuids({ members }: FrontSwitch): readonly string[] {
  return (members ?? []).map(recordKey);
}

/** Members by uuid, as requests name them. */
export function memberRefs(members: readonly string[]): MemberRef[] {
  return members.map((uuid) => brandId('MemberRef', uuid));
}
