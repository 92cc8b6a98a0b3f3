import { type Group, type Member, recordKey } from '@frontboard/model';
import { type Fields, omitFields, patchOfFields } from '../../records/fields.ts';
import { identifyingFields, uuidsMadeWith } from '../../records/find-made.ts';
import { type OwnKind, ownRecords } from '../../writes/own-records.ts';
import type { OperationOf } from '../operation.ts';
import type { LeftParts } from '../run.ts';
import type { CarryOut, RunContext } from './context.ts';
import { refusedFieldsOf } from './refused-fields.ts';

/** Creates a record, or finds the one that an earlier attempt has created. A refused field does not prevent the others, except the name. */
export const carryOutCreate: CarryOut<OperationOf<'create'>> = async (operation, sent, context) => {
  const { of, fields } = operation;
  const own = ownRecords(of, context);
  const earlier = sent?.kind === 'twins' ? sent : null;
  let left: LeftParts = earlier?.left ?? {};
  let send = omitFields(fields, Object.keys(left));
  if (earlier !== null) {
    const records = await own.list();
    const found = alike(records, send).find((uuid) => !earlier.uuids.includes(uuid));
    const record = records.find((it) => recordKey(it) === found);
    if (record !== undefined) return created(of, record, { before: earlier.uuids, left }, context);
  }
  const before = earlier?.uuids ?? (await context.namesakes(operation));
  for (;;) {
    await context.sending({ kind: 'twins', uuids: before, left });
    try {
      const name = typeof send.name === 'string' ? send.name : '';
      const record = await own.create({ ...patchOfFields(send), name });
      return created(of, record, { before, left }, context);
    } catch (error) {
      const refused = refusedFieldsOf(error, Object.keys(send));
      if (Object.hasOwn(refused, 'name')) throw error;
      left = { ...left, ...refused };
      send = omitFields(fields, Object.keys(left));
    }
  }
};

function alike(records: readonly (Member | Group)[], fields: Fields): readonly string[] {
  return uuidsMadeWith(records, identifyingFields(fields));
}

function created(
  of: OwnKind,
  record: Member | Group,
  { before, left }: { readonly before: readonly string[]; readonly left: LeftParts },
  context: RunContext,
) {
  ownRecords(of, context).put(record);
  const former = { kind: 'created', uuid: recordKey(record), before, isChecked: false } as const;
  return { as: 'done', former, left } as const;
}
