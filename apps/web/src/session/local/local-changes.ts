import { isRecord } from '@frontboard/model';
import * as v from 'valibot';
import { canonicalJson } from '../../persistence/canonical-json.ts';
import type { LocalChanges } from './local-changes-schema.ts';
import { type LocalData, type LocalDataChange, pathsOfLocal } from './local-data.ts';
import {
  eachTable,
  LOCAL_TABLES,
  type LocalEntries,
  type LocalTable,
  type LocalTableName,
} from './local-tables.ts';
import { untiedNoteId } from './note-id.ts';

/** What was changed from one to the other. */
export function changesBetween(before: LocalData, after: LocalData): LocalChanges {
  const [was, is] = [pathsOfLocal(before), pathsOfLocal(after)];
  const paths = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return Object.fromEntries(
    paths.flatMap((path) =>
      isSame(was[path], is[path]) ? [] : [[path, { before: was[path], after: is[path] }] as const],
    ),
  );
}

/** The opposite changes. */
export function undoingChanges(changes: LocalChanges): LocalChanges {
  return Object.fromEntries(
    Object.entries(changes).map(([path, { before, after }]) => [path, { before: after, after: before }]),
  );
}

/**
 * Changes the entries that are still as they were. A field that members have values in is not removed. An entry that does not fit its table is left
 * out: the journal may be of another release.
 */
export function applyingChanges(changes: LocalChanges): LocalDataChange {
  return (data) => {
    const tables: Record<LocalTableName, Record<string, unknown>> = {
      ...eachTable((name) => ({ ...data[name] })),
    };
    // Values first: a field is removed with the last of them.
    const ordered = Object.entries(changes).toSorted(
      ([one], [other]) => Number(isDefinition(one)) - Number(isDefinition(other)),
    );
    for (const [path, { before, after }] of ordered) {
      const [name = '', id, field] = placeOf(path, tables.switchNotes, before);
      if (id === undefined || !isTable(name)) continue;
      const table = tables[name];
      const entry = isRecord(table[id]) ? table[id] : {};
      if (!isSame(field === undefined ? table[id] : entry[field], before)) continue;
      if (isDefinition(path) && after === undefined && isUsed(tables.fieldValues, id)) continue;
      const next = field === undefined ? after : present({ ...entry, [field]: after });
      const { schema } = LOCAL_TABLES[name] as LocalTable<unknown>;
      if (next === undefined) delete table[id];
      else if (v.is(schema, next)) table[id] = next;
    }
    // The schemas have read every entry.
    return { ...data, ...(tables as unknown as LocalEntries) };
  };
}

function isTable(name: string): name is LocalTableName {
  return Object.hasOwn(LOCAL_TABLES, name);
}

function isDefinition(path: string): boolean {
  return path.startsWith('fieldDefinitions/');
}

function isUsed(values: Readonly<Record<string, unknown>>, field: string): boolean {
  return Object.values(values).some((ofMember) => isRecord(ofMember) && ofMember[field] !== undefined);
}

/** A path in its parts. A note that was tied to its switch since has the id of that. */
function placeOf(
  path: string,
  notes: Readonly<Record<string, unknown>>,
  before: unknown,
): readonly (string | undefined)[] {
  const [name, id = '', field] = path.split('/');
  const ms = isRecord(before) ? before.switchMs : undefined;
  if (name !== 'switchNotes' || notes[id] !== undefined || typeof ms !== 'number' || id !== untiedNoteId(ms))
    return [name, id, field];
  const tied = Object.entries(notes).find(([, note]) => isRecord(note) && note.switchMs === ms);
  return [name, tied?.[0] ?? id, field];
}

/** Without what is undefined; undefined if that is everything. */
function present(entries: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> | undefined {
  const there = Object.entries(entries).filter(([, value]) => value !== undefined);
  return there.length === 0 ? undefined : Object.fromEntries(there);
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || canonicalJson(one) === canonicalJson(other);
}
