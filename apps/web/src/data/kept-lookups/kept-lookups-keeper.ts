import type { PrivateKeeper } from '../forgetting/private-keeper.ts';
import { dropAnswers } from './kept-answers.ts';

/** What was looked up: with whose eyes it was seen matters less than that who forgets a key wants a device without traces. */
export const keptLookupsKeeper: PrivateKeeper = {
  isCache: true,
  forget: dropAnswers,
};
