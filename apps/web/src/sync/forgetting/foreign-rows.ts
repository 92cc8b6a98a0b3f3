import * as v from 'valibot';
import { type Database, openDatabase } from '../../persistence/database.ts';
import type { Viewer } from '../../session/viewer.ts';
import { fromStored } from '../restore/restore-copy.ts';
import type { Services } from '../services.ts';
import { deleteRows, goesWith } from './foreign-row-rules.ts';
import type { PrivateData } from './private-data.ts';

const OWN_STORES: readonly string[] = [
  'outbox',
  'lists',
  'restore',
  'history',
  'runs',
] satisfies Database['objectStoreNames'][number][];

/** Rows in stores that another release has added. */
export const foreignRows: PrivateData = {
  async forget(services, viewer) {
    const database = await openDatabase();
    const goes = goesWith(services, viewer);
    for (const name of database.objectStoreNames) {
      if (OWN_STORES.includes(name)) continue;
      await deleteRows(database, name, (row, key) => goes([key, row]));
    }
  },
};

/** Deletes the runs of an account, and the unreadable rows that belong to it. */
export async function deleteRunRows(services: Services, viewer: Viewer): Promise<void> {
  const database = await openDatabase();
  const goes = goesWith(services, viewer);
  await deleteRows(database, 'runs', (row, key) => {
    const owner = v.safeParse(v.object({ viewer: v.string() }), row);
    return owner.success ? owner.output.viewer === viewer : goes([key, row]);
  });
}

/** Deletes the restore copies of an account, and the unreadable ones that belong to it. */
export async function deleteRestoreRows(services: Services, viewer: Viewer): Promise<void> {
  const database = await openDatabase();
  const goes = goesWith(services, viewer);
  await deleteRows(database, 'restore', (row, key) => {
    const copy = fromStored(row);
    return copy === null ? goes([key, row]) : copy.viewer === viewer;
  });
}
