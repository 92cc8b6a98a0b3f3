import { openDatabase } from '../../platform/database.ts';
import { goesWith } from '../forgetting/goes-with.ts';
import type { PrivateKeeper } from '../forgetting/private-keeper.ts';
import { pageCopies } from './copy-store.ts';
import { fromStored } from './restore-copy.ts';

/** Copies of what was deleted; also of any that can't be read any more. */
export const restoreKeeper: PrivateKeeper = {
  async forget(services, viewer) {
    for (const { id } of await pageCopies.list(viewer)) await pageCopies.remove(id);
    const database = await openDatabase();
    const goes = goesWith(services, viewer);
    for (const row of await database.getAll('restore')) {
      const copy = fromStored(row);
      if (copy === null ? goes(row) : copy.viewer === viewer) await database.delete('restore', row.id);
    }
  },
};
