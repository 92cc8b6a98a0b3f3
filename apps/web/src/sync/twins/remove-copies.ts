import { type Group, type Member, recordKey } from '@frontboard/model';
import { logWords } from '../log-words.ts';
import type { Services } from '../services.ts';
import { type OwnKind, type OwnRecordsContext, ownRecords, removeOwnRecord } from '../writes/own-records.ts';

/** Deletes copies that repeated requests have made. Rejects when one of them is still there. */
export async function removeCopies(
  services: Services,
  context: OwnRecordsContext,
  kind: OwnKind,
  copies: readonly (Member | Group)[],
): Promise<void> {
  if (copies.length === 0) return;
  services.log.add('info', logWords.removingCopies[kind](copies.length));
  const own = ownRecords(kind, context);
  for (const uuid of copies.map(recordKey)) {
    const outcome = await removeOwnRecord(own, uuid, services.settleWrites);
    if (outcome.state !== 'done') throw outcome.error;
    own.drop(uuid);
  }
}
