import { isSame } from './is-same.ts';
import type { FieldConflict, FieldValues } from './types.ts';

/** The name of a field of a form. */
export type FieldName<V> = keyof V & string;

/** Whether the service treats two values of a field as the same (`#FFF` and `ffffff`, for example). */
export type SameField<V> = (field: FieldName<V>, one: V, other: V) => boolean;

/** Two values of a field are equal. */
function sameAsWritten<V>(field: FieldName<V>, one: V, other: V): boolean {
  return isSame(one[field], other[field]);
}

/** The fields of a form. */
export function fieldsOf<V extends object>(values: V): readonly FieldName<V>[] {
  // The values of a form are plain objects whose keys are exactly their fields.
  return Object.keys(values) as FieldName<V>[];
}

/** The fields in which `values` differ from `base`. */
export function changedFields<V extends object>(base: V, values: V): readonly FieldName<V>[] {
  return fieldsOf(values).filter((field) => !isSame(base[field], values[field]));
}

/** A form's values and what they are measured against. */
interface Measured<V> {
  readonly base: V;
  readonly values: V;
}

/** The result of merging a person's changes with those of the service. */
export interface Rebased<V> extends Measured<V> {
  /** Fields that both have changed differently; `base` and `values` keep theirs until the person decides. */
  readonly conflicts: readonly FieldConflict<V>[];
}

/** The rule for every change of a field: it is sent only if the service (`theirs`) still has what the person saw (`base`). */
export function decideField<T>(
  base: T,
  mine: T,
  theirs: T,
  isSameToService: (one: T, other: T) => boolean,
): 'arrived' | 'send' | 'changed-elsewhere' {
  if (isSameToService(mine, theirs)) return 'arrived';
  return isSameToService(base, theirs) ? 'send' : 'changed-elsewhere';
}

/**
 * Merges a person's changes with the service's copy, field by field. What only one side has changed is taken over; what both
 * have changed to the same value is settled. A field that both have changed differently is a conflict: nothing is decided here, and what the
 * person has typed stays.
 */
export function rebase<V extends object>(
  { base, values: mine }: Measured<V>,
  theirs: V,
  isSameField: SameField<V> = sameAsWritten,
): Rebased<V> {
  const nextBase = { ...base };
  const values = { ...mine };
  const conflicts: FieldConflict<V>[] = [];
  for (const field of fieldsOf(theirs)) {
    const isMine = !isSame(base[field], mine[field]);
    const decision = decideField(base, mine, theirs, (one, other) => isSameField(field, one, other));
    if (isMine && decision === 'changed-elsewhere') {
      conflicts.push({ field, base: base[field], mine: mine[field], theirs: theirs[field] });
      continue;
    }
    nextBase[field] = theirs[field];
    if (!isMine || decision === 'arrived') values[field] = theirs[field];
  }
  return { base: nextBase, values, conflicts };
}

/**
 * The values after the answers to the conflicts: a field answered `theirs` takes the service's value, all others keep the
 * person's. From now on all are measured against the copy that was asked about; an even newer copy may differ from it.
 */
export function settle<V extends object>(
  { base, values, conflicts }: Rebased<V>,
  choice: Partial<Record<FieldName<V>, 'mine' | 'theirs'>>,
): Measured<V> {
  const nextBase = { ...base };
  const nextValues = { ...values };
  for (const conflict of conflicts) {
    const { field } = conflict;
    // `fields` come from the service's copy.
    const theirs = conflict.theirs as V[typeof field];
    nextBase[field] = theirs;
    if (choice[field] === 'theirs') nextValues[field] = theirs;
  }
  return { base: nextBase, values: nextValues };
}

/**
 * What a form contains after `sent`, measured against `base`, was saved as `copy`: the service's own form of every field, except those
 * typed in since. Such a field that was not sent, and was changed in the service, is measured against what it was
 * typed over.
 */
export function afterSaving<V extends object>(
  {
    base,
    sent,
    current,
    copy,
  }: { readonly base: V; readonly sent: V; readonly current: V; readonly copy: V },
  isSameField: SameField<V> = sameAsWritten,
): Measured<V> {
  const next = { base: { ...copy }, values: { ...copy } };
  for (const field of changedFields(sent, current)) {
    next.values[field] = current[field];
    if (isSame(base[field], sent[field]) && !isSameField(field, sent, copy)) next.base[field] = sent[field];
  }
  return next;
}

/** Fields that were sent with these values. */
export interface Sent<V> {
  readonly values: V;
  readonly fields: readonly FieldName<V>[];
}

/**
 * `base`, but as in `theirs` where that equals `sent`: the person's own change that has arrived is not a change from elsewhere,
 * and if they have typed something else since, that is what they want.
 */
export function baseAfterArrival<V extends object>(
  base: V,
  sent: Sent<V> | null,
  theirs: V,
  isSameField: SameField<V> = sameAsWritten,
): V {
  if (sent === null) return base;
  const next = { ...base };
  for (const field of sent.fields) if (isSameField(field, sent.values, theirs)) next[field] = theirs[field];
  return next;
}

/** `under`, but for the `fields`, which are as in `over`. */
export function overlaid<V extends object>(
  under: Measured<V>,
  over: Measured<V>,
  fields: readonly FieldName<V>[],
): Measured<V> {
  const base = { ...under.base };
  const values = { ...under.values };
  for (const field of fields) {
    base[field] = over.base[field];
    values[field] = over.values[field];
  }
  return { base, values };
}

/** Some of the values of a form. */
export function pickValues<V extends object>(values: V, fields: readonly FieldName<V>[]): FieldValues {
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}
