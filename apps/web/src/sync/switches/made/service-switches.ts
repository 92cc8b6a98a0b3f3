import type { Client } from '@frontboard/client';
import { brandId, type FrontSwitch, type MemberRef, recordKey } from '@frontboard/model';
import { isSwitchGone } from '../../../cache/refusals.ts';

export const OWN = brandId('SystemRef', '@me');

/** How many switches are searched for one that was created in between. */
export const LOOK_BACK = 20;

/** The service answered something that doesn't show the outcome of the request. */
export class UnclearAnswerError extends Error {
  override readonly name = 'UnclearAnswerError';
}

/** A switch by its id, or null. Rejects as the client does. */
export async function switchWith(
  { service, signal }: { readonly service: Pick<Client['switches'], 'fetch'>; readonly signal: AbortSignal },
  id: string,
): Promise<FrontSwitch | null> {
  try {
    return await service.fetch(OWN, brandId('SwitchId', id), { signal });
  } catch (error) {
    if (isSwitchGone(error)) return null;
    throw error;
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
