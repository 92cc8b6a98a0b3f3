import { openDatabase } from '../../persistence/database.ts';
import type { Viewer } from '../../session/viewer.ts';
import { LONGEST_AGE_MS } from '../status/persisted-cache.ts';

/** Something that was looked up, as it is kept. */
export interface PersistedLookup {
  /** When the service told it, in milliseconds since 1970. */
  readonly atMs: number;
  /** Of any shape: another release may have written it. */
  readonly value: unknown;
}

/** As many answers as a few evenings of looking things up bring; the oldest give way. */
export const MOST_LOOKUPS = 60;

/** Tells these rows from the own lists, which are kept beside them. */
const PREFIX = 'looked-up ';

/** The answer kept under `name`, or null; what is too old is deleted. Rejects when the device's database cannot be used. */
export async function readPersistedLookup(
  viewer: Viewer,
  name: string,
  nowMs: number,
): Promise<PersistedLookup | null> {
  const database = await openDatabase();
  const row: unknown = await database.get('lists', [viewer, PREFIX + name]);
  if (row === undefined) return null;
  const atMs = atMsOf(row);
  if (atMs === null || nowMs - atMs >= LONGEST_AGE_MS) {
    await deleteLookup(viewer, name);
    return null;
  }
  // A clock that was set back must not make it fresh for ever.
  return { atMs: Math.min(atMs, nowMs), value: (row as { readonly value?: unknown }).value };
}

/** Keeps an answer, and lets go of the oldest beyond `MOST_LOOKUPS`. Never rejects: it is only a copy. */
export async function persistLookup(
  viewer: Viewer,
  name: string,
  { atMs, value }: PersistedLookup,
): Promise<void> {
  try {
    const database = await openDatabase();
    const row = { viewer, kind: PREFIX + name, atMs, value };
    await database.put('lists', row);
    // By their keys: reading them all takes as long as the longest lists among them, own ones included.
    const keys = (await database.getAllKeys('lists')).filter(([, kind]) => kind.startsWith(PREFIX));
    if (keys.length <= MOST_LOOKUPS) return;
    const rows = (await Promise.all(keys.map((key) => database.get('lists', key)))).filter(
      (it) => it !== undefined,
    );
    const surplus = rows.sort((a, b) => (atMsOf(b) ?? 0) - (atMsOf(a) ?? 0)).slice(MOST_LOOKUPS);
    for (const old of surplus) await database.delete('lists', [old.viewer, old.kind]);
  } catch {
    // Full or forbidden. The former copy would be older than it claims to be worth.
    await deleteLookup(viewer, name).catch(() => {});
  }
}

/** Deletes one answer. */
export async function deleteLookup(viewer: Viewer, name: string): Promise<void> {
  await (await openDatabase()).delete('lists', [viewer, PREFIX + name]);
}

/** Deletes what was looked up of a system and of those that belong to it, whoever saw it. */
export async function deleteLookupsOf(ref: string): Promise<void> {
  const database = await openDatabase();
  for (const row of await database.getAll('lists')) {
    if (!row.kind.startsWith(PREFIX)) continue;
    const { value } = row as { readonly value?: unknown };
    if (row.kind.endsWith(` ${ref}`) || JSON.stringify(value).includes(`"systemId":${JSON.stringify(ref)}`))
      await database.delete('lists', [row.viewer, row.kind]);
  }
}

/** Deletes what is older than promised, looked up again or not. */
export async function deleteExpiredLookups(nowMs: number): Promise<void> {
  const database = await openDatabase();
  for (const key of await database.getAllKeys('lists')) {
    if (!key[1].startsWith(PREFIX)) continue;
    const atMs = atMsOf(await database.get('lists', key));
    if (atMs === null || nowMs - atMs >= LONGEST_AGE_MS) await database.delete('lists', key);
  }
}

/** Deletes all that was looked up on this device. */
export async function deleteLookups(): Promise<void> {
  const database = await openDatabase();
  for (const [viewer, kind] of await database.getAllKeys('lists')) {
    if (kind.startsWith(PREFIX)) await database.delete('lists', [viewer, kind]);
  }
}

function atMsOf(row: unknown): number | null {
  const { atMs } = (row ?? {}) as { readonly atMs?: unknown };
  return typeof atMs === 'number' && Number.isFinite(atMs) ? atMs : null;
}
