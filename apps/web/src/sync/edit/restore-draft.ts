import type { Draft } from './drafts.ts';
import { type EditWork, fail, noteArrived, UNCERTAIN } from './edit-work.ts';
import type { FormCheck } from './form-check.ts';
import { changedFields, rebase } from './merge.ts';
import { readValues } from './read-values.ts';

/** Takes over what an earlier page has left of this edit; nothing for null. */
export function restoreDraft<V extends object, Patch extends object>(
  work: EditWork<V, Patch>,
  check: FormCheck<V, Patch>,
  stored: Draft | null,
): void {
  if (stored === null) return;
  const { latest } = work;
  const read = { base: readValues(stored.base, latest), values: readValues(stored.values, latest) };
  // Something new stays as it was left: what was private must not become public with another default.
  const isNew = work.options.saved === null;
  const { base, values } = isNew
    ? { base: latest, values: read.values }
    : rebase(read, latest, check.isSameField);
  work.base = base;
  work.values = values;
  work.isDraftRestored = changedFields(work.base, work.values).length > 0;
  work.restored = isNew ? null : { values: read.values, fields: changedFields(read.base, read.values) };
  work.isPartlySaved = stored.isPartlySaved === true;
  noteArrived(work, check.isSameField);
  if (stored.sent !== null && isNew) {
    const sent = readValues(stored.sent.values, latest);
    const result = check.of(changedFields(latest, sent), sent);
    // What the form's own check refuses was never sent.
    if (!result.ok) return;
    work.lost = { values: sent, patch: result.value, twins: stored.sent.twins, sinceMs: stored.atMs };
    fail(work, UNCERTAIN);
  }
}
