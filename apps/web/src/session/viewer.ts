import { isCalled, recordKey, type System } from '@frontboard/model';

/**
 * With whose permissions an answer was fetched: `public`, or the uuid of the own system. It comes first in every query key, so
 * that what one account may see is never shown to another.
 */
export type Viewer = string;

/** The signed-out viewer: sees public data only. */
export const PUBLIC: Viewer = 'public';

/** Whether a reference is the own system: its id, its uuid or `@me`. */
export function isOwnSystem(own: System | null, ref: string): boolean {
  return own !== null && (ref === '@me' || isCalled(own, ref));
}

/** The viewer of a system: the owner for the own one (such requests carry the token), `PUBLIC` for any other. */
export function viewerOf(own: System | null, ref = '@me'): Viewer {
  return own !== null && isOwnSystem(own, ref) ? recordKey(own) : PUBLIC;
}
