import { type Group, type Member, recordKey } from '@frontboard/model';
import { twinsAmong, wireOf } from '../twins/find-twins.ts';
import { removeCopies } from '../twins/remove-copies.ts';
import { type OwnKind, ownRecords } from '../writes/own-records.ts';
import type { RunContext } from './carry-out/context.ts';
import { type Former, formerOf, type RunItem } from './run.ts';

/**
 * Removes what repeated requests have created beside the records of these operations: copies created at the same time with the same fields
 * and never used. Reads each list once. Rejects as the client does; it can be repeated.
 */
export async function removeRunTwins(items: readonly RunItem[], context: RunContext): Promise<void> {
  for (const of of ['member', 'group'] as const) {
    const made = items.flatMap((item) => createdBy(item, of) ?? []);
    if (made.length === 0) continue;
    const twins = twinsOfMade(of, await ownRecords(of, context).list(), made);
    await removeCopies(context.services, context, of, twins);
  }
}

type Created = Extract<Former, { kind: 'created' }>;

function createdBy(item: RunItem, of: OwnKind): Created | null {
  const { operation } = item;
  if (operation.kind !== 'create' && operation.kind !== 'restore') return null;
  const former = formerOf(item);
  return operation.of === of && former?.kind === 'created' ? former : null;
}

function twinsOfMade(
  kind: OwnKind,
  records: readonly (Member | Group)[],
  made: readonly Created[],
): readonly (Member | Group)[] {
  const uuids = new Set(made.map(({ uuid }) => uuid));
  const wanted = [...uuids, ...made.flatMap(({ before }) => before)];
  const twins = records
    .filter((record) => uuids.has(recordKey(record)))
    .flatMap((record) =>
      twinsAmong(records, {
        kind,
        record: { ...wireOf(kind, record), uuid: recordKey(record), name: record.name },
        wanted,
      }),
    );
  return [...new Set(twins)];
}
