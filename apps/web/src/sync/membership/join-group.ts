import { isAnswerLost } from '@frontboard/client';
import type { RecordCache } from '../../cache/own/record-cache.ts';
import type { Caller } from '../../session/caller.ts';
import { membersOfGroup } from './membership-writes.ts';

interface JoinContext {
  readonly caller: Caller;
  readonly cache: RecordCache;
  /** Resolves once a write that just got no answer can no longer be running. */
  readonly settle: () => Promise<void>;
}

/** Adds members to a group by their uuids, again after a lost answer, since that changes nothing. Returns whether the service accepted it. */
export async function joinGroup(
  { caller, cache, settle }: JoinContext,
  group: string,
  members: readonly string[],
): Promise<boolean> {
  const { send } = membersOfGroup({ caller, cache }, group);
  const change = { add: members, remove: [] };
  try {
    await send(change).catch((error: unknown) => {
      if (!isAnswerLost(error)) throw error;
      // Two overlapping ones make each other fail.
      return settle().then(() => send(change));
    });
    return true;
  } catch {
    return false;
  }
}
