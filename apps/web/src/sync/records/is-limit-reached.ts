import { isApiError } from '@frontboard/client';

/** The service's refusals at its limits of members and of groups. */
const LIMIT_CODES: readonly (number | null)[] = [40007, 40008];

/** Whether the service refused to make something because the system has as many as it may have. */
export function isLimitReached(error: unknown): boolean {
  return isApiError(error) && LIMIT_CODES.includes(error.code);
}
