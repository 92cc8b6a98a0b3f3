import { type Former, formerOf, type Run, type RunItem } from './run.ts';

/** What a run does next. */
export type RunStep =
  | { readonly do: 'send'; readonly index: number }
  /** Check whether repeated requests have created records or switches twice: `indexes` are the operations that created them. */
  | { readonly do: 'check'; readonly indexes: readonly number[] }
  /** Replace it with the run that undoes it. */
  | { readonly do: 'undo' }
  | { readonly do: 'end' }
  /** The person has paused it. */
  | { readonly do: 'wait' };

/** How many recorded switches are checked together: they are close to each other, so few reads cover all. */
const CHECKED_AT_ONCE = 100;

/**
 * What a run does next. Created records are checked for twins before anything else is done to them: as long as nothing has changed them,
 * a twin is equal in every field.
 */
export function nextStep({ head: { phase }, items }: Run): RunStep {
  if (phase === 'ended' || phase === 'paused') return { do: 'wait' };
  // What may be at the service is completed before anything else.
  const sent = items.findIndex(({ progress }) => progress.step === 'sent');
  if (sent >= 0) return { do: 'send', index: sent };
  const waiting = phase === 'undoing' ? -1 : items.findIndex(({ progress }) => progress.step === 'waiting');
  const unchecked = uncheckedOf(items);
  if (unchecked.length > 0 && !canWait(items[waiting], unchecked.length))
    return { do: 'check', indexes: unchecked };
  if (waiting >= 0) return { do: 'send', index: waiting };
  return phase === 'undoing' ? { do: 'undo' } : { do: 'end' };
}

/** Whether the check can wait until there is more to check, because the next operation is of the same kind. */
export function canWait(next: RunItem | undefined, unchecked: number): boolean {
  const kind = next?.operation.kind;
  return kind === 'create' || kind === 'restore' || (kind === 'record-switch' && unchecked < CHECKED_AT_ONCE);
}

function uncheckedOf(items: readonly RunItem[]): readonly number[] {
  return items.flatMap((item, index) => (isToCheck(formerOf(item)) ? [index] : []));
}

/** Whether what an operation has created is still to be checked for leftovers of a repeated request. */
export function isToCheck(former: Former | null): former is Extract<Former, { readonly isChecked: boolean }> {
  return (former?.kind === 'created' || former?.kind === 'recorded') && !former.isChecked;
}
