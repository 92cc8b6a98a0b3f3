import { type Database, openDatabase } from '../../persistence/database.ts';
import { deleteRows, goesWith } from './foreign-row-rules.ts';
import type { PrivateKeeper } from './private-keeper.ts';

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
      await deleteRows(database, name, (row, key) => goes([key, row]));
    }
  },
};
