import type { Annotation } from '../../persistence/documents/annotation.ts';
import { type LocalData, type LocalDataChange, puttingLocal, removingLocal } from './local-data.ts';
import type { InSwitch, SwitchNote } from './local-tables.ts';
import { AT, untiedNoteId } from './note-id.ts';

type Notes = LocalData['switchNotes'];

/** What identifies a switch for its note. Of several at one time, the newest first. */
export interface NotedSwitch {
  /** Empty for a switch that waits to be sent. */
  readonly switchIds: readonly string[];
  readonly fromMs: number;
}

/** The known switches of a history: their ids and times in milliseconds. */
export interface KnownSwitches {
  readonly has: (id: string) => boolean;
}

/**
 * A function that finds the id of the note about a switch, whether there is one or not. A switch gets its uuid from PluralKit: until it is
 * sent, its note is tied to its time. So is one whose switch is not in the history, because it was deleted: Undo records it with another uuid.
 */
export function noteFinder(notes: Notes, known: KnownSwitches): (it: NotedSwitch) => string {
  const byMs = new Map<number, string[]>();
  for (const [id, { switchMs }] of Object.entries(notes))
    byMs.set(switchMs, [...(byMs.get(switchMs) ?? []), id]);
  return ({ switchIds, fromMs }) => {
    const own = switchIds.find((id) => notes[id] !== undefined);
    const lost = () => byMs.get(fromMs)?.find((id) => id.startsWith(AT) || !known.has(id));
    return own ?? lost() ?? switchIds[0] ?? untiedNoteId(fromMs);
  };
}

/** Ties notes to the switches that are at their times now. `switches`: with their uuids; those that no note is about are skipped. */
export function tyingNotes(switches: Iterable<NotedSwitch>, known: KnownSwitches): LocalDataChange {
  return (data) => {
    const tied: Record<string, SwitchNote> = { ...data.switchNotes };
    const find = noteFinder(data.switchNotes, known);
    for (const it of switches) {
      const former = find(it);
      const note = tied[former];
      const id = it.switchIds.includes(former) ? former : it.switchIds[0];
      if (id === undefined || note === undefined || (id === former && note.switchMs === it.fromMs)) continue;
      delete tied[former];
      tied[id] = { ...note, switchMs: it.fromMs };
    }
    const isChanged = Object.entries(tied).some(([id, note]) => data.switchNotes[id] !== note);
    return isChanged ? { ...data, switchNotes: tied } : data;
  };
}

/** Moves notes about switches that have no uuid yet to the times that these get. */
export function movingNotes(moves: ReadonlyMap<number, number>): LocalDataChange {
  return (data) => ({
    ...data,
    switchNotes: Object.fromEntries(
      Object.entries(data.switchNotes).map(([id, note]) => {
        const toMs = id.startsWith(AT) ? moves.get(note.switchMs) : undefined;
        return toMs === undefined ? [id, note] : [AT + toMs, { ...note, switchMs: toMs }];
      }),
    ),
  });
}

/** Changes the text and the marks of a note. Undefined removes them; what is noted about members stays. */
export function changingNote(
  id: string,
  switchMs: number,
  change: (now: Annotation | undefined) => Annotation | undefined,
): LocalDataChange {
  return (data) => {
    const { members = {}, ...now } = data.switchNotes[id] ?? {};
    const next = change(annotationOf(data.switchNotes[id])) ?? { text: '', marks: [], atMs: 0 };
    return puttingNote(id, { ...now, ...next, switchMs, members })(data);
  };
}

/** Notes something about a member in a switch. */
export function notingMember(
  id: string,
  { switchMs, atMs }: Pick<SwitchNote, 'switchMs' | 'atMs'>,
  uuid: string,
  noted: InSwitch,
): LocalDataChange {
  return (data) => {
    const { [uuid]: _former, ...others } = data.switchNotes[id]?.members ?? {};
    const members = isNothing(noted) ? others : { ...others, [uuid]: noted };
    const now = data.switchNotes[id] ?? { text: '', marks: [], atMs };
    return puttingNote(id, { ...now, switchMs, members })(data);
  };
}

/** The note with its marks, apart from what is noted about members; undefined for none. */
export function annotationOf(note: SwitchNote | undefined): Annotation | undefined {
  if (note === undefined || (note.text === '' && note.marks.length === 0)) return undefined;
  const { text, marks, atMs } = note;
  return { text, marks, atMs };
}

function puttingNote(id: string, note: SwitchNote): LocalDataChange {
  return annotationOf(note) === undefined && Object.keys(note.members).length === 0
    ? removingLocal('switchNotes', id)
    : puttingLocal('switchNotes', id, note);
}

function isNothing({ role, marks }: InSwitch): boolean {
  return role === null && marks.length === 0;
}

/** All marks of a note and of its members, each once. */
export function marksOf({ marks, members }: SwitchNote): readonly string[] {
  return [...new Set([...marks, ...Object.values(members).flatMap((noted) => noted.marks)])];
}

/** Every mark that notes about switches have, each once, sorted. */
export function knownMarks(notes: Notes): readonly string[] {
  return [...new Set(Object.values(notes).flatMap(marksOf))].sort();
}

/** Whether a member has a role in any switch. */
export function hasRoles(notes: Notes): boolean {
  return Object.values(notes).some(({ members }) => Object.values(members).some(({ role }) => role !== null));
}

/** Whether two marks are the same one, whatever their case. */
export function isSameMark(one: string, other: string): boolean {
  return one.toLocaleLowerCase() === other.toLocaleLowerCase();
}
