import { isAnswerLost } from '@frontboard/client';
import { describeFailure } from './describe-failure.ts';
import { type EditWork, fail, UNCERTAIN } from './edit-work.ts';
import { createLostAnswer } from './lost-answer.ts';
import { changedFields } from './merge.ts';
import { createSaveOutcome, type SaveParts } from './save-outcome.ts';
import type { EditOutcome } from './types.ts';
import { saveWords as words } from './words.ts';

/**
 * How an edit is saved: checked, compared with the service's newest copy, sent, and looked for when the answer is lost. Each call
 * is one attempt; its outcome is in `work`.
 */
export function createSave<V extends object, Patch>(work: EditWork<V, Patch>, parts: SaveParts<V, Patch>) {
  const { check, keep, publish, clock, settle } = parts;
  const outcome = createSaveOutcome(work, parts);
  const { finish, refuse, join } = outcome;
  const { findLost, afterLostAnswer, verify } = createLostAnswer(work, parts, outcome);

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
