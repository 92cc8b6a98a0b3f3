/**
 * The service's answer about something that the viewer may not be allowed to see. "Not shared" and "not found" are answers, not errors:
 * they replace what was shown before.
 */
export type Shared<T> =
  | { readonly state: 'shared'; readonly value: T }
  | { readonly state: 'private' }
  | { readonly state: 'not-found' };

/** What the service shares; null if it shares nothing, or has not answered. */
export function sharedValue<T>(answer: Shared<T> | undefined): T | null {
  return answer?.state === 'shared' ? answer.value : null;
}

/** The length of a list that the service shares; null otherwise. */
export function sharedCount(answer: Shared<readonly unknown[]> | undefined): number | null {
  return sharedValue(answer)?.length ?? null;
}
