import * as v from 'valibot';
import type { DeepReadonly } from '../../persistence/documents/deep-readonly.ts';
import type { FrontMember } from '../../session/front-member.ts';
import type { HistoryEdit } from './edit-plan/types.ts';

export type EntryState = 'waiting' | 'sending' | 'sent' | 'refused';

export const membersSchema: v.GenericSchema<unknown, readonly FrontMember[]> = v.array(
  v.object({ uuid: v.string(), id: v.string(), name: v.string() }),
);

export const switchCopySchema = v.object({
  switchId: v.string(),
  timestamp: v.string(),
  members: membersSchema,
  /** False if it comes from a list only: the order of the members is not certain. */
  isWhole: v.boolean(),
});

/** A switch of the service as a person saw it. */
export type SwitchCopy = DeepReadonly<v.InferOutput<typeof switchCopySchema>>;

export const refusalSchema = v.object({
  /** The service's own code, such as 20003; null without one. */
  code: v.nullable(v.number()),
  /** HTTP status. */
  status: v.number(),
  title: v.string(),
  detail: v.string(),
  action: v.picklist(['settings', 'retry', 'edit', 'dismiss']),
  /** The switch after somebody else's change, if that is the reason. Trying again then overwrites it. Absent in rows of earlier releases. */
  latest: v.optional(v.nullable(switchCopySchema), null),
  /** The clock skew, if the time of the tap may be wrong by it. Trying again then keeps the time. */
  skewMs: v.optional(v.number()),
});

/** Why the service refused an entry, as a message, and the possible actions. */
export type Refusal = DeepReadonly<v.InferOutput<typeof refusalSchema>>;

/** A change of an existing switch, as a person asks for it. `base`: the copy they saw. */
export type ChangeRequest = { readonly base: SwitchCopy } & (
  | { readonly kind: 'edit-members'; readonly members: readonly FrontMember[] }
  /** `timestamp`: ISO with `Z`. */
  | { readonly kind: 'move'; readonly timestamp: string }
  | { readonly kind: 'delete' }
);

/** One operation of an edit of the history. */
export type EditRequest =
  | ChangeRequest
  | {
      readonly kind: 'record';
      /** ISO with `Z`. */
      readonly timestamp: string;
      readonly members: readonly FrontMember[];
      /**
       * The switch before it, as the person saw it; null for none. The operation is refused if it is another one by then. Nothing is compared
       * if it is left out.
       */
      readonly follows?: SwitchCopy | null | undefined;
    };

/** A time in the future is stored only after the person has confirmed it: most of them are a wrong date. */
export interface FutureConfirmation {
  readonly isFutureConfirmed?: boolean | undefined;
}

export interface EditInput extends FutureConfirmation {
  readonly kind: HistoryEdit['kind'];
  /** At most one for each switch. They are stored together and undone together. */
  readonly requests: readonly EditRequest[];
}

/** An edit of the history that can be undone, or is being sent or undone. */
export interface QueueEdit {
  readonly id: string;
  readonly kind: HistoryEdit['kind'];
  /** When the person asked for it, in milliseconds since 1970. */
  readonly tapMs: number;
  /** The first time that it changes, in milliseconds since 1970. */
  readonly fromMs: number;
  readonly state: 'waiting' | 'sent' | 'refused';
  /** The person undid it, and the service does not have that yet. */
  readonly isUndone: boolean;
  /** The first refusal of its operations. */
  readonly refusal: Refusal | null;
  /** The entries of those that were refused. */
  readonly refusedIds: readonly string[];
  /** Why it waits; null while it is in flight. */
  readonly error: string | null;
  readonly isBlocked: boolean;
}

/** A switch of the queue, by the operation on it that counts. */
export interface QueueEntry {
  /** The id of the operation. */
  readonly id: string;
  /** The edit of the history that it is part of; null for none. */
  readonly editId: string | null;
  /** `correct` changes the members of the switch before instead of adding one. */
  readonly kind: 'record' | 'correct' | ChangeRequest['kind'];
  /** In front order; empty is a switch-out. */
  readonly members: readonly FrontMember[];
  /** The wanted time of the switch, in milliseconds since 1970. */
  readonly atMs: number;
  /** The same as it is sent, ISO. */
  readonly timestamp: string;
  readonly state: EntryState;
  readonly refusal: Refusal | null;
  /** Null until the service is known to have the switch, and if it created none because the same members were fronting already. */
  readonly switchId: string | null;
  /** Undo is offered while now is before this: always while it waits, for some time once it is sent, null if it makes no sense. */
  readonly undoUntilMs: number | null;
  /** The person undid it, and the service does not have that yet. The entry is removed when it does. */
  readonly isUndone: boolean;
  /** Why it still waits, as a message; null while it is in flight. */
  readonly error: string | null;
  /** It waits for the network or for a token, and not only for the service. */
  readonly isBlocked: boolean;
}

/** What screens show of the queue. The same object until something changes. */
export interface SwitchQueueSnapshot {
  /** False until it has been read from the device. */
  readonly isReady: boolean;
  /** Whether what waits survives closing the page. */
  readonly isDurable: boolean;
  /** Uuid of the active account; null for none. */
  readonly viewer: string | null;
  /** The active account's, oldest time first. Sent ones stay while undo is offered. */
  readonly entries: readonly QueueEntry[];
  /** The active account's edits of the history, oldest first. */
  readonly edits: readonly QueueEdit[];
  readonly waiting: number;
  readonly refused: number;
  /** How many wait for other accounts. */
  readonly elsewhere: number;
  /** The service's clock minus this device's, in milliseconds; 0 below a minute. */
  readonly skewMs: number;
}

export interface RecordInput extends FutureConfirmation {
  readonly members: readonly FrontMember[];
  /** Now when left out. */
  readonly atMs?: number | undefined;
  /** Changes the latest switch instead if that is more recent than this. */
  readonly correctWithinMs?: number | undefined;
}

export type QueueResult =
  | { readonly ok: true; readonly id: string; readonly isDurable: boolean }
  | {
      readonly ok: false;
      readonly reason: 'future' | 'duplicate-member' | 'no-account' | 'full' | 'not-loaded';
      readonly message: string;
    };

/** In milliseconds since 1970. */
export interface MovedTime {
  readonly fromMs: number;
  readonly toMs: number;
}

export type UndoResult = { readonly ok: true } | { readonly ok: false; readonly message: string };

/**
 * The queue of an account: every change to switches goes through it. What `record` or `change` has resolved with `ok` reaches the service
 * exactly once, whatever happens to the connection, the page or the service; until then it is shown.
 */
export interface SwitchQueue {
  getSnapshot(): SwitchQueueSnapshot;
  /** Calls `fn` when the snapshot changed. Returns an unsubscribe function. */
  subscribe(fn: () => void): () => void;
  /** Stores a switch on the device and sends it. Resolves when it is stored, not when it is sent. */
  record(input: RecordInput): Promise<QueueResult>;
  /**
   * As `record`, for a change of a switch that the service has. It is refused if somebody else has changed the switch since `base`.
   * `viewer`: of the system that the switch belongs to.
   */
  change(change: ChangeRequest, viewer: string, confirmation?: FutureConfirmation): Promise<QueueResult>;
  /** As `change`, for all operations of an edit at once. The result has the id of the edit. */
  edit(input: EditInput, viewer: string): Promise<QueueResult>;
  /** Undoes all operations of an edit, or none of them: if somebody else has changed a switch since, the result says so. */
  undoEdit(id: string): Promise<UndoResult>;
  /** Undoes an operation, and the others of its edit: before it is sent, it is not sent; afterwards it is reverted. */
  undo(id: string): Promise<UndoResult>;
  /** Tries again what was refused or waits. What somebody else did to the switch is then overwritten. */
  retry(id: string): Promise<void>;
  /** Discards what was refused. */
  discard(id: string): Promise<void>;
  /** Sends what was refused for the clock of the device at the time that the service's clock showed. Resolves with the times of the switches before and after. */
  correctTimes(ids: readonly string[]): Promise<readonly MovedTime[]>;
  /** Stops sending and listening; what waits stays on the device. */
  dispose(): void;
}
