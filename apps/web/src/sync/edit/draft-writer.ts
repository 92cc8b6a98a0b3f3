import type { Clock } from '../../platform/clock.ts';
import type { Draft, DraftPlace } from './drafts.ts';
import type { EditWork } from './edit-work.ts';
import { isSame } from './is-same.ts';
import { changedFields, pickValues } from './merge.ts';
import type { FieldValues } from './types.ts';

/** Debounce: the draft is written after this pause in typing. Leaving the page writes it at once. */
const DRAFT_DELAY_MS = 250;

/** Fields and what was typed in them. */
type Typed = Pick<Draft, 'base' | 'values'>;

const NOTHING: Typed = { base: {}, values: {} };

export type DraftWriter = ReturnType<typeof createDraftWriter>;

interface DraftWriterOptions {
  readonly place: DraftPlace;
  readonly clock: Clock;
  /** Called when `isDurable` changes. */
  readonly onStored: () => void;
}

/**
 * Opens the writer of the draft of `work`. What another tab has typed in other fields of the same record stays in the draft until
 * that tab removes it: it may have been closed.
 */
export function createDraftWriter<V extends object, Patch extends object>(
  work: EditWork<V, Patch>,
  { place, clock, onStored }: DraftWriterOptions,
) {
  let timer: unknown = null;
  let isStored = true;
  /** The time of the draft this edit opened with or wrote last; null without one. */
  let knownAtMs = place.load()?.atMs ?? null;
  /** What of this edit is in the draft. */
  let own = typedIn(place.load()).values;
  /** The values of each field written last: a value that differs was typed since. */
  let written = own;
  /** What other edits of the same record have typed. */
  let others: Typed = NOTHING;
  /** The fields in which this edit has typed after the others. */
  let isLater: ReadonlySet<string> = new Set();

  /** Reads what other edits have typed since, or that they have saved or discarded it. */
  function readOthers(): void {
    const held = storedByOther();
    const isTakenOut = knownAtMs !== null && place.load() === null;
    // Drafts of something new in two tabs are about two records.
    if (work.options.saved === null || (held === null && !isTakenOut)) return;
    const foreign = without(typedIn(held), own);
    isLater = new Set([...isLater].filter((field) => isSame(foreign.values[field], others.values[field])));
    others = foreign;
  }

  /** Writes the draft, or deletes it when it is empty. */
  function write(): void {
    if (timer !== null) clock.clearTimeout(timer);
    timer = null;
    readOthers();
    const [base, values] = [toRecord(work.base), toRecord(work.values)];
    const changed = changedFields(base, values);
    const typed = changed.filter((field) => !(field in written && isSame(written[field], values[field])));
    isLater = new Set([...isLater, ...typed]);
    own = pickValues(values, changed);
    written = { ...written, ...own };
    const theirs = Object.keys(others.values).filter((it) => !(isLater.has(it) && changed.includes(it)));
    if (changed.length + theirs.length === 0 && work.lost === null) {
      knownAtMs = null;
      place.remove();
      return;
    }
    knownAtMs = clock.now();
    const isStoredNow = place.save({
      base: { ...base, ...pickValues(others.base, theirs) },
      values: { ...values, ...pickValues(others.values, theirs) },
      atMs: knownAtMs,
      ...progressOf(work),
    });
    if (isStoredNow === isStored) return;
    isStored = isStoredNow;
    onStored();
  }

  /** The draft that another edit of the same form has stored since (opened again, or in another tab). Null without one. */
  function storedByOther(): Draft | null {
    const held = place.load();
    return held !== null && held.atMs !== knownAtMs ? held : null;
  }

  return {
    write,
    /** Writes it after the debounce. */
    writeDebounced() {
      if (timer !== null) clock.clearTimeout(timer);
      timer = clock.setTimeout(write, DRAFT_DELAY_MS);
    },
    /** Writes it now if a write is scheduled. */
    flush() {
      if (timer !== null) write();
    },
    storedByOther,
    /** Whether the last written draft is still there after a reload. */
    isStored: () => isStored,
  };
}

/** What a draft stores about an attempt to save. */
function progressOf<V extends object, Patch extends object>({ lost, isPartlySaved }: EditWork<V, Patch>) {
  return {
    sent: lost && { values: toRecord(lost.values), twins: lost.twins, patch: toRecord(lost.patch) },
    ...(isPartlySaved && { isPartlySaved }),
  };
}

/** What differs in a draft from the copy it was typed over. */
function typedIn(draft: Draft | null): Typed {
  if (draft === null) return NOTHING;
  const fields = changedFields(draft.base, draft.values);
  return { base: pickValues(draft.base, fields), values: pickValues(draft.values, fields) };
}

/** `typed` without the fields that are the same in `known`. */
function without({ base, values }: Typed, known: FieldValues): Typed {
  const fields = Object.keys(values).filter(
    (field) => !(field in known && isSame(known[field], values[field])),
  );
  return { base: pickValues(base, fields), values: pickValues(values, fields) };
}

function toRecord(values: object): FieldValues {
  return { ...values };
}
