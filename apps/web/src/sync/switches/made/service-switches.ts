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

/** The smallest `before` that includes a time: it is exclusive, and the service counts microseconds. */
export function justAfter(timestamp: string): string {
  return timestamp.replace(/(?:\.(\d{1,6}))?Z$/, (_, digits: string | undefined) => {
    const micros = Number((digits ?? '').padEnd(6, '0')) + 1;
    // Except the last microsecond of a second: such a time was never chosen here.
    return `.${String(Math.min(micros, 999_999)).padStart(6, '0')}Z`;
  });
}

/** The members of a switch, as uuids in front order. */
export function memberUuids({ members }: FrontSwitch): readonly string[] {
  return (members ?? []).map(recordKey);
}

/** Members by uuid, as requests name them. */
export function memberRefs(members: readonly string[]): MemberRef[] {
  return members.map((uuid) => brandId('MemberRef', uuid));
}
