import type { PrivateKeeper } from '../forgetting/private-keeper.ts';
import { dropKeptLists } from './kept-lists.ts';

/** The copies of the own lists on the device. */
export const keptListsKeeper: PrivateKeeper = {
  isCache: true,
  forget: (_services, viewer) => dropKeptLists((it) => it === viewer),
};
