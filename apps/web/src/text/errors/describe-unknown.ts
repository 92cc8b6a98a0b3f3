import { isNetworkError, isTimeoutError } from '@frontboard/client';
import { defineWords } from '../define-words.ts';
import { describeError, type ErrorDescription } from './describe-error.ts';

const words = defineWords({
  notKnownYet: 'This isn’t known on this device yet. It appears once PluralKit can be reached.',
});

/**
 * For something that is unknown because it could not be asked for. When nobody answered, `text` says so in place of the general
 * wording.
 */
export function describeUnknown(error: unknown, text: string = words.notKnownYet): ErrorDescription {
  const described = describeError(error);
  return isNetworkError(error) || isTimeoutError(error) ? { ...described, detail: text } : described;
}
