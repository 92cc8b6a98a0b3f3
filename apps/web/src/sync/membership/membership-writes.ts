import { hasErrorCode } from '@frontboard/client';
import { type ErrorCodeName, recordKey } from '@frontboard/model';
import { checkSeenByOwner } from '../../cache/own/check-seen-by-owner.ts';
import type { RecordContext } from '../records/record-writes.ts';
import { type OwnKind, type OwnRecordsContext, ownRecords } from '../writes/own-records.ts';
import { sendAgainIfLost } from '../writes/send-write.ts';

/** What is sent: only what differs, each reference once. */
export interface MembershipChange {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

export type MembershipSide = ReturnType<typeof membershipOf>;

/** The service's codes for an unknown reference in a body. */
const UNKNOWN_REFS: Readonly<Record<OwnKind, readonly ErrorCodeName[]>> = {
  // Adding reports the whole group as missing, removing the reference.
  member: ['groupNotFound', 'groupRefNotFound'],
  group: ['memberRefNotFound'],
};

/** One side of a membership: the groups of the member with this uuid, or the members of the group with it. References are uuids. */
export function membershipOf(kind: OwnKind, context: OwnRecordsContext, uuid: string) {
  const own = ownRecords(kind, context);
  const others = ownRecords(kind === 'member' ? 'group' : 'member', context);

  /** One step; returns the references that no longer exist. The service refuses an empty list, and a repeated reference would break it. */
  async function sendOne(given: readonly string[], isIn: boolean): Promise<readonly string[]> {
    const refs = [...new Set(given)];
    if (refs.length === 0) return [];
    try {
      await own.changeMemberships(uuid, refs, isIn);
      return [];
    } catch (error) {
      if (!hasErrorCode(error, ...UNKNOWN_REFS[kind])) throw error;
      // The first unknown reference ends the whole step before anything is written.
      const there = new Set((await others.list()).map(recordKey));
      const left = refs.filter((ref) => there.has(ref));
      if (left.length === refs.length) throw error;
      const gone = refs.filter((ref) => !there.has(ref));
      for (const ref of gone) others.drop(ref);
      // Another one may have gone since.
      return [...gone, ...(await sendOne(left, isIn))];
    }
  }

  return {
    /** The current members, read from the service. Rejects as the client does. */
    async fetchLatest(): Promise<readonly string[]> {
      const records = await own.listMemberships(uuid);
      await checkSeenByOwner(context.caller, records);
      return records.map(recordKey);
    },
    /**
     * Adds and removes, never replaces the whole. References that no longer exist are left out and returned. Each step can be sent
     * again without harm. Rejects as the client does; the first step may have been carried out by then.
     */
    async send({ add, remove }: MembershipChange): Promise<readonly string[]> {
      const goneOfAdded = await sendOne(add, true);
      try {
        return [...goneOfAdded, ...(await sendOne(remove, false))];
      } catch (error) {
        throw add.length > 0 ? new PartlySentError(error) : error;
      }
    },
  };
}

/** Adds members to a group by their uuids, again after a lost answer. Returns whether the service accepted it. */
export async function joinGroup(
  context: RecordContext,
  group: string,
  members: readonly string[],
): Promise<boolean> {
  const { send } = membershipOf('group', context, group);
  try {
    await sendAgainIfLost(() => send({ add: members, remove: [] }), context.services.settleWrites);
    return true;
  } catch {
    return false;
  }
}

/** The first of two steps succeeded, the second did not or is uncertain. The caller checks what the service has. */
class PartlySentError extends Error {
  override readonly name = 'PartlySentError';
  constructor(cause: unknown) {
    super('Only the first of two changes of a membership is known to be saved.', { cause });
  }
}
