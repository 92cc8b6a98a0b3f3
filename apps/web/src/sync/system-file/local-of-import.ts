import type { ImportPlan, SystemFile } from '@frontboard/portable';
import { addImported, type ImportedCounts, type ImportedLocal } from '../../session/local/imported-local.ts';
import type { LocalData } from '../../session/local/local-data.ts';
import type { OperationOf, RunOperation } from '../runs/operation.ts';
import { importRef } from './import-source.ts';

/** What an import stores on this device. */
export interface LocalOfImport {
  readonly operations: readonly OperationOf<'store-local'>[];
  readonly counts: ImportedCounts;
  /** Switches of the file whose texts belong to no switch of the service. */
  readonly lost: number;
}

/** Members or switches in one operation: a step of a run stores it as a whole. */
const AT_ONCE = 100;

/**
 * What is new for this device of a planned import, as operations of its run. The local data say what is new; the run adds to what is there by then. The newest
 * switches come first, because there may not be room for all.
 */
export function localOfImport(
  { members, extras }: Pick<ImportPlan, 'members' | 'extras'>,
  file: SystemFile,
  { local, nowMs }: { readonly local: LocalData; readonly nowMs: number },
): LocalOfImport {
  const refs = new Map(
    members.map(({ record, target }) => [
      record.key,
      target === null ? importRef(file, 'member', record) : (target.uuid ?? target.id ?? target.key),
    ]),
  );
  const refOf = (key: string) => refs.get(key) ?? key;
  const ofMembers = extras.members.map(({ key, ...member }) => ({ ...member, uuid: refOf(key) }));
  const ofSwitches = extras.switches.toReversed().map(({ timestamp, texts, roles }) => ({
    timestamp,
    id: null,
    switchMs: Math.floor(Date.parse(timestamp)),
    texts,
    roles: roles.map(([key, role]) => [refOf(key), role] as const),
  }));
  const imported = {
    fields: extras.fields,
    members: ofMembers,
    switches: ofSwitches,
  } satisfies ImportedLocal;
  const added = addImported(local, imported, nowMs);
  const operation = (part: Partial<OperationOf<'store-local'>>): OperationOf<'store-local'> => ({
    kind: 'store-local',
    fields: fieldsOf(extras.fields),
    members: [],
    switches: [],
    ...part,
  });
  return {
    operations: [
      // The fields first, so that they are in the order of the file.
      ...(added.filled.size > 0
        ? [operation({ fields: fieldsOf(extras.fields.filter((_, place) => added.filled.has(place))) })]
        : []),
      ...inPieces(ofMembers.filter((one) => added.members.has(one))).map((piece) =>
        operation({
          members: piece.map(({ uuid, values, texts, state }) => ({
            ref: uuid,
            values: Object.fromEntries(values),
            texts,
            state,
          })),
        }),
      ),
      ...inPieces(ofSwitches.filter((one) => added.switches.has(one))).map((piece) =>
        operation({
          fields: [],
          switches: piece.map(({ timestamp, id, texts, roles }) => ({
            timestamp,
            id,
            texts,
            roles: Object.fromEntries(roles),
          })),
        }),
      ),
    ],
    counts: added.counts,
    lost: extras.lost,
  };
}

/** The operations of an import with the operations on this device: members before the switches, which take long. */
export function withLocal(
  operations: readonly RunOperation[],
  local: LocalOfImport['operations'],
): readonly RunOperation[] {
  const first = operations.findIndex(({ kind }) => kind === 'record-switch');
  const at = first === -1 ? operations.length : first;
  const isOfSwitches = ({ switches }: OperationOf<'store-local'>) => switches.length > 0;
  return [
    ...operations.slice(0, at),
    ...local.filter((one) => !isOfSwitches(one)),
    ...operations.slice(at),
    ...local.filter(isOfSwitches),
  ];
}

function fieldsOf(fields: ImportPlan['extras']['fields']): OperationOf<'store-local'>['fields'] {
  return fields.map((field) => ({ ...field, choices: [...field.choices] }));
}

function inPieces<T>(list: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(list.length / AT_ONCE) }, (_, index) =>
    list.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
}
