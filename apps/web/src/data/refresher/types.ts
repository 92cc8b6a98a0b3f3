import type { FollowedProblem } from '../status/types.ts';

/** What the refresher knows of one followed system beside the data. */
export interface RefreshEntry {
  readonly refreshing: boolean;
  readonly problem: FollowedProblem | null;
}

/** The refresher as a whole. */
export interface RefreshSummary {
  /** Something is being fetched now. */
  readonly refreshing: boolean;
  /** How many requests are due or on their way. */
  readonly pending: number;
  /** When the oldest shown fronters were fetched, in milliseconds since 1970. */
  readonly oldestMs: number | null;
  /** When the newest shown fronters were fetched, in milliseconds since 1970. */
  readonly newestMs: number | null;
  readonly online: boolean;
  readonly serviceReachable: boolean;
  /** This tab is the one that asks the service. */
  readonly leader: boolean;
}

/** Keeps the followed systems fresh while a status screen is open. Plain TypeScript; hooks read it. */
export interface Refresher {
  /** A status screen opened. Returns what to call when it closes. */
  attach(): () => void;
  /** Asks for everything now, private and missing systems too. */
  refreshNow(): void;
  /** Which followed systems are in view. */
  setVisible(ids: ReadonlySet<string>): void;
  /** What was known of these systems was deleted, or is to be seen with other eyes: they start anew. */
  reset(ids: readonly string[]): void;
  getEntry(id: string): RefreshEntry;
  getSummary(): RefreshSummary;
  /** Calls `fn` when the entry of `id` changes. */
  subscribeEntry(id: string, fn: () => void): () => void;
  /** Calls `fn` when the summary changes. */
  subscribeSummary(fn: () => void): () => void;
  /** Stops timers and listening for good. */
  dispose(): void;
}
