import { brandId, type Group, type Member, recordKey } from '@frontboard/model';
import { isRecordGone } from '../../cache/refusals.ts';
import type { Caller } from '../../session/caller.ts';
import type { RestoreInput } from './restore-copy.ts';

/** Something of the own system that is to be deleted, as it is known. */
export type Doomed =
  | { readonly kind: 'member'; readonly record: Member }
  | { readonly kind: 'group'; readonly record: Group };

/**
 * The data for a restore copy of it, as the service has it now: another device may have changed it since it was loaded.
 * Null if it no longer exists. Rejects as the client does.
 */
export async function fetchForCopy(caller: Caller, doomed: Doomed): Promise<RestoreInput | null> {
  try {
    return doomed.kind === 'member'
      ? await fetchMember(caller, doomed.record)
      : await fetchGroup(caller, doomed.record);
  } catch (error) {
    if (isRecordGone(error)) return null;
    throw error;
  }
}

/** The content of a restore copy if nothing newer is available. */
export function knownForCopy(doomed: Doomed): RestoreInput {
  return doomed.kind === 'member'
    ? { ...doomed, memberships: [] }
    : { ...doomed, memberships: doomed.record.memberRefs ?? [] };
}

async function fetchMember({ client, call }: Caller, member: Member): Promise<RestoreInput> {
  const ref = brandId('MemberRef', recordKey(member));
  const [record, groups] = await Promise.all([
    client.members.fetch(ref, call),
    client.members.groups(ref, call),
  ]);
  return { kind: 'member', record, memberships: groups.map(recordKey) };
}

async function fetchGroup({ client, call }: Caller, group: Group): Promise<RestoreInput> {
  const ref = brandId('GroupRef', recordKey(group));
  const [record, members] = await Promise.all([
    client.groups.fetch(ref, call),
    client.groups.members(ref, call),
  ]);
  return { kind: 'group', record, memberships: members.map(recordKey) };
}
