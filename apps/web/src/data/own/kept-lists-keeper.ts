import type { PrivateKeeper } from '../forgetting/private-keeper.ts';
import { dropKeptList } from './kept-lists.ts';

/** The copies of the own lists on the device. */
export const keptListsKeeper: PrivateKeeper = {
  isCache: true,
  async forget(_services, viewer) {
    await Promise.all([dropKeptList(viewer, 'members'), dropKeptList(viewer, 'groups')]);
  },
};
