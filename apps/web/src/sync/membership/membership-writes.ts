import { hasErrorCode } from '@frontboard/client';
import { brandId, type ErrorCodeName, type GroupRef, type MemberRef, recordKey } from '@frontboard/model';
import { checkSeenByOwner } from '../../cache/own/check-seen-by-owner.ts';
import type { RecordCache } from '../../cache/own/record-cache.ts';
import type { Caller } from '../../session/caller.ts';
import type { MembershipChange } from './membership-values.ts';

/** One side of a membership: who is in a group, or the groups a member is in. References are uuids. */
export interface MembershipSide {
  /** The current members, read from the service. Rejects as the client does. */
  fetchLatest(): Promise<readonly string[]>;
  /**
   * Adds and removes, never replaces the whole. References that no longer exist are left out and returned. Each step can be sent
   * again without harm. Rejects as the client does; the first step may have been carried out by then.
   */
  send(change: MembershipChange): Promise<readonly string[]>;
}

interface Context {
  readonly caller: Caller;
  readonly cache: RecordCache;
}

const OWN = brandId('SystemRef', '@me');

/** The members of the group with this uuid. */
export function membersOfGroup({ caller, cache }: Context, uuid: string): MembershipSide {
  const { client, call } = caller;
  const group = brandId('GroupRef', uuid);
  const show = (refs: readonly string[], isIn: boolean) =>
    cache.changeMembership({ members: refs.map(memberRef), groups: [group], isIn });
  return {
    async fetchLatest() {
      const members = await client.groups.members(group, call);
      await checkSeenByOwner(caller, members);
      return members.map(recordKey);
    },
    send: (change) =>
      sendBoth(change, {
        add: (refs) => client.groups.addMembers(group, refs.map(memberRef), call),
        remove: (refs) => client.groups.removeMembers(group, refs.map(memberRef), call),
        show,
        listThere: async () => (await client.members.list(OWN, call)).map(recordKey),
        showGone: (ref) => cache.dropMember(ref),
        unknownRefs: ['memberRefNotFound'],
      }),
  };
}

/** The groups the member with this uuid is in. */
export function groupsOfMember({ caller, cache }: Context, uuid: string): MembershipSide {
  const { client, call } = caller;
  const member = brandId('MemberRef', uuid);
  const show = (refs: readonly string[], isIn: boolean) =>
    cache.changeMembership({ members: [member], groups: refs.map(groupRef), isIn });
  return {
    async fetchLatest() {
      const groups = await client.members.groups(member, call);
      await checkSeenByOwner(caller, groups);
      return groups.map(recordKey);
    },
    send: (change) =>
      sendBoth(change, {
        add: (refs) => client.members.addGroups(member, refs.map(groupRef), call),
        remove: (refs) => client.members.removeGroups(member, refs.map(groupRef), call),
        show,
        listThere: async () => (await client.groups.list(OWN, call)).map(recordKey),
        showGone: (ref) => cache.dropGroup(ref),
        // Adding reports the whole group as missing, removing the reference.
        unknownRefs: ['groupNotFound', 'groupRefNotFound'],
      }),
  };
}

interface Steps {
  add(refs: readonly string[]): Promise<void>;
  remove(refs: readonly string[]): Promise<void>;
  /** Applies a finished step to the cache. */
  show(refs: readonly string[], isIn: boolean): void;
  /** The uuids of all that could be members. */
  listThere(): Promise<readonly string[]>;
  showGone(ref: string): void;
  /** The service's codes for an unknown reference in a body. */
  readonly unknownRefs: readonly ErrorCodeName[];
}

async function sendBoth({ add, remove }: MembershipChange, steps: Steps): Promise<readonly string[]> {
  const goneOfAdded = await sendOne(add, true, steps);
  try {
    return [...goneOfAdded, ...(await sendOne(remove, false, steps))];
  } catch (error) {
    throw add.length > 0 ? new PartlySentError(error) : error;
  }
}

/** The first of two steps succeeded, the second did not or is uncertain. The caller checks what the service has. */
class PartlySentError extends Error {
  override readonly name = 'PartlySentError';
  constructor(cause: unknown) {
    super('Only the first of two changes of a membership is known to be saved.', { cause });
  }
}

/** One step; returns the references that no longer exist. The service refuses an empty list, and a repeated reference would break it. */
async function sendOne(given: readonly string[], isIn: boolean, steps: Steps): Promise<readonly string[]> {
  const refs = [...new Set(given)];
  if (refs.length === 0) return [];
  const write = isIn ? steps.add : steps.remove;
  try {
    await write(refs);
    steps.show(refs, isIn);
    return [];
  } catch (error) {
    if (!hasErrorCode(error, ...steps.unknownRefs)) throw error;
    // The first unknown reference ends the whole step before anything is written.
    const there = new Set(await steps.listThere());
    const left = refs.filter((ref) => there.has(ref));
    if (left.length === refs.length) throw error;
    const gone = refs.filter((ref) => !there.has(ref));
    for (const ref of gone) steps.showGone(ref);
    // Another one may have gone since.
    return [...gone, ...(await sendOne(left, isIn, steps))];
  }
}

function memberRef(uuid: string): MemberRef {
  return brandId('MemberRef', uuid);
}

function groupRef(uuid: string): GroupRef {
  return brandId('GroupRef', uuid);
}
