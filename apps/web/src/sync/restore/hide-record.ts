import { type Group, type Member, recordKey } from '@frontboard/model';
import { createGroupWrites } from '../records/group-writes.ts';
import { createMemberWrites, type RecordContext } from '../records/member-writes.ts';
import { sendWrite, type WriteOutcome } from '../writes/send-write.ts';
import type { Doomed } from './fetch-for-copy.ts';

const HIDDEN = { privacy: { visibility: 'private' } } as const;

/**
 * Sets the visibility of a member or group of the own system to private, and checks the outcome if the answer is lost. Trying
 * again is safe. Never rejects.
 */
export function hideRecord(
  context: RecordContext,
  { kind, record }: Doomed,
): Promise<WriteOutcome<Member | Group>> {
  const { services, caller } = context;
  const uuid = recordKey(record);
  const createWrites = kind === 'member' ? createMemberWrites : createGroupWrites;
  const writes = createWrites(context, caller.viewer);
  return sendWrite<Member | Group>({
    send: () => writes.update(uuid, HIDDEN),
    async look() {
      const latest = await writes.fetchLatest(uuid);
      return latest.privacy?.visibility === 'private' ? latest : null;
    },
    settle: () => services.settleWrites(),
  });
}
