import type { Fields } from '../records/fields.ts';
import type { LeftParts } from '../records/left-parts.ts';
import type { OperationOf, RunOperation } from './operation.ts';
import { isFailed, type Run } from './run.ts';
import { namesIn, type RunNames } from './run-names.ts';

/**
 * The operations of a run that were not completed, to be tried again. What another device had changed in the meantime counts as seen: the
 * person has read it in the result. Records that no longer exist are left out.
 */
export function againOf({ items }: Run): readonly RunOperation[] {
  const names = namesIn(items);
  return items.flatMap(({ operation, progress }) => {
    if (progress.step !== 'ended') return [];
    if (operation.kind === 'store-local') return ofNotCreated(operation, names);
    if (!isFailed(progress.end)) return [];
    const { end } = progress;
    if (end.as === 'gone') return [];
    if (end.as === 'done' || end.as === 'left') return partsOf(operation, end.left);
    return [operation];
  });
}

/** What was not stored because its member was not created. */
function ofNotCreated(
  operation: OperationOf<'store-local'>,
  names: RunNames,
): readonly OperationOf<'store-local'>[] {
  const members = operation.members.filter(({ ref }) => names.get(ref) === null);
  return members.length === 0 ? [] : [{ ...operation, members, switches: [] }];
}

function partsOf(operation: RunOperation, left: LeftParts): readonly RunOperation[] {
  if (operation.kind !== 'change') return [];
  const before: Record<string, Fields[string]> = {};
  const after: Record<string, Fields[string]> = {};
  for (const [key, reason] of Object.entries(left)) {
    const wanted = operation.after[key];
    if (wanted === undefined) continue;
    after[key] = wanted;
    before[key] = reason.why === 'changed' ? reason.now : (operation.before[key] ?? null);
  }
  return Object.keys(after).length === 0 ? [] : [{ ...operation, before, after }];
}
