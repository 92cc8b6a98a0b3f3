import type { FrontMember } from '../../../session/front-member.ts';
import type { HistoryEdit } from '../edit-plan/types.ts';
import type { SwitchCopy } from '../types.ts';

interface Asked {
  readonly id: string;
  /** When the person asked for it, in milliseconds since 1970. */
  readonly tapMs: number;
}

/** The edit of the history that contains an operation: all of its operations are undone together. */
export interface OperationEdit {
  readonly id: string;
  readonly kind: HistoryEdit['kind'];
  /** One of its switches no longer has its operation although the service has had that: the edit can't be undone as a whole. */
  readonly isBroken?: boolean | undefined;
}

interface Change extends Asked {
  readonly edit?: OperationEdit | undefined;
  /** The service has had this state. */
  readonly isSent: boolean;
}

interface NewSwitch {
  readonly kind: 'record';
  /** The switch before it when it was planned, null for none; left out if its members depend on no other. */
  readonly follows?: SwitchCopy | null | undefined;
}

/** An operation that sets the members of the switch, in front order. */
export type MembersOperation = Change & { readonly members: readonly FrontMember[] } & (
    | NewSwitch
    /** The tap soon after a switch. It becomes a separate switch if somebody switched elsewhere in between. */
    | { readonly kind: 'correct' }
    /** The person opened this very switch. It is refused if somebody else has changed the switch since. */
    | { readonly kind: 'edit-members' }
  );

/** The person opened this very switch and gave it another time. `from`: the time before. */
type MoveOperation = Change & {
  readonly kind: 'move';
  readonly timestamp: string;
  readonly from: string;
};

type DeleteOperation = Change & { readonly kind: 'delete' };

/** Undoes another operation. */
type UndoOperation = Asked & { readonly kind: 'undo'; readonly of: string };

/** A change to switches that a person asked for. */
export type Operation = MembersOperation | MoveOperation | DeleteOperation | UndoOperation;

/** An operation that is not itself an undo. */
export type UndoableOperation = Exclude<Operation, UndoOperation>;

export function hasMembers(operation: Operation): operation is MembersOperation {
  return operation.kind === 'record' || operation.kind === 'correct' || operation.kind === 'edit-members';
}

/**
 * Whether the service's copy must be the one the person saw: changes by others are not overwritten unseen. What a tap records or
 * corrects is not guarded.
 */
export function isGuarded({ kind }: Operation): boolean {
  return kind === 'edit-members' || kind === 'move' || kind === 'delete';
}
