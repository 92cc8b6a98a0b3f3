import type { EditWork } from './edit-work.ts';
import { changedFields } from './merge.ts';
import type { EditSnapshot } from './types.ts';

/** What the form shows of an edit. */
export function snapshotOf<V extends object, Patch>(
  work: EditWork<V, Patch>,
  { isDraftStored, errors }: Pick<EditSnapshot<V>, 'isDraftStored' | 'errors'>,
): EditSnapshot<V> {
  const { base, values, isDraftRestored, isPartlySaved, isChangedElsewhere } = work;
  const { isChecking, phase, failure, conflicts } = work;
  const changed = changedFields(base, values);
  return {
    values,
    changed,
    isDirty: changed.length > 0,
    isNew: work.options.saved === null,
    isDraftRestored,
    isPartlySaved: isDraftRestored && isPartlySaved,
    isChangedElsewhere,
    isDraftStored,
    errors,
    phase,
    isChecking,
    failure,
    conflicts,
  };
}
