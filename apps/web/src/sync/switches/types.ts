import type { FrontSwitch } from '@frontboard/model';
import type { FrontMember } from '../../session/front-member.ts';

export type EntryState = 'waiting' | 'sending' | 'sent' | 'refused';

/** Why the service refused an entry, in words for a person, and what can be done. */
export interface Refusal {
  /** The service's own code, such as 20003; null when it gave none. */
  readonly code: number | null;
  /** HTTP status. */
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  readonly action: 'settings' | 'retry' | 'edit' | 'dismiss';
}

/** A switch of the own system that was changed otherwise than by the switchQueue, such as from the list of recent switches. */
export interface SwitchEdit {
  /** Uuid of the system. */
  readonly account: string;
  /** As it was shown. */
  readonly former: FrontSwitch;
  /** As the service has it now; null once it is deleted. */
  readonly now: FrontSwitch | null;
  /** It is about to be changed, and still as it was. */
  readonly isAhead: boolean;
}

/** One switch a person asked for, on its way to the service. */
export interface QueueEntry {
  readonly id: string;
  /** In front order; empty is a switch-out. */
  readonly members: readonly FrontMember[];
  /** The moment it is recorded at, in milliseconds since 1970; unique on this device. */
  readonly atMs: number;
  /** The same as it is sent, ISO. */
  readonly timestamp: string;
  readonly state: EntryState;
  readonly refusal: Refusal | null;
  /** Once sent; null also when the service said that it was so already, for then no switch was made. */
  readonly switchId: string | null;
  /** Undo is offered while now is before this: always while it waits, a while once it is sent, null when it makes no sense. */
  readonly undoUntilMs: number | null;
  /** It changed the members of the switch before instead of adding one. */
  readonly isCorrection: boolean;
  /** The person took it back, and the service has not heard of that yet. It goes when it has. */
  readonly isUndone: boolean;
  /** Why it still waits, in words; null when it is simply on its way. */
  readonly error: string | null;
}

/** The outbox as it stands. The same object until something changed. */
export interface QueueSnapshot {
  /** False until it has been read from the device. */
  readonly isReady: boolean;
  /** Whether what waits survives closing the page. */
  readonly isDurable: boolean;
  /** The active account's, oldest moment first. Sent ones stay while undo is offered. */
  readonly entries: readonly QueueEntry[];
  readonly waiting: number;
  readonly refused: number;
  /** How many wait for other accounts. */
  readonly elsewhere: number;
  /** The service's clock minus this device's, in milliseconds, when they are more than 30 s apart. */
  readonly skewMs: number | null;
}

export interface RecordInput {
  readonly members: readonly FrontMember[];
  /** Now when left out. */
  readonly atMs?: number | undefined;
  /** The person has seen that the moment lies ahead and wants it. */
  readonly isFutureConfirmed?: boolean | undefined;
  /** Edits the latest switch instead when that is younger than this. */
  readonly correctWithinMs?: number | undefined;
}

export type RecordResult =
  | { readonly ok: true; readonly id: string; readonly isDurable: boolean }
  | {
      readonly ok: false;
      readonly reason: 'future' | 'duplicate-member' | 'no-account' | 'full' | 'not-loaded';
      readonly message: string;
    };

export interface UndoResult {
  readonly ok: boolean;
  readonly message?: string;
}

/**
 * Where switches go. What `record` has resolved with `ok` reaches the service exactly once, at its moment, whatever happens to
 * the connection, the page or the service; until then it is shown.
 */
export interface SwitchQueue {
  getSnapshot(): QueueSnapshot;
  /** Calls `fn` when the snapshot changed. Returns the way to stop. */
  subscribe(fn: () => void): () => void;
  /** Keeps a switch on the device and sends it. Resolves when it is kept, not when it is sent. */
  record(input: RecordInput): Promise<RecordResult>;
  /** Takes an entry back: out before it is sent, deleted after, and a correction gives way to the members before it. */
  undo(id: string): Promise<UndoResult>;
  /** Tries what was refused, or waits for its turn, once more. */
  retry(id: string): Promise<void>;
  /** Gives up what was refused. */
  discard(id: string): Promise<void>;
  /** Hears of a switch that was changed by hand, so that nothing of it is done over or taken for what it was. */
  noteEdit(edit: SwitchEdit): Promise<void>;
  /** Stops sending and listening; what waits stays on the device. */
  dispose(): void;
}
