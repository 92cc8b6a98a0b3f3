import { createStore } from 'zustand/vanilla';
import { createDiscards } from './discards.ts';
import { createDraftWriter } from './draft-writer.ts';
import type { DraftPlace } from './drafts.ts';
import { snapshotOf } from './edit-snapshot.ts';
import { isBegun, newWork, takeNewCopy } from './edit-work.ts';
import { createFormCheck } from './form-check.ts';
import { isSame } from './is-same.ts';
import { type FieldName, fieldsOf, settle } from './merge.ts';
import { readValues } from './read-values.ts';
import { restoreDraft } from './restore-draft.ts';
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
  const { discard, noteTyped } = createDiscards(work, { check, draft, publish });
  const inTurn = createTurns();
  let running: Promise<EditOutcome> | null = null;
  restoreDraft(work, check, place.load());
  const { getState, setState, subscribe } = createStore(takeSnapshot);

  /** What something new starts with has changed. Where something is typed already, it stays as it is. */
  function startAgain(initial: V): void {
    if (isBegun(work) || isSame(initial, work.latest)) return;
    Object.assign(work, { latest: initial, base: initial, values: initial });
    publish();
  }

  function takeSnapshot(): EditSnapshot<V> {
    return snapshotOf(work, { isDraftStored: draft.isStored(), errors: check.shownErrors() });
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

  function set<K extends FieldName<V>>(field: K, value: V[K]): void {
    if (isSame(work.values[field], value)) return;
    work.values = { ...work.values, [field]: value };
    noteTyped(field);
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
      if (!takeNewCopy(work, next.saved, check.isSameField)) return;
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
    discard,
    flush: draft.flush,
    connect: () =>
      place.subscribe((isRecovered) => {
        if (isRecovered && !isBegun(work)) {
          restoreDraft(work, check, place.load());
          draft.write();
        } else work.isChangedElsewhere = true;
        publish();
      }),
  };
}
