import * as v from 'valibot';
import type { DeepReadonly } from '../../../persistence/documents/deep-readonly.ts';
import type { HistoryEdit } from '../edit-plan/types.ts';
import { membersSchema, switchCopySchema } from '../types.ts';

const asked = {
  id: v.string(),
  /** When the person asked for it, in milliseconds since 1970. */
  tapMs: v.number(),
};

const edit = v.object({
  id: v.string(),
  kind: v.picklist([
    'add',
    'move',
    'change-members',
    'delete',
    'insert',
    'take-out',
    'split',
    'merge',
    'copy',
  ] satisfies HistoryEdit['kind'][]),
  /** One of its switches no longer has its operation although the service has had that: the edit can't be undone as a whole. */
  isBroken: v.optional(v.boolean()),
});

const change = {
  ...asked,
  edit: v.optional(edit),
  /** The service has had this state. */
  isSent: v.boolean(),
};

/** In front order. */
const withMembers = {
  ...change,
  members: membersSchema,
  /** The time comes from the device's clock, before an answer had shown whether that clock is right. */
  isClockUnknown: v.optional(v.boolean()),
  /** How far a tap by an unknown clock was moved so that it comes after the tap before it, in milliseconds. */
  movedMs: v.optional(v.number()),
};

export const switchOperationSchema = v.variant('kind', [
  v.object({
    kind: v.literal('record'),
    ...withMembers,
    /** The switch before it when it was planned, null for none; left out if its members depend on no other. */
    follows: v.optional(v.nullable(switchCopySchema)),
  }),
  /** The tap soon after a switch. It becomes a separate switch if somebody switched elsewhere in between. */
  v.object({ kind: v.literal('correct'), ...withMembers }),
  /** The person opened this very switch. It is refused if somebody else has changed the switch since. */
  v.object({ kind: v.literal('edit-members'), ...withMembers }),
  /** The person opened this very switch and gave it another time. `from`: the time before. */
  v.object({ kind: v.literal('move'), ...change, timestamp: v.string(), from: v.string() }),
  v.object({ kind: v.literal('delete'), ...change }),
  /** Undoes another operation. */
  v.object({ kind: v.literal('undo'), ...asked, of: v.string() }),
]);

/** A change to switches that a person asked for. */
export type Operation = DeepReadonly<v.InferOutput<typeof switchOperationSchema>>;

/** An operation that sets the members of the switch. */
export type MembersOperation = Extract<Operation, { readonly members: unknown }>;

/** An operation that is not itself an undo. */
export type UndoableOperation = Exclude<Operation, { readonly kind: 'undo' }>;

/** The edit of the history that contains an operation: all of its operations are undone together. */
export type OperationEdit = DeepReadonly<v.InferOutput<typeof edit>>;

/** Whether an operation sets the members of the switch. */
export function hasMembers(operation: Operation): operation is MembersOperation {
  return 'members' in operation;
}

/**
 * Whether the service's copy must be the one the person saw: changes by others are not overwritten unseen. What a tap records or
 * corrects is not guarded.
 */
export function isGuarded({ kind }: Operation): boolean {
  return kind === 'edit-members' || kind === 'move' || kind === 'delete';
}
