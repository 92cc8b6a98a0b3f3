import { type Database, openDatabase } from '../../persistence/database.ts';
import { openAccounts } from '../../session/accounts.ts';
import type { Viewer } from '../../session/viewer.ts';
import type { Services } from '../services.ts';

/**
 * Deletes the rows of the account `viewer` from a store of the database, whatever their keys are. `ownerOf`: whose row it is; null if this
 * release can't read it. Such a row is deleted if it names this account, or none of those that stay, in whatever form.
 */
export async function deleteRows(
  services: Services,
  viewer: Viewer,
  name: Database['objectStoreNames'][number],
  ownerOf: (row: unknown) => Viewer | null,
): Promise<void> {
  const database = await openDatabase();
  const others = openAccounts(services)
    .getState()
    .map((account) => account.viewer)
    .filter((it) => it !== viewer);
  const isMeant = (key: IDBValidKey, row: unknown) => {
    const owner = ownerOf(row);
    if (owner !== null) return owner === viewer;
    const texts = textsIn([key, row]);
    const names = (it: Viewer) => texts.some((text) => text.includes(it));
    return names(viewer) || !others.some(names);
  };
  let cursor = await database.transaction(name, 'readwrite').store.openCursor();
  while (cursor !== null) {
    if (isMeant(cursor.primaryKey, cursor.value)) await cursor.delete();
    cursor = await cursor.continue();
  }
}

/** All texts in a row, which may contain whatever a database accepts: maps, sets, large numbers, itself. */
function textsIn(row: unknown): readonly string[] {
  const texts: string[] = [];
  const seen = new Set<unknown>();
  const waiting = [row];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value !== 'object' || value === null) {
      texts.push(String(value));
      continue;
    }
    if (seen.has(value)) continue;
    seen.add(value);
    const parts = value instanceof Map || value instanceof Set ? value.entries() : Object.entries(value);
    for (const [key, part] of parts) waiting.push(key, part);
  }
  return texts;
}
