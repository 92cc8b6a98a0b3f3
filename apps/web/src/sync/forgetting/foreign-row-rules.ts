import type { Database } from '../../persistence/database.ts';
import { openAccounts } from '../../session/accounts.ts';
import type { Viewer } from '../../session/viewer.ts';
import type { Services } from '../services.ts';

/**
 * Whether a row that this release can't read is deleted with the account `viewer`: it names that account, or none of those that stay,
 * in whatever form.
 */
export function goesWith(services: Services, viewer: Viewer): (row: unknown) => boolean {
  const others = openAccounts(services)
    .getState()
    .map((account) => account.viewer)
    .filter((it) => it !== viewer);
  return (row) => {
    const texts = textsIn(row);
    const names = (viewer: Viewer) => texts.some((text) => text.includes(viewer));
    return names(viewer) || !others.some(names);
  };
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

/** Deletes the rows of a store that `isMeant` picks, whatever their keys are. */
export async function deleteRows(
  database: Database,
  name: Database['objectStoreNames'][number],
  isMeant: (row: unknown, key: IDBValidKey) => boolean,
): Promise<void> {
  let cursor = await database.transaction(name, 'readwrite').store.openCursor();
  while (cursor !== null) {
    if (isMeant(cursor.value, cursor.primaryKey)) await cursor.delete();
    cursor = await cursor.continue();
  }
}
