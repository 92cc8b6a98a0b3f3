import { isAnswerLost } from '@frontboard/client';
import { brandId, type Group, type Member, recordKey } from '@frontboard/model';
import { type Fields, omitFields, patchOfFields } from '../../records/fields.ts';
import { type IdentifyingFields, uuidsMadeWith } from '../../records/find-made.ts';
import type { OperationOf } from '../operation.ts';
import type { LeftParts } from '../run.ts';
import type { CarryOut, RunContext } from './context.ts';
import { refusedFieldsOf } from './refused-fields.ts';

/** Creates a record, or finds the one that an earlier attempt has created. A refused field does not prevent the others, except the name. */
export const carryOutCreate: CarryOut<OperationOf<'create'>> = async ({ of, fields }, sent, context) => {
  const earlier = sent?.kind === 'twins' ? sent : null;
  let left: LeftParts = earlier?.left ?? {};
  let send = omitFields(fields, Object.keys(left));
  if (earlier !== null) {
    const records = await listRecords(of, context);
    const found = alike(records, send).find((uuid) => !earlier.uuids.includes(uuid));
    const record = records.find((it) => recordKey(it) === found);
    if (record !== undefined) return created(of, record, { before: earlier.uuids, left }, context);
  }
  for (;;) {
    const before = earlier?.uuids ?? alike(await context.knownBefore(of), send);
    await context.sending({ kind: 'twins', uuids: before, left });
    try {
      return created(of, await createRecord(of, send, context), { before, left }, context);
    } catch (error) {
      if (isAnswerLost(error)) throw error;
      const refused = refusedFieldsOf(error, Object.keys(send));
      if (Object.hasOwn(refused, 'name')) throw error;
      left = { ...left, ...refused };
      send = omitFields(fields, Object.keys(left));
    }
  }
};

function alike(records: readonly (Member | Group)[], fields: Fields): readonly string[] {
  return uuidsMadeWith(records, identifyingOf(fields));
}

function created(
  of: 'member' | 'group',
  record: Member | Group,
  { before, left }: { readonly before: readonly string[]; readonly left: LeftParts },
  context: RunContext,
) {
  context.noteKnown(of, record);
  // The kind determines which of the two it is.
  if (of === 'member') context.cache.putMember(record as Member);
  else context.cache.putGroup(record as Group);
  const former = { kind: 'created', uuid: recordKey(record), before, isChecked: false } as const;
  return { as: 'done', former, left } as const;
}

/** All members or groups of the own system. Rejects as the client does. */
export function listRecords(
  of: 'member' | 'group',
  { caller: { client, call } }: Pick<RunContext, 'caller'>,
): Promise<readonly (Member | Group)[]> {
  const own = brandId('SystemRef', '@me');
  return of === 'member'
    ? client.members.list(own, call)
    : client.groups.list(own, { ...call, withMembers: true });
}

function createRecord(
  of: 'member' | 'group',
  fields: Fields,
  { caller: { client, call } }: RunContext,
): Promise<Member | Group> {
  const input = { ...patchOfFields(fields), name: typeof fields.name === 'string' ? fields.name : '' };
  return of === 'member' ? client.members.create(input, call) : client.groups.create(input, call);
}

function identifyingOf(fields: Fields): IdentifyingFields {
  const text = (key: string) => {
    const value = fields[key];
    return typeof value === 'string' ? value : null;
  };
  return {
    name: text('name') ?? '',
    displayName: text('display_name'),
    description: text('description'),
    pronouns: text('pronouns'),
    color: text('color'),
  };
}
