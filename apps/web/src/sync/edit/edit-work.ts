import { isSame } from './is-same.ts';
import {
  baseAfterArrival,
  changedFields,
  type FieldName,
  rebase,
  type SameField,
  type Sent,
} from './merge.ts';
import type { EditFailure, EditOptions, EditPhase, FieldConflict } from './types.ts';
import { saveWords as words } from './words.ts';

/** Messages under the fields of a form. */
export type Messages<V> = Partial<Record<FieldName<V>, readonly string[]>>;

/** Something new that was sent and whose answer was lost. `twins` are equal records from before: they are not the result. */
export interface Lost<V, Patch> {
  readonly values: V;
  readonly patch: Patch;
  readonly twins: readonly string[];
  /** When it was sent or, once known, when its answer was lost; in milliseconds since 1970. */
  readonly sinceMs: number;
}

/** What was sent of a record, if the service could not be asked whether it arrived. */
export interface Unsure<V> extends Sent<V> {
  /** When its answer was lost, in milliseconds since 1970. */
  readonly sinceMs: number;
}

/**
 * The state of an edit. It is changed in place: by what the person does (`editor.ts`) and by what the service answers
 * (`save-edit.ts`).
 */
export interface EditWork<V extends object, Patch> {
  /** The newest options of the form. */
  options: EditOptions<V, Patch>;
  /** The service's latest copy; discarding returns to it. */
  latest: V;
  /** What changes are measured against: `latest`, except for fields in conflict, which keep the value that was typed over. */
  base: V;
  values: V;
  /** The fields that are checked while they are typed in. */
  touched: ReadonlySet<string>;
  /** All fields are checked while they are typed in. */
  isSubmitted: boolean;
  /** What the service, or a slow check, said about single fields. */
  refused: Messages<V>;
  phase: EditPhase;
  /** An answer was lost, and the edit checks whether the service has what was sent. */
  isChecking: boolean;
  failure: EditFailure | null;
  conflicts: readonly FieldConflict<V>[];
  isDraftRestored: boolean;
  /** What an earlier page has left of a record as typed. */
  restored: Sent<V> | null;
  /** The service has other fields of what was typed. */
  isPartlySaved: boolean;
  isChangedElsewhere: boolean;
  /** Something new was sent and its answer is lost: before anything else is sent, the edit looks for it. */
  lost: Lost<V, Patch> | null;
  /** What was sent of a record, if the service could not be asked whether it arrived. */
  unsure: Unsure<V> | null;
  /** This edit has created something. */
  isMade: boolean;
}

/** An edit of `copy` without changes. */
export function newWork<V extends object, Patch>(
  options: EditOptions<V, Patch>,
  copy: V,
): EditWork<V, Patch> {
  return {
    options,
    latest: copy,
    base: copy,
    values: copy,
    touched: new Set(),
    isSubmitted: false,
    refused: {},
    phase: 'editing',
    isChecking: false,
    failure: null,
    conflicts: [],
    isDraftRestored: false,
    restored: null,
    isPartlySaved: false,
    isChangedElsewhere: false,
    lost: null,
    unsure: null,
    isMade: false,
  };
}

/** Whether something was typed, or sent. */
export function isBegun<V extends object, Patch>({
  base,
  values,
  isMade,
  lost,
}: EditWork<V, Patch>): boolean {
  return changedFields(base, values).length > 0 || isMade || lost !== null;
}

/** Checks, after `latest` has changed, whether it has some of what an earlier page has left. */
export function noteArrived<V extends object>(
  work: Pick<EditWork<V, unknown>, 'restored' | 'latest' | 'isPartlySaved'>,
  isSameField: SameField<V>,
): void {
  const { restored, latest } = work;
  if (restored?.fields.some((field) => isSameField(field, restored.values, latest)) === true)
    work.isPartlySaved = true;
}

/** The service has a newer copy of the record: what was typed is kept on top of it. Returns whether the form shows something else then. */
export function takeNewCopy<V extends object, Patch>(
  work: EditWork<V, Patch>,
  saved: V,
  isSameField: SameField<V>,
): boolean {
  const { values } = work;
  const base = baseAfterArrival(work.base, work.unsure, saved, isSameField);
  const joined = rebase({ base, values }, saved, isSameField);
  work.latest = saved;
  noteArrived(work, isSameField);
  if (isSame(joined.base, work.base) && isSame(joined.values, values)) return false;
  work.base = joined.base;
  work.values = joined.values;
  // The service has what was typed: it was saved after all.
  if (changedFields(work.base, work.values).length === 0) work.isDraftRestored = false;
  return true;
}

/** A save failed, in these words. */
export function fail(
  work: Pick<EditWork<object, unknown>, 'phase' | 'failure'>,
  failure: EditFailure,
): 'failed' {
  work.phase = 'failed';
  work.failure = failure;
  return 'failed';
}

/** Nobody knows whether the service has what was sent. */
export const UNCERTAIN: EditFailure = { ...words.uncertain, action: 'retry' };
