import type { Clock } from '../../platform/clock.ts';
import type { Draft, DraftPlace } from './drafts.ts';
import type { EditWork } from './edit-work.ts';
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

/**
 * Opens the writer of the draft of `work`.
 *
 * @param onKept whether drafts reach the device has changed
 */
export function createDraftWriter<V extends object, Patch>(
  work: EditWork<V, Patch>,
  {
    place,
    clock,
    onKept,
  }: { readonly place: DraftPlace; readonly clock: Clock; readonly onKept: () => void },
): DraftWriter {
  let timer: unknown = null;
  let isKept = true;
  /** The moment of the draft that was written last; null when there is none. */
  let writtenAtMs: number | null = null;

  function write(): void {
    if (timer !== null) clock.clearTimeout(timer);
    timer = null;
    const { base, values, lost } = work;
    if (changedFields(base, values).length === 0 && lost === null) {
      writtenAtMs = null;
      place.remove();
      return;
    }
    writtenAtMs = clock.now();
    const isKeptNow = place.save({
      base: toRecord(base),
      values: toRecord(values),
      atMs: writtenAtMs,
      sent: lost && { values: toRecord(lost.values), twins: lost.twins },
    });
    if (isKeptNow === isKept) return;
    isKept = isKeptNow;
    onKept();
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
    keptByOther() {
      const held = place.load();
      return held !== null && held.atMs !== writtenAtMs ? held : null;
    },
    isKept: () => isKept,
  };
}

function toRecord(values: object): Record<string, unknown> {
  return { ...values };
}
