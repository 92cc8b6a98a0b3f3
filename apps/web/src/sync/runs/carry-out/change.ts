import type { Group, Member } from '@frontboard/model';
import { OWN } from '../../../session/active-token.ts';
import {
  type Fields,
  fieldsOfRecord,
  fieldsOfSystem,
  omitFields,
  patchOfFields,
  pickFields,
} from '../../records/fields.ts';
import { type LeftParts, refusedFieldsOf } from '../../records/left-parts.ts';
import { ownRecords } from '../../writes/own-records.ts';
import { decideChange } from '../decide-change.ts';
import type { OperationOf } from '../operation.ts';
import type { OperationEnd } from '../run.ts';
import type { CarryOut, RunContext } from './context.ts';

/** Changes the fields of a record that are still as the person saw them. A field that the service refuses does not prevent the others. */
export const carryOutChange: CarryOut<OperationOf<'change'>> = async (operation, sent, context) => {
  const record = recordOf(operation, context);
  const now = await record.fetch();
  const earlier = sent?.kind === 'fields' ? sent : null;
  const decision = decideChange(operation, now, earlier?.was);
  let left: LeftParts = { ...earlier?.left, ...decision.left };
  let was: Fields = decision.was;
  let current = now;
  let send = omitFields(decision.send, Object.keys(left));
  while (Object.keys(send).length > 0) {
    const before = pickFields(now, Object.keys(send));
    await context.sending({ kind: 'fields', was: { ...was, ...before }, left });
    try {
      current = await record.update(send);
      was = { ...was, ...before };
      break;
    } catch (error) {
      left = { ...left, ...refusedFieldsOf(error, Object.keys(send)) };
      send = omitFields(send, Object.keys(left));
    }
  }
  return endOfChange(was, pickFields(current, Object.keys(was)), left);
};

function endOfChange(was: Fields, set: Fields, left: LeftParts): OperationEnd {
  if (Object.keys(was).length > 0) return { as: 'done', former: { kind: 'fields', was, set }, left };
  return Object.keys(left).length > 0 ? { as: 'left', left } : { as: 'same' };
}

function recordOf({ of, ref }: OperationOf<'change'>, context: RunContext) {
  if (of === 'system') {
    const { client, call } = context.caller;
    return {
      fetch: async () => fieldsOfSystem(await client.systems.fetch(OWN, call)),
      update: async (fields: Fields) =>
        fieldsOfSystem(await client.systems.update(patchOfFields(fields), call)),
    };
  }
  const own = ownRecords(of, context);
  const shown = (record: Member | Group) => {
    own.put(record);
    return fieldsOfRecord(of, record);
  };
  return {
    fetch: async () => shown(await own.fetch(ref)),
    update: async (fields: Fields) => shown(await own.update(ref, patchOfFields(fields))),
  };
}
