import { addImported } from '../../../session/local/imported-local.ts';
import { applyingChanges, changesBetween } from '../../../session/local/local-changes.ts';
import type { LocalChanges } from '../../../session/local/local-changes-schema.ts';
import { ownLocalData } from '../../records/own-local-data.ts';
import type { OperationOf } from '../operation.ts';
import type { OperationEnd, SentWith } from '../run.ts';
import type { CarryOut, SendingContext } from './context.ts';

/** Stores on this device what a file says, beside what is there. */
export const carryOutStoreLocal: CarryOut<OperationOf<'store-local'>> = (
  { fields, members, switches },
  sent,
  context,
) => {
  const data = ownLocalData(context).getState();
  const imported = {
    fields,
    members: members.map(({ ref, values, ...member }) => ({
      ...member,
      uuid: ref,
      values: Object.entries(values).map(([place, value]) => [Number(place), value] as const),
    })),
    switches: switches.map(({ timestamp, roles, ...one }) => ({
      ...one,
      switchMs: Math.floor(Date.parse(timestamp)),
      roles: Object.entries(roles),
    })),
  };
  const added = () => addImported(data, imported, context.services.clock.now()).data;
  return change(() => changesBetween(data, added()), sent, context);
};

/** Changes what is stored on this device. */
export const carryOutChangeLocal: CarryOut<OperationOf<'change-local'>> = ({ changes }, sent, context) => {
  const data = ownLocalData(context).getState();
  return change(() => changesBetween(data, applyingChanges(changes)(data)), sent, context);
};

/**
 * The changes are in the journal before they are made, and an attempt that was broken off makes the same ones again: Undo has all of them. They are on the disk
 * before the operation counts as done.
 */
async function change(
  changesNow: () => LocalChanges,
  sent: SentWith | null,
  context: SendingContext,
): Promise<OperationEnd> {
  const changes = sent?.kind === 'local' ? sent.changes : changesNow();
  if (Object.keys(changes).length === 0) return { as: 'same' };
  const local = ownLocalData(context);
  await context.sending({ kind: 'local', changes });
  local.update(applyingChanges(changes));
  await context.services.documents.flush();
  return { as: 'done', former: { kind: 'local', changes }, left: {} };
}
