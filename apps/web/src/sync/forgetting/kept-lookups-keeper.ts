import { dropAnswers } from '../../cache/kept-lookups/kept-answers.ts';
import type { PrivateKeeper } from './private-keeper.ts';

/** What was looked up: with whose eyes it was seen matters less than that who forgets a key wants a device without traces. */
export const keptLookupsKeeper: PrivateKeeper = {
  isCache: true,
  forget: dropAnswers,
};
