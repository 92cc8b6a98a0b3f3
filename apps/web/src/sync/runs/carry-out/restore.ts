import { recordKey } from '@frontboard/model';
import { refusedWithoutDetail } from '../../records/left-parts.ts';
import { followRestored } from '../../restore/follow-restored.ts';
import { restoreRecord } from '../../restore/restore.ts';
import type { OperationOf } from '../operation.ts';
import type { CarryOut } from './context.ts';

/** Creates a deleted record again from its restore copy, whose own progress survives a lost answer. */
export const carryOutRestore: CarryOut<OperationOf<'restore'>> = async ({ of, ref }, _sent, context) => {
  const { caller, cache, copies, services, settle } = context;
  const made: { readonly uuid: string; readonly before: readonly string[] }[] = [];
  const follow = followRestored(context);
  await context.sending({ kind: 'nothing' });
  const result = await restoreRecord(
    {
      caller,
      cache,
      store: copies,
      now: services.clock.now,
      settle,
      onMade(record, before) {
        made.push({ uuid: recordKey(record), before });
        follow(ref, record);
      },
    },
    `${of}:${ref}`,
  );
  switch (result.state) {
    case 'restored': {
      const [record] = made;
      if (record === undefined) return { as: 'gone' };
      const left = refusedWithoutDetail(result.refusedFields);
      return { as: 'done', former: { kind: 'created', ...record, isChecked: false }, left };
    }
    case 'gone':
    case 'busy':
      return { as: 'gone' };
    default:
      throw result.error;
  }
};
