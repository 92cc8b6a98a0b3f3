import type { FileFields } from '../fields.ts';
import type { FileRecord, FileSwitch, SystemFile } from '../system-file.ts';
import { countSteps, type WorkOptions } from '../work-progress.ts';
import { nameOfPlanned } from './import-steps.ts';
import type { ImportPlan } from './plan-import.ts';
import type { PlannedRecord } from './plan-record.ts';

/** The most switches that PluralKit's importer accepts at once. */
const MOST_SWITCHES = 100_000;

/** The input for PluralKit's own importer, as an alternative to a run. */
export interface ImportFiles {
  /** The texts of one or more files for `pk;import`. Each can be imported in any order, and more than once. */
  readonly files: readonly string[];
  /** How many new members and groups the importer would treat as existing ones, because it matches by name alone. They are in no file. */
  readonly left: number;
}

/**
 * The content of a plan for PluralKit's `pk;import`: only new and changed records, and those that its switches and groups refer to. The
 * importer knows members of the system by their short id.
 */
export function writeImportFiles(
  plan: ImportPlan,
  now: SystemFile,
  onProgress?: WorkOptions['onProgress'],
): ImportFiles {
  const onStep = countSteps(plan.switches.added.length, onProgress);
  const members = entriesOf(plan.members, now.members);
  const groups = entriesOf(plan.groups, now.groups);
  const idOf = new Map(members.entries.map(({ planned, id }) => [planned.record.key, id]));
  const named = (keys: readonly string[]) => keys.flatMap((key) => idOf.get(key) ?? []);
  const joining = groups.entries.map((entry) => ({ ...entry, members: named(entry.planned.joins) }));
  const inGroups = new Set(plan.groups.flatMap(({ joins }) => joins));
  const fileOf = (switches: readonly FileSwitch[]) => {
    const needed = new Set([...inGroups, ...switches.flatMap((one) => one.members)]);
    return {
      version: 2,
      // Without any key of the system the importer fails, and null would clear the name.
      name: now.system?.name ?? '',
      ...plan.system?.send,
      ...(plan.config !== null && plan.config.changes.length > 0 && { config: plan.config.send }),
      members: members.entries
        .filter(({ planned, send }) => isFilled(send) || needed.has(planned.record.key))
        .map(({ id, name, send }) => ({ id, name, ...send })),
      groups: joining
        .filter(({ send, members: ids }) => isFilled(send) || ids.length > 0)
        .map(({ id, name, send, members: ids }) => ({ id, name, ...send, members: ids })),
      switches: switches
        // Without one of its members it would be another switch.
        .filter(({ members: keys }) => keys.every((key) => idOf.has(key)))
        .map(({ timestamp, members: keys }) => {
          onStep();
          return { timestamp, members: named(keys) };
        }),
    };
  };
  const count = Math.max(1, Math.ceil(plan.switches.added.length / MOST_SWITCHES));
  const files = Array.from({ length: count }, (_, index) =>
    fileOf(plan.switches.added.slice(index * MOST_SWITCHES, (index + 1) * MOST_SWITCHES)),
  );
  return { files: files.map((file) => JSON.stringify(file)), left: members.left + groups.left };
}

function isFilled(fields: FileFields): boolean {
  return Object.keys(fields).length > 0;
}

interface FileEntry<P> {
  readonly planned: P;
  readonly id: string;
  readonly name: string;
  readonly send: FileFields;
}

function entriesOf<P extends PlannedRecord<FileRecord>>(
  planned: readonly P[],
  now: readonly FileRecord[],
): { readonly entries: readonly FileEntry<P>[]; readonly left: number } {
  const taken = new Set(now.map(({ fields }) => fields.name));
  const there = planned.filter(({ target, verdict }) => target !== null || verdict === 'new');
  const entries = there.flatMap((one, index): readonly FileEntry<P>[] => {
    const { target, send } = one;
    const name = target === null ? nameOfPlanned(one) : String(target.fields.name);
    if (target === null && taken.has(name)) return [];
    // No short id has digits.
    const id = target === null ? `new-${String(index + 1).padStart(4, '0')}` : (target.id ?? target.key);
    return [{ planned: one, id, name, send }];
  });
  return { entries, left: there.length - entries.length };
}
