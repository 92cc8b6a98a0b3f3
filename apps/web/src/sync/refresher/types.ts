import type { Aged } from '../../cache/status/status-cache.ts';
import type { FollowedProblem, Front } from '../../cache/status/types.ts';
import type { CachedSystem } from '../../persistence/documents/cached-records.ts';
import type { PollResult } from './poll-result.ts';

/** What the refresher knows of one followed system beside the data. */
export interface RefreshEntry {
  readonly refreshing: boolean;
  readonly problem: FollowedProblem | null;
}

/** The refresher as a whole. */
export interface RefreshSummary {
  /** Something is being fetched now. */
  readonly refreshing: boolean;
  /** How many requests are due or in flight. */
  readonly pending: number;
  /** When the oldest shown fronters were fetched, in milliseconds since 1970. */
  readonly oldestMs: number | null;
  /** When the newest shown fronters were fetched, in milliseconds since 1970. */
  readonly newestMs: number | null;
  /** Some shown fronters are of unknown age: the device’s clock was set back since they were stored. */
  readonly hasUndated: boolean;
  readonly online: boolean;
  readonly serviceReachable: boolean;
  /** The service asked for a pause until then, in milliseconds since 1970; null when it did not. */
  readonly pausedUntilMs: number | null;
  /** This tab is the one that asks the service. */
  readonly leader: boolean;
}

/** An answer of the service, published after the caches have taken it over. */
export interface PollAnswer {
  /** The followed id that was asked for. */
  readonly id: string;
  readonly result: PollResult;
  /** Who was known to front before. */
  readonly former: Aged<Front> | null;
  /** This tab asked; otherwise another tab passed it on. */
  readonly isOwn: boolean;
}

/** Keeps the followed systems fresh while a status screen is open. Plain TypeScript; hooks read it. */
export interface Refresher {
  /** A status screen opened. Returns what to call when it closes. */
  attach(): () => void;
  /** Keeps these of the followed systems fresh while no status screen is seen, too. An empty set ends it. */
  watch(ids: ReadonlySet<string>): void;
  /** Calls `fn` for each answer that counts. Returns the way to stop. */
  subscribeAnswers(fn: (answer: PollAnswer) => void): () => void;
  /** Asks for everything now, private and missing systems too. */
  refreshNow(): void;
  /** Which followed systems are in view. */
  setVisible(ids: ReadonlySet<string>): void;
  /** What was known of these systems was deleted, or its viewer has changed: they start again. */
  reset(ids: readonly string[]): void;
  /** The system has another id now: it is followed by that one. One that is not followed is ignored. */
  rename(from: string, to: string): void;
  /** The system is known by other means than a request of the plan. One that is not followed is ignored. */
  learn(id: string, system: CachedSystem): void;
  getEntry(id: string): RefreshEntry;
  getSummary(): RefreshSummary;
  /** Calls `fn` when the entry of `id` changes. */
  subscribeEntry(id: string, fn: () => void): () => void;
  /** Calls `fn` when the summary changes. */
  subscribeSummary(fn: () => void): () => void;
  /** Stops timers and listening permanently. */
  dispose(): void;
}
