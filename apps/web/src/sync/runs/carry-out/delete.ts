import { deleteFetched, fetchForCopy } from '../../restore/delete-record.ts';
import type { OperationOf } from '../operation.ts';
import { runWords as words } from '../words.ts';
import type { CarryOut } from './context.ts';

/** Deletes a record after its restore copy was stored on the device. */
export const carryOutDelete: CarryOut<OperationOf<'delete'>> = async ({ of, ref }, sent, context) => {
  const done = { as: 'done', former: { kind: 'deleted', uuid: ref }, left: {} } as const;
  const latest = await fetchForCopy(context, of, ref);
  // Gone after an attempt of ours: that attempt has deleted it.
  if (latest === null) return sent === null ? { as: 'gone' } : done;
  await context.sending({ kind: 'nothing' });
  const { copies, services } = context;
  const result = await deleteFetched({ ...context, store: copies, nowMs: services.clock.now() }, latest);
  switch (result.state) {
    case 'deleted':
      return done;
    case 'no-copy':
      return { as: 'refused', ...words.noCopy };
    default:
      throw result.error;
  }
};
