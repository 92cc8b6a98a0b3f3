import type { Viewer } from '../../session/viewer.ts';
import type { Fields } from '../records/fields.ts';
import type { SentSwitch } from '../switches/made/made-switch.ts';
import type { RunOperation } from './operation.ts';

/** What a run is for; the screens have words for each. */
export type RunAbout = 'bulk' | 'import' | 'restore' | 'undo';

/**
 * `going`: it is sent, or waits for the network. `paused`: by the person. `undoing`: the operation in flight ends, then a run that
 * undoes this one replaces it. `ended`: nothing of it is sent any more.
 */
export type RunPhase = 'going' | 'paused' | 'undoing' | 'ended';

/** A run without its operations. */
export interface RunHead {
  readonly id: string;
  /** The account: nothing of it is sent as another one. */
  readonly viewer: Viewer;
  readonly about: RunAbout;
  /** In milliseconds since 1970. */
  readonly startedAtMs: number;
  readonly endedAtMs: number | null;
  readonly phase: RunPhase;
  /** How long its operations have taken, in milliseconds, without pauses. */
  readonly workedMs: number;
  /** The id of the run that this one undoes. */
  readonly undoes: string | null;
  /** The id of the run that undoes this one. */
  readonly undoneBy: string | null;
}

/** Why a field, or a part of an operation, was left unchanged. */
export type LeftReason =
  /** Another device has changed it since the person saw it. `now` is what the service has. */
  | { readonly why: 'changed'; readonly now: Fields[string] }
  /** The service refused it, with this message. */
  | { readonly why: 'refused'; readonly detail: string }
  /** It no longer exists at the service. */
  | { readonly why: 'gone' };

/** The values from before an operation, as far as the operation changed them. Undo restores them. */
export type Former =
  | { readonly kind: 'fields'; readonly was: Fields; readonly set: Fields }
  | { readonly kind: 'membership'; readonly added: readonly string[]; readonly removed: readonly string[] }
  /** The record was created, as `uuid`. `before`: the uuids of equal records from before. `isChecked`: for twins. */
  | {
      readonly kind: 'created';
      readonly uuid: string;
      readonly before: readonly string[];
      readonly isChecked: boolean;
    }
  /** The record was deleted. Its restore copy has its former uuid as its id. */
  | { readonly kind: 'deleted'; readonly uuid: string }
  /** A switch was recorded. `sent`: the requests for it, until it was checked for rows that repetitions of them have left. */
  | {
      readonly kind: 'recorded';
      readonly id: string;
      readonly members: readonly string[];
      readonly sent: readonly SentSwitch[];
      readonly isChecked: boolean;
    }
  | { readonly kind: 'switch-deleted' };

/** The outcome of an operation. */
export type OperationEnd =
  /** Done, except what is in `left`, by field or reference. */
  | {
      readonly as: 'done';
      readonly former: Former;
      readonly left: Readonly<Record<string, LeftReason>>;
    }
  /** Nothing had to change. */
  | { readonly as: 'same' }
  /** Nothing of it was done: every part was left unchanged. */
  | { readonly as: 'left'; readonly left: Readonly<Record<string, LeftReason>> }
  /** Its record no longer exists at the service. */
  | { readonly as: 'gone' }
  | { readonly as: 'refused'; readonly title: string; readonly detail: string }
  /** It needs a record that was not created. */
  | { readonly as: 'skipped' };

/** What was known when an operation was first sent: it is needed to find the outcome after a lost answer. */
export type SentWith =
  | { readonly kind: 'fields'; readonly was: Fields; readonly left: Readonly<Record<string, LeftReason>> }
  | { readonly kind: 'membership'; readonly added: readonly string[]; readonly removed: readonly string[] }
  /** The uuids of equal records from before, and the fields that the service has refused so far. */
  | {
      readonly kind: 'twins';
      readonly uuids: readonly string[];
      readonly left: Readonly<Record<string, LeftReason>>;
    }
  /** The requests to record a switch so far. */
  | { readonly kind: 'switch'; readonly sent: readonly SentSwitch[] }
  | { readonly kind: 'nothing' };

/** The progress of an operation. */
export type OperationProgress =
  | { readonly step: 'waiting' }
  /** It may be at the service. `sinceMs`: when it was last sent, or last known to be in flight. */
  | { readonly step: 'sent'; readonly sinceMs: number; readonly with: SentWith }
  | { readonly step: 'ended'; readonly end: OperationEnd };

/** An operation of a run with its progress. */
export interface RunItem {
  readonly operation: RunOperation;
  readonly progress: OperationProgress;
}

/** A run with its operations, in the order in which they are sent. */
export interface Run {
  readonly head: RunHead;
  readonly items: readonly RunItem[];
}

/** How many operations of a run have which outcome. */
export interface RunCounts {
  readonly all: number;
  /** Ended, with any outcome. */
  readonly ended: number;
  /** Completely or partly done. */
  readonly done: number;
  readonly same: number;
  /** Not or only partly done: refused, left, gone or skipped. */
  readonly failed: number;
}

/** Counts the operations of a run. */
export function countRun({ items }: Run): RunCounts {
  let [ended, done, same, failed] = [0, 0, 0, 0];
  for (const { progress } of items) {
    if (progress.step !== 'ended') continue;
    ended += 1;
    const { end } = progress;
    if (end.as === 'done') done += 1;
    if (end.as === 'same') same += 1;
    if (isFailed(end)) failed += 1;
  }
  return { all: items.length, ended, done, same, failed };
}

/** Whether an operation had its turn and was not completed. */
export function isFailed(end: OperationEnd): boolean {
  if (end.as === 'done') return Object.keys(end.left).length > 0;
  return end.as !== 'same';
}
