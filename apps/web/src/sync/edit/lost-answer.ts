import { findOutcome } from '../writes/send-write.ts';
import { describeFailure, describeLost } from './describe-failure.ts';
import { type EditWork, fail, type Lost, newWork, noteArrived, UNCERTAIN } from './edit-work.ts';
import { changedFields, type FieldName } from './merge.ts';
import type { SaveOutcome, SaveParts } from './save-outcome.ts';
import type { EditOutcome } from './types.ts';
import { saveWords as words } from './words.ts';

/** How an edit finds out what became of a save whose answer was lost, or whose page was left. */
export function createLostAnswer<V extends object, Patch>(
  work: EditWork<V, Patch>,
  { check, keep, publish, clock, settle }: SaveParts<V, Patch>,
  { finish, accept }: SaveOutcome<V, Patch>,
) {
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

  return { findLost, afterLostAnswer, verify };
}
