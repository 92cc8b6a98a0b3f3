import type { Aged } from '../../cache/status/status-cache.ts';
import type { FollowedProblem, Front } from '../../cache/status/types.ts';
import type { CachedSystem } from '../../persistence/documents/cached-records.ts';
import type { PollResult } from './poll-result.ts';

/** The refresher as a whole. */
export interface RefreshSummary {
  /** A request is in flight. */
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
  /** The service asked for a pause until then, in milliseconds since 1970; null if not. */
  readonly pausedUntilMs: number | null;
  /** This tab sends the requests. */
  readonly leader: boolean;
}

/** An answer of the service, published after the caches have taken it over. */
export interface PollAnswer {
  /** The followed id that was asked for. */
  readonly id: string;
  readonly result: PollResult;
  /** Who was known to front before. */
  readonly former: Aged<Front> | null;
  /** This tab sent the request; otherwise another tab passed it on. */
  readonly isOwn: boolean;
}

/** Keeps the followed systems fresh while a status screen is open. Plain TypeScript; hooks read it. */
export interface Refresher {
  /** A status screen opened. Returns what to call when it closes. */
  attach(): () => void;
  /** Keeps these of the followed systems fresh even without a visible status screen. An empty set ends it. */
  watch(ids: ReadonlySet<string>): void;
  /** Calls `fn` for each answer that is used. Returns an unsubscribe function. */
  subscribeAnswers(fn: (answer: PollAnswer) => void): () => void;
  /** Requests everything now, private and missing systems too. */
  refreshNow(): void;
  /** Which followed systems are in view. */
  setVisible(ids: ReadonlySet<string>): void;
  /** The cached data of these systems was deleted, or their viewer has changed: they start again. */
  reset(ids: readonly string[]): void;
  /** The system has another id: from now on it is followed by that one. Ignored for one that is not followed. */
  rename(from: string, to: string): void;
  /** The system was fetched by other means than a request of the plan. Ignored for one that is not followed. */
  learn(id: string, system: CachedSystem): void;
  /** Why the data of a followed system can't be fetched right now; null if it can. */
  getProblem(id: string): FollowedProblem | null;
  getSummary(): RefreshSummary;
  /** Calls `fn` when the problem of any system changes. */
  subscribeProblems(fn: () => void): () => void;
  /** Calls `fn` when the summary changes. */
  subscribeSummary(fn: () => void): () => void;
  /** Stops timers and listening permanently. */
  dispose(): void;
}
