import { type ApiError, hasErrorCode } from '@frontboard/client';

/** Whether the service itself says that it has no such member or group. */
export function isRecordGone(error: unknown): boolean {
  return hasErrorCode(error, 'memberNotFound', 'groupNotFound');
}

/** Whether the service says that it has no such switch, or none of the own system. */
export function isSwitchGone(error: unknown): error is ApiError {
  return hasErrorCode(error, 'switchNotFound', 'switchNotVisible');
}

/** Whether the service refused to create something because the system has reached its limit. */
export function isLimitReached(error: unknown): boolean {
  return hasErrorCode(error, 'memberLimit', 'groupLimit');
}
