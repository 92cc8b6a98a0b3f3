import { type ChangeOutcome, type OutcomePlace, outcomeOf } from './change-outcome.ts';
import type { EditStep, HistoryEdit } from './edit-plan/types.ts';
import { type NamedMember, namedMembers, switchCopyOf } from './switch-copies.ts';
import type { EditRequest, QueueEdit, SwitchCopy, SwitchQueue, SwitchQueueSnapshot } from './types.ts';

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

interface EditPlace extends Omit<OutcomePlace, 'find'> {
  /** All own members. */
  readonly members: readonly NamedMember[];
}

/** The ways to edit the history through a queue. */
export function createHistoryEdits({ members, ...rest }: EditPlace): HistoryEdits {
  const { queue, viewer } = rest;
  const place = { ...rest, find: findEdit };

  async function undo(id: string): Promise<ChangeOutcome> {
    const outcome = await outcomeOf(place, async () => ({ ...(await queue.undoEdit(id)), id }), true);
    // What can't be discarded now stays in the queue, where the person can.
    if (outcome.state === 'refused') await discardRefused(queue, id).catch(() => {});
    return outcome;
  }

  return {
    undo,
    async save({ kind, steps, switches, isFutureConfirmed }) {
      const outcome = await outcomeOf(place, async () => {
        const requests = steps.map((step) => requestOf(step, switches, members));
        return queue.edit({ kind, requests, isFutureConfirmed }, viewer);
      });
      if (outcome.state === 'refused') await undo(outcome.id);
      return outcome;
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

function findEdit({ edits }: SwitchQueueSnapshot, id: string): QueueEdit | undefined {
  return edits.find((it) => it.id === id);
}
