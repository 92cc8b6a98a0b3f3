import { defineWords } from '../define-words.ts';
import { describeError, type ErrorDescription } from './describe-error.ts';
import { errorWords } from './words.ts';

const words = defineWords({
  notKnownYet: 'This isn’t known on this device yet. It appears once PluralKit can be reached.',
});

/**
 * For something that is unknown because the request failed. If no answer came, `text` replaces the general
 * wording.
 */
export function describeUnknown(error: unknown, text: string = words.notKnownYet): ErrorDescription {
  return describeError(error, {
    texts: {
      unreachable: { ...errorWords.unreachable, detail: text },
      slow: { ...errorWords.slow, detail: text },
    },
  });
}
