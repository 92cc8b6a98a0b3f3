import type { Clock } from '../../platform/clock.ts';
import type { Viewer } from '../../session/viewer.ts';
import type { QueueEdit, QueueEntry, Refusal, SwitchQueue, SwitchQueueSnapshot } from './types.ts';
import { queueWords as words } from './words.ts';

/** The outcome of a change of switches. `id`: of its operation, or of its edit. */
export type ChangeOutcome =
  /** The service has it. */
  | { readonly state: 'done'; readonly id: string }
  /** It is stored, and is sent later: `reason` says why. */
  | { readonly state: 'waiting'; readonly id: string; readonly reason: string }
  /** The service refused it, or somebody else changed the switch first. It stays in the queue until the person tries it again or discards it. */
  | { readonly state: 'refused'; readonly id: string; readonly refusal: Refusal }
  /** It could not be stored. */
  | { readonly state: 'not-stored'; readonly message: string };

/** The change is done, or is stored and sent later. */
export type StoredChange = Extract<ChangeOutcome, { readonly state: 'done' | 'waiting' }>;

/** The change was refused, or could not be stored. */
export type FailedChange = Exclude<ChangeOutcome, StoredChange>;

/** How long a form waits while the service does not answer. By then a lost answer has settled and was looked for. */
const DEADLINE_MS = 8_000;

/** Where operations or edits are waited for. */
export interface OutcomePlace {
  readonly queue: SwitchQueue;
  readonly clock: Clock;
  /** The account of the switches. */
  readonly viewer: Viewer;
  /** Finds one in the queue; undefined if it is no longer there. */
  readonly find: (snapshot: SwitchQueueSnapshot, id: string) => QueueEntry | QueueEdit | undefined;
}

interface Awaited extends OutcomePlace {
  readonly id: string;
  /** Whether to wait for its undo. */
  readonly isUndo: boolean;
}

/** What the queue has stored, or why it has not. */
type Stored = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly message: string };

/** The outcome of what `store` asks of the queue. `isUndo`: it undoes what has this id. Never rejects. */
export async function outcomeOf(
  place: OutcomePlace,
  store: () => Promise<Stored>,
  isUndo = false,
): Promise<ChangeOutcome> {
  try {
    const stored = await store();
    if (!stored.ok) return { state: 'not-stored', message: stored.message };
    return await awaitOutcome({ ...place, id: stored.id, isUndo });
  } catch {
    return { state: 'not-stored', message: words.cannotLoad };
  }
}

/** Waits until an operation or an edit, or its undo, is done, refused, or known to be sent later. */
function awaitOutcome(awaited: Awaited): Promise<ChangeOutcome> {
  const { queue, clock } = awaited;
  return new Promise((resolve) => {
    let isLate = false;
    const look = () => {
      const outcome = outcomeNow(awaited, isLate);
      if (outcome === null) return;
      clock.clearTimeout(timer);
      stop();
      resolve(outcome);
    };
    const timer = clock.setTimeout(() => {
      isLate = true;
      look();
    }, DEADLINE_MS);
    const stop = queue.subscribe(look);
    look();
  });
}

function outcomeNow({ queue, viewer, id, isUndo, find }: Awaited, isLate: boolean): ChangeOutcome | null {
  const snapshot = queue.getSnapshot();
  if (snapshot.viewer !== viewer) return { state: 'waiting', id, reason: words.waits.otherAccount };
  const found = find(snapshot, id);
  // Undone, or another operation has replaced it.
  if (found === undefined || (isUndo && !found.isUndone)) return { state: 'done', id };
  if (found.state === 'sent') return { state: 'done', id };
  if (found.state === 'refused' && found.refusal !== null)
    return { state: 'refused', id, refusal: found.refusal };
  if (!isLate && !found.isBlocked) return null;
  return { state: 'waiting', id, reason: found.error ?? words.waits.slow };
}
