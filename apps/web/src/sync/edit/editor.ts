import { createStore } from 'zustand/vanilla';
import { createDraftWriter } from './draft-writer.ts';
import type { Draft, DraftPlace } from './drafts.ts';
import { fail, newWork, noteArrived, UNCERTAIN } from './edit-work.ts';
import { createFormCheck } from './form-check.ts';
import { isSame } from './is-same.ts';
import {
  baseAfterArrival,
  changedFields,
  type FieldName,
  fieldsOf,
  overlaid,
  rebase,
  settle,
} from './merge.ts';
import { readValues } from './read-values.ts';
import { createSave } from './save-edit.ts';
import type { SaveContext } from './save-outcome.ts';
import { createTurns } from './turns.ts';
import type { EditActions, EditOptions, EditOutcome, EditSnapshot, UndoOutcome } from './types.ts';
import { createUndo } from './undo-save.ts';

/** An edit without React: what `useEdit` shows. */
export interface Editor<V extends object, Patch> extends EditActions<V> {
  subscribe(fn: () => void): () => void;
  /** Takes over newer options: a newer copy of the service is merged with what was typed. */
  update(options: EditOptions<V, Patch>): void;
  /** Whether what was typed may have been saved: a save was in flight when its page was left. */
  mayBeSaved(): boolean;
  /** Checks whether a save that was in flight at `sinceMs` has arrived, before what was typed is shown as not saved. */
  verify(sinceMs: number): Promise<EditOutcome>;
  /** Persists what was typed at once. */
  flush(): void;
  /** Follows other tabs until the returned function is called. */
  connect(): () => void;
}

interface EditorOptions<V extends object, Patch> extends SaveContext {
  readonly options: EditOptions<V, Patch>;
  readonly place: DraftPlace;
}

/** Opens an edit, with an earlier draft if there is one. */
export function createEditor<V extends object, Patch extends object>({
  options,
  place,
  clock,
  settle: settleWrite,
  noteSaved,
}: EditorOptions<V, Patch>): Editor<V, Patch> {
  const work = newWork(options, options.saved ?? options.initial);
  const check = createFormCheck(work);
  const draft = createDraftWriter(work, { place, clock, onStored: publish });
  const saving: SaveContext = { noteSaved, clock, settle: settleWrite };
  const { save, verify } = createSave(work, { ...saving, check, keep: draft.write, publish });
  /** For each discard, the fields typed in since. */
  const typedSince: Set<FieldName<V>>[] = [];
  const inTurn = createTurns();
  let running: Promise<EditOutcome> | null = null;
  restore(place.load());
  const { getState, setState, subscribe } = createStore(takeSnapshot);

  function restore(stored: Draft | null): void {
    if (stored === null) return;
    const { latest } = work;
    const read = { base: readValues(stored.base, latest), values: readValues(stored.values, latest) };
    // Something new stays as it was left: what was private must not become public with another default.
    const isNew = work.options.saved === null;
    const { base, values } = isNew
      ? { base: latest, values: read.values }
      : rebase(read, latest, check.isSameField);
    work.base = base;
    work.values = values;
    work.isDraftRestored = changedFields(work.base, work.values).length > 0;
    work.restored = isNew ? null : { values: read.values, fields: changedFields(read.base, read.values) };
    work.isPartlySaved = stored.isPartlySaved === true;
    noteArrived(work, check.isSameField);
    if (stored.sent !== null && isNew) {
      const sent = readValues(stored.sent.values, latest);
      const result = check.of(changedFields(latest, sent), sent);
      // What the form's own check refuses was never sent.
      if (!result.ok) return;
      work.lost = { values: sent, patch: result.value, twins: stored.sent.twins, sinceMs: stored.atMs };
      fail(work, UNCERTAIN);
    }
  }

  /** Whether something was typed, or sent. */
  function isBegun(): boolean {
    return changedFields(work.base, work.values).length > 0 || work.isMade || work.lost !== null;
  }

  /** What something new starts with has changed. Where something is typed already, it stays as it is. */
  function startAgain(initial: V): void {
    if (isBegun() || isSame(initial, work.latest)) return;
    Object.assign(work, { latest: initial, base: initial, values: initial });
    publish();
  }

  function takeSnapshot(): EditSnapshot<V> {
    const { base, values, isDraftRestored, isPartlySaved, isChangedElsewhere } = work;
    const { isChecking, phase, failure, conflicts } = work;
    const changed = changedFields(base, values);
    return {
      values,
      changed,
      isDirty: changed.length > 0,
      isNew: work.options.saved === null,
      isDraftRestored,
      isPartlySaved: isDraftRestored && isPartlySaved,
      isChangedElsewhere,
      isDraftStored: draft.isStored(),
      errors: check.shownErrors(),
      phase,
      isChecking,
      failure,
      conflicts,
    };
  }

  function publish(): void {
    setState(takeSnapshot(), true);
  }

  /** One action at a time: a second caller gets the outcome of the first. */
  function alone(work: () => Promise<EditOutcome>): Promise<EditOutcome> {
    running ??= inTurn(work).finally(() => {
      running = null;
      draft.writeDebounced();
      publish();
    });
    return running;
  }

  const submit = () => alone(save);

  /** Restores the values before a discard that left `left`, except for text typed since (in the fields `typed`). */
  function takeBack(
    before: Pick<typeof work, 'base' | 'values' | 'lost'>,
    left: V,
    typed: ReadonlySet<string>,
  ): void {
    draft.flush();
    // For a record, what others have typed stays in the draft.
    if (work.options.saved === null) restore(draft.storedByOther());
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

  function set<K extends FieldName<V>>(field: K, value: V[K]): void {
    if (isSame(work.values[field], value)) return;
    work.values = { ...work.values, [field]: value };
    for (const typed of typedSince) typed.add(field);
    const { [field]: _answered, ...others } = work.refused;
    // The rest of the messages, each under a field of the form as before.
    work.refused = others as typeof work.refused;
    if (work.phase === 'saved') work.phase = 'editing';
    // Half a sentence must not be saved automatically.
    if (work.failure?.retryAtMs !== undefined) work.failure = { ...work.failure, isOvertaken: true };
    draft.writeDebounced();
    publish();
  }

  return {
    getSnapshot: getState,
    subscribe,
    update(next) {
      const former = work.options.saved;
      work.options = next;
      if (running !== null) return;
      if (next.saved === null) return startAgain(next.initial);
      if (next.saved === former) return;
      if (former !== null && isSame(former, next.saved)) return;
      const { values } = work;
      const base = baseAfterArrival(work.base, work.unsure, next.saved, check.isSameField);
      const joined = rebase({ base, values }, next.saved, check.isSameField);
      work.latest = next.saved;
      noteArrived(work, check.isSameField);
      if (isSame(joined.base, work.base) && isSame(joined.values, values)) return;
      work.base = joined.base;
      work.values = joined.values;
      // The service has what was typed: it was saved after all.
      if (changedFields(work.base, work.values).length === 0) work.isDraftRestored = false;
      draft.writeDebounced();
      publish();
    },
    set,
    putBack(values) {
      const former = readValues(values, work.values);
      for (const field of fieldsOf(former)) set(field, former[field]);
    },
    undo(change) {
      const attempt = createUndo(work, saving, change);
      const run = async (): Promise<UndoOutcome> => {
        const outcome = await inTurn(attempt);
        draft.writeDebounced();
        publish();
        return outcome.state === 'failed' ? { ...outcome, retry: run } : outcome;
      };
      return run();
    },
    touch(field) {
      if (work.touched.has(field)) return;
      work.touched = new Set([...work.touched, field]);
      publish();
    },
    submit,
    mayBeSaved: () => work.lost !== null || work.isDraftRestored,
    verify: (sinceMs) => alone(() => verify(sinceMs)),
    resolve(choice) {
      Object.assign(work, settle(work, choice));
      work.conflicts = [];
      work.phase = 'editing';
      publish();
      return submit();
    },
    postpone() {
      work.conflicts = [];
      work.phase = 'editing';
      publish();
    },
    discard() {
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
    },
    flush: draft.flush,
    connect: () =>
      place.subscribe((isRecovered) => {
        if (isRecovered && !isBegun()) {
          restore(place.load());
          draft.write();
        } else work.isChangedElsewhere = true;
        publish();
      }),
  };
}
