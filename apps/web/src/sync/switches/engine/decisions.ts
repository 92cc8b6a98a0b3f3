import type { Clock } from '../../../platform/clock.ts';
import type { MovedTime, UndoResult } from '../types.ts';
import { queueWords as words } from '../words.ts';
import { isBrokenEdit, operationOf, withEditUndone } from './edit.ts';
import { givenUp, triedAgain } from './give-up.ts';
import type { Engine } from './parts.ts';
import type { ChangeQueue } from './queue-store.ts';
import { isSettled, type QueuedSwitch, tidied, topOperation, undoable, withUndone } from './queued-switch.ts';
import { changedTaps, withTimeMoved } from './tap-times.ts';

export interface DecisionsOptions {
  readonly change: ChangeQueue;
  readonly clock: Clock;
  /** The queue as it was read last. */
  readonly shown: () => readonly QueuedSwitch[];
  /** Whether somebody else has changed one of these; false if that is unknown. */
  readonly isForeign: (queue: readonly QueuedSwitch[]) => Promise<boolean>;
  /** Something may be sent now. */
  readonly nudge: () => void;
}

export type Decisions = Pick<Engine, 'undoEdit' | 'undo' | 'retry' | 'discard' | 'correctTimes'>;

/** What a person can decide about what is in the queue. Each is stored before it resolves. */
export function createDecisions({ change, clock, shown, isForeign, nudge }: DecisionsOptions): Decisions {
  async function undoEdit(id: string): Promise<UndoResult> {
    const parts = shown().filter((queued) => operationOf(queued, id) !== undefined);
    if (await isForeign(parts)) return { ok: false, message: words.editChangedElsewhere };
    const result = await change<UndoResult>((stored) => {
      if (!stored.some((queued) => operationOf(queued, id) !== undefined))
        return { result: { ok: false, message: words.editTooLate } };
      if (isBrokenEdit(stored, id)) return { result: { ok: false, message: words.editReplaced } };
      const nowMs = clock.now();
      const undone = withEditUndone(stored, id, nowMs);
      if (undone === null) return { result: { ok: false, message: words.editChangedHere } };
      return { ...tidied(undone, nowMs), result: { ok: true } };
    });
    nudge();
    return result;
  }

  async function undo(id: string): Promise<UndoResult> {
    const edit = shown()
      .flatMap(undoable)
      .find((it) => it.id === id)?.edit;
    if (edit !== undefined && edit.id !== id) return undoEdit(edit.id);
    const result = await change<UndoResult>((stored) => {
      const queued = queuedOf(stored, id);
      if (queued === undefined) return { result: { ok: false, message: words.tooLateToUndo } };
      const isDone = queued.operations.some((it) => it.kind === 'undo' && it.of === id);
      if (isDone) return { result: { ok: true } };
      if (queued.known.kind === 'already-so') return { result: { ok: false, message: words.nothingToUndo } };
      if (topOperation(queued)?.id !== id) return { result: { ok: false, message: words.correctedBefore } };
      const nowMs = clock.now();
      return { ...tidied([withUndone(queued, id, nowMs)], nowMs), result: { ok: true } };
    });
    nudge();
    return result;
  }

  async function retry(id: string): Promise<void> {
    await change((stored) => {
      const queued = queuedOf(stored, id);
      if (queued === undefined || queued.refusal === null) return { result: undefined };
      return { put: [triedAgain(queued)], result: undefined };
    });
    nudge();
  }

  async function discard(id: string): Promise<void> {
    await change((stored) => {
      const queued = queuedOf(stored, id);
      if (queued === undefined || isSettled(queued)) return { result: undefined };
      const left = givenUp(queued, clock.now());
      return {
        ...(left === null ? { remove: [queued.id] } : tidied([left], clock.now())),
        result: undefined,
      };
    });
    nudge();
  }

  async function correctTimes(ids: readonly string[]): Promise<readonly MovedTime[]> {
    const moves = await change<readonly MovedTime[]>((stored) => {
      const put = changedTaps(stored, (queued, around) => {
        const skewMs = queued.operations.some(({ id }) => ids.includes(id))
          ? queued.refusal?.skewMs
          : undefined;
        return skewMs === undefined ? null : withTimeMoved(queued, skewMs, around);
      });
      const fromMs = new Map(stored.map(({ id, atMs }) => [id, atMs]));
      return { put, result: put.map(({ id, atMs }) => ({ fromMs: fromMs.get(id) ?? atMs, toMs: atMs })) };
    });
    nudge();
    return moves;
  }

  return { undoEdit, undo, retry, discard, correctTimes };
}

/** The switch that an entry belongs to. */
function queuedOf(all: readonly QueuedSwitch[], entryId: string): QueuedSwitch | undefined {
  return all.find(({ operations }) => operations.some(({ id }) => id === entryId));
}
