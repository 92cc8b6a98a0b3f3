import type { DraftWriter } from './draft-writer.ts';
import { type EditWork, newWork } from './edit-work.ts';
import type { FormCheck } from './form-check.ts';
import { isSame } from './is-same.ts';
import { type FieldName, fieldsOf, overlaid, rebase } from './merge.ts';
import { restoreDraft } from './restore-draft.ts';

interface DiscardParts<V extends object, Patch> {
  readonly check: FormCheck<V, Patch>;
  readonly draft: DraftWriter;
  readonly publish: () => void;
}

/** Discards what was typed in an edit, and takes that back without losing what was typed since. */
export function createDiscards<V extends object, Patch extends object>(
  work: EditWork<V, Patch>,
  { check, draft, publish }: DiscardParts<V, Patch>,
) {
  /** For each discard, the fields typed in since. */
  const typedSince: Set<FieldName<V>>[] = [];

  /** Restores the values before a discard that left `left`, except for text typed since (in the fields `typed`). */
  function takeBack(
    before: Pick<EditWork<V, Patch>, 'base' | 'values' | 'lost'>,
    left: V,
    typed: ReadonlySet<string>,
  ): void {
    draft.flush();
    // For a record, what others have typed stays in the draft.
    if (work.options.saved === null) restoreDraft(work, check, draft.storedByOther());
    const { base, values, latest } = work;
    const stays = (field: FieldName<V>) =>
      !isSame(base[field], values[field]) || (typed.has(field) && !isSame(values[field], left[field]));
    const joined = rebase(before, latest, check.isSameField);
    Object.assign(work, overlaid(joined, { base, values }, fieldsOf(values).filter(stays)));
    work.lost ??= before.lost;
    if (work.phase === 'saved') work.phase = 'editing';
    draft.write();
    publish();
  }

  /** Discards everything typed; the returned function takes that back. */
  function discard(): () => void {
    // The time of what is discarded is now, and not when the discard is undone.
    draft.flush();
    const { base, values, lost, latest } = work;
    const typed = new Set<FieldName<V>>();
    typedSince.push(typed);
    // Whether this edit has created something stays known, as does what other tabs did.
    const { isMade, isChangedElsewhere } = work;
    Object.assign(work, newWork(work.options, latest), { isMade, isChangedElsewhere });
    draft.write();
    publish();
    return () => takeBack({ base, values, lost }, latest, typed);
  }

  /** Notes that something was typed in a field. */
  function noteTyped(field: FieldName<V>): void {
    for (const typed of typedSince) typed.add(field);
  }

  return { discard, noteTyped };
}
