import { brandId, type Group, type Member, recordKey } from '@frontboard/model';
import { isRecordGone } from '../../cache/refusals.ts';
import { twinsAmong, wireOf } from '../twins/find-twins.ts';
import type { RunContext } from './carry-out/context.ts';
import { listRecords } from './carry-out/create.ts';
import { type Former, formerOf, type RunItem } from './run.ts';

/**
 * Removes what repeated requests have created beside the records of these operations: copies created at the same time with the same fields
 * and never used. Reads each list once. Rejects as the client does; it can be repeated.
 */
export async function removeRunTwins(items: readonly RunItem[], context: RunContext): Promise<void> {
  for (const of of ['member', 'group'] as const) {
    const made = items.flatMap((item) => createdBy(item, of) ?? []);
    if (made.length === 0) continue;
    const records = await listRecords(of, context);
    const twins = twinsOfMade(of, records, made, context);
    for (const twin of twins) await removeTwin(of, twin, context);
  }
}

type Created = Extract<Former, { kind: 'created' }>;

function createdBy(item: RunItem, of: 'member' | 'group'): Created | null {
  const { operation } = item;
  if (operation.kind !== 'create' && operation.kind !== 'restore') return null;
  const former = formerOf(item);
  return operation.of === of && former?.kind === 'created' ? former : null;
}

function twinsOfMade(
  kind: 'member' | 'group',
  records: readonly (Member | Group)[],
  made: readonly Created[],
  { caller, services }: RunContext,
): readonly (Member | Group)[] {
  const uuids = new Set(made.map(({ uuid }) => uuid));
  const wanted = [...uuids, ...made.flatMap(({ before }) => before)];
  const twins = records
    .filter((record) => uuids.has(recordKey(record)))
    .flatMap((record) =>
      twinsAmong(records, {
        kind,
        record: { ...wireOf(kind, record), uuid: recordKey(record), name: record.name },
        viewer: caller.viewer,
        wanted,
        sinceMs: services.clock.now(),
        isRemovedUnasked: true,
        told: 0,
      }),
    );
  return [...new Set(twins)];
}

async function removeTwin(
  of: 'member' | 'group',
  twin: Member | Group,
  { caller: { client, call }, cache, services }: RunContext,
): Promise<void> {
  const uuid = recordKey(twin);
  services.log.add('info', `Removing what a repeated request had made: 1 ${of}.`);
  try {
    if (of === 'member') await client.members.remove(brandId('MemberRef', uuid), call);
    else await client.groups.remove(brandId('GroupRef', uuid), call);
  } catch (error) {
    if (!isRecordGone(error)) throw error;
  }
  if (of === 'member') cache.dropMember(uuid);
  else cache.dropGroup(uuid);
}
