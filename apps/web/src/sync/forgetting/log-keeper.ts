import type { PrivateKeeper } from './private-keeper.ts';

/** What went wrong lately: its lines may name anything that was asked for. */
export const logKeeper: PrivateKeeper = {
  forget: ({ log }) => log.clear(),
};
