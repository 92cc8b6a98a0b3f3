import { comparableFields } from '../compare/compare-fields.ts';
import { sameSystem } from '../compare/compare-files.ts';
import type { FileGroup, FileMember, FileRecord, SystemFile } from '../system-file.ts';
import { countSteps, type WorkOptions } from '../work-progress.ts';
import { withDetails } from './details.ts';
import type { ImportChoice } from './import-choice.ts';
import { type ImportMatch, matchImport } from './match-import.ts';
import { configPart, type FieldPart, GROUP_PART, MEMBER_PART, SYSTEM_PART } from './parts.ts';
import { NO_EXTRAS, type PlannedExtras, planExtras } from './plan-extras.ts';
import { sendableFields } from './plan-fields.ts';
import { planNoted } from './plan-noted.ts';
import {
  chosenFields,
  leaveOut,
  type PlannedFields,
  type PlannedRecord,
  planChanges,
  planRecord,
} from './plan-record.ts';
import { type PlannedSwitches, planSwitches } from './plan-switches.ts';

/** A group of the file, and what happens to it. */
export interface PlannedGroup extends PlannedRecord<FileGroup> {
  /** Members who join it, by the key of the file. An import removes nobody from a group. */
  readonly joins: readonly string[];
}

/** A limit of the system that an import would exceed. */
export interface ExceededLimit {
  readonly part: 'members' | 'groups';
  readonly limit: number;
  readonly existing: number;
  readonly added: number;
}

/** What an import does, before anything is sent. */
export interface ImportPlan {
  /** Whether both are from the same system; null if one of them does not say. */
  readonly isSameSystem: boolean | null;
  /** Null if they are not imported. */
  readonly system: PlannedFields | null;
  readonly config: PlannedFields | null;
  readonly members: readonly PlannedRecord<FileMember>[];
  readonly groups: readonly PlannedGroup[];
  readonly switches: PlannedSwitches;
  /** What is stored on this device. */
  readonly extras: PlannedExtras;
  /** Nothing may be sent while there are any. */
  readonly exceeded: readonly ExceededLimit[];
}

/** What a plan needs to know about the service. */
export interface ImportContext {
  readonly nowMs: number;
  readonly memberLimit: number;
  readonly groupLimit: number;
  /** The name of a time zone that the service accepts, or null. */
  readonly resolveTimezone: (text: string) => string | null;
  readonly onProgress?: WorkOptions['onProgress'];
}

/** What is imported from a file, what exists already, and what the service would refuse. Sends nothing. */
export function planImport(
  file: SystemFile,
  now: SystemFile,
  choice: ImportChoice,
  context: ImportContext,
): ImportPlan {
  const records = file.members.length + file.groups.length + file.switches.length;
  const onStep = countSteps(records, context.onProgress);
  const isSameSystem = sameSystem(file, now);
  // In PluralKit's form other programs write IDs of their own in the same form.
  const idsCount =
    file.format === 'pluralkit' ? file.isByPluralKit && isSameSystem === true : (isSameSystem ?? true);
  const detailed = file.members.map((member) =>
    choice.extras === 'description' ? withDetails(member, choice.detailLine) : member,
  );
  const members = planPart(detailed, now.members, MEMBER_PART, {
    choice,
    idsCount,
    onStep,
    isIn: ({ key }) => choice.parts.has('members') && !choice.without.members.has(key),
  });
  const byKey = new Map(members.map((planned) => [planned.record.key, planned]));
  const groups = planPart(file.groups, now.groups, GROUP_PART, {
    choice,
    idsCount,
    onStep,
    isIn: ({ key }) => choice.parts.has('groups') && !choice.without.groups.has(key),
  }).map((planned) => withJoins(planned, byKey));
  const own = (part: FieldPart, fields: SystemFile['system'], there: SystemFile['system']) =>
    fields === null || !choice.parts.has(part.name) ? null : planChanges(fields, there ?? {}, part, choice);
  const identity = (key: string) => identityOf(byKey.get(key), choice);
  const fileSwitches = choice.parts.has('switches') ? file.switches : [];
  const switches = planSwitches(fileSwitches, now.switches, {
    identityOf: identity,
    nowMs: context.nowMs,
    choice,
    onStep,
  });
  return {
    isSameSystem,
    system: own(SYSTEM_PART, file.system, now.system),
    config: own(configPart(context.resolveTimezone), file.config, now.config),
    members,
    groups,
    switches,
    extras:
      choice.extras === 'device'
        ? planExtras(
            file.fields,
            members,
            planNoted(fileSwitches, now.switches, switches.added, {
              identityOf: identity,
              nowMs: context.nowMs,
            }),
          )
        : NO_EXTRAS,
    exceeded: [
      ...exceeded('members', members, now.members.length, context.memberLimit),
      ...exceeded('groups', groups, now.groups.length, context.groupLimit),
    ],
  };
}

interface PartPlanning<T> {
  readonly choice: ImportChoice;
  readonly idsCount: boolean;
  readonly onStep: () => void;
  readonly isIn: (record: T) => boolean;
}

function planPart<T extends FileRecord>(
  file: readonly T[],
  now: readonly T[],
  part: FieldPart,
  { choice, idsCount, onStep, isIn }: PartPlanning<T>,
): readonly PlannedRecord<T>[] {
  const matches = matchImport(file, now, {
    idsCount,
    sent: (record) =>
      comparableFields(
        sendableFields(chosenFields(record.fields, part, choice), part, 'edit').fields,
        part.table,
      ),
    there: (target) => comparableFields(target.fields, part.table),
    decided: ({ key }) => choice.matches.get(`${part.name}.${key}`),
    toConfirm: ({ key }) => choice.toConfirm.get(`${part.name}.${key}`),
  });
  const unknown: ImportMatch<T> = { target: null, candidates: [] };
  return file.map((record) => {
    onStep();
    const match = matches.get(record) ?? unknown;
    return isIn(record) ? planRecord(record, match, part, choice) : leaveOut(record, match);
  });
}

/** Everyone who is in the service, or will be. */
function exists({ target, verdict }: PlannedRecord<FileMember>): boolean {
  return target !== null || verdict === 'new';
}

function withJoins(
  planned: PlannedRecord<FileGroup>,
  members: ReadonlyMap<string, PlannedRecord<FileMember>>,
): PlannedGroup {
  const isIn = planned.verdict !== 'out' && planned.verdict !== 'unsure';
  if (!isIn || (planned.target === null && planned.verdict !== 'new')) return { ...planned, joins: [] };
  const there = new Set(planned.target?.members ?? []);
  const joins = (planned.record.members ?? []).filter((key) => {
    const member = members.get(key);
    return member !== undefined && exists(member) && !there.has(member.target?.key ?? '');
  });
  const verdict = planned.verdict === 'equal' && joins.length > 0 ? 'changed' : planned.verdict;
  return { ...planned, verdict, joins };
}

/** Who a member of the file is in the history: an existing member, a new one, or nobody. A custom front that is left out leaves no trace. */
function identityOf(
  planned: PlannedRecord<FileMember> | undefined,
  { without }: ImportChoice,
): string | null | undefined {
  if (planned === undefined) return null;
  const { key, isCustomFront } = planned.record;
  if (isCustomFront === true && without.members.has(key)) return undefined;
  if (planned.target !== null) return planned.target.key;
  return planned.verdict === 'new' ? `+${planned.record.key}` : null;
}

function exceeded(
  part: ExceededLimit['part'],
  planned: readonly PlannedRecord<FileRecord>[],
  existing: number,
  limit: number,
): readonly ExceededLimit[] {
  const added = planned.filter(({ verdict }) => verdict === 'new').length;
  return added > 0 && existing + added > limit ? [{ part, limit, existing, added }] : [];
}
