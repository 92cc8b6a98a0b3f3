import type { Run, RunItem } from './run.ts';

/** What a run does next. */
export type RunStep =
  | { readonly do: 'send'; readonly index: number }
  /** Looks whether a repeated request created some records twice: `indexes` are the operations that created them. */
  | { readonly do: 'check'; readonly indexes: readonly number[] }
  /** Turns into the run that undoes it. */
  | { readonly do: 'undo' }
  | { readonly do: 'end' }
  /** The person has paused it. */
  | { readonly do: 'wait' };

/**
 * What a run does next. Created records are checked for twins before anything else is done to them: as long as nothing has changed them,
 * a twin is equal in every field.
 */
export function nextStep({ head: { phase }, items }: Run): RunStep {
  if (phase === 'ended' || phase === 'paused') return { do: 'wait' };
  // What may be at the service comes to its end before anything else.
  const sent = items.findIndex(({ progress }) => progress.step === 'sent');
  if (sent >= 0) return { do: 'send', index: sent };
  const waiting = phase === 'undoing' ? -1 : items.findIndex(({ progress }) => progress.step === 'waiting');
  const kind = items[waiting]?.operation.kind;
  const unchecked = kind === 'create' || kind === 'restore' ? [] : uncheckedOf(items);
  if (unchecked.length > 0) return { do: 'check', indexes: unchecked };
  if (waiting >= 0) return { do: 'send', index: waiting };
  return phase === 'undoing' ? { do: 'undo' } : { do: 'end' };
}

function uncheckedOf(items: readonly RunItem[]): readonly number[] {
  return items.flatMap(({ progress }, index) => {
    if (progress.step !== 'ended' || progress.end.as !== 'done') return [];
    const { former } = progress.end;
    return former.kind === 'created' && !former.isChecked ? [index] : [];
  });
}
