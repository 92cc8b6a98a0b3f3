import type { SwitchNote } from '../../../session/local/local-tables.ts';
import type { KnownSwitches, NotedSwitch } from '../../../session/local/switch-notes.ts';
import { type DraftsStore, moveDraft } from '../../../sync/edit/drafts.ts';
import { aboutForm } from '../../../sync/edit/drafts-key.ts';
import { noteFormOfSwitch } from '../../../sync/edit/note-forms.ts';

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
  for (const [key, { base }] of Object.entries(drafts.getState()[viewer] ?? {})) {
    const id = key.startsWith(PREFIX) ? key.slice(PREFIX.length) : '';
    if (id === '' || known.has(id)) continue;
    const switchMs = typeof base.switchMs === 'number' ? base.switchMs : notes[id]?.switchMs;
    const [uuid] = switches.find(({ fromMs }) => fromMs === switchMs)?.switchIds ?? [];
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
