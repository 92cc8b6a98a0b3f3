import { isNetworkError, isTimeoutError } from '@frontboard/client';
import { defineWords } from '../define-words.ts';
import { describeError, type ErrorDescription } from './describe-error.ts';

const words = defineWords({
  notKnownYet: 'This isn’t known on this device yet. It can be seen once PluralKit is reached.',
});

/**
 * For the place of something that is not known because it could not be asked for. `text` says so when nobody answered, and nothing is
 * wrong but that.
 */
export function describeUnknown(error: unknown, text: string = words.notKnownYet): ErrorDescription {
  const described = describeError(error);
  return isNetworkError(error) || isTimeoutError(error) ? { ...described, detail: text } : described;
}
