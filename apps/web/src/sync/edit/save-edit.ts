import { isAnswerLost } from '@frontboard/client';
import type { Clock } from '../../platform/clock.ts';
import { findOutcome } from '../writes/send-write.ts';
import { describeFailure, describeLost, refusedFields } from './describe-failure.ts';
import { type EditWork, fail, type Lost, newWork, noteArrived, UNCERTAIN } from './edit-work.ts';
import type { FormCheck } from './form-check.ts';
import { isSame } from './is-same.ts';
import { afterSaving, baseAfterArrival, changedFields, type FieldName, pickValues, rebase } from './merge.ts';
import type { EditOutcome, SavedChange } from './types.ts';
import { saveWords as words } from './words.ts';

/** What every save needs. */
export interface SaveContext {
  /** Stores a revision of what a save has changed in a record; absent where none is stored. */
  readonly noteSaved?: ((change: SavedChange) => void) | undefined;
  readonly clock: Clock;
  /** Resolves once a write that ended without an answer at `sinceMs` can no longer be running. */
  readonly settle: (sinceMs: number) => Promise<void>;
}

interface SaveParts<V extends object, Patch> extends SaveContext {
  readonly check: FormCheck<V, Patch>;
  /** Stores the typed text and the save in flight on the device. */
  readonly keep: () => void;
  /** Shows the state. */
  readonly publish: () => void;
}

/**
 * How an edit is saved: checked, compared with the service's newest copy, sent, and looked for when the answer is lost. Each call
 * is one attempt; its outcome is in `work`.
 */
export function createSave<V extends object, Patch>(
  work: EditWork<V, Patch>,
  { check, keep, publish, noteSaved, clock, settle }: SaveParts<V, Patch>,
) {
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

  /** Looks for something new whose answer was lost. Returns the outcome, or null if it does not exist. */
  async function findLost(): Promise<EditOutcome | null> {
    if (work.lost === null) return null;
    const sent = work.lost;
    const copy = await lookForMade(sent);
    if (copy === null) return null;
    work.isMade = true;
    return finish(sent.values, copy);
  }

  /** No usable answer came: checks whether the service has acted, and reports the outcome. */
  async function afterLostAnswer(
    sent: V,
    sentFields: readonly FieldName<V>[],
    error: unknown,
  ): Promise<EditOutcome> {
    const { fetchLatest, saved, lookForLost } = work.options;
    const sinceMs = clock.now();
    if (work.lost !== null) work.lost = { ...work.lost, sinceMs };
    work.isChecking = true;
    keep();
    publish();
    /** The service's copy as last read. */
    let seen: V | null = null;
    const outcome = await findOutcome<V>(
      {
        async look() {
          if (fetchLatest === undefined) return work.lost === null ? null : lookForMade(work.lost);
          const theirs = await fetchLatest();
          seen = theirs;
          return sentFields.every((field) => check.isSameField(field, sent, theirs)) ? theirs : null;
        },
        settle: () => settle(sinceMs),
      },
      error,
    );
    work.isChecking = false;
    if (outcome.state === 'done') {
      work.isMade ||= saved === null;
      return finish(sent, outcome.value);
    }
    const isUnknown = outcome.state === 'unknown' || (saved === null && lookForLost === undefined);
    if (!isUnknown) {
      if (seen !== null && afterPartlySaved(sent, sentFields, seen)) return 'failed';
      // It is certain that nothing was created, so there is nothing to look for.
      work.lost = null;
      return fail(work, describeLost(error));
    }
    if (fetchLatest !== undefined) work.unsure = { values: sent, fields: sentFields, sinceMs };
    return fail(work, UNCERTAIN);
  }

  /** Where a save takes several requests, some of it may be saved. Returns false when nothing is. */
  function afterPartlySaved(sent: V, sentFields: readonly FieldName<V>[], seen: V): boolean {
    const arrived = sentFields.filter(
      (field) => check.isSameField(field, sent, seen) && !check.isSameField(field, work.base, seen),
    );
    if (arrived.length === 0) return false;
    accept(seen);
    work.isPartlySaved = true;
    fail(work, { ...words.partlySaved, action: 'retry' });
    keep();
    return true;
  }

  async function lookForMade({ patch, twins }: Lost<V, Patch>): Promise<V | null> {
    return (await work.options.lookForLost?.(patch, twins)) ?? null;
  }

  /** Checks what would be sent. Returns null, and shows the messages, if something is wrong. */
  function checked(): Patch | null {
    const result = check.changes();
    if (result.ok) return result.value;
    work.isSubmitted = true;
    work.phase = 'editing';
    const { others } = check.byField(Object.entries(result.fields));
    if (others.length > 0) fail(work, { title: words.notSaved, detail: others.join('\n') });
    return null;
  }

  /** What prevents sending before any request; null if nothing does. */
  function obstacle(isNew: boolean): EditOutcome | null {
    const isChanged = changedFields(work.base, work.values).length > 0;
    if ((!isNew || work.isMade) && !isChanged && work.unsure === null) return 'saved';
    if (isNew && work.isMade) return fail(work, words.alreadyMade);
    if (isNew && work.isChangedElsewhere) {
      // It may already exist, created from the same draft: the person is asked once.
      work.isChangedElsewhere = false;
      return fail(work, words.perhapsMadeElsewhere);
    }
    return checked() === null ? 'invalid' : null;
  }

  /**
   * Checks whether a save that was in flight at `sinceMs`, when its page was left, has arrived. Until then it is unknown whether what
   * was typed is saved.
   */
  async function verify(sinceMs: number): Promise<EditOutcome> {
    const { fetchLatest } = work.options;
    work.phase = 'saving';
    work.isChecking = true;
    publish();
    try {
      await settle(sinceMs);
      if (work.lost !== null) return await verifyMade(work.lost);
      if (fetchLatest !== undefined) accept(await fetchLatest());
      noteArrived(work, check.isSameField);
      work.isDraftRestored &&= changedFields(work.base, work.values).length > 0;
      work.phase = 'editing';
      return 'failed';
    } catch (error) {
      const described = describeFailure(error);
      if (work.lost === null)
        work.unsure = { values: work.values, fields: changedFields(work.base, work.values), sinceMs };
      return fail(work, described.isGone === true ? described : UNCERTAIN);
    } finally {
      work.isChecking = false;
      keep();
    }
  }

  /** Something new whose answer no caller has waited for: if it exists, the form is empty again. */
  async function verifyMade(lost: Lost<V, Patch>): Promise<EditOutcome> {
    const copy = await lookForMade(lost);
    if (copy !== null) Object.assign(work, newWork(work.options, work.options.initial));
    work.lost = null;
    return fail(work, copy === null ? { ...words.lostAnswer, action: 'retry' } : words.wasMade);
  }

  /** One attempt to save; its outcome is in the work. */
  async function save(): Promise<EditOutcome> {
    work.refused = {};
    work.failure = null;
    const isNew = work.options.saved === null;
    const hindered = obstacle(isNew);
    if (hindered !== null) return hindered;
    work.phase = 'saving';
    publish();
    work.refused = (await work.options.checkMore?.(work.values, changedFields(work.base, work.values))) ?? {};
    if (Object.keys(work.refused).length > 0) {
      work.phase = 'editing';
      return 'invalid';
    }
    try {
      const { fetchLatest } = work.options;
      // An earlier attempt must not arrive after this one.
      const sinceMs = work.lost?.sinceMs ?? work.unsure?.sinceMs;
      if (sinceMs !== undefined) await settle(sinceMs);
      const settled = fetchLatest === undefined ? await findLost() : join(await fetchLatest());
      if (settled !== null) return settled;
    } catch (error) {
      // Only a read was sent, so nothing has changed.
      const described = describeFailure(error);
      const isUncertain = work.lost !== null || work.unsure !== null;
      // If a record is gone, nothing more can be checked.
      return fail(work, isUncertain && described.isGone !== true ? UNCERTAIN : described);
    }
    const patch = checked();
    if (patch === null) return 'invalid';
    work.phase = 'saving';
    const sent = work.values;
    const sentFields = changedFields(work.base, sent);
    if (isNew) {
      work.lost = { values: sent, patch, twins: work.options.twinsOf?.(patch) ?? [], sinceMs: clock.now() };
    }
    keep();
    try {
      const copy = await work.options.send(patch);
      work.isMade = isNew;
      return finish(sent, copy);
    } catch (error) {
      return isAnswerLost(error) ? await afterLostAnswer(sent, sentFields, error) : refuse(error);
    }
  }

  return { save, verify };
}
