import type { FileFields } from '../fields.ts';
import type { FileRecord } from '../system-file.ts';
import type { ImportPlan } from './plan-import.ts';
import type { PlannedFields, PlannedRecord } from './plan-record.ts';

/** A record of the service, or one that an earlier step creates, by the key of the file. */
export type ImportRef = { readonly existing: string } | { readonly created: string };

/** One write of an import. */
export type ImportStep =
  | {
      readonly kind: 'change-system' | 'change-config';
      readonly fields: FileFields;
      readonly before: FileFields;
    }
  | {
      readonly kind: 'create-member' | 'create-group';
      readonly key: string;
      readonly name: string;
      readonly fields: FileFields;
    }
  | {
      readonly kind: 'change-member' | 'change-group';
      /** Uuid, or the short id if the service sent none. */
      readonly target: string;
      readonly name: string;
      readonly fields: FileFields;
      readonly before: FileFields;
    }
  | {
      readonly kind: 'join-group';
      readonly group: ImportRef;
      readonly name: string;
      readonly members: readonly ImportRef[];
    }
  | {
      readonly kind: 'record-switch';
      readonly timestamp: string;
      readonly members: readonly ImportRef[];
    };

/** The writes of a plan in the order in which they have to be sent: an earlier one creates what a later one refers to. */
export function importSteps(plan: ImportPlan): readonly ImportStep[] {
  const members = refsOf(plan.members);
  const groups = refsOf(plan.groups);
  return [
    ...change('change-system', plan.system),
    ...change('change-config', plan.config),
    ...recordSteps(plan.members, 'create-member', 'change-member'),
    ...recordSteps(plan.groups, 'create-group', 'change-group'),
    ...plan.groups.flatMap((planned): readonly ImportStep[] => {
      const group = groups.get(planned.record.key);
      const joining = planned.joins.flatMap((key) => members.get(key) ?? []);
      return group === undefined || joining.length === 0
        ? []
        : [{ kind: 'join-group', group, name: nameOfPlanned(planned), members: joining }];
    }),
    ...plan.switches.added.map(
      (one): ImportStep => ({
        kind: 'record-switch',
        timestamp: one.timestamp,
        members: one.members.flatMap((key) => members.get(key) ?? []),
      }),
    ),
  ];
}

function change(
  kind: 'change-system' | 'change-config',
  planned: PlannedFields | null,
): readonly ImportStep[] {
  return planned === null || planned.changes.length === 0
    ? []
    : [{ kind, fields: planned.send, before: beforeOf(planned) }];
}

function recordSteps(
  planned: readonly PlannedRecord<FileRecord>[],
  create: 'create-member' | 'create-group',
  edit: 'change-member' | 'change-group',
): readonly ImportStep[] {
  return planned.flatMap((one): readonly ImportStep[] => {
    const name = nameOfPlanned(one);
    if (one.verdict === 'new') return [{ kind: create, key: one.record.key, name, fields: one.send }];
    if (one.target === null || one.changes.length === 0) return [];
    return [{ kind: edit, target: refText(one.target), name, fields: one.send, before: beforeOf(one) }];
  });
}

function beforeOf({ changes }: PlannedFields): FileFields {
  return Object.fromEntries(changes.map(({ field, before }) => [field, before]));
}

function refsOf(planned: readonly PlannedRecord<FileRecord>[]): ReadonlyMap<string, ImportRef> {
  return new Map(
    planned.flatMap(({ record, target, verdict }): readonly (readonly [string, ImportRef])[] => {
      if (target !== null) return [[record.key, { existing: refText(target) }]];
      return verdict === 'new' ? [[record.key, { created: record.key }]] : [];
    }),
  );
}

function refText({ uuid, id, key }: FileRecord): string {
  return uuid ?? id ?? key;
}

/** The name of a record as the file has it. */
export function nameOfPlanned({ record, send }: PlannedRecord<FileRecord>): string {
  const name = send.name ?? record.fields.name ?? record.fields.display_name;
  return typeof name === 'string' ? name : '';
}
