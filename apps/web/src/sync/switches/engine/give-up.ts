import {
  hasUndoneDeletion,
  isSettled,
  missingStep,
  NO_ATTEMPTS,
  type QueuedSwitch,
  topOperation,
  undoable,
  uuidsOf,
  withUndone,
} from './queued-switch.ts';
import { withTimeConfirmed } from './tap-times.ts';

/**
 * The switch without its refused operations: an undo that was refused leaves the switch as it is, everything else is undone. Null if nothing of
 * it is wanted any more.
 */
export function givenUp(queued: QueuedSwitch, nowMs: number): QueuedSwitch | null {
  if (queued.known.kind === 'gone') return null;
  const top = topOperation(queued);
  if (isPuttingBack(queued)) {
    const left = { ...queued, refusal: null, ...NO_ATTEMPTS, operations: withoutUndo(queued) };
    return isSettled(left) ? left : null;
  }
  return top === null ? { ...queued, refusal: null } : withUndone(queued, top.id, nowMs);
}

/** Whether the refused operation is an undo of something that the service has had. */
function isPuttingBack(queued: QueuedSwitch): boolean {
  const step = missingStep(queued);
  const top = topOperation(queued);
  if (step === 'remove') return top?.kind !== 'delete';
  if (step === 'create') return hasUndoneDeletion(queued);
  return step !== 'find' && step !== null && top?.isSent !== false;
}

/** The operations as if those that the service has had were not undone. What it never had is undone. */
function withoutUndo(queued: QueuedSwitch): QueuedSwitch['operations'] {
  const sent = new Set(undoable(queued).flatMap(({ isSent, id }) => (isSent ? [id] : [])));
  return queued.operations.filter((it) => it.kind !== 'undo' || !sent.has(it.of));
}

/** The switch if the person still wants what was refused: changes by others are then overwritten. */
export function triedAgain(queued: QueuedSwitch): QueuedSwitch {
  const { refusal, known } = queued;
  const operations = queued.operations.map((it) =>
    it.kind === 'record' ? { ...it, follows: undefined } : it,
  );
  const open = withTimeConfirmed({ ...queued, operations });
  const latest = refusal?.latest ?? null;
  if (latest === null || known.kind !== 'there') return open;
  return {
    ...open,
    known: { ...known, members: uuidsOf(latest.members), isWhole: true },
    timestamp: latest.timestamp,
  };
}
