import type { FrontSwitch, Member } from '@frontboard/model';
import { useMemo } from 'react';
import { useOwnMembers } from '../../cache/own/use-own-lists.ts';
import { useOwnSystem } from '../../session/hooks.ts';
import { viewerOf } from '../../session/viewer.ts';
import { awaitOutcome, type ChangeOutcome } from './change-outcome.ts';
import type { EditStep, HistoryEdit } from './edit-plan/types.ts';
import { useQueueServices } from './services.ts';
import { namedMembers, switchCopyOf } from './switch-copies.ts';
import type { EditRequest, QueueEdit, QueueSnapshot, SwitchCopy, SwitchQueue } from './types.ts';
import { queueWords as words } from './words.ts';

/** An edit of the history as it was planned and seen. */
export interface SeenEdit {
  readonly kind: HistoryEdit['kind'];
  readonly steps: readonly EditStep[];
  /** The switches that the steps are about. */
  readonly switches: readonly FrontSwitch[];
  readonly isFutureConfirmed: boolean;
}

/** The ways to edit the history of the own system. Each resolves with what came of it and never rejects. */
export interface HistoryEdits {
  /** Carries an edit out. Where the service refuses one of its operations, the others are undone. */
  save(edit: SeenEdit): Promise<ChangeOutcome>;
  /** Undoes an edit as a whole. What somebody else has changed since is left as it is. */
  undo(id: string): Promise<ChangeOutcome>;
}

/** They keep their identity until the list of members changes. */
export function useHistoryEdits(): HistoryEdits {
  const { switchQueue, clock } = useQueueServices();
  const { items } = useOwnMembers();
  const viewer = viewerOf(useOwnSystem(), '@me');
  return useMemo(() => {
    const place = { queue: switchQueue, clock, viewer, find: findEdit };

    async function undo(id: string): Promise<ChangeOutcome> {
      try {
        const { ok, message } = await switchQueue.undoEdit(id);
        if (!ok) return { state: 'not-stored', message: message ?? '' };
        const outcome = await awaitOutcome({ ...place, id, isUndo: true });
        if (outcome.state === 'refused') await discardRefused(switchQueue, id);
        return outcome;
      } catch {
        return { state: 'not-stored', message: words.cannotLoad };
      }
    }

    return {
      undo,
      async save({ kind, steps, switches, isFutureConfirmed }) {
        try {
          const requests = steps.map((step) => requestOf(step, switches, items ?? []));
          const stored = await switchQueue.edit({ kind, requests, isFutureConfirmed }, viewer);
          if (!stored.ok) return { state: 'not-stored', message: stored.message };
          const outcome = await awaitOutcome({ ...place, id: stored.id, isUndo: false });
          if (outcome.state === 'refused') await undo(stored.id);
          return outcome;
        } catch {
          return { state: 'not-stored', message: words.cannotLoad };
        }
      },
    };
  }, [switchQueue, clock, viewer, items]);
}

async function discardRefused(queue: SwitchQueue, id: string): Promise<void> {
  for (const entryId of findEdit(queue.getSnapshot(), id)?.refusedIds ?? []) await queue.discard(entryId);
}

function requestOf(step: EditStep, switches: readonly FrontSwitch[], items: readonly Member[]): EditRequest {
  const known = [...items, ...switches.flatMap(({ members }) => members ?? [])];
  const baseOf = (switchId: string): SwitchCopy => {
    const found = switches.find(({ id }) => id === switchId);
    if (found === undefined) throw new Error('A step is about a switch that was seen.');
    return switchCopyOf(found);
  };
  switch (step.kind) {
    case 'record':
      return { kind: 'record', timestamp: step.timestamp, members: namedMembers(step.memberIds, known) };
    case 'edit-members':
      return { kind: 'edit-members', base: baseOf(step.id), members: namedMembers(step.memberIds, known) };
    case 'move':
      return { kind: 'move', base: baseOf(step.id), timestamp: step.timestamp };
    case 'delete':
      return { kind: 'delete', base: baseOf(step.id) };
  }
}

function findEdit({ edits }: QueueSnapshot, id: string): QueueEdit | undefined {
  return edits.find((it) => it.id === id);
}
