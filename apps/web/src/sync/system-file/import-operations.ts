import { isRecord } from '@frontboard/model';
import {
  countSteps,
  type FileFields,
  type ImportRef,
  type ImportStep,
  type SystemFile,
  type WorkOptions,
} from '@frontboard/portable';
import type { Fields, FieldValue } from '../records/fields.ts';
import type { RunOperation } from '../runs/operation.ts';
import { importRef } from './import-source.ts';

/** What a record that an import creates is called in its run, by its key in the file. */
type RefOf = (of: 'member' | 'group', key: string) => string;

/** The steps of an import of a file, as operations of a run. Without settings: a run changes records and switches. */
export function importOperations(
  steps: readonly ImportStep[],
  file: SystemFile,
  onProgress?: WorkOptions['onProgress'],
): readonly RunOperation[] {
  const refs = {
    member: new Map(file.members.map((one) => [one.key, importRef(file, 'member', one)])),
    group: new Map(file.groups.map((one) => [one.key, importRef(file, 'group', one)])),
  };
  // Every step is about records of this file.
  const refOf: RefOf = (of, key) => refs[of].get(key) as string;
  const onStep = countSteps(steps.length, onProgress);
  return steps.flatMap((step) => {
    onStep();
    return operationOf(step, refOf) ?? [];
  });
}

function operationOf(step: ImportStep, refOf: RefOf): RunOperation | null {
  switch (step.kind) {
    case 'change-config':
      return null;
    case 'change-system':
      return change('system', '', step);
    case 'change-member':
      return change('member', step.target, step);
    case 'change-group':
      return change('group', step.target, step);
    case 'create-member':
    case 'create-group': {
      const of = step.kind === 'create-member' ? 'member' : 'group';
      return { kind: 'create', of, ref: refOf(of, step.key), fields: flat(step.fields) };
    }
    case 'join-group':
      return {
        kind: 'membership',
        of: 'group',
        ref: textOf('group', step.group, refOf),
        add: step.members.map((ref) => textOf('member', ref, refOf)),
        remove: [],
      };
    case 'record-switch':
      return {
        kind: 'record-switch',
        timestamp: step.timestamp,
        members: step.members.map((ref) => textOf('member', ref, refOf)),
      };
  }
}

function change(
  of: 'member' | 'group' | 'system',
  ref: string,
  { fields, before }: { readonly fields: FileFields; readonly before: FileFields },
): RunOperation {
  return { kind: 'change', of, ref, before: flat(before), after: flat(fields) };
}

function textOf(of: 'member' | 'group', ref: ImportRef, refOf: RefOf): string {
  return 'existing' in ref ? ref.existing : refOf(of, ref.created);
}

/** Fields as runs have them: privacy settings under their own names. */
function flat(fields: FileFields): Fields {
  const entries = Object.entries(fields).flatMap(([key, value]) =>
    key === 'privacy' && isRecord(value) ? Object.entries(value) : [[key.replace(/^privacy\./, ''), value]],
  );
  // A plan has checked every value as the service does, and these are all types that the service accepts.
  return Object.fromEntries(entries) as Record<string, FieldValue>;
}
