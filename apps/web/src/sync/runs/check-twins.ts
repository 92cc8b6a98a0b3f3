import { type Group, type Member, recordKey } from '@frontboard/model';
import { isRecordGone } from '../../cache/refusals.ts';
import { twinsAmong, wireOf } from '../twins/find-twins.ts';
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
    for (const twin of twins) await removeTwin(of, twin, context);
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

async function removeTwin(of: OwnKind, twin: Member | Group, context: RunContext): Promise<void> {
  const own = ownRecords(of, context);
  const uuid = recordKey(twin);
  context.services.log.add('info', `Removing what a repeated request had made: 1 ${of}.`);
  try {
    await own.remove(uuid);
  } catch (error) {
    if (!isRecordGone(error)) throw error;
  }
  own.drop(uuid);
}
