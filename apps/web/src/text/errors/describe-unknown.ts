import { describeError, type ErrorDescription } from './describe-error.ts';
import { errorWords } from './words.ts';

/**
 * For something that is unknown because the request failed. If no answer came, `text` replaces the general
 * wording.
 */
export function describeUnknown(error: unknown, text: string = errorWords.notKnownYet): ErrorDescription {
  return describeError(error, {
    texts: {
      unreachable: { ...errorWords.unreachable, detail: text },
      slow: { ...errorWords.slow, detail: text },
    },
  });
}
