import { openDatabase } from '../../persistence/database.ts';
import { pageCopies } from '../restore/copy-store.ts';
import { fromStored } from '../restore/restore-copy.ts';
import { deleteRows, goesWith } from './foreign-row-rules.ts';
import type { PrivateKeeper } from './private-keeper.ts';

/** Copies of what was deleted; also of any that can't be read any more. */
export const restoreKeeper: PrivateKeeper = {
  async forget(services, viewer) {
    for (const { id } of await pageCopies.list(viewer)) await pageCopies.remove(id);
    const database = await openDatabase();
    const goes = goesWith(services, viewer);
    await deleteRows(database, 'restore', (row, key) => {
      const copy = fromStored(row);
      return copy === null ? goes([key, row]) : copy.viewer === viewer;
    });
  },
};
