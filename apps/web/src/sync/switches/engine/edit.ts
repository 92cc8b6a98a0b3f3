import { parseTimestamp, randomUuid } from '@frontboard/model';
import type { EditRequest } from '../types.ts';
import { type ChangeContext, changeSwitch } from './change.ts';
import { freeInstant, takenInstants, timestampOf } from './instants.ts';
import type { OperationEdit, UndoableOperation } from './operation.ts';
import {
  effectiveOperations,
  emptySwitch,
  isUndone,
  type QueuedSwitch,
  topOperation,
  undoable,
  withOperation,
  withUndone,
} from './queued-switch.ts';

/** The change of the queue for the requests of an edit of the history. The operations get new ids. */
export function editSwitches(
  requests: readonly EditRequest[],
  context: ChangeContext,
): readonly QueuedSwitch[] {
  const edited: QueuedSwitch[] = [];
  for (const request of requests) edited.push(editSwitch(request, edited, context));
  return edited;
}

function editSwitch(
  request: EditRequest,
  edited: readonly QueuedSwitch[],
  context: ChangeContext,
): QueuedSwitch {
  const id = randomUuid();
  if (request.kind !== 'record') return changeSwitch(request, id, context);
  const { viewer, queue, tapMs, edit } = context;
  const { members, timestamp, follows } = request;
  const wantedMs = parseTimestamp(timestamp) ?? tapMs;
  const atMs = freeInstant(wantedMs, takenInstants([...queue, ...edited]));
  const exact = atMs === wantedMs ? timestamp : timestampOf(atMs);
  const made = { ...emptySwitch(viewer, id), atMs, timestamp: exact };
  return withOperation(made, { kind: 'record', id, members, tapMs, isSent: false, edit, follows });
}

/** The operation on this switch that is part of an edit. */
export function operationOf(queued: QueuedSwitch, editId: string): UndoableOperation | undefined {
  return undoable(queued).find(({ edit }) => edit?.id === editId);
}

/** The edits that contain operations of these switches. */
export function editsOf(queued: QueuedSwitch): readonly OperationEdit[] {
  return undoable(queued).flatMap(({ edit }) => edit ?? []);
}

/**
 * The changed switches, and all others of the queue that are part of an edit which these changes make impossible to undo as a whole: a
 * switch that somebody else had changed starts again without its former operations. Pure.
 */
export function withBrokenEdits(
  changed: readonly QueuedSwitch[],
  queue: readonly QueuedSwitch[],
): readonly QueuedSwitch[] {
  const broken = new Set(
    changed.flatMap((queued) => {
      const former = queue.find(({ id }) => id === queued.id);
      return former === undefined ? [] : sentEditsOf(former).filter((id) => !operationOf(queued, id));
    }),
  );
  if (broken.size === 0) return changed;
  const others = queue.filter(
    (it) => editsOf(it).some(({ id }) => broken.has(id)) && !changed.some(({ id }) => id === it.id),
  );
  return [...changed, ...others].map((queued) => ({
    ...queued,
    operations: queued.operations.map((it) =>
      it.kind !== 'undo' && it.edit !== undefined && broken.has(it.edit.id)
        ? { ...it, edit: { ...it.edit, isBroken: true } }
        : it,
    ),
  }));
}

/** The ids of the edits of which the service has, or may have, an operation on this switch. */
function sentEditsOf(queued: QueuedSwitch): readonly string[] {
  return effectiveOperations(queued).flatMap(({ edit, isSent }) =>
    edit !== undefined && (isSent || queued.attempts.length > 0) ? [edit.id] : [],
  );
}

/** Whether an edit that was not undone has lost one of its operations. */
export function isBrokenEdit(queue: readonly QueuedSwitch[], editId: string): boolean {
  return queue.some((queued) => {
    const operation = operationOf(queued, editId);
    return operation?.edit?.isBroken === true && !isUndone(queued, operation);
  });
}

/**
 * The switches of an edit after it was undone; null if one of them has got another operation since. Also one that created no switch because
 * the same members were fronting: otherwise it would be recorded once they are not. Pure.
 */
export function withEditUndone(
  queue: readonly QueuedSwitch[],
  editId: string,
  nowMs: number,
): readonly QueuedSwitch[] | null {
  const undone: QueuedSwitch[] = [];
  for (const queued of queue) {
    const operation = operationOf(queued, editId);
    if (operation === undefined || isUndone(queued, operation)) continue;
    if (topOperation(queued)?.id !== operation.id) return null;
    undone.push(withUndone(queued, operation.id, nowMs));
  }
  return undone;
}
