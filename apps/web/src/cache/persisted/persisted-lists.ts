import type { Group, Member } from '@frontboard/model';
import { openDatabase } from '../../persistence/database.ts';
import type { Viewer } from '../../session/viewer.ts';
import { readStoredGroup, readStoredMember } from './stored-record.ts';

export type ListKind = 'members' | 'groups';

/** A list of an own system as it was when the service last told it. */
export interface PersistedList {
  /** In milliseconds since 1970. */
  readonly atMs: number;
  readonly items: readonly Member[] | readonly Group[];
}

/** More than any system has; what is larger is not ours. */
const MOST_RECORDS = 10_000;

/**
 * The list that is kept, or null. What cannot be read as a whole is deleted: the service has it all, and half a list would pass for
 * the whole. Rejects when the device's database cannot be used.
 */
export async function readPersistedList(
  viewer: Viewer,
  kind: ListKind,
  nowMs: number,
): Promise<PersistedList | null> {
  const database = await openDatabase();
  const row: unknown = await database.get('lists', [viewer, kind]);
  if (row === undefined) return null;
  const list = readRow(row, kind, nowMs);
  if (list === null) await database.delete('lists', [viewer, kind]);
  return list;
}

/** Keeps a list for the next visit. Resolves to false when there is no room, or no database: it is only a copy. */
export async function persistList(
  viewer: Viewer,
  kind: ListKind,
  { atMs, items }: PersistedList,
): Promise<boolean> {
  if (items.length > MOST_RECORDS) return false;
  try {
    const row = { viewer, kind, atMs, items };
    await (await openDatabase()).put('lists', row);
    return true;
  } catch {
    // Full or forbidden. The former copy would be older than it claims to be worth.
    await deleteList(viewer, kind).catch(() => {});
    return false;
  }
}

/** Deletes one list. */
export async function deleteList(viewer: Viewer, kind: ListKind): Promise<void> {
  await (await openDatabase()).delete('lists', [viewer, kind]);
}

/** Deletes everything kept of those whom `isMeant` picks, whatever its kind: another release may keep more kinds. */
export async function deleteLists(isMeant: (viewer: Viewer) => boolean): Promise<void> {
  const database = await openDatabase();
  for (const key of await database.getAllKeys('lists')) {
    if (isMeant(key[0])) await database.delete('lists', key);
  }
}

function readRow(row: unknown, kind: ListKind, nowMs: number): PersistedList | null {
  if (typeof row !== 'object' || row === null) return null;
  const { atMs, items } = row as { readonly atMs?: unknown; readonly items?: unknown };
  if (typeof atMs !== 'number' || !Number.isFinite(atMs) || !Array.isArray(items)) return null;
  if (items.length > MOST_RECORDS) return null;
  const records = kind === 'members' ? readAll(items, readStoredMember) : readAll(items, readStoredGroup);
  // A clock that was set back must not make it fresh for ever.
  return records === null ? null : { atMs: Math.min(atMs, nowMs), items: records };
}

/** All of them, or null when one can't be read. */
function readAll<T>(items: readonly unknown[], read: (stored: unknown) => T | null): readonly T[] | null {
  const records = items.map(read).filter((record) => record !== null);
  return records.length === items.length ? records : null;
}
