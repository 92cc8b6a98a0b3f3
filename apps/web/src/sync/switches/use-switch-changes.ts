import type { FrontSwitch } from '@frontboard/model';
import { useMemo } from 'react';
import { useOwnMembers } from '../../cache/own/use-own-lists.ts';
import type { Clock } from '../../platform/clock.ts';
import { useOwnSystem } from '../../session/hooks.ts';
import { type Viewer, viewerOf } from '../../session/viewer.ts';
import { useQueueServices } from './services.ts';
import { namedMembers, switchCopyOf } from './switch-copies.ts';
import type { ChangeRequest, Refusal, SwitchQueue } from './types.ts';
import { queueWords as words } from './words.ts';

/** What came of a change of a switch. `id`: of its operation. */
export type ChangeOutcome =
  /** The service has it. */
  | { readonly state: 'done'; readonly id: string }
  /** It is stored, and is sent later: `reason` says why. */
  | { readonly state: 'waiting'; readonly id: string; readonly reason: string }
  /** The service refused it, or somebody else changed the switch first. It stays in the queue until it is tried again or discarded. */
  | { readonly state: 'refused'; readonly id: string; readonly refusal: Refusal }
  /** It could not be stored. */
  | { readonly state: 'not-stored'; readonly message: string };

/** The ways to change a single switch of the own system. Each resolves with what came of it and never rejects. */
export interface SwitchChanges {
  /** `timestamp`: ISO with `Z`. */
  move(base: FrontSwitch, timestamp: string): Promise<ChangeOutcome>;
  /** `members`: uuids or short ids in front order; empty for a switch-out. */
  editMembers(base: FrontSwitch, members: readonly string[]): Promise<ChangeOutcome>;
  remove(base: FrontSwitch): Promise<ChangeOutcome>;
  /** Undoes one of these. */
  undo(id: string): Promise<ChangeOutcome>;
}

/** How long a form waits while the service does not answer. A lost answer has settled by then, and was looked for. */
export const DEADLINE_MS = 8_000;

/** The ways to change a switch of the own system. They keep their identity until the list of members changes. */
export function useSwitchChanges(): SwitchChanges {
  const { switchQueue, clock } = useQueueServices();
  const { items } = useOwnMembers();
  const viewer = viewerOf(useOwnSystem(), '@me');
  return useMemo(() => {
    const outcomeOf = (id: string, isUndo = false) =>
      awaitOutcome({ queue: switchQueue, clock, viewer, id, isUndo });

    async function change(input: ChangeRequest): Promise<ChangeOutcome> {
      try {
        const result = await switchQueue.change(input, viewer);
        return result.ok ? await outcomeOf(result.id) : { state: 'not-stored', message: result.message };
      } catch {
        return { state: 'not-stored', message: words.cannotLoad };
      }
    }

    return {
      move: (base, timestamp) => change({ kind: 'move', base: switchCopyOf(base), timestamp }),
      editMembers(base, refs) {
        const members = namedMembers(refs, [...(base.members ?? []), ...(items ?? [])]);
        return change({ kind: 'edit-members', base: switchCopyOf(base), members });
      },
      remove: (base) => change({ kind: 'delete', base: switchCopyOf(base) }),
      async undo(id) {
        try {
          const { ok, message } = await switchQueue.undo(id);
          return ok ? await outcomeOf(id, true) : { state: 'not-stored', message: message ?? '' };
        } catch {
          return { state: 'not-stored', message: words.cannotLoad };
        }
      },
    };
  }, [switchQueue, clock, viewer, items]);
}

interface Awaited {
  readonly queue: SwitchQueue;
  readonly clock: Clock;
  /** Whose switch it is. */
  readonly viewer: Viewer;
  /** Of the operation. */
  readonly id: string;
  /** Whether it is its undo that is waited for. */
  readonly isUndo: boolean;
}

/** Waits until an operation, or its undo, is done, refused, or known to be sent later. */
function awaitOutcome(awaited: Awaited): Promise<ChangeOutcome> {
  const { queue, clock } = awaited;
  return new Promise((resolve) => {
    let isLate = false;
    const end = (outcome: ChangeOutcome) => {
      clock.clearTimeout(timer);
      stop();
      resolve(outcome);
    };
    const look = () => {
      const outcome = outcomeNow(awaited, isLate);
      if (outcome !== null) end(outcome);
    };
    const timer = clock.setTimeout(() => {
      isLate = true;
      look();
    }, DEADLINE_MS);
    const stop = queue.subscribe(look);
    look();
  });
}

function outcomeNow({ queue, viewer, id, isUndo }: Awaited, isLate: boolean): ChangeOutcome | null {
  const { viewer: shown, entries } = queue.getSnapshot();
  if (shown !== viewer) return { state: 'waiting', id, reason: words.waits.otherAccount };
  const entry = entries.find((it) => it.id === id);
  // Undone, or another operation has taken its place.
  if (entry === undefined || (isUndo && !entry.isUndone)) return { state: 'done', id };
  if (entry.state === 'sent') return { state: 'done', id };
  if (entry.refusal !== null) return { state: 'refused', id, refusal: entry.refusal };
  if (!isLate && !entry.isBlocked) return null;
  return { state: 'waiting', id, reason: entry.error ?? words.waits.slow };
}
