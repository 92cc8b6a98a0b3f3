import { MISSING, numberKey, type SortKey } from '../list-query/sort-order.ts';

/** When a member was last fronting, as far as the known switches say. Times in milliseconds since 1970. */
export type LastFronted =
  | { readonly kind: 'now' | 'never' }
  | { readonly kind: 'at'; readonly atMs: number }
  /** Not since this time; what was before is not known. */
  | { readonly kind: 'not-since'; readonly atMs: number };

/** The days by which members are found; null for no such filter. */
export interface FrontedDays {
  /** Fronting at some time since the start of this day, as `2026-05-03`. */
  readonly frontedSince: string | null;
  /** Fronting at no time since the start of this day. */
  readonly notFrontedSince: string | null;
}

/** The key of the order: who is fronting now is the latest, and who never was has none. */
export function lastFrontedKey(last: LastFronted | null): SortKey {
  switch (last?.kind) {
    case 'now':
      return numberKey(Number.MAX_SAFE_INTEGER);
    case 'at':
    case 'not-since':
      return numberKey(last.atMs);
    default:
      return MISSING;
  }
}

/** Whether it is known that a member is within the days. `startOf`: the time at which a day begins. */
export function isFrontedWithin(
  last: LastFronted | null,
  { frontedSince, notFrontedSince }: FrontedDays,
  startOf: (day: string) => number,
): boolean {
  return (
    (frontedSince === null || wasFrontingSince(last, startOf(frontedSince)) === true) &&
    (notFrontedSince === null || wasFrontingSince(last, startOf(notFrontedSince)) === false)
  );
}

/** Whether a member was fronting at some time since then. Null if it is not known. */
export function wasFrontingSince(last: LastFronted | null, startMs: number): boolean | null {
  switch (last?.kind) {
    case 'now':
      return true;
    case 'at':
      return last.atMs > startMs;
    case 'not-since':
      return last.atMs <= startMs ? false : null;
    case 'never':
      return false;
    default:
      return null;
  }
}
