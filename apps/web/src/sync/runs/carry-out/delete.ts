import { brandId } from '@frontboard/model';
import { isRecordGone } from '../../../cache/refusals.ts';
import { deleteRecord } from '../../restore/delete-record.ts';
import type { Doomed } from '../../restore/restore-copy.ts';
import type { OperationOf } from '../operation.ts';
import { runWords as words } from '../words.ts';
import type { CarryOut, RunContext } from './context.ts';

/** Deletes a record after its restore copy was stored on the device. */
export const carryOutDelete: CarryOut<OperationOf<'delete'>> = async ({ of, ref }, sent, context) => {
  const done = { as: 'done', former: { kind: 'deleted', uuid: ref }, left: {} } as const;
  const doomed = await fetchDoomed(of, ref, context);
  // Gone after an attempt of ours: that attempt has deleted it.
  if (doomed === null) return sent === null ? { as: 'gone' } : done;
  await context.sending({ kind: 'nothing' });
  const { caller, copies, cache, services, settle } = context;
  const result = await deleteRecord(
    { caller, store: copies, cache, nowMs: services.clock.now(), settle },
    doomed,
  );
  switch (result.state) {
    case 'deleted':
      return result.wasGone ? { as: 'gone' } : done;
    case 'no-copy':
      return { as: 'refused', ...words.noCopy };
    default:
      throw result.error;
  }
};

async function fetchDoomed(
  of: 'member' | 'group',
  ref: string,
  { caller: { client, call } }: RunContext,
): Promise<Doomed | null> {
  try {
    return of === 'member'
      ? { kind: of, record: await client.members.fetch(brandId('MemberRef', ref), call) }
      : { kind: of, record: await client.groups.fetch(brandId('GroupRef', ref), call) };
  } catch (error) {
    if (isRecordGone(error)) return null;
    throw error;
  }
}
