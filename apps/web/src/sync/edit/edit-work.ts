import type { FieldName, Sent } from './merge.ts';
import type { EditFailure, EditPhase, FieldChange } from './types.ts';

/** Messages under the fields of a form. */
export type Messages<V> = Partial<Record<FieldName<V>, readonly string[]>>;

/** Something new that was sent, and whose answer was lost. `twins` looked like it before: they are not what was made. */
export interface Lost<V, Patch> {
  readonly values: V;
  readonly patch: Patch;
  readonly twins: readonly string[];
  /** When it was sent or, once that was noticed, when its answer was lost; in milliseconds since 1970. */
  readonly sinceMs: number;
}

/** What was sent of a record, when nobody could be asked whether it arrived. */
export interface Unsure<V> extends Sent<V> {
  /** When its answer was lost, in milliseconds since 1970. */
  readonly sinceMs: number;
}

/**
 * The state of an edit. It is changed in place: by what the person does (`editor.ts`) and by what the service answers
 * (`save-edit.ts`).
 */
export interface EditWork<V extends object, Patch> {
  /** The service's latest copy; discarding returns to it. */
  latest: V;
  /** What changes are measured against: `latest`, but for fields in conflict, where it is what was typed over. */
  base: V;
  values: V;
  /** The fields that are checked while they are typed in. */
  touched: ReadonlySet<string>;
  /** All fields are. */
  isSubmitted: boolean;
  /** What the service, or a check that takes time, said of single fields. */
  refused: Messages<V>;
  phase: EditPhase;
  /** An answer was lost, and whether the service has what was sent is being found out. */
  isChecking: boolean;
  failure: EditFailure | null;
  conflicts: readonly FieldChange<V>[];
  isDraftRestored: boolean;
  isChangedElsewhere: boolean;
  /** Something new was sent and its answer is lost: before anything else is sent, it is looked for. */
  lost: Lost<V, Patch> | null;
  /** What was sent of a record when nobody could be asked whether it arrived. */
  unsure: Unsure<V> | null;
  /** Something new was made by this edit. */
  isMade: boolean;
}

/** An edit of `copy` in which nothing has happened yet. */
export function newWork<V extends object, Patch>(copy: V): EditWork<V, Patch> {
  return {
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
    isChangedElsewhere: false,
    lost: null,
    unsure: null,
    isMade: false,
  };
}

/** A save failed, in these words. */
export function fail(work: Pick<EditWork<object, unknown>, 'phase' | 'failure'>, failure: EditFailure): void {
  work.phase = 'failed';
  work.failure = failure;
}
