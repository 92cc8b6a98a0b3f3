import type { Clock } from '../../platform/clock.ts';
import type { Draft, DraftPlace } from './drafts.ts';
import type { EditWork } from './edit-work.ts';
import { isSame } from './is-same.ts';
import { changedFields } from './merge.ts';

/** Typing rests this long before the draft is written; leaving the page writes it at once. */
const DRAFT_DELAY_MS = 250;

/** Keeps the draft of one edit on the device. */
export interface DraftWriter {
  /** Writes the draft, or deletes it when there is nothing to keep. */
  write(): void;
  /** Writes it a moment after the last call. */
  writeSoon(): void;
  /** Writes it now if it was to be written soon. */
  flush(): void;
  /** The draft that another edit of the same form has kept since: left and opened again, or in another tab. Null when none has. */
  keptByOther(): Draft | null;
  /** Whether what was written last would survive a reload. */
  isKept(): boolean;
}

interface DraftWriterOptions {
  readonly place: DraftPlace;
  readonly clock: Clock;
  /** What two tabs type for something new is not of one record. */
  readonly isNew: () => boolean;
  /** Whether drafts reach the device has changed. */
  readonly onKept: () => void;
}

/**
 * Opens the writer of the draft of `work`. What another tab has typed in other fields of the same record stays in the draft until
 * that tab takes it out: it may be closed by now.
 */
export function createDraftWriter<V extends object, Patch>(
  work: EditWork<V, Patch>,
  { place, clock, isNew, onKept }: DraftWriterOptions,
): DraftWriter {
  let timer: unknown = null;
  let isKept = true;
  /** The moment of the draft this edit opened with or wrote last; null when there is none. */
  let knownAtMs = place.load()?.atMs ?? null;
  /** What was written of this edit itself. */
  let own: Record<string, unknown> = {};
  /** The draft of another edit of the same record. */
  let others: Pick<Draft, 'base' | 'values'> = { base: {}, values: {} };

  function write(): void {
    if (timer !== null) clock.clearTimeout(timer);
    timer = null;
    const held = keptByOther();
    if (held !== null && !isNew()) others = held;
    const { lost } = work;
    const [base, values] = [toRecord(work.base), toRecord(work.values)];
    const changed = changedFields(base, values);
    const theirs = changedFields(others.base, others.values).filter(
      (field) => !changed.includes(field) && !(field in own && isSame(own[field], others.values[field])),
    );
    if (changed.length + theirs.length === 0 && lost === null) {
      knownAtMs = null;
      place.remove();
      return;
    }
    own = { ...own, ...picked(values, changed) };
    knownAtMs = clock.now();
    const isKeptNow = place.save({
      base: { ...base, ...picked(others.base, theirs) },
      values: { ...values, ...picked(others.values, theirs) },
      atMs: knownAtMs,
      sent: lost && { values: toRecord(lost.values), twins: lost.twins },
    });
    if (isKeptNow === isKept) return;
    isKept = isKeptNow;
    onKept();
  }

  function keptByOther(): Draft | null {
    const held = place.load();
    return held !== null && held.atMs !== knownAtMs ? held : null;
  }

  return {
    write,
    writeSoon() {
      if (timer !== null) clock.clearTimeout(timer);
      timer = clock.setTimeout(write, DRAFT_DELAY_MS);
    },
    flush() {
      if (timer !== null) write();
    },
    keptByOther,
    isKept: () => isKept,
  };
}

function picked(record: Readonly<Record<string, unknown>>, fields: readonly string[]) {
  return Object.fromEntries(fields.map((field) => [field, record[field]]));
}

function toRecord(values: object): Record<string, unknown> {
  return { ...values };
}
