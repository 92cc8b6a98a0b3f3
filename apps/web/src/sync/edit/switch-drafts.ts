import type { SwitchNote } from '../../session/local/local-tables.ts';
import { untiedNoteId } from '../../session/local/note-id.ts';
import type { KnownSwitches, NotedSwitch } from '../../session/local/switch-notes.ts';
import { type Draft, type DraftsStore, draftPlace, moveDraft } from './drafts.ts';
import { aboutForm } from './drafts-key.ts';
import { noteFormOfSwitch } from './note-forms.ts';

const PREFIX = aboutForm(noteFormOfSwitch(''));

/** What is stored with what is typed about a switch: the time by which the switch is found after it was deleted and brought back. */
export function switchOfDraft(switchMs: number) {
  return { switchMs };
}

/** Ties what is typed about switches and not saved to those that are at their times now, as `tyingNotes` does with notes. */
export function tieTyped(
  drafts: DraftsStore,
  viewer: string,
  { switches, known, notes }: TypedSwitches,
): void {
  for (const [key, draft] of Object.entries(drafts.getState()[viewer] ?? {})) {
    const id = key.startsWith(PREFIX) ? key.slice(PREFIX.length) : '';
    if (id === '') continue;
    const { switchMs } = draft.base;
    if (known.has(id)) {
      // It may have been moved since: after it is deleted, it is brought back at this time.
      const nowMs = switches.find(({ switchIds }) => switchIds.includes(id))?.fromMs;
      if (nowMs !== undefined && nowMs !== switchMs)
        draftPlace(drafts, viewer, key).save(atTime(draft, nowMs));
      continue;
    }
    const formerMs = typeof switchMs === 'number' ? switchMs : notes[id]?.switchMs;
    const [uuid] = switches.find(({ fromMs }) => fromMs === formerMs)?.switchIds ?? [];
    if (uuid !== undefined) moveDraft(drafts, viewer, key, aboutForm(noteFormOfSwitch(uuid)));
  }
}

interface TypedSwitches {
  /** With their uuids. */
  readonly switches: readonly NotedSwitch[];
  /** All of the history. */
  readonly known: KnownSwitches;
  readonly notes: Readonly<Record<string, SwitchNote>>;
}

interface SwitchMove {
  readonly fromMs: number;
  readonly toMs: number;
}

/** Moves what is typed about switches that have no uuid yet to the times that these get, as `movingMarks` does with what is saved. */
export function moveTyped(drafts: DraftsStore, viewer: string, moves: readonly SwitchMove[]): void {
  // The farthest first, so that the place of each is free.
  const ordered = moves.toSorted(
    (one, other) => (other.fromMs - one.fromMs) * Math.sign(one.toMs - one.fromMs),
  );
  for (const { fromMs, toMs } of ordered)
    moveDraft(drafts, viewer, keyAt(fromMs), keyAt(toMs), (draft) => atTime(draft, toMs));
}

function keyAt(ms: number): string {
  return aboutForm(noteFormOfSwitch(untiedNoteId(ms)));
}

function atTime(draft: Draft, ms: number): Draft {
  return { ...draft, base: { ...draft.base, ...switchOfDraft(ms) } };
}
