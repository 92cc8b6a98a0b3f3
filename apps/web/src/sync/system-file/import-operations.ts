import { isRecord } from '@frontboard/model';
import type { FileFields, ImportRef, ImportStep } from '@frontboard/portable';
import type { Fields, FieldValue } from '../records/fields.ts';
import { importRef } from '../runs/import-links.ts';
import type { RunOperation } from '../runs/operation.ts';

/** The steps of an import of a file that the program `format` wrote, as operations of a run. Without settings: a run changes records and switches. */
export function importOperations(steps: readonly ImportStep[], format: string): readonly RunOperation[] {
  return steps.flatMap((step) => operationOf(step, format) ?? []);
}

function operationOf(step: ImportStep, format: string): RunOperation | null {
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
      return { kind: 'create', of, ref: importRef(format, of, step.key), fields: flat(step.fields) };
    }
    case 'join-group':
      return {
        kind: 'membership',
        of: 'group',
        ref: refOf(format, 'group', step.group),
        add: step.members.map((ref) => refOf(format, 'member', ref)),
        remove: [],
      };
    case 'record-switch':
      return {
        kind: 'record-switch',
        timestamp: step.timestamp,
        members: step.members.map((ref) => refOf(format, 'member', ref)),
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

function refOf(format: string, of: 'member' | 'group', ref: ImportRef): string {
  return 'existing' in ref ? ref.existing : importRef(format, of, ref.created);
}

/** Fields as runs have them: privacy settings under their own names. */
function flat(fields: FileFields): Fields {
  const entries = Object.entries(fields).flatMap(([key, value]) =>
    key === 'privacy' && isRecord(value) ? Object.entries(value) : [[key.replace(/^privacy\./, ''), value]],
  );
  // A plan has checked every value as the service does, and these are all types that the service accepts.
  return Object.fromEntries(entries) as Record<string, FieldValue>;
}
