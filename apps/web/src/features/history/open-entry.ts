import type { HistoryEntry } from './entries.ts';
import type { ShownEntries } from './use-shown-entries.ts';

interface OpenEntry {
  /** Undefined when none is open. */
  readonly open: HistoryEntry | undefined;
  /** Whether the list has it. */
  readonly isListed: boolean;
  /** Its neighbours in the list; null at its ends. */
  readonly newer: HistoryEntry | null;
  readonly older: HistoryEntry | null;
}

/**
 * The entry that an address opens. A note or mark that is being written may take it out of the filtered list: it stays open, between
 * those that would be its neighbours there.
 */
export function openEntryOf({ all, entries }: Pick<ShownEntries, 'all' | 'entries'>, id?: string): OpenEntry {
  const index = id === undefined ? -1 : all.indexOf(id);
  if (id === undefined || index < 0) return { open: undefined, isListed: false, newer: null, older: null };
  const slot = entries.slotOf(id);
  const isListed = entries.indexOf(id) >= 0;
  const at = (place: number) => (place < 0 || place >= entries.length ? null : entries.at(place));
  return { open: all.at(index), isListed, newer: at(slot - 1), older: at(isListed ? slot + 1 : slot) };
}
