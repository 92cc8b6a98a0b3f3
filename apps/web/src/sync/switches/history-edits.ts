import type { Clock } from '../../platform/clock.ts';
import type { Viewer } from '../../session/viewer.ts';
import { awaitOutcome, type ChangeOutcome } from './change-outcome.ts';
import type { EditStep, HistoryEdit } from './edit-plan/types.ts';
import { type NamedMember, namedMembers, switchCopyOf } from './switch-copies.ts';
import type { EditRequest, QueueEdit, QueueSnapshot, SwitchCopy, SwitchQueue } from './types.ts';
import { queueWords as words } from './words.ts';

/** A switch from which an edit was planned. */
export type SeenSwitch = Parameters<typeof switchCopyOf>[0];

/** An edit of the history as it was planned and shown. */
export interface SeenEdit {
  readonly kind: HistoryEdit['kind'];
  readonly steps: readonly EditStep[];
  /** The switches that the steps are about, and those that new ones follow. */
  readonly switches: readonly SeenSwitch[];
  readonly isFutureConfirmed: boolean;
}

/** The ways to edit the history of the own system. Each resolves with the outcome and never rejects. */
export interface HistoryEdits {
  /** Carries out an edit. If the service refuses one of its operations, the others are undone. */
  save(edit: SeenEdit): Promise<ChangeOutcome>;
  /** Undoes an edit as a whole. What somebody else has changed since stays unchanged. */
  undo(id: string): Promise<ChangeOutcome>;
}

/** The queue of the edits. */
interface EditPlace {
  readonly queue: SwitchQueue;
  readonly clock: Clock;
  /** The own system, whose history is edited. */
  readonly viewer: Viewer;
  /** All own members. */
  readonly members: readonly NamedMember[];
}

/** The ways to edit the history through a queue. */
export function createHistoryEdits({ members, ...place }: EditPlace): HistoryEdits {
  const { queue, viewer } = place;

  async function undo(id: string): Promise<ChangeOutcome> {
    try {
      const { ok, message } = await queue.undoEdit(id);
      if (!ok) return { state: 'not-stored', message: message ?? '' };
      const outcome = await awaitOutcome({ ...place, find: findEdit, id, isUndo: true });
      if (outcome.state === 'refused') await discardRefused(queue, id);
      return outcome;
    } catch {
      return { state: 'not-stored', message: words.cannotLoad };
    }
  }

  return {
    undo,
    async save({ kind, steps, switches, isFutureConfirmed }) {
      try {
        const requests = steps.map((step) => requestOf(step, switches, members));
        const stored = await queue.edit({ kind, requests, isFutureConfirmed }, viewer);
        if (!stored.ok) return { state: 'not-stored', message: stored.message };
        const outcome = await awaitOutcome({ ...place, find: findEdit, id: stored.id, isUndo: false });
        if (outcome.state === 'refused') await undo(stored.id);
        return outcome;
      } catch {
        return { state: 'not-stored', message: words.cannotLoad };
      }
    },
  };
}

async function discardRefused(queue: SwitchQueue, id: string): Promise<void> {
  for (const entryId of findEdit(queue.getSnapshot(), id)?.refusedIds ?? []) await queue.discard(entryId);
}

function requestOf(
  step: EditStep,
  switches: readonly SeenSwitch[],
  items: readonly NamedMember[],
): EditRequest {
  const known = [...items, ...switches.flatMap(({ members }) => members ?? [])];
  const seen = (switchId: string) => switches.find(({ id }) => id === switchId);
  const baseOf = (switchId: string): SwitchCopy => {
    const found = seen(switchId);
    if (found === undefined) throw new Error('A step is about a switch that was seen.');
    return switchCopyOf(found);
  };
  switch (step.kind) {
    case 'record': {
      const { timestamp, follows } = step;
      const former = follows == null ? follows : seen(follows);
      return {
        kind: 'record',
        timestamp,
        members: namedMembers(step.memberIds, known),
        follows: former && switchCopyOf(former),
      };
    }
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
