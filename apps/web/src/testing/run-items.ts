import type { LeftParts } from '../sync/records/left-parts.ts';
import type { RunOperation } from '../sync/runs/operation.ts';
import type { Former, OperationEnd, Run, RunHead, RunItem, SentWith } from '../sync/runs/run.ts';

/** An operation whose turn has not come. */
export const waiting = (operation: RunOperation): RunItem => ({ operation, progress: { step: 'waiting' } });

/** An operation that may be at the service. */
export const sent = (operation: RunOperation, sentWith: SentWith = { kind: 'nothing' }): RunItem => ({
  operation,
  progress: { step: 'sent', sinceMs: 0, with: sentWith },
});

/** An operation with an outcome. */
export const ended = (operation: RunOperation, end: OperationEnd): RunItem => ({
  operation,
  progress: { step: 'ended', end },
});

/** An operation that was done, except for what is in `left`. */
export const done = (operation: RunOperation, former: Former, left: LeftParts = {}): RunItem =>
  ended(operation, { as: 'done', former, left });

/** A run of these operations. */
export function runOf(items: readonly RunItem[], head: Partial<RunHead> = {}): Run {
  return {
    head: {
      id: 'run',
      viewer: 'viewer',
      about: 'bulk',
      startedAtMs: 0,
      endedAtMs: null,
      phase: 'going',
      workedMs: 0,
      undoes: null,
      undoneBy: null,
      ...head,
    },
    items,
  };
}
