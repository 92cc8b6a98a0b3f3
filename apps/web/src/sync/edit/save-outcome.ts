import type { Clock } from '../../platform/clock.ts';
import { describeFailure, refusedFields } from './describe-failure.ts';
import { type EditWork, fail, newWork } from './edit-work.ts';
import type { FormCheck } from './form-check.ts';
import { isSame } from './is-same.ts';
import { afterSaving, baseAfterArrival, changedFields, pickValues, rebase } from './merge.ts';
import type { EditOutcome, SavedChange } from './types.ts';

/** What every save needs. */
export interface SaveContext {
  /** Stores a revision of what a save has changed in a record; absent where none is stored. */
  readonly noteSaved?: ((change: SavedChange) => void) | undefined;
  readonly clock: Clock;
  /** Resolves once a write that ended without an answer at `sinceMs` can no longer be running. */
  readonly settle: (sinceMs: number) => Promise<void>;
}

export interface SaveParts<V extends object, Patch> extends SaveContext {
  readonly check: FormCheck<V, Patch>;
  /** Stores the typed text and the save in flight on the device. */
  readonly keep: () => void;
  /** Shows the state. */
  readonly publish: () => void;
}

export type SaveOutcome<V extends object, Patch> = ReturnType<typeof createSaveOutcome<V, Patch>>;

/** What the answers about a save do to its edit. */
export function createSaveOutcome<V extends object, Patch>(
  work: EditWork<V, Patch>,
  { check, keep, publish, noteSaved }: SaveParts<V, Patch>,
) {
  /** The service has what was sent; `copy` is its newest copy. */
  function finish(sent: V, copy: V): EditOutcome {
    const changed = changedFields(work.base, sent);
    if (work.options.saved !== null && changed.length > 0) {
      noteSaved?.({ before: pickValues(work.base, changed), after: pickValues(sent, changed) });
    }
    const saved = afterSaving({ base: work.base, sent, current: work.values, copy }, check.isSameField);
    Object.assign(work, newWork(work.options, copy), saved, { phase: 'saved', isMade: work.isMade });
    keep();
    return 'saved';
  }

  /** The service refused: messages about fields go to the fields, the rest into the failure. */
  function refuse(error: unknown): EditOutcome {
    work.lost = null;
    const { messages, others } = check.byField(refusedFields(error));
    work.refused = messages;
    work.isSubmitted = true;
    const described = describeFailure(error);
    const isForFields = Object.keys(messages).length > 0;
    if (isForFields && others.length === 0) {
      work.phase = 'editing';
      work.failure = null;
      return 'invalid';
    }
    const outcome = fail(work, others.length === 0 ? described : { ...described, detail: others.join('\n') });
    return isForFields ? 'invalid' : outcome;
  }

  /** Merges with the service's newest copy. The person is asked about conflicts at the next save. */
  function accept(theirs: V): void {
    const { base, values } = rebase(work, theirs, check.isSameField);
    Object.assign(work, { base, values, latest: theirs, conflicts: [] });
  }

  /** Merges with the service's newest copy. Returns what prevents sending, or null. */
  function join(theirs: V): EditOutcome | null {
    const base = baseAfterArrival(work.base, work.unsure, theirs, check.isSameField);
    work.unsure = null;
    const joined = rebase({ base, values: work.values }, theirs, check.isSameField);
    const isNews = !isSame(joined.values, work.values);
    Object.assign(work, joined);
    work.latest = theirs;
    // A person who continues typing during the save has to see what they type over.
    if (isNews) publish();
    if (joined.conflicts.length > 0) {
      work.phase = 'conflict';
      return 'conflict';
    }
    return changedFields(work.base, work.values).length === 0 ? finish(work.values, theirs) : null;
  }

  return { finish, refuse, accept, join };
}
