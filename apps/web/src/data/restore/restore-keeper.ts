import { openDatabase } from '../../platform/database.ts';
import type { PrivateKeeper } from '../forgetting/private-keeper.ts';
import { pageCopies } from './copy-store.ts';

/** Copies of what was deleted; also of any that can't be read any more. */
export const restoreKeeper: PrivateKeeper = {
  async forget(_services, viewer) {
    for (const { id } of await pageCopies.list(viewer)) await pageCopies.remove(id);
    const database = await openDatabase();
    for (const id of await database.getAllKeysFromIndex('restore', 'viewer', viewer)) {
      await database.delete('restore', id);
    }
  },
};
