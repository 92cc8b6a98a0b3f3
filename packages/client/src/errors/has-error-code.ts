import { ERROR_CODES, type ErrorCodeName } from '@frontboard/model';
import { type ApiError, isApiError } from './api-error.ts';

/** Whether the service refused with one of the named codes. */
export function hasErrorCode(error: unknown, ...names: readonly ErrorCodeName[]): error is ApiError {
  return isApiError(error) && names.some((name) => ERROR_CODES[name] === error.code);
}
