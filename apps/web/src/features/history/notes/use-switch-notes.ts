import { useEffect, useMemo } from 'react';
import { usePrivateStore } from '../../../session/account-hooks.ts';
import { useSession } from '../../../session/hooks.ts';
import { useLocalData, useLocalDataStore } from '../../../session/local/local-data.ts';
import type { SwitchNote } from '../../../session/local/local-tables.ts';
import { hasRoles, knownMarks, noteFinder, tyingNotes } from '../../../session/local/switch-notes.ts';
import { viewerOf } from '../../../session/viewer.ts';
import { createDraftsStore } from '../../../sync/edit/drafts.ts';
import { tieTyped } from '../../../sync/edit/switch-drafts.ts';
import type { SwitchHistory } from '../../../sync/history/switch-history.ts';
import type { QueueEntry } from '../../../sync/switches/types.ts';
import type { Moment } from '../entries.ts';

/** What the owner has written on this device about the entries of their history. Keeps its identity until that changes. */
export interface SwitchNotes {
  readonly idOf: (moment: Moment) => string;
  readonly noteOf: (moment: Moment) => SwitchNote | undefined;
  /** All marks, sorted. */
  readonly marks: readonly string[];
  /** Whether a member has a role anywhere. */
  readonly hasRoles: boolean;
}

interface SwitchNotesOptions {
  readonly isOwn: boolean;
  /** As the service has it. */
  readonly history: SwitchHistory;
  readonly pending: ReadonlyMap<string, QueueEntry>;
}

type Rows = SwitchHistory['switches'];

/** A switch that is in the part that is not loaded may have any id. */
const EVERY = { has: () => true };

/** The notes about the own history; null for another system's. */
export function useSwitchNotes({ isOwn, history, pending }: SwitchNotesOptions): SwitchNotes | null {
  const { switches, state, gapsBefore } = history;
  const isComplete = state === 'complete' && gapsBefore.length === 0;
  const notes = useLocalData((data) => data.switchNotes);
  const store = useLocalDataStore();
  const hasNotes = Object.keys(notes).length > 0;
  const known = useMemo(
    () => (hasNotes ? new Set<string>(switches.map(({ id }) => id)) : EVERY),
    [hasNotes, switches],
  );
  const drafts = usePrivateStore(createDraftsStore);
  const viewer = viewerOf(useSession().system);
  // Before its note, which has the time of what was typed without one.
  useEffect(() => {
    if (!isOwn || !isComplete || drafts.getState()[viewer] === undefined) return;
    const rows = switches.map(({ id, atMs }) => ({ switchIds: [id], fromMs: Math.floor(atMs) }));
    tieTyped(drafts, viewer, { switches: rows, known: new Set<string>(switches.map(({ id }) => id)), notes });
  }, [isOwn, isComplete, drafts, viewer, switches, notes]);
  // A switch that was sent or recorded again has its uuid now, with which its note follows it to any other time.
  useEffect(() => {
    if (isOwn && hasNotes) store.update(tyingNotes(notedIn(switches, notes), isComplete ? known : EVERY));
  }, [isOwn, hasNotes, store, switches, notes, isComplete, known]);
  return useMemo(() => {
    if (!isOwn) return null;
    const find = noteFinder(notes, known);
    const idOf = (moment: Moment) =>
      find(pending.get(moment.id)?.switchId === null ? { switchIds: [], fromMs: moment.fromMs } : moment);
    return {
      idOf,
      noteOf: (moment) => notes[idOf(moment)],
      marks: knownMarks(notes),
      hasRoles: hasRoles(notes),
    };
  }, [isOwn, notes, known, pending]);
}

/** The switches that a note may be about. */
function* notedIn(rows: Rows, notes: Readonly<Record<string, SwitchNote>>) {
  const times = new Set(Object.values(notes).map(({ switchMs }) => switchMs));
  for (const { id, atMs } of rows) {
    const fromMs = Math.floor(atMs);
    if (notes[id] !== undefined || times.has(fromMs)) yield { switchIds: [id], fromMs };
  }
}
