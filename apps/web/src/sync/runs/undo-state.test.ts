import { expect, test } from 'vitest';
import { done, ended, runOf, waiting } from '../../testing/run-items.ts';
import type { RunOperation } from './operation.ts';
import type { Former, RunHead } from './run.ts';
import { undoStateOf } from './undo-state.ts';

const operation: RunOperation = { kind: 'delete', of: 'member', ref: 'luna' };
const former: Former = { kind: 'deleted', uuid: 'luna' };
const refused = ended(operation, { as: 'refused', title: 'No', detail: '' });
const gone = ended(operation, { as: 'gone' });
const wasDone = done(operation, former);

const undo = (items: Parameters<typeof runOf>[0], head: Partial<RunHead> = {}) =>
  runOf(items, { id: 'undo', about: 'undo', phase: 'ended', undoes: 'run', ...head });

const run = runOf([wasDone], { phase: 'ended', undoneBy: 'undo' });

test('a run is undone when its undo has ended and nothing of it is left', () => {
  expect(undoStateOf(runOf([wasDone]), [])).toBe('none');
  expect(undoStateOf(run, [run, undo([wasDone, wasDone])])).toEqual({ left: 0 });
  expect(undoStateOf(run, [run, undo([wasDone, refused, gone])])).toEqual({ left: 2 });
});

test('an undo that is paused or has not ended is going, and the outcome of a removed one is not known', () => {
  for (const phase of ['going', 'paused', 'undoing'] as const)
    expect(undoStateOf(run, [run, undo([wasDone, waiting(operation)], { phase })])).toBe('going');
  expect(undoStateOf(run, [run])).toBe('forgotten');
});

test('what was tried again counts as in the last try, and what could not be tried again stays left', () => {
  const first = undo([wasDone, refused, refused, gone], { id: 'first' });
  expect(undoStateOf(run, [run, first, undo([wasDone, refused])])).toEqual({ left: 2 });
  expect(undoStateOf(run, [run, first, undo([wasDone, wasDone])])).toEqual({ left: 1 });
});
