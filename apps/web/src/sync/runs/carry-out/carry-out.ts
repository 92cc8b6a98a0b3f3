import type { RunOperation } from '../operation.ts';
import type { OperationEnd, SentWith } from '../run.ts';
import { carryOutChange } from './change.ts';
import type { SendingContext } from './context.ts';
import { carryOutCreate } from './create.ts';
import { carryOutDelete } from './delete.ts';
import { carryOutChangeLocal, carryOutStoreLocal } from './local.ts';
import { carryOutMembership } from './membership.ts';
import { carryOutRestore } from './restore.ts';
import { carryOutDeleteSwitch, carryOutRecordSwitch } from './switches.ts';

/** Carries out an operation of any kind; see `CarryOut`. */
export function carryOut(
  operation: RunOperation,
  sent: SentWith | null,
  context: SendingContext,
): Promise<OperationEnd> {
  switch (operation.kind) {
    case 'change':
      return carryOutChange(operation, sent, context);
    case 'membership':
      return carryOutMembership(operation, sent, context);
    case 'create':
      return carryOutCreate(operation, sent, context);
    case 'delete':
      return carryOutDelete(operation, sent, context);
    case 'restore':
      return carryOutRestore(operation, sent, context);
    case 'record-switch':
      return carryOutRecordSwitch(operation, sent, context);
    case 'delete-switch':
      return carryOutDeleteSwitch(operation, sent, context);
    case 'store-local':
      return carryOutStoreLocal(operation, sent, context);
    case 'change-local':
      return carryOutChangeLocal(operation, sent, context);
  }
}
