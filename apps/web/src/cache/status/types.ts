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

/** Why the data of a followed system can't be fetched right now. */
export type FollowedProblem = 'offline' | 'service' | 'gone' | 'private-system';

/** What a status screen shows of one followed system, apart from its age: an answer that brings nothing new renders nothing. */
export interface FollowedStatus {
  /** As in the followed list. */
  readonly id: string;
  readonly system: CachedSystem | null;
  readonly front: Front;
  readonly problem: FollowedProblem | null;
}
