import { againOf } from './again-of.ts';
import { countRun, type Run } from './run.ts';

/** What has become of the undo of a run. */
export type UndoState =
  | 'none'
  /** It is sent, waits, is paused, or rests. */
  | 'going'
  /** It has ended, and its outcome was removed from the list. */
  | 'forgotten'
  /** It has ended; `left` of its operations were not, or only partly, undone. */
  | { readonly left: number };

/** `runs`: all of the account, the oldest first. */
export function undoStateOf({ head: { id, undoneBy } }: Run, runs: readonly Run[]): UndoState {
  if (undoneBy === null) return 'none';
  const last = runs.find(({ head }) => head.id === undoneBy);
  if (last === undefined) return 'forgotten';
  if (last.head.phase !== 'ended') return 'going';
  const earlier = runs.slice(0, runs.indexOf(last)).filter(({ head }) => head.undoes === id);
  // What an earlier try has left, the next one has tried again, but not all of it can be tried.
  const given = earlier.map((run) => countRun(run).failed - againOf(run).length);
  return { left: given.reduce((sum, count) => sum + count, countRun(last).failed) };
}
