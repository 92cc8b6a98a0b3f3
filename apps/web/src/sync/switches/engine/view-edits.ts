import type { QueueEdit, QueueEntry } from '../types.ts';
import { editsOf, operationOf } from './edit.ts';
import type { UndoableOperation } from './operation.ts';
import { effectiveOperations, isSettled, isUndone, type QueuedSwitch, wantedMs } from './queued-switch.ts';

interface Part {
  readonly queued: QueuedSwitch;
  readonly operation: UndoableOperation;
}

/** The edits of the history that the switches of an account are part of, oldest first. `entries`: of the same account. */
export function viewEdits(
  queue: readonly QueuedSwitch[],
  entries: readonly QueueEntry[],
): readonly QueueEdit[] {
  const edits = new Map(queue.flatMap(editsOf).map((edit) => [edit.id, edit.kind]));
  return [...edits]
    .flatMap(([id, kind]): QueueEdit[] => {
      const parts = queue.flatMap((queued): Part[] => {
        const operation = operationOf(queued, id);
        if (operation === undefined || queued.known.kind === 'already-so') return [];
        // An undone one may be stored until it was checked.
        return isUndone(queued, operation) && isSettled(queued) ? [] : [{ queued, operation }];
      });
      const [first] = parts;
      if (first === undefined) return [];
      const moments = parts.flatMap(({ queued }) => [queued.atMs, wantedMs(queued)]);
      const open = parts.filter(({ queued }) => !isSettled(queued));
      const waiting = entries.find(
        (it) => it.error !== null && open.some(({ operation }) => operation.id === it.id),
      );
      const refused = open.filter(({ queued }) => queued.refusal !== null);
      return [
        {
          id,
          kind,
          tapMs: first.operation.tapMs,
          fromMs: Math.min(...moments),
          state: open.length === 0 ? 'sent' : open.length === refused.length ? 'refused' : 'waiting',
          isUndone: parts.some(({ queued, operation }) => isUndone(queued, operation)),
          refusal: refused[0]?.queued.refusal ?? null,
          refusedIds: refused.filter(isLatest).map(({ operation }) => operation.id),
          error: waiting?.error ?? null,
          isBlocked: waiting?.isBlocked ?? false,
        },
      ];
    })
    .toSorted((one, other) => one.tapMs - other.tapMs);
}

/** Whether nothing that the person asked for later is refused with it: discarding it would discard that, too. */
function isLatest({ queued, operation }: Part): boolean {
  const later = queued.operations.slice(queued.operations.indexOf(operation) + 1);
  return !effectiveOperations(queued).some((it) => later.includes(it));
}
