import { deleteAnswers, type StoredRow } from '../../persistence/answers/answer-rows.ts';
import { ruleOf } from '../../persistence/answers/answer-table.ts';
import { PUBLIC, type Viewer } from '../../session/viewer.ts';

/** Deletes what was looked up on this device, and the short-lived answers about own systems. */
export function deleteLookups(): Promise<void> {
  return deleteAnswers(isLookup);
}

/**
 * Deletes the answers of an account, and all lookups, whoever the viewer was: a person who forgets a token wants a device
 * without traces.
 */
export function forgetAnswers(viewer: Viewer): Promise<void> {
  return deleteAnswers((row) => row.viewer === viewer || isLookup(row));
}

/** Rows of another release that belong to no account may be lookups. */
function isLookup({ viewer, kind }: StoredRow): boolean {
  return kind === null ? viewer === PUBLIC : ruleOf(kind).isClearedWithLookups;
}
