import { randomUuid } from '@frontboard/model';
import { searchKey } from '@frontboard/model/list';
import { LONGEST_ANNOTATION } from '../../persistence/documents/annotation.ts';
import { fittingValue, LONGEST_FIELD_NAME, MOST_OWN_FIELDS, problemOfValue } from './field-values.ts';
import type { LocalData } from './local-data.ts';
import type { FieldDefinition, InSwitch, MemberState, SwitchNote } from './local-tables.ts';
import { nextPlace } from './next-place.ts';
import { untiedNoteId } from './note-id.ts';
import type { Role } from './roles.ts';

/** What a file of another program says about a member that PluralKit has no place for. */
export interface ImportedMember {
  readonly uuid: string;
  /** By the places of the fields. */
  readonly values: readonly (readonly [field: number, value: string])[];
  readonly texts: readonly string[];
  readonly state: MemberState | null;
}

/** What it says about a switch. */
export interface ImportedSwitch {
  /** Null if it is not known. */
  readonly id: string | null;
  readonly switchMs: number;
  readonly texts: readonly string[];
  readonly roles: readonly (readonly [uuid: string, role: Role])[];
}

/** What an import stores on this device. */
export interface ImportedLocal {
  readonly fields: readonly Omit<FieldDefinition, 'place'>[];
  readonly members: readonly ImportedMember[];
  readonly switches: readonly ImportedSwitch[];
}

/** What becomes of it. */
export interface ImportedCounts {
  /** Fields in which a member gets a value, and how many members do. */
  readonly fields: number;
  readonly members: number;
  /** Members and switches that get a text, or more of it. */
  readonly notes: number;
  readonly switchNotes: number;
  readonly roles: number;
  readonly states: number;
  /** Values that stay, because a person has another one. */
  readonly others: number;
  /** Values that are in the note of their member: they are too long, or there is no room for their field. */
  readonly inNotes: number;
  /** Texts and values for which there is no room. */
  readonly left: number;
}

/** The data with what was imported, what has become of it, and of which of the members and switches anything is new. */
export interface WithImported {
  readonly data: LocalData;
  readonly counts: ImportedCounts;
  readonly members: ReadonlySet<ImportedMember>;
  readonly switches: ReadonlySet<ImportedSwitch>;
  /** The places of the fields in which somebody gets a value. */
  readonly filled: ReadonlySet<number>;
}

/** Characters of all local data, up to which an import adds to it: browsers store some millions for a site. */
export const MOST_LOCAL_CHARACTERS = 1_000_000;

/** About what an entry needs beside its texts. */
const ENTRY_CHARACTERS = 150;
const ROLE_CHARACTERS = 80;

interface Adding {
  readonly nowMs: number;
  readonly counts: { -readonly [Key in keyof ImportedCounts]: number };
  /** Takes so many characters of the room that is left. Without so much room it counts what is left out, and returns false. */
  readonly take: (characters: number) => boolean;
}

/**
 * Adds what a file says to local data. What a person has written stays: a text is added below theirs, another value and a state stay as they are, and a field with
 * the same name is used only if it is of the same kind. Without members all fields are defined, otherwise those in which somebody gets a value.
 * Adding the same again changes nothing.
 */
export function addImported(data: LocalData, imported: ImportedLocal, nowMs: number): WithImported {
  const counts = {
    fields: 0,
    members: 0,
    notes: 0,
    switchNotes: 0,
    roles: 0,
    states: 0,
    others: 0,
    inNotes: 0,
    left: 0,
  };
  let room = MOST_LOCAL_CHARACTERS - JSON.stringify(data).length;
  const take = (characters: number) => {
    const isRoom = characters <= room;
    if (isRoom) room -= characters;
    else counts.left += 1;
    return isRoom;
  };
  const adding: Adding = { nowMs, counts, take };
  const [fieldDefinitions, ids] = addFields(data.fieldDefinitions, imported.fields);
  const tables: MemberTables = {
    recordNotes: { ...data.recordNotes },
    memberStates: { ...data.memberStates },
    fieldValues: { ...data.fieldValues },
  };
  const filled = new Set<number>();
  const inFile: FieldsOfFile = { fields: imported.fields, ids, filled };
  const members = imported.members.filter((member) => addMember(tables, inFile, member, adding));
  counts.fields = filled.size;
  const unused = new Set(
    imported.members.length === 0 ? [] : ids.filter((id, place) => id !== null && !filled.has(place)),
  );
  const definitions = Object.entries(fieldDefinitions).flatMap(([id, field]) => {
    const next = unused.has(id) ? data.fieldDefinitions[id] : field;
    return next === undefined ? [] : [[id, next] as const];
  });
  const switchNotes = { ...data.switchNotes };
  const idAt = new Map(Object.entries(switchNotes).map(([id, note]) => [note.switchMs, id]));
  const switches = imported.switches.filter((one) => addSwitch(switchNotes, idAt, one, adding));
  return {
    data: {
      ...data,
      ...tables,
      fieldDefinitions: Object.fromEntries(definitions),
      switchNotes,
    },
    counts,
    members: new Set(members),
    switches: new Set(switches),
    filled,
  };
}

type Definitions = LocalData['fieldDefinitions'];

/** The definitions, with a file's definitions added, and the id of each definition of the file; null for one that can't be defined. */
function addFields(
  definitions: Definitions,
  fields: ImportedLocal['fields'],
): readonly [Definitions, ids: readonly (string | null)[]] {
  const next: Record<string, FieldDefinition> = { ...definitions };
  const taken = new Set<string>();
  const ids = fields.map(({ name, kind, choices }) => {
    if (searchKey(name) === '') return null;
    for (let number = 1; ; number += 1) {
      const own = numbered(name, number);
      const key = searchKey(own);
      const [id, there] = Object.entries(next).find(([, one]) => searchKey(one.name) === key) ?? [];
      if (id === undefined || there === undefined) {
        if (Object.keys(next).length >= MOST_OWN_FIELDS) return null;
        const added = randomUuid();
        next[added] = { name: own, kind, choices, place: nextPlace(next) };
        taken.add(added);
        return added;
      }
      if (there.kind !== kind || taken.has(id)) continue;
      const more = choices.filter((choice) => !there.choices.includes(choice));
      if (more.length > 0) next[id] = { ...there, choices: [...there.choices, ...more] };
      taken.add(id);
      return id;
    }
  });
  return [next, ids];
}

/** A name that fits, with a number from the second on. */
function numbered(name: string, number: number): string {
  const end = number === 1 ? '' : ` ${number}`;
  let text = '';
  for (const letter of name.trim()) {
    if (text.length + letter.length + end.length > LONGEST_FIELD_NAME) break;
    text += letter;
  }
  return text + end;
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

interface MemberTables {
  readonly recordNotes: Mutable<LocalData['recordNotes']>;
  readonly memberStates: Mutable<LocalData['memberStates']>;
  readonly fieldValues: Mutable<LocalData['fieldValues']>;
}

interface FieldsOfFile {
  readonly fields: ImportedLocal['fields'];
  readonly ids: readonly (string | null)[];
  /** Receives the places of the fields in which somebody gets a value. */
  readonly filled: Set<number>;
}

/** Returns whether anything of the member is new. */
function addMember(
  { recordNotes, memberStates, fieldValues }: MemberTables,
  { fields, ids, filled }: FieldsOfFile,
  { uuid, values, texts, state }: ImportedMember,
  { nowMs, counts, take }: Adding,
): boolean {
  const former = fieldValues[uuid] ?? {};
  const set: Record<string, string> = {};
  const unfit: string[] = [];
  for (const [place, value] of values) {
    const field = fields[place];
    if (field === undefined) continue;
    const [id, fitting] = [ids[place] ?? null, fittingValue(field, value)];
    if (id === null || problemOfValue(field, fitting) === 'long') {
      unfit.push(`**${field.name}:** ${value}`);
      continue;
    }
    const there = former[id];
    if (there !== undefined && there !== fitting) counts.others += 1;
    if (there !== undefined || !take(fitting.length + ENTRY_CHARACTERS / 2)) continue;
    set[id] = fitting;
    filled.add(place);
  }
  const isFilled = Object.keys(set).length > 0;
  if (isFilled) {
    fieldValues[uuid] = { ...former, ...set };
    counts.members += 1;
  }
  const note = recordNotes[uuid];
  const now = note?.text ?? '';
  const [text, inNotes] = withTexts(now, unfit, take);
  const [whole, added] = withTexts(text, texts, take);
  counts.inNotes += inNotes;
  counts.notes += Math.sign(added);
  const isNoted = whole !== now;
  if (isNoted) recordNotes[uuid] = { marks: [], ...note, text: whole, atMs: nowMs };
  const isState = state !== null && memberStates[uuid] === undefined && take(ENTRY_CHARACTERS / 2);
  if (isState) {
    memberStates[uuid] = state;
    counts.states += 1;
  }
  return isFilled || isNoted || isState;
}

/** A text with others below it, each once, and how many of them were added. */
function withTexts(
  now: string,
  texts: readonly string[],
  take: Adding['take'],
): readonly [text: string, added: number] {
  let [text, count] = [now, 0];
  for (const added of texts) {
    if (text.includes(added)) continue;
    const longer = text.trim() === '' ? added : `${text.trimEnd()}\n\n${added}`;
    // What is longer than a note takes more room than there is.
    if (
      !take(longer.length > LONGEST_ANNOTATION ? Number.POSITIVE_INFINITY : added.length + ENTRY_CHARACTERS)
    )
      continue;
    text = longer;
    count += 1;
  }
  return [text, count];
}

/** Returns whether anything of the switch is new. */
function addSwitch(
  notes: Mutable<LocalData['switchNotes']>,
  idAt: Map<number, string>,
  { id: known, switchMs, texts, roles }: ImportedSwitch,
  { nowMs, counts, take }: Adding,
): boolean {
  const id =
    known !== null && notes[known] !== undefined
      ? known
      : (idAt.get(switchMs) ?? known ?? untiedNoteId(switchMs));
  const note: SwitchNote = notes[id] ?? { text: '', marks: [], atMs: nowMs, switchMs, members: {} };
  const [text, added] = withTexts(note.text, texts, take);
  const members: Record<string, InSwitch> = { ...note.members };
  let given = 0;
  for (const [uuid, role] of roles) {
    const noted = members[uuid] ?? { role: null, marks: [] };
    if (noted.role !== null || !take(ROLE_CHARACTERS + (given === 0 ? ENTRY_CHARACTERS : 0))) continue;
    members[uuid] = { ...noted, role };
    given += 1;
  }
  if (added + given === 0) return false;
  counts.switchNotes += Math.sign(added);
  counts.roles += given;
  notes[id] = { ...note, text, members, ...(added > 0 && { atMs: nowMs }) };
  idAt.set(switchMs, id);
  return true;
}
