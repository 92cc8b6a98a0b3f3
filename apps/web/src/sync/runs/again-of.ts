import type { Fields } from '../records/fields.ts';
import type { LeftParts } from '../records/left-parts.ts';
import type { RunOperation } from './operation.ts';
import { isFailed, type Run } from './run.ts';

/**
 * The operations of a run that were not completed, to be tried again. What another device had changed in the meantime counts as seen: the
 * person has read it in the result. Records that no longer exist are left out.
 */
export function againOf({ items }: Run): readonly RunOperation[] {
  return items.flatMap(({ operation, progress }) => {
    if (progress.step !== 'ended' || !isFailed(progress.end)) return [];
    const { end } = progress;
    if (end.as === 'gone') return [];
    if (end.as === 'done' || end.as === 'left') return partsOf(operation, end.left);
    return [operation];
  });
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
