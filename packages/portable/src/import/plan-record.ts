import { isRecord } from '@frontboard/model';
import { compareFields, type FieldChange } from '../compare/compare-fields.ts';
import { type FileFields, isEmptyValue } from '../fields.ts';
import type { FileRecord } from '../system-file.ts';
import type { ImportChoice } from './import-choice.ts';
import type { ImportMatch } from './match-import.ts';
import type { FieldPart } from './parts.ts';
import { type FieldProblem, isHidden, newPrivacy, sendableFields } from './plan-fields.ts';

/** What an import does with a record of the file. */
export type ImportVerdict =
  | 'new'
  | 'changed'
  | 'equal'
  /** The service would refuse it. */
  | 'refused'
  /** Several records of the service match it: a person has to decide. */
  | 'unsure'
  /** A person left it out. */
  | 'out';

/** What an import does with the fields of an existing or a new record. */
export interface PlannedFields {
  /** What is sent, by the names of the service. */
  readonly send: FileFields;
  /** Compared with the existing record; for a new record with nothing. */
  readonly changes: readonly FieldChange[];
  readonly problems: readonly FieldProblem[];
  /** The fields that the file has empty and the service not. They are in the changes only if a person wants so. */
  readonly emptied: readonly FieldChange[];
  /** The privacy settings that the file opens. They are in the changes only if a person wants so, too. */
  readonly opened: readonly FieldChange[];
}

/** A record of the file, and what happens to it. */
export interface PlannedRecord<T extends FileRecord> extends PlannedFields {
  readonly record: T;
  /** The matching record of the service. */
  readonly target: T | null;
  readonly candidates: readonly T[];
  readonly verdict: ImportVerdict;
}

/** Plans changes to fields that exist. */
export function planChanges(
  fields: FileFields,
  now: FileFields,
  part: FieldPart,
  choice: Pick<ImportChoice, 'existing' | 'withoutFields' | 'isEmptying' | 'isOpening'>,
): PlannedFields {
  const { fields: sendable, problems } = sendableFields(chosenFields(fields, part, choice), part, 'edit');
  const wanted = choice.existing === 'fill' ? onlyGaps(sendable, now, part) : sendable;
  const found = compareFields(now, wanted, part.table);
  const emptied = found.filter(({ after }) => isEmptyValue(after));
  const opened = found.filter(({ field, after }) => field.startsWith('privacy.') && after === 'public');
  const held = new Set([...(choice.isEmptying ? [] : emptied), ...(choice.isOpening ? [] : opened)]);
  const changes = found.filter((change) => !held.has(change));
  return { send: fieldsOf(changes), changes, problems, emptied, opened };
}

/** Plans a new record. Privacy is sent as a whole: the service would make public what is not sent. */
function planNew(
  record: FileRecord,
  part: FieldPart,
  choice: Pick<ImportChoice, 'newPrivacy' | 'withoutFields'>,
): PlannedFields {
  const { fields, problems } = sendableFields(chosenFields(record.fields, part, choice), part, 'create');
  const isForAll =
    choice.newPrivacy === 'public' || (choice.newPrivacy === 'friends' && record.isForFriends === true);
  // Also if its privacy is not imported: who hid a record wants to show nothing of it.
  const isPublic = isForAll && !isHidden(record.fields);
  const given = Object.entries(fields).filter(([, value]) => value !== null);
  const send = {
    ...Object.fromEntries(given),
    privacy: newPrivacy(fields.privacy, part.privacyKeys, isPublic ? 'public' : 'private'),
  };
  const changes = Object.entries(send).flatMap(([field, after]) =>
    field === 'privacy' ? [] : [{ field, before: null, after }],
  );
  return { send, changes, problems, emptied: [], opened: [] };
}

/** Plans a record that a person has not left out. */
export function planRecord<T extends FileRecord>(
  record: T,
  { target, candidates }: ImportMatch<T>,
  part: FieldPart,
  choice: ImportChoice,
): PlannedRecord<T> {
  if (candidates.length > 0) return { record, target, candidates, verdict: 'unsure', ...NOTHING };
  if (target === null) {
    const planned = planNew(record, part, choice);
    const verdict = typeof planned.send.name === 'string' ? 'new' : 'refused';
    return { record, target, candidates, verdict, ...planned };
  }
  const planned = planChanges(record.fields, target.fields, part, choice);
  const verdict =
    planned.changes.length > 0
      ? 'changed'
      : planned.problems.some(({ kind }) => kind === 'refused')
        ? 'refused'
        : 'equal';
  return { record, target, candidates, verdict, ...planned };
}

/** A record that is left out. */
export function leaveOut<T extends FileRecord>(record: T, { target }: ImportMatch<T>): PlannedRecord<T> {
  return { record, target, candidates: [], verdict: 'out', ...NOTHING };
}

const NOTHING: PlannedFields = { send: {}, changes: [], problems: [], emptied: [], opened: [] };

/** The fields of a part that a person has not left out. */
export function chosenFields(
  fields: FileFields,
  part: FieldPart,
  { withoutFields }: Pick<ImportChoice, 'withoutFields'>,
): FileFields {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([field]) => part.table[field] !== undefined && !withoutFields.has(`${part.name}.${field}`),
    ),
  );
}

/** The fields that are empty now. Flags and privacy never are: what cannot be read about privacy is not filled. */
function onlyGaps(fields: FileFields, now: FileFields, part: FieldPart): FileFields {
  return Object.fromEntries(
    Object.entries(fields).filter(([field]) => {
      const kind = part.table[field];
      return kind !== 'flag' && kind !== 'privacy' && isEmptyValue(now[field]);
    }),
  );
}

/** The new values of changes, privacy settings together. */
function fieldsOf(changes: readonly FieldChange[]): FileFields {
  const fields: Record<string, unknown> = {};
  for (const { field, after } of changes) {
    const [, key] = field.split('.');
    if (key === undefined) fields[field] = after;
    else fields.privacy = { ...(isRecord(fields.privacy) && fields.privacy), [key]: after };
  }
  return fields;
}
