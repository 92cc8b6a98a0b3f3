import { createTabProtocol } from '../../platform/tab-protocol.ts';
import type { Viewer } from '../../session/viewer.ts';
import type { PollResult } from './poll-result.ts';
import type { Task } from './schedule.ts';

/** An answer that one tab got and others use. */
export interface SharedAnswer {
  readonly task: Task;
  readonly result: PollResult;
  /** When it came back, in milliseconds since 1970. */
  readonly atMs: number;
  /** The viewer: tabs may use different accounts for a moment, or for as long as one of them is session-only. */
  readonly viewer: Viewer;
}

/** Messages between tabs about refreshing. */
export type RefresherMessage =
  | { readonly type: 'started'; readonly task: Task; readonly atMs: number }
  | ({ readonly type: 'settled' } & SharedAnswer)
  /** The person asked for everything now, in a tab that does not lead. */
  | { readonly type: 'refresh' }
  /** What a tab has in view; empty when it is hidden or shows something else. */
  | { readonly type: 'visible'; readonly tab: string; readonly ids: readonly string[] }
  /** A new leader asks what the others have in view. */
  | { readonly type: 'roll-call' }
  /** A visible tab with a status screen wants to lead: tabs without one resign. */
  | { readonly type: 'screen' }
  /** A tab that has just opened asks the leader for its latest answers: the device may not have saved them yet. */
  | { readonly type: 'newcomer'; readonly tab: string }
  /** One of the leader's latest answers, for the new tab `to`. */
  | ({ readonly type: 'known'; readonly to: string } & SharedAnswer);

/** The messages as they are posted and read. Their version is raised when one changes its meaning. */
export const refresherMessages = createTabProtocol<RefresherMessage>(3);
