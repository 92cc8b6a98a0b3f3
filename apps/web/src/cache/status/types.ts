import type { CachedMember, CachedSystem } from '../../persistence/documents/cached-records.ts';

export type FrontState =
  | 'loading'
  | 'fronting'
  | 'switched-out'
  | 'never-switched'
  | 'private'
  | 'gone'
  | 'unavailable';

/** Who is fronting. `members` is in front order and empty unless `fronting`. */
export interface Front {
  readonly state: FrontState;
  readonly members: readonly CachedMember[];
  /** The service's own string. */
  readonly lastSwitch: string | null;
  /** The id of the latest switch; absent or null if unknown. */
  readonly switchId?: string | null;
}

export interface FollowedProblem {
  readonly kind: 'offline' | 'service' | 'gone' | 'private-system';
  /** When it is fetched again, in milliseconds since 1970; null if that waits for something else. */
  readonly retryAtMs: number | null;
}

/** Everything a status screen shows of one followed system. */
export interface FollowedStatus {
  /** As in the followed list. */
  readonly id: string;
  readonly system: CachedSystem | null;
  readonly front: Front;
  readonly systemUpdatedAtMs: number | null;
  readonly frontersUpdatedAtMs: number | null;
  readonly refreshing: boolean;
  readonly problem: FollowedProblem | null;
}
