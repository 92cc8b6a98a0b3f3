import { dropKeptLists } from '../../cache/own/kept-lists.ts';
import type { PrivateKeeper } from './private-keeper.ts';

/** The copies of the own lists on the device. */
export const keptListsKeeper: PrivateKeeper = {
  isCache: true,
  forget: (_services, viewer) => dropKeptLists((it) => it === viewer),
};
