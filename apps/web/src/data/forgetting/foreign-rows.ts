import { type Database, openDatabase } from '../../platform/database.ts';
import { openAccounts } from '../../state/accounts.ts';
import type { Services } from '../../state/services.tsx';
import type { Viewer } from '../status/status-queries.ts';
import type { PrivateKeeper } from './private-keeper.ts';

/**
 * Whether a row that this release can't read goes with the account `viewer`: it names that account, or none of those that stay, in
 * whatever form.
 */
export function goesWith(services: Services, viewer: Viewer): (row: unknown) => boolean {
  const others = openAccounts(services)
    .getState()
    .map((account) => account.viewer)
    .filter((it) => it !== viewer);
  return (row) => {
    const text = JSON.stringify(row) ?? '';
    return text.includes(viewer) || !others.some((other) => text.includes(other));
  };
}

const OWN_STORES: readonly string[] = [
  'outbox',
  'lists',
  'restore',
] satisfies Database['objectStoreNames'][number][];

/** Rows in stores that another release has added. */
export const foreignRowsKeeper: PrivateKeeper = {
  async forget(services, viewer) {
    const database = await openDatabase();
    const goes = goesWith(services, viewer);
    for (const name of database.objectStoreNames) {
      if (OWN_STORES.includes(name)) continue;
      let cursor = await database.transaction(name, 'readwrite').store.openCursor();
      while (cursor !== null) {
        if (goes([cursor.primaryKey, cursor.value])) await cursor.delete();
        cursor = await cursor.continue();
      }
    }
  },
};
