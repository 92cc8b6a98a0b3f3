import type { FrontSwitch } from '@frontboard/model';
import { useMemo } from 'react';
import { useOwnMembers } from '../../cache/own/use-own-lists.ts';
import { useOwnSystem } from '../../session/hooks.ts';
import { viewerOf } from '../../session/viewer.ts';
import { type ChangeOutcome, outcomeOf } from './change-outcome.ts';
import { useQueueServices } from './services.ts';
import { namedMembers, switchCopyOf } from './switch-copies.ts';
import type { ChangeRequest, FutureConfirmation, QueueEntry, SwitchQueueSnapshot } from './types.ts';

/** The ways to change a single switch of the own system. Each resolves with the outcome and never rejects. */
export interface SwitchChanges {
  /** `timestamp`: ISO with `Z`. */
  move(base: FrontSwitch, timestamp: string, confirmation?: FutureConfirmation): Promise<ChangeOutcome>;
  /** `members`: uuids or short ids in front order; empty for a switch-out. */
  editMembers(base: FrontSwitch, members: readonly string[]): Promise<ChangeOutcome>;
  remove(base: FrontSwitch): Promise<ChangeOutcome>;
  /** Undoes one of these. */
  undo(id: string): Promise<ChangeOutcome>;
}

/** The ways to change a switch of the own system. They keep their identity until the list of members changes. */
export function useSwitchChanges(): SwitchChanges {
  const { switchQueue, clock } = useQueueServices();
  const { items } = useOwnMembers();
  const viewer = viewerOf(useOwnSystem(), '@me');
  return useMemo(() => {
    const place = { queue: switchQueue, clock, viewer, find: findEntry };
    const change = (input: ChangeRequest, confirmation?: FutureConfirmation) =>
      outcomeOf(place, () => switchQueue.change(input, viewer, confirmation));
    return {
      move: (base, timestamp, confirmation) =>
        change({ kind: 'move', base: switchCopyOf(base), timestamp }, confirmation),
      editMembers(base, refs) {
        const members = namedMembers(refs, [...(base.members ?? []), ...(items ?? [])]);
        return change({ kind: 'edit-members', base: switchCopyOf(base), members });
      },
      remove: (base) => change({ kind: 'delete', base: switchCopyOf(base) }),
      undo: (id) => outcomeOf(place, async () => ({ ...(await switchQueue.undo(id)), id }), true),
    };
  }, [switchQueue, clock, viewer, items]);
}

function findEntry({ entries }: SwitchQueueSnapshot, id: string): QueueEntry | undefined {
  return entries.find((it) => it.id === id);
}
