import { recordKey } from '@frontboard/model';
import { createOnce } from '../../records/create-once.ts';
import { ownRecords } from '../../writes/own-records.ts';
import type { OperationOf } from '../operation.ts';
import type { CarryOut } from './context.ts';

/** Creates a record once, without the fields that the service refuses. */
export const carryOutCreate: CarryOut<OperationOf<'create'>> = async (operation, sent, context) => {
  const { of: kind, fields } = operation;
  const own = ownRecords(kind, context);
  const outcome = await createOnce({
    kind,
    own,
    fields,
    earlier: sent?.kind === 'twins' ? { before: sent.uuids, left: sent.left } : null,
    namesakes: () => context.namesakes(operation),
    sending: ({ before, left }) => context.sending({ kind: 'twins', uuids: before, left }),
    // The runner comes back, unless the person has paused or undone the run.
    settle: null,
  });
  if (outcome.state !== 'done') throw outcome.error;
  const { record, before, left } = outcome.value;
  own.put(record);
  return { as: 'done', former: { kind: 'created', uuid: recordKey(record), before, isChecked: false }, left };
};
