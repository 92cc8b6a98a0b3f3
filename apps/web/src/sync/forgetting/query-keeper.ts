import type { PrivateKeeper } from './private-keeper.ts';

/** What is in memory, and the part of it that the status screens keep on the device. */
export const queryKeeper: PrivateKeeper = {
  isCache: true,
  forget({ statusCache }, viewer) {
    statusCache.forgetViewer(viewer);
  },
};
