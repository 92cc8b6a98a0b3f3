import { forgetAnswers } from '../../cache/persisted/forget-answers.ts';
import type { PrivateKeeper } from './private-keeper.ts';

/** Persisted answers of the service. */
export const answersKeeper: PrivateKeeper = {
  isCache: true,
  forget: (_services, viewer) => forgetAnswers(viewer),
};
