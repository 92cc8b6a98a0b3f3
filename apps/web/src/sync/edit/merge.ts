import { isSame } from './is-same.ts';
import type { FieldChange } from './types.ts';

/** The name of a field of a form. */
export type FieldName<V> = keyof V & string;

/** Whether two values of a field come to the same thing in the service (`#FFF` and `ffffff`, say). */
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

/** What joining a person's changes with those of the service came to. */
export interface Rebased<V> extends Measured<V> {
  /** Fields both have changed, each to something else; `base` and `values` keep theirs until that is answered. */
  readonly conflicts: readonly FieldChange<V>[];
}

/**
 * Joins what a person changed with what the service has now, field by field. What only one side changed is taken over, what both
 * changed to the same is settled. A field both changed differently is a conflict: nothing of it is decided here, and what the
 * person has typed stays.
 */
export function rebase<V extends object>(
  { base, mine, theirs }: { readonly base: V; readonly mine: V; readonly theirs: V },
  isSameField: SameField<V> = sameAsWritten,
): Rebased<V> {
  const nextBase = { ...base };
  const values = { ...mine };
  const conflicts: FieldChange<V>[] = [];
  for (const field of fieldsOf(theirs)) {
    const isMine = !isSame(base[field], mine[field]);
    const isTheirs = !isSameField(field, base, theirs);
    if (isMine && isTheirs && !isSameField(field, mine, theirs)) {
      conflicts.push({ field, base: base[field], mine: mine[field], theirs: theirs[field] });
      continue;
    }
    nextBase[field] = theirs[field];
    if (!isMine || isSameField(field, mine, theirs)) values[field] = theirs[field];
  }
  return { base: nextBase, values, conflicts };
}

/**
 * The values after the answers to the conflicts: a field answered `theirs` takes the service's value, every other keeps the
 * person's. All of them are measured from now on against what was asked about, which a still newer copy may differ from.
 */
export function settle<V extends object>(
  { base, values, conflicts }: Rebased<V>,
  choice: Partial<Record<FieldName<V>, 'mine' | 'theirs'>>,
): Measured<V> {
  const nextBase = { ...base };
  const nextValues = { ...values };
  for (const conflict of conflicts) {
    const { field } = conflict;
    // Of a copy of the service's, whose fields these are.
    const theirs = conflict.theirs as V[typeof field];
    nextBase[field] = theirs;
    if (choice[field] === 'theirs') nextValues[field] = theirs;
  }
  return { base: nextBase, values: nextValues };
}

/**
 * What a form holds after `sent`, measured against `base`, was saved as `copy`: the service's own form of every field, save those
 * that were typed in meanwhile. Such a field that was not sent, and was changed in the service, is measured against what it was
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
 * `base`, but as in `theirs` where that is what was `sent`: what arrived of a person's own is nobody else's change, and who has
 * typed something else since wants that.
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
