import { editsOf } from './edit.ts';
import { isSettled, type QueuedSwitch, undoable } from './queued-switch.ts';

/** What was sent is stored this long: it may still be corrected, and others may have to be sent again because of it. */
const RETENTION_MS = 3_600_000;

/** An edit of the history can be undone for this long. Operations that created no switch may have to be sent because of that. */
const EDIT_RETENTION_MS = 86_400_000;

/** Edits of the history that can be undone, per account. */
const MOST_EDITS = 20;

/** The ids of the edits that are stored longer: the latest of each account. */
export function latestEdits(queue: readonly QueuedSwitch[]): ReadonlySet<string> {
  const accounts = new Set(queue.map(({ viewer }) => viewer));
  return new Set([...accounts].flatMap((viewer) => latestOf(queue.filter((it) => it.viewer === viewer))));
}

function latestOf(queue: readonly QueuedSwitch[]): readonly string[] {
  const askedMs = new Map(
    queue
      .flatMap(undoable)
      .flatMap(({ edit, tapMs }) => (edit === undefined ? [] : [[edit.id, tapMs] as const])),
  );
  return [...askedMs]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST_EDITS)
    .map(([id]) => id);
}

/** Whether a switch with the wanted state can be removed from storage. `edits`: those that can still be undone. */
export function isOver(queued: QueuedSwitch, edits: ReadonlySet<string>, nowMs: number): boolean {
  const { known, settledAtMs, uncheckedSinceMs } = queued;
  if (!isSettled(queued) || uncheckedSinceMs !== null || settledAtMs === null) return false;
  const isLong = known.kind === 'already-so' || editsOf(queued).some(({ id }) => edits.has(id));
  return settledAtMs + (isLong ? EDIT_RETENTION_MS : RETENTION_MS) < nowMs;
}
